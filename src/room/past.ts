/** A game played again from its moves: what an undo goes back to, and what a replay steps through. */
import type { ForfeitReason, PastMove as TimedMove } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { ok, type Result } from '../core/result.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { Steps } from '../core/steps.ts';
import { type Event, needsHistory } from './event.ts';
import { stream } from './random.ts';
import type { OpenGame, PastMove, ReturnPoint, Table } from './table.ts';

export type Frame = {
  /** The move that led here; null at the start. */
  readonly move: ShownMove | null;
  readonly view: unknown;
};

/** A move as somebody may know it: what another seat wrote stays hidden (null) until the game is over. */
export type ShownMove = {
  readonly seq: number;
  readonly seat: Seat;
  readonly text: string | null;
  readonly why?: ForfeitReason;
};

/** The moves and forfeits of a log that count, oldest first. */
export function pastMoves(log: Iterable<Event>): readonly PastMove[] {
  const line = new MoveLine();
  for (const event of log) line.add(event);
  return line.moves();
}

/** The same with when they were made, and whether a hint had proposed them; for looks back. */
export function timedMoves(log: Iterable<Event>): readonly TimedMove[] {
  const line = new MoveLine();
  const known = new Map<number, { readonly ms: number; readonly hinted: boolean }>();
  /** By seat: the moves proposed in this position. */
  const proposed = new Map<Seat, readonly string[]>();
  let [elapsed, since]: [number, number | null] = [0, null];
  for (const event of log) {
    const { seq, at, body } = event;
    line.add(event);
    if (body.kind === 'started' || body.kind === 'resumed') since ??= at;
    if (body.kind === 'paused' && since !== null) {
      elapsed += Math.max(0, at - since);
      since = null;
    }
    if (body.kind === 'hinted')
      proposed.set(
        body.seat,
        (body.hints ?? []).map(({ move }) => move),
      );
    if (body.kind !== 'moved' && body.kind !== 'forfeited') continue;
    const ms = elapsed + (since === null ? 0 : Math.max(0, at - since));
    const hinted = body.kind === 'moved' && (proposed.get(body.seat)?.includes(body.text) ?? false);
    known.set(seq, { ms, hinted });
    proposed.delete(body.seat);
  }
  return line.moves().map(({ seq, seat, text }) => ({ seat, text, ...known.get(seq)! }));
}

/** A move and the line that it was played on. */
type Link = { readonly move: PastMove; readonly before: Link | null };

/**
 * The moves that count, brought up to each event in turn. A move knows the one before it, so a saved point is no more
 * than its last move, however many points there are; and a move that was taken back is there for whoever saved it.
 */
export class MoveLine {
  #last: Link | null = null;
  /** By the number of the event that saved it; what is not there is the start. */
  readonly #saves: Map<number, Link | null>;

  constructor(known: MoveLine | null = null) {
    this.#last = known ? known.#last : null;
    this.#saves = new Map(known ? known.#saves : []);
  }

  /** The number of the last move; 0 for none. */
  get last(): number {
    return this.#last?.move.seq ?? 0;
  }

  add({ seq, body }: Event): void {
    if (body.kind === 'moved') this.#play({ seq, seat: body.seat, text: body.text });
    if (body.kind === 'forfeited') this.#play({ seq, seat: body.seat, text: null, why: body.why });
    if (body.kind === 'undone') while (this.last > body.to) this.#last = this.#last!.before;
    if (body.kind === 'saved') this.#saves.set(seq, this.#last);
    if (body.kind === 'returned') this.#last = this.#saves.get(body.to) ?? null;
  }

  /** Oldest first. */
  moves(): readonly PastMove[] {
    const moves: PastMove[] = [];
    for (let link = this.#last; link; link = link.before) moves.push(link.move);
    return moves.reverse();
  }

  #play(move: PastMove): void {
    this.#last = { move, before: this.#last };
  }
}

/** Which positions a log goes back to: the numbers of the moves that led there; 0 is the start. */
export function returnTargets(log: Iterable<Event>): ReadonlySet<number> {
  const line = new MoveLine();
  const targets = new Set<number>();
  for (const event of log) {
    line.add(event);
    if (needsHistory(event.body)) targets.add(line.last);
  }
  return targets;
}

/** Every position of the game as one viewer may see it, a step each. */
export function* frameSteps(
  opened: OpenGame,
  table: Table,
  past: readonly PastMove[],
  viewer: Viewer,
): Steps<readonly Frame[]> {
  const frames: Frame[] = [];
  for (const position of positions(opened, table, past)) {
    frames.push(frameOf(opened, position, viewer));
    yield;
  }
  return frames;
}

