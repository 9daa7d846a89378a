/** The game itself at a table: how a start, a move and an undo change whose turn it is, the clock and the outcome. */
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { playOn, setUp } from './past.ts';
import { type OpenGame, type PastMove, type ReturnPoint, type Table, timePlayed } from './table.ts';

export function begin(opened: OpenGame, table: Table): Table {
  const { seq, at } = table;
  const started = { ...table, phase: 'playing', startedAt: seq, runningSince: at } as const;
  const turnSince = table.seats.map(() => seq);
  const lastMoves = table.seats.map(() => 0);
  return settle(opened, { ...started, turnSince, lastMoves }, setUp(opened, started));
}

/** Plays a move or a forfeit. */
export function advance(opened: OpenGame, table: Table, move: PastMove): Result<Table> {
  const played = playOn(opened, table, table.state, move);
  return played.ok ? ok(moved(opened, table, move, played.value)) : played;
}

/** The table after a move that has been played already. */
export function moved(opened: OpenGame, before: Table, last: PastMove, state: unknown): Table {
  const table = awake(withAnswers(opened, before, last.seat, state));
  const moveCount = table.moveCount + 1;
  const lastMoves = table.lastMoves.with(last.seat, last.seq);
  const next = settle(opened, { ...table, moveCount, last, lastMoves }, state);
  // In a race others go on without this seat; whoever gives up changes the game for all.
  return withoutHints(next, (seat) => last.text === null || seat === last.seat || isNewTurn(next, seat));
}

/** The table as it was at that point, but for its clock, which goes on if the game was over. */
export function rewind(opened: OpenGame, table: Table, back: ReturnPoint | null): Table {
  if (!back) throw new Error(`event ${table.seq} goes back to nowhere`);
  const { state, moveCount, last, lastMoves } = back;
  const runningSince = table.paused ? null : (table.runningSince ?? table.at);
  const kept = { moveCount, last, lastMoves, undoneAt: table.seq, outcome: null, resting: false };
  const playing = { ...withoutHints(table, () => true), ...kept, runningSince, phase: 'playing' } as const;
  return settle(opened, playing, state);
}

/** The table with a new state: who is to act now, and whether the game and its clock have come to their end. */
function settle({ rules }: OpenGame, table: Table, state: unknown): Table {
  const toAct = rules.toAct(state);
  const entered = toAct.filter((seat) => !table.toAct.includes(seat));
  const turnSince = table.turnSince.map((seq, seat) => (entered.includes(seat) ? table.seq : seq));
  const settled = { ...table, state, toAct, turnSince };
  const outcome = rules.outcome(state);
  if (!outcome) return settled;
  const elapsedMs = timePlayed(table, table.at);
  return { ...settled, outcome, phase: 'over', paused: false, elapsedMs, runningSince: null };
}

/** Who moves is there. */
function awake(table: Table): Table {
  return table.resting ? { ...table, resting: false, runningSince: table.at } : table;
}

/** What a game tells by its own moves counts as a hint. */
function withAnswers(opened: OpenGame, table: Table, seat: Seat, state: unknown): Table {
  const told = newAnswers(opened, table, seat, state);
  if (told === 0) return table;
  const place = table.seats[seat]!;
  return { ...table, seats: table.seats.with(seat, { ...place, hintsUsed: place.hintsUsed + told }) };
}

/** How many answers a move has brought to a seat, by the state after it. */
export function newAnswers({ rules }: OpenGame, table: Table, seat: Seat, state: unknown): number {
  return rules.answers ? rules.answers(state, seat) - rules.answers(table.state, seat) : 0;
}

function isNewTurn({ turnSince, seq }: Table, seat: Seat): boolean {
  return turnSince[seat] === seq;
}

/** Hints are for one position of a seat. */
function withoutHints(table: Table, isVoid: (seat: Seat) => boolean): Table {
  if (table.seats.every(({ hint }) => hint === null)) return table;
  const seats = table.seats.map((place, seat) => (isVoid(seat) ? { ...place, hint: null } : place));
  return { ...table, seats };
}
