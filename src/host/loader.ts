/** Tables out of the store: the log read, the rules opened, the events folded; or why that can't be done. */
import { ok, type Result, refuse } from '../core/result.ts';
import { foldSteps } from '../room/apply.ts';
import { upgradeLog } from '../room/contentupgrade.ts';
import type { Created, Event } from '../room/event.ts';
import { namesItsContent } from '../room/resources.ts';
import type { OpenGame, Table } from '../room/table.ts';
import type { ContentKeeper } from './contentkeeper.ts';
import type { Library } from './library.ts';
import { readLog } from './log.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, StoreError } from './store.ts';

export type LoaderDeps = {
  readonly store: Pick<Store, 'log'>;
  readonly library: Library;
  readonly keeper: ContentKeeper;
  /** Long logs are folded in slices. */
  readonly slicer: TimeSlicer;
};

export type LoadedTable = {
  readonly opened: OpenGame;
  readonly log: readonly Event[];
  readonly table: Table;
};

export async function loadTable(deps: LoaderDeps, id: string): Promise<Result<LoadedTable>> {
  const stored = await readable(deps, id);
  if (!stored.ok) return stored;
  const log = await upgraded(deps, stored.value);
  if (!log.ok) return log;
  const opened = await openedBy(deps, log.value[0]!.body as Created);
  if (!opened.ok) return opened;
  // A log that makes no sense.
  const table = await deps.slicer.run(foldSteps(opened.value, log.value)).catch(() => null);
  return table ? ok({ opened: opened.value, log: log.value, table }) : refuse('table-broken');
}

/** The log as it is told today; manifests that follow from it are known from then on. */
async function upgraded({ library, keeper }: LoaderDeps, log: readonly Event[]) {
  const [first] = log;
  if (first?.body.kind !== 'created') return refuse('no-such-table');
  const { game: id } = first.body;
  const game = await library.game(id);
  if (!game) return refuse('game-unknown', { game: id.slice(0, 40) });
  const { log: today, manifests } = upgradeLog(log, game);
  keeper.know(manifests);
  return ok(today);
}

async function openedBy({ library, keeper }: LoaderDeps, created: Created): Promise<Result<OpenGame>> {
  const { game, version, options, resources } = created;
  const opened = await library.reopen(game, version, resources, keeper.source);
  if (!opened.ok) return opened;
  const isWhole = namesItsContent(opened.value.game.form, options, resources);
  return isWhole ? opened : refuse('table-broken');
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
