/** Events make tables: `fold` a whole log, or `apply` one more event to a table that is already folded. */
import { ok, type Result } from '../core/result.ts';
import { finish, type Steps } from '../core/steps.ts';
import type { Event } from './event.ts';
import { playOn, setUp, undoTargets } from './past.ts';
import { seedHash } from './random.ts';
import {
  type Occupant,
  type OpenGame,
  othersAt,
  type PastMove,
  type ReturnPoint,
  type Table,
  timePlayed,
} from './table.ts';

/** The table of a whole log. Throws when the log does not fold: such a table is quarantined. */
export function fold(opened: OpenGame, log: readonly Event[]): Table {
  return finish(foldSteps(opened, log));
}

/** As `fold`, a step an event. */
export function* foldSteps(opened: OpenGame, log: readonly Event[]): Steps<Table> {
  const [first, ...rest] = log;
  if (!first) throw new Error('an empty log');
  const points = new ReturnPoints(log);
  let table = create(first);
  for (const event of rest) {
    table = apply(opened, table, event, points.before(event));
    points.keep(table, event);
    yield;
  }
  return table;
}

/** The log itself tells where its undos go back to: those points are kept on the way, so that no move is played twice. */
export class ReturnPoints {
  readonly #targets: ReadonlySet<number>;
  /** By the number of the move that led there; 0 is the start. */
  readonly #points = new Map<number, ReturnPoint>();
  /** The moves that count so far, by their numbers. */
  readonly #moves: number[] = [];

  constructor(log: readonly Event[]) {
    this.#targets = undoTargets(log);
  }

  /** Where an undo goes back to; null for any other event. */
  before({ body }: Event): ReturnPoint | null {
    if (body.kind !== 'undone') return null;
    while ((this.#moves.at(-1) ?? 0) > body.to) this.#moves.pop();
    return this.#points.get(this.#moves.at(-1) ?? 0) ?? null;
  }

  /** The table after an event of the log. */
  keep(table: Table, { seq, body }: Event): void {
    const isMove = body.kind === 'moved' || body.kind === 'forfeited';
    if (isMove) this.#moves.push(seq);
    const key = isMove ? seq : 0;
    if ((isMove || body.kind === 'started') && this.#targets.has(key)) this.#points.set(key, table);
  }
}

/** `back`: where an undo goes back to; nothing else needs it. */
export function apply(opened: OpenGame, table: Table, event: Event, back: ReturnPoint | null): Table {
  const applied = tryApply(opened, table, event, back);
  if (!applied.ok) throw new Error(`event ${event.seq}: ${JSON.stringify(applied.problems)}`);
  return applied.value;
}

/** As `apply`, but a move that the rules refuse is a Result: this is how a command is tried. */
export function tryApply(
  opened: OpenGame,
  table: Table,
  event: Event,
  back: ReturnPoint | null,
): Result<Table> {
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
      return ok(begin(opened, { ...next, phase: 'playing', startedAt: seq, runningSince: at }));
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
      return ok(rewind(opened, next, back));
    case 'saved':
      return ok({ ...next, saved: { name: body.name, seq } });
    case 'paused':
      return ok({ ...next, paused: true, elapsedMs: timePlayed(table, at), runningSince: null });
    case 'resumed':
      return ok({ ...next, paused: false, runningSince: at });
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
    elapsedMs: 0,
    runningSince: null,
    state: null,
    toAct: [],
    turnSince: [],
    outcome: null,
    moveCount: 0,
    last: null,
    lastMoves: [],
    undoneAt: 0,
    undoAsked: null,
    saved: null,
  };
}

function begin(opened: OpenGame, table: Table): Table {
  const turnSince = table.seats.map(() => table.seq);
  const lastMoves = table.seats.map(() => 0);
  return settle(opened, { ...table, turnSince, lastMoves }, setUp(opened, table));
}

function advance(opened: OpenGame, table: Table, move: PastMove): Result<Table> {
  const played = playOn(opened, table, table.state, move);
  return played.ok ? ok(moved(opened, table, move, played.value)) : played;
}

/** The table after a move that has been played already. */
function moved(opened: OpenGame, table: Table, last: PastMove, state: unknown): Table {
  const moveCount = table.moveCount + 1;
  const lastMoves = table.lastMoves.with(last.seat, last.seq);
  return settle(opened, { ...table, moveCount, last, lastMoves, undoAsked: null }, state);
}

/** As `tryApply` for a move whose new state is known: who decides has just played it. */
export function applyPlayed(opened: OpenGame, table: Table, event: Event, state: unknown): Table {
  const { seq, at, body } = event;
  if (body.kind !== 'moved') throw new Error(body.kind);
  return moved(opened, { ...table, seq, at }, { seq, seat: body.seat, text: body.text }, state);
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

/** The table as it was at that point, but for its clock, which goes on if the game was over. */
function rewind(opened: OpenGame, table: Table, back: ReturnPoint | null): Table {
  if (!back) throw new Error(`event ${table.seq} goes back to nowhere`);
  const { state, moveCount, last, lastMoves } = back;
  const runningSince = table.paused ? null : (table.runningSince ?? table.at);
  const kept = { moveCount, last, lastMoves, undoneAt: table.seq, outcome: null, undoAsked: null };
  return settle(opened, { ...table, ...kept, runningSince, phase: 'playing' }, state);
}

function agreed(asked: Table['undoAsked'], actor: string | null): Table['undoAsked'] {
  return asked && { ...asked, waiting: asked.waiting.filter((player) => player !== actor) };
}

function hinted(place: Occupant, mine: boolean): Occupant {
  return mine ? { ...place, hintsUsed: place.hintsUsed + 1 } : place;
}
