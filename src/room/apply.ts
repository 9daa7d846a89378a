/** Events make tables: `fold` a whole log, or `apply` one more event to a table that is already folded. */
import { ok, type Result } from '../core/result.ts';
import type { Event } from './event.ts';
import { playOn, setUp, stateAfter } from './past.ts';
import { type Opened, type PastMove, type Place, type Table, timePlayed } from './table.ts';

/** The table of a whole log. Throws when the log does not fold: such a table is set aside. */
export function fold(opened: Opened, log: Iterable<Event>): Table {
  let table: Table | null = null;
  for (const event of log) table = table ? apply(opened, table, event) : create(event);
  if (!table) throw new Error('an empty log');
  return table;
}

export function apply(opened: Opened, table: Table, event: Event): Table {
  const applied = tryApply(opened, table, event);
  if (!applied.ok) throw new Error(`event ${event.seq}: ${JSON.stringify(applied.problems)}`);
  return applied.value;
}

/** As `apply`, but a move that the rules refuse is a Result: this is how a command is tried. */
export function tryApply(opened: Opened, table: Table, event: Event): Result<Table> {
  const { seq, at, body } = event;
  if (seq !== table.seq + 1) throw new Error(`event ${seq} after ${table.seq}`);
  const next = { ...table, seq };
  switch (body.kind) {
    case 'created':
      throw new Error('created twice');
    case 'seated': {
      const place = { ...body.choice, player: body.player, hintsUsed: 0 };
      return ok({ ...next, seats: [...table.seats, place] });
    }
    case 'stood':
      return ok({ ...next, seats: table.seats.toSpliced(body.seat, 1) });
    case 'started':
      return ok(begin(opened, { ...next, phase: 'playing', startedAt: seq, since: at }, at));
    case 'moved':
      return advance(opened, next, { seq, seat: body.seat, text: body.text }, at);
    case 'forfeited':
      return advance(opened, next, { seq, seat: body.seat, text: null, why: body.why }, at);
    case 'undone':
      return ok(rewind(opened, next, body.to, at));
    case 'paused':
      return ok({ ...next, paused: true, played: timePlayed(table, at), since: null });
    case 'resumed':
      return ok({ ...next, paused: false, since: at });
    case 'hinted':
      return ok({ ...next, seats: table.seats.map((place, seat) => hinted(place, seat === body.seat)) });
  }
}

export function create({ seq, body }: Event): Table {
  if (body.kind !== 'created') throw new Error('a log begins with its creation');
  const { kind: _, ...made } = body;
  return {
    ...made,
    seq,
    seats: [],
    phase: 'gathering',
    startedAt: 0,
    paused: false,
    played: 0,
    since: null,
    state: null,
    outcome: null,
    moves: [],
    undoneAt: 0,
  };
}

function begin(opened: Opened, table: Table, at: number): Table {
  return settle(opened, { ...table, state: setUp(opened, table) }, at);
}

function advance(opened: Opened, table: Table, past: PastMove, at: number): Result<Table> {
  const played = playOn(opened, table, table.state, past);
  if (!played.ok) return played;
  return ok(settle(opened, { ...table, state: played.value, moves: [...table.moves, past] }, at));
}

/** Notes the end of the game, and stops its clock. */
function settle({ rules }: Opened, table: Table, at: number): Table {
  const outcome = rules.outcome(table.state);
  if (!outcome) return table;
  return { ...table, outcome, phase: 'over', paused: false, played: timePlayed(table, at), since: null };
}

/** The table without the moves after `to`; its clock goes on if the game was over. */
function rewind(opened: Opened, table: Table, to: number, at: number): Table {
  const moves = table.moves.filter(({ seq }) => seq <= to);
  const state = stateAfter(opened, table, moves);
  const since = table.since ?? at;
  return { ...table, moves, state, since, phase: 'playing', outcome: null, undoneAt: table.seq };
}

function hinted(place: Place, mine: boolean): Place {
  return mine ? { ...place, hintsUsed: place.hintsUsed + 1 } : place;
}
