/** Tables out of the store: the log read, the rules opened, the events folded; or why that can't be done. */
import { ok, type Result, refuse } from '../core/result.ts';
import { foldSteps } from '../room/apply.ts';
import { upgradeLog } from '../room/contentupgrade.ts';
import type { Created, Event } from '../room/event.ts';
import { namesItsContent } from '../room/resources.ts';
import type { OpenGame, Table } from '../room/table.ts';
import type { ContentKeeper } from './contentkeeper.ts';
import type { Asker } from './jobs/kinds.ts';
import type { Library } from './library.ts';
import { readLog } from './log.ts';
import type { Preparer } from './preparer.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, StoreError } from './store.ts';

export type LoaderDeps = {
  readonly store: Pick<Store, 'log'>;
  readonly library: Library;
  readonly keeper: ContentKeeper;
  readonly preparer: Preparer;
  /** Long logs are folded in slices. */
  readonly slicer: TimeSlicer;
};

export type LoadedTable = {
  readonly opened: OpenGame;
  readonly log: readonly Event[];
  readonly table: Table;
};

/** Whoever waits for a table to be loaded; nobody ever leaves unless told. */
export type LoadWaiter = Pick<Asker, 'gone' | 'progress'>;

export const patient: LoadWaiter = { gone: new AbortController().signal };

export async function loadTable(
  deps: LoaderDeps,
  id: string,
  waiter: LoadWaiter = patient,
): Promise<Result<LoadedTable>> {
  const stored = await readable(deps, id);
  if (!stored.ok) return stored;
  const log = await upgraded(deps, stored.value);
  if (!log.ok) return log;
  const opened = await openedBy(deps, log.value[0]!.body as Created, { player: id, ...waiter });
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

/** Tables take turns with the threads as players do, each for itself. */
async function openedBy(
  { library, keeper, preparer }: LoaderDeps,
  created: Created,
  asker: Asker,
): Promise<Result<OpenGame>> {
  const { game, version, options, resources } = created;
  const opened = await library.reopen(game, version, resources, {
    text: keeper.source,
    prepare: preparer.for(asker),
  });
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
