/** Events make tables: `fold` a whole log, or `apply` one more event to a table that is already folded. */
import { ok, type Result } from '../core/result.ts';
import { finish, type Steps } from '../core/steps.ts';
import { type Event, needsHistory } from './event.ts';
import { kindOf } from './kinds/index.ts';
import type { Known } from './kinds/kind.ts';
import { MoveLine, returnTargets } from './past.ts';
import { seedHash } from './random.ts';
import { withoutVoid } from './requests.ts';
import type { OpenGame, ReturnPoint, Table } from './table.ts';

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

/** The log itself tells where one goes back to in it: those points are kept on the way, so that no move is played twice. */
export class ReturnPoints {
  readonly #targets: ReadonlySet<number>;
  /** By the number of the move that led there; 0 is the start. */
  readonly #points = new Map<number, ReturnPoint>();
  /** The moves that count so far. */
  readonly #line = new MoveLine();

  constructor(log: readonly Event[]) {
    this.#targets = returnTargets(log);
  }

  /** Where an event goes back to; null for one that does not. */
  before(event: Event): ReturnPoint | null {
    this.#line.add(event);
    return needsHistory(event.body) ? (this.#points.get(this.#line.last) ?? null) : null;
  }

  /** The table after an event of the log. */
  keep(table: Table, { seq, body }: Event): void {
    const isMove = body.kind === 'moved' || body.kind === 'forfeited';
    const key = isMove ? seq : 0;
    if ((isMove || body.kind === 'started') && this.#targets.has(key)) this.#points.set(key, table);
  }
}

/** `back`: where an undo or a return goes back to; nothing else needs it. */
export function apply(opened: OpenGame, table: Table, event: Event, back: ReturnPoint | null): Table {
  const applied = tryApply(opened, table, event, { back });
  if (!applied.ok) throw new Error(`event ${event.seq}: ${JSON.stringify(applied.problems)}`);
  return applied.value;
}

/** As `apply`, but a move that the rules refuse is a Result: this is how a command is tried. */
export function tryApply(opened: OpenGame, table: Table, event: Event, known: Known): Result<Table> {
  const { seq, at, body } = event;
  if (seq !== table.seq + 1) throw new Error(`event ${seq} after ${table.seq}`);
  const applied = kindOf(body).apply(opened, { ...table, seq, at }, event, known);
  return applied.ok ? ok(withoutVoid(applied.value, body.kind)) : applied;
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
    resting: false,
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
    returnedAt: 0,
    request: null,
    saves: [],
  };
}
