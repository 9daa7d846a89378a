/**
 * Games played again for whoever looks back at them (docs/protocol.md, T6, T7, T9): by pages, in slices, and with a
 * bound on what one answer may hold. However long a game is, nobody else waits for it.
 */
import { ok, type Result, refuse } from '../core/result.ts';
import type { Viewer } from '../core/seat.ts';
import { type Frame, frameSteps, MoveLine, type Position, replaySteps } from '../room/past.ts';
import { longestPage } from '../room/protocol.ts';
import type { OpenGame, PastMove, Table } from '../room/table.ts';
import { logPages } from './log.ts';
import { LruCache } from './lru.ts';
import type { TimeSlicer } from './slicer.ts';
import type { Store } from './store.ts';

/** A table as it was when somebody's right to look at it was checked, and as whom they look. */
export type Sight = {
  readonly id: string;
  readonly opened: OpenGame;
  readonly table: Table;
  readonly viewer: Viewer;
};

/** The moves of a log up to this event. */
type KnownMoves = { readonly seq: number; readonly line: MoveLine };

export type ReplayLimits = {
  /** Characters of a page, about; one position may be larger. */
  readonly page: number;
  /** Characters of a file with every position. */
  readonly file: number;
  /** Moves of a game that is written for another program, which reads it whole. */
  readonly moves: number;
};

const usual: ReplayLimits = { page: 1_000_000, file: 32_000_000, moves: 2000 };
/** Moves of games that are kept at hand, of all games together. */
const movesKept = 100_000;
/** Positions at which pages ended. */
const endsKept = 32;

export class Replays {
  readonly #store: Store;
  readonly #slicer: TimeSlicer;
  readonly #limits: ReplayLimits;
  readonly #moves = new LruCache<KnownMoves>(movesKept);
  /** The last used is the last. */
  #ends: readonly { readonly id: string; readonly end: Position }[] = [];

  constructor(store: Store, slicer: TimeSlicer, limits = usual) {
    this.#store = store;
    this.#slicer = slicer;
    this.#limits = limits;
  }

  /** Some positions of a game, as the JSON of an answer. */
  async page(sight: Sight, from: number, count: number): Promise<Result<string>> {
    const { table } = sight;
    if (table.phase === 'gathering') return ok(pageText([], from, 0, table));
    const moves = await this.#movesOf(sight);
    if (!moves.ok) return moves;
    const frames = await this.#frames(sight, moves.value, from, count);
    return ok(pageText(frames, from, moves.value.length + 1, table));
  }

  /** Every position of a game that another program is to read. */
  async whole(sight: Sight): Promise<Result<readonly Frame[]>> {
    const { opened, table, viewer } = sight;
    if (table.moveCount > this.#limits.moves || this.#isTooLong(sight)) return tooLong(table);
    const moves = await this.#movesOf(sight);
    return moves.ok ? ok(await this.#slicer.run(frameSteps(opened, table, moves.value, viewer))) : moves;
  }

  /** Every position, as JSON, page after page. */
  async pages(sight: Sight): Promise<Result<AsyncIterable<string>>> {
    if (sight.table.phase === 'gathering') return ok(nothing());
    if (this.#isTooLong(sight)) return tooLong(sight.table);
    const moves = await this.#movesOf(sight);
    return moves.ok ? ok(this.#pages(sight, moves.value)) : moves;
  }

  async *#pages(sight: Sight, moves: readonly PastMove[]): AsyncGenerator<string> {
    let written = 0;
    for (let from = 0; from <= moves.length; ) {
      const frames = await this.#frames(sight, moves, from, longestPage);
      const text = frames.join(',');
      written += text.length;
      if (written > this.#limits.file) throw new Error(`the replay of ${sight.id} is longer than it looked`);
      yield text;
      from += frames.length;
    }
  }

  async #frames(
    { id, opened, table, viewer }: Sight,
    moves: readonly PastMove[],
    from: number,
    count: number,
  ): Promise<readonly string[]> {
    const range = { from, count, characters: this.#limits.page };
    const steps = replaySteps(opened, table, moves, viewer, range, this.#endBefore(id, moves, from));
    const { frames, next } = await this.#slicer.run(steps);
    this.#keep(id, next);
    return frames;
  }

  /** What is known of a log is brought up to date by the events since then. */
  async #movesOf({ id, table: { seq } }: Sight): Promise<Result<readonly PastMove[]>> {
    const known = this.#moves.get(id);
    const start = known && known.seq <= seq ? known : { seq: 0, line: null };
    const line = new MoveLine(start.line);
    let reached = start.seq;
    for await (const events of logPages(this.#store, this.#slicer, id, start.seq, seq)) {
      for (const event of events) line.add(event);
      reached += events.length;
    }
    if (reached !== seq) return refuse('no-such-table');
    const moves = line.moves();
    this.#moves.put(id, { seq, line }, moves.length + 1);
    return ok(moves);
  }

  /**
   * The nearest position at which a page ended. It is still one of the game if its move still counts: whatever came
   * before that move can't have changed since.
   */
  #endBefore(id: string, moves: readonly PastMove[], from: number): Position | undefined {
    return this.#ends
      .filter((kept) => kept.id === id && kept.end.at <= from)
      .map(({ end }) => end)
      .filter(({ at, move }) => move !== null && moves[at - 1]?.seq === move.seq)
      .toSorted((a, b) => b.at - a.at)[0];
  }

  /** Views grow as a game goes on: none is much larger than the last. */
  #isTooLong({ opened, table, viewer }: Sight): boolean {
    const view = JSON.stringify(opened.rules.view(table.state, viewer));
    return view.length * (table.moveCount + 1) > this.#limits.file;
  }

  #keep(id: string, end: Position): void {
    const others = this.#ends.filter((kept) => kept.id !== id || kept.end.at !== end.at);
    this.#ends = [...others, { id, end }].slice(-endsKept);
  }
}

function pageText(frames: readonly string[], from: number, total: number, table: Table): string {
  const { seq, returnedAt } = table;
  const returned = returnedAt > 0 ? `,"returnedAt":${returnedAt}` : '';
  return `{"frames":[${frames.join(',')}],"from":${from},"total":${total},"seq":${seq}${returned}}`;
}

function tooLong({ moveCount }: Table): Result<never> {
  return refuse('replay-long', { moves: moveCount });
}

async function* nothing(): AsyncGenerator<string> {}
