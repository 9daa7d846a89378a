/**
 * Keeps what is stored beside a log in step with it: the summary that lists show, and the alarm that wakes the table. With
 * every move it would cost a fifth to a half of the append, so only what must be known at once goes with its event; the
 * rest follows within a second.
 */
import type { Event } from '../room/event.ts';
import { kindOf } from '../room/kinds/index.ts';
import { finalOf, resultsOf } from '../room/results.ts';
import type { OpenGame, Table } from '../room/table.ts';
import { wants } from '../room/wants.ts';
import type { Store } from './store.ts';
import { summaryOf } from './summary.ts';
import type { Change } from './unit.ts';

/** What the store has: the event that its summary is of, and its alarm. */
export type Kept = { readonly seq: number; readonly wakeAt: number | null };

type KeeperDeps = {
  readonly store: Pick<Store, 'commit'>;
  readonly sleep: (ms: number) => Promise<void>;
};

/** So far behind what lists know of a table may be. */
const latestMs = 1000;

export class SummaryKeeper {
  readonly #id: string;
  readonly #opened: OpenGame;
  readonly #deps: KeeperDeps;
  /** Null when it is not known. */
  #kept: Kept | null;

  /** Whether it is about to be stored. */
  #isDue = false;

  constructor(id: string, opened: OpenGame, kept: Kept, deps: KeeperDeps) {
    this.#id = id;
    this.#opened = opened;
    this.#kept = kept;
    this.#deps = deps;
  }

  /** What goes into the commit of an event besides it. */
  changesWith(event: Event, before: Table, after: Table): readonly Change[] {
    if (after.phase !== before.phase) return [...this.#changesFor(after), ...this.#ending(after)];
    if (kindOf(event.body).isTurningPoint) return this.#changesFor(after);
    const { wakeAt } = wants(after);
    return comesLate(this.#kept?.wakeAt ?? null, wakeAt) ? [alarm(this.#id, wakeAt)] : [];
  }

  /** A game that is over is final. */
  #ending(after: Table): readonly Change[] {
    return after.phase === 'over' ? [finish(this.#id, this.#opened, after)] : [];
  }

  /** All that the store does not know yet. */
  #changesFor(table: Table): readonly Change[] {
    const { wakeAt } = wants(table);
    const changes: Change[] = [];
    if (this.#kept?.seq !== table.seq) changes.push(summaryChange(this.#id, this.#opened, table));
    if (this.#kept?.wakeAt !== wakeAt) changes.push(alarm(this.#id, wakeAt));
    return changes;
  }

  isBehind(table: Table): boolean {
    return this.#kept?.seq !== table.seq || this.#kept.wakeAt !== wants(table).wakeAt;
  }

  /** These were stored. */
  committed(changes: readonly Change[]): void {
    let { seq, wakeAt } = this.#kept ?? { seq: 0, wakeAt: null };
    for (const change of changes) {
      if (change.kind === 'summary') seq = change.summary.seq;
      if (change.kind === 'alarm') wakeAt = change.at;
    }
    this.#kept = { seq, wakeAt };
  }

  async store(table: Table): Promise<void> {
    const changes = this.#changesFor(table);
    if (changes.length === 0) return;
    await this.#deps.store.commit({ changes });
    this.committed(changes);
  }

  /** Has it stored in time, if it is behind. What fails now is tried again, and told, when the table leaves the memory. */
  soon(table: Table, store: () => Promise<void>): void {
    if (this.#isDue || !this.isBehind(table)) return;
    this.#isDue = true;
    const due = () => {
      this.#isDue = false;
      return store();
    };
    this.#deps
      .sleep(latestMs)
      .then(due)
      .catch(() => undefined);
  }

  /** What was stored, or was not, is not known any more. */
  forget(): void {
    this.#kept = null;
  }
}

/** What a table begins with, besides its log. */
export function firstChanges(id: string, opened: OpenGame, table: Table): readonly Change[] {
  const { wakeAt } = wants(table);
  const summary = summaryChange(id, opened, table);
  if (table.phase === 'over') return [summary, finish(id, opened, table)];
  return wakeAt === null ? [summary] : [summary, alarm(id, wakeAt)];
}

/** What came of a game that is over. */
function finish(table: string, opened: OpenGame, last: Table): Change {
  const [result, final] = [resultsOf(opened, last), finalOf(opened, last)];
  return { kind: 'finish', table, result, final, backfilled: false };
}

function summaryChange(table: string, opened: OpenGame, now: Table): Change {
  return { kind: 'summary', table, summary: summaryOf(opened, now) };
}

function alarm(table: string, at: number | null): Change {
  return { kind: 'alarm', table, at };
}

/** One that comes too early does no harm: the table is looked at, and goes to sleep again. */
function comesLate(stored: number | null, wanted: number | null): boolean {
  return wanted !== null && (stored === null || stored > wanted);
}
