/** Events make tables: `fold` a whole log, or `apply` one more event to a table that is already folded. */
import { ok, type Result } from '../core/result.ts';
import type { Event } from './event.ts';
import { keepUp, playOn, setUp, stateAfter } from './past.ts';
import { seedHash } from './random.ts';
import {
  known,
  type Opened,
  othersAt,
  type Past,
  type PastMove,
  type Place,
  type Table,
  timePlayed,
} from './table.ts';

/** The table of a whole log. Throws when the log does not fold: such a table is set aside. */
export function fold(opened: Opened, log: Iterable<Event>): Table {
  let table: Table | null = null;
  const past: PastMove[] = [];
  for (const event of log) {
    table = table ? apply(opened, table, event, past) : create(event);
    keepUp(past, event);
  }
  if (!table) throw new Error('an empty log');
  return table;
}

/** `past`: the moves that counted before the event; only an undo looks at them. */
export function apply(opened: Opened, table: Table, event: Event, past: Past): Table {
  const applied = tryApply(opened, table, event, past);
  if (!applied.ok) throw new Error(`event ${event.seq}: ${JSON.stringify(applied.problems)}`);
  return applied.value;
}

/** As `apply`, but a move that the rules refuse is a Result: this is how a command is tried. */
export function tryApply(opened: Opened, table: Table, event: Event, past: Past): Result<Table> {
  const { seq, at, body, actor } = event;
  if (seq !== table.seq + 1) throw new Error(`event ${seq} after ${table.seq}`);
  const next = { ...table, seq, at };
  switch (body.kind) {
    case 'created':
      throw new Error('created twice');
    case 'renamed':
      return ok({ ...next, name: body.name });
    case 'seated': {
      const place = { ...body.choice, player: body.player, hintsUsed: 0 };
      return ok({ ...next, seats: [...table.seats, place] });
    }
    case 'stood':
      return ok({ ...next, seats: table.seats.toSpliced(body.seat, 1) });
    case 'started':
      return ok(begin(opened, { ...next, phase: 'playing', startedAt: seq, since: at }));
    case 'moved':
      return advance(opened, next, { seq, seat: body.seat, text: body.text });
    case 'forfeited':
      return advance(opened, next, { seq, seat: body.seat, text: null, why: body.why });
    case 'undo-asked':
      return ok({ ...next, undoAsked: { by: actor!, to: body.to, waiting: othersAt(table, actor) } });
    case 'undo-agreed':
      return ok({ ...next, undoAsked: agreed(table.undoAsked, actor) });
    case 'undo-declined':
      return ok({ ...next, undoAsked: null });
    case 'undone':
      return ok(rewind(opened, next, known(past), body.to));
    case 'saved':
      return ok({ ...next, saved: { name: body.name, seq } });
    case 'paused':
      return ok({ ...next, paused: true, played: timePlayed(table, at), since: null });
    case 'resumed':
      return ok({ ...next, paused: false, since: at });
    case 'paced':
      return ok({ ...next, speed: body.speed });
    case 'hinted':
      return ok({ ...next, seats: table.seats.map((place, seat) => hinted(place, seat === body.seat)) });
  }
}

export function create({ seq, at, body }: Event): Table {
  if (body.kind !== 'created') throw new Error('a log begins with its creation');
  const { kind: _, ...made } = body;
  return {
    ...made,
    seq,
    seedHash: seedHash(made.seed),
    created: at,
    at,
    seats: [],
    phase: 'gathering',
    startedAt: 0,
    paused: false,
    speed: 1,
    played: 0,
    since: null,
    state: null,
    toAct: [],
    turnSince: [],
    outcome: null,
    moveCount: 0,
    last: null,
    undoneAt: 0,
    undoAsked: null,
    saved: null,
  };
}

function begin(opened: Opened, table: Table): Table {
  const turnSince = table.seats.map(() => table.seq);
  return settle(opened, { ...table, turnSince }, setUp(opened, table));
}

function advance(opened: Opened, table: Table, move: PastMove): Result<Table> {
  const played = playOn(opened, table, table.state, move);
  return played.ok ? ok(moved(opened, table, move, played.value)) : played;
}

/** The table after a move that has been played already. */
function moved(opened: Opened, table: Table, last: PastMove, state: unknown): Table {
  return settle(opened, { ...table, moveCount: table.moveCount + 1, last, undoAsked: null }, state);
}

/** As `tryApply` for a move whose new state is known: who decides has just played it. */
export function applyPlayed(opened: Opened, table: Table, event: Event, state: unknown): Table {
  const { seq, at, body } = event;
  if (body.kind !== 'moved') throw new Error(body.kind);
  return moved(opened, { ...table, seq, at }, { seq, seat: body.seat, text: body.text }, state);
}

/** The table with a new state: who is to act now, and whether the game and its clock have come to their end. */
function settle({ rules }: Opened, table: Table, state: unknown): Table {
  const toAct = rules.toAct(state);
  const entered = toAct.filter((seat) => !table.toAct.includes(seat));
  const turnSince = table.turnSince.map((seq, seat) => (entered.includes(seat) ? table.seq : seq));
  const settled = { ...table, state, toAct, turnSince };
  const outcome = rules.outcome(state);
  if (!outcome) return settled;
  const played = timePlayed(table, table.at);
  return { ...settled, outcome, phase: 'over', paused: false, played, since: null };
}

/** The table without the moves after `to`; its clock goes on if the game was over. */
function rewind(opened: Opened, table: Table, past: readonly PastMove[], to: number): Table {
  const moves = past.filter(({ seq }) => seq <= to);
  const kept = { moveCount: moves.length, last: moves.at(-1) ?? null, undoneAt: table.seq };
  const since = table.paused ? null : (table.since ?? table.at);
  const back = { ...table, ...kept, since, phase: 'playing', outcome: null, undoAsked: null } as const;
  return settle(opened, back, stateAfter(opened, table, moves));
}

function agreed(asked: Table['undoAsked'], actor: string | null): Table['undoAsked'] {
  return asked && { ...asked, waiting: asked.waiting.filter((player) => player !== actor) };
}

function hinted(place: Place, mine: boolean): Place {
  return mine ? { ...place, hintsUsed: place.hintsUsed + 1 } : place;
}