/** Some positions of a game, as a room sends them. */
export type ReplayPage = {
  readonly frames: readonly Frame[];
  /** After how many moves the first of them is. */
  readonly from: number;
  /** How many there are in the game so far, the start included; none before it. */
  readonly total: number;
  /** The event that the game so far ends with. */
  readonly seq: number;
  /** The event of the last return to a saved position, where there was one. */
  readonly returnedAt?: number;
};

/** Which positions of a game: so many of them from this one on, and not many more characters of JSON than these. */
export type PageRange = { readonly from: number; readonly count: number; readonly characters: number };

/** Positions one after another, each written as JSON: what is sent need not be walked through again. */
export type FramePage = {
  readonly frames: readonly string[];
  /** Where the next page goes on without playing the game again. */
  readonly next: Position;
};

/**
 * Some positions of the game as one viewer may see them, at least one where there is one; a step for each move. Before
 * them the game is played again, from the start or from a position that is known.
 */
export function* replaySteps(
  opened: OpenGame,
  table: Table,
  past: readonly PastMove[],
  viewer: Viewer,
  range: PageRange,
  known: Position = begin(opened, table),
): Steps<FramePage> {
  const frames: string[] = [];
  let [next, characters] = [known, 0];
  for (const position of positions(opened, table, past.slice(0, range.from + range.count - 1), known)) {
    if (position.at >= range.from) {
      const text = JSON.stringify(frameOf(opened, position, viewer));
      characters += text.length;
      if (frames.length > 0 && characters > range.characters) break;
      frames.push(text);
    }
    next = position;
    yield;
  }
  return { frames, next };
}

function frameOf({ rules }: OpenGame, { move, state }: Position, viewer: Viewer): Frame {
  return { move: move && shown(move, viewer), view: rules.view(state, viewer) };
}

function shown(move: PastMove, viewer: Viewer): ShownMove {
  const isKnown = viewer === 'open' || viewer === move.seat || move.text === null;
  return isKnown ? move : { seq: move.seq, seat: move.seat, text: null };
}

/** Plays the moves again that count once more, a step each. */
export function* returnSteps(opened: OpenGame, table: Table, moves: readonly PastMove[]): Steps<ReturnPoint> {
  let state: unknown = null;
  for (const position of positions(opened, table, moves)) {
    state = position.state;
    yield;
  }
  const lastMoves = table.seats.map(() => 0);
  for (const { seat, seq } of moves) lastMoves[seat] = seq;
  return { state, moveCount: moves.length, last: moves.at(-1) ?? null, lastMoves };
}

/** A position of a game: after how many moves, the last of them, and the state it led to. */
export type Position = { readonly at: number; readonly move: PastMove | null; readonly state: unknown };

function begin(opened: OpenGame, table: Table): Position {
  return { at: 0, move: null, state: setUp(opened, table) };
}

/** From one position of these moves on, that one included. */
function* positions(
  opened: OpenGame,
  table: Table,
  moves: readonly PastMove[],
  from: Position = begin(opened, table),
): Iterable<Position> {
  let { state } = from;
  yield from;
  for (let at = from.at; at < moves.length; at++) {
    const move = moves[at]!;
    const played = playOn(opened, table, state, move);
    if (!played.ok) throw new Error(`move ${move.seq} does not replay: ${JSON.stringify(played.problems)}`);
    state = played.value;
    yield { at: at + 1, move, state };
  }
}

export function setUp({ rules }: OpenGame, table: Table): unknown {
  const { options, seats, startedAt } = table;
  return rules.setup(options, seats, chanceAt(table, startedAt));
}

/** What an event of a table draws from; where it is the deal of another table, as it was drawn there. */
export function chanceAt({ seed, deal }: Pick<Table, 'seed' | 'deal'>, seq: number): Random {
  return stream(seed, seq + (deal?.offset ?? 0));
}

/** One move or forfeit; its sequence number names its stream of chance. */
export function playOn({ rules }: OpenGame, table: Table, state: unknown, past: PastMove): Result<unknown> {
  if (past.text === null) return ok(rules.forfeit(state, past.seat, past.why));
  const parsed = rules.parseMove(past.text, rules.view(state, past.seat));
  return parsed.ok ? rules.play(state, past.seat, parsed.value, chanceAt(table, past.seq)) : parsed;
}
