/**
 * Fills in the results of games that were over before results were kept: in the background, one table at a time, each once.
 * One that can't be opened any more is noted down, and left alone from then on.
 */
import { finalOf, resultsOf } from '../room/results.ts';
import { type LoadedTable, type LoaderDeps, loadTable } from './loader.ts';
import type { Clock } from './ports.ts';
import { type Store, StoreError } from './store.ts';
import type { Change } from './unit.ts';

export type BackfillDeps = LoaderDeps & {
  readonly store: Store;
  readonly clock: Pick<Clock, 'sleep'>;
};

/** Tables that are looked up at once, and the rest after each, which leaves the room to those who play. */
const page = 20;
const restMs = 50;

export class Backfill {
  readonly #deps: BackfillDeps;
  #isStopped = false;

  constructor(deps: BackfillDeps) {
    this.#deps = deps;
  }

  /** Until all is done, it is stopped, or the storage fails: then it goes on when the room is opened again. */
  async run(): Promise<void> {
    const { store, clock } = this.#deps;
    while (!this.#isStopped) {
      const tables = await store.missingResults(page);
      if (tables.length === 0) return;
      for (const table of tables) {
        if (this.#isStopped) return;
        await this.#fill(table);
        await clock.sleep(restMs);
      }
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #fill(table: string): Promise<void> {
    const loaded = await loadTable(this.#deps, table);
    const change = loaded.ok ? finishOf(table, loaded.value) : noResult(table, loaded.problems[0].code);
    await this.#deps.store.commit({ changes: [change] }).catch(unlessGone);
  }
}

/** A game whose end can't be told is as good as one that can't be opened. */
function finishOf(table: string, { opened, table: last }: LoadedTable): Change {
  // It goes on: its results come with its end.
  if (last.phase !== 'over') return noResult(table, 'not-over');
  try {
    const [result, final] = [resultsOf(opened, last), finalOf(opened, last)];
    return { kind: 'finish', table, result, final, backfilled: true };
  } catch {
    return noResult(table, 'table-broken');
  }
}

function noResult(table: string, problem: string): Change {
  return { kind: 'no-result', table, problem };
}

/** Somebody has removed the table meanwhile. */
function unlessGone(error: unknown): void {
  if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
}
