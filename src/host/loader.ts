/** Tables out of the store: the log read, the rules opened, the events folded; or why that can't be done. */
import { ok, type Result, refuse } from '../core/result.ts';
import { foldSteps } from '../room/apply.ts';
import type { Event } from '../room/event.ts';
import type { OpenGame, Table } from '../room/table.ts';
import type { Library } from './library.ts';
import { readLog } from './log.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, StoreError } from './store.ts';
import { readText } from './texts.ts';

export type LoaderDeps = {
  readonly store: Pick<Store, 'log' | 'text'>;
  readonly library: Library;
  /** Long logs are folded in slices. */
  readonly slicer: TimeSlicer;
};

export type LoadedTable = {
  readonly opened: OpenGame;
  readonly log: readonly Event[];
  readonly table: Table;
};

export async function loadTable(deps: LoaderDeps, id: string): Promise<Result<LoadedTable>> {
  const { store, library, slicer } = deps;
  const log = await readable(deps, id);
  if (!log.ok) return log;
  const [first] = log.value;
  if (first?.body.kind !== 'created') return refuse('no-such-table');
  const { game, version, assets } = first.body;
  const opened = await library.reopen(game, version, assets, (hash) => readText(store, hash));
  if (!opened.ok) return opened;
  // A log that makes no sense.
  const table = await slicer.run(foldSteps(opened.value, log.value)).catch(() => null);
  return table ? ok({ opened: opened.value, log: log.value, table }) : refuse('table-broken');
}

/** The log, unless it is damaged on disk: then only this table is lost. */
async function readable({ store, slicer }: LoaderDeps, id: string): Promise<Result<readonly Event[]>> {
  try {
    return ok(await readLog(store, slicer, id));
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'store-damaged') throw error;
    return refuse(error.code);
  }
}
