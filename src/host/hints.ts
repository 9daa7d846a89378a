/**
 * Hints (docs/protocol.md, S18). Whoever may not have one is refused before anybody thinks. Then the command is pending
 * while a thread thinks, and everything else at the table goes on; when the hints are there it is decided against the
 * table as it is by then, so that nothing is charged for a hint that failed or came too late. One hint at a time is
 * thought out for a seat.
 */
import { type Problem, problem, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Answer, WireHint } from '../protocol/wire.ts';
import type { Intent } from '../room/decide.ts';
import type { Table } from '../room/table.ts';
import { isSameTurn } from '../room/turn.ts';
import type { Question } from './jobs/job.ts';
import type { LiveTable, Request } from './live.ts';
import type { Workers } from './ports.ts';
import { SharedWork } from './work.ts';

export type HintRequest = Request & {
  readonly actor: string;
  readonly wish: Extract<Intent, { readonly kind: 'hint' }>;
};

/** The answer to the command, and the hints that follow it; null when none do. */
export type HintAnswer = { readonly answer: Answer; readonly hints: readonly WireHint[] | null };

/** What becomes of hints that were thought out. */
type Finish = (turn: HintTurn, thought: Result<readonly WireHint[]>) => Promise<HintAnswer>;

type UnderWay = { readonly turn: HintTurn; readonly work: SharedWork<HintAnswer> };

/** The hints that a seat was given last. */
type Given = { readonly cmd: string; readonly hints: readonly WireHint[] };

export class Hints {
  readonly #workers: Pick<Workers, 'hints'>;
  readonly #underWay = new WeakMap<LiveTable, Map<Seat, UnderWay>>();
  readonly #given = new WeakMap<LiveTable, Map<Seat, Given>>();

  constructor(workers: Pick<Workers, 'hints'>) {
    this.#workers = workers;
  }

  /** `gone` tells when nobody waits for the answer any more; then it rejects. */
  ask(live: LiveTable, request: HintRequest, gone: AbortSignal): Promise<HintAnswer> {
    const asked = this.#ask(live, request, gone);
    live.pending.add(request.actor, request.cmd, asked);
    return asked;
  }

  /** Calls off what is of no use any more. Called after every event of a table, and when it was removed. */
  attend(live: LiveTable): void {
    for (const { turn, work } of this.#underWay.get(live)?.values() ?? []) {
      turn.look();
      if (turn.problem) work.callOff();
    }
  }

  async #ask(live: LiveTable, request: HintRequest, gone: AbortSignal): Promise<HintAnswer> {
    const answer = this.#isUnderWay(live, request) ? null : await live.consider(request);
    if (answer) return this.#again(live, request, answer, gone);
    const other = this.#of(live, request);
    if (!other) return this.#think(live, request, charge).wait(gone);
    if (this.#isUnderWay(live, request)) return asDuplicate(await other.work.wait(gone));
    return { answer: await refused(live, request, problem('hint-under-way')), hints: null };
  }

  /** A hint that was given is sent again while the board is the same; after a restart it is thought out anew. */
  async #again(
    live: LiveTable,
    request: HintRequest,
    answer: Answer,
    gone: AbortSignal,
  ): Promise<HintAnswer> {
    if (answer.result !== 'duplicate' || answer.seq !== live.table.seq) return { answer, hints: null };
    const given = this.#given.get(live)?.get(request.wish.seat);
    if (given?.cmd === request.cmd) return { answer, hints: given.hints };
    const work = this.#of(live, request)?.work ?? this.#think(live, request, forFree(answer));
    const { hints } = await work.wait(gone);
    return { answer, hints: hints ?? [] };
  }

  #of(live: LiveTable, { wish }: HintRequest): UnderWay | null {
    const found = this.#underWay.get(live)?.get(wish.seat);
    return found && !found.work.isCalledOff ? found : null;
  }

  /** Whether it is this very command that is being thought out. */
  #isUnderWay(live: LiveTable, request: HintRequest): boolean {
    const found = this.#of(live, request)?.turn.request;
    return found?.cmd === request.cmd && found.actor === request.actor;
  }

  #think(live: LiveTable, request: HintRequest, finish: Finish): SharedWork<HintAnswer> {
    const { seat } = request.wish;
    const turn = new HintTurn(live, request);
    const work = new SharedWork((ended) => this.#work(turn, ended, finish));
    const found = { turn, work };
    const seats = this.#underWay.get(live) ?? new Map<Seat, UnderWay>();
    this.#underWay.set(live, seats.set(seat, found));
    void live.hold(work.done, () => seats.get(seat) === found && seats.delete(seat));
    return work;
  }

  async #work(turn: HintTurn, ended: AbortSignal, finish: Finish): Promise<HintAnswer> {
    const thought = await this.#hints(turn, ended);
    const answered = await finish(turn, thought);
    if (thought.ok && answered.hints) this.#keep(turn, answered.hints);
    return answered;
  }

  /** Rejects only when nobody waits for them any more. */
  async #hints(turn: HintTurn, ended: AbortSignal): Promise<Result<readonly WireHint[]>> {
    try {
      return await this.#workers.hints(turn.question, { player: turn.request.actor, gone: ended });
    } catch {
      if (!turn.problem) ended.throwIfAborted();
      return refuse('hint-failed');
    }
  }

  #keep({ live, request }: HintTurn, hints: readonly WireHint[]): void {
    const seats = this.#given.get(live) ?? new Map<Seat, Given>();
    this.#given.set(live, seats.set(request.wish.seat, { cmd: request.cmd, hints }));
  }
}

/** The turn that a hint was asked for: the hint is of no use once the seat has moved, or an undo has changed the board. */
class HintTurn {
  readonly live: LiveTable;
  readonly request: HintRequest;
  /** Why the hint is of no use any more. */
  problem: Problem | null = null;
  readonly #table: Table;
  /** The newest event that was looked at. */
  #seq: number;

  constructor(live: LiveTable, request: HintRequest) {
    this.live = live;
    this.request = request;
    this.#table = live.table;
    this.#seq = live.table.seq;
  }

  get question(): Question {
    const { game, version, state } = this.#table;
    const { seat } = this.request.wish;
    const { rules, resources } = this.live.opened;
    return { game, version, resources, view: rules.view(state, seat), seat, bot: null };
  }

  look(): void {
    const { ended, table } = this.live;
    if (ended) this.problem = problem('no-such-table');
    else if (this.#hasPassed(table)) this.problem ??= problem('stale');
    this.#seq = table.seq;
  }

  /** In a race the moves of others leave the turn as it is. Several events at once may hide a move of the seat. */
  #hasPassed(now: Table): boolean {
    const { seat } = this.request.wish;
    const hasMoved = now.seq > this.#seq && now.last?.seq === now.seq && now.last.seat === seat;
    return hasMoved || now.seq > this.#seq + 1 || !isSameTurn(this.#table, now, seat);
  }
}

/** Decided when its turn comes, with hints that may be of no use by then. It has been looked at what it follows. */
async function charge(turn: HintTurn, thought: Result<readonly WireHint[]>): Promise<HintAnswer> {
  const { live, request } = turn;
  const barred = () => turn.problem ?? (thought.ok ? null : thought.problems[0]);
  const answer = await live.submit({ ...request, after: null, barred });
  return { answer, hints: thought.ok && answer.result === 'accepted' ? thought.value : null };
}

/** For a command that was accepted before. */
function forFree(answer: Answer): Finish {
  return async (_, thought) => ({ answer, hints: thought.ok ? thought.value : [] });
}

function refused(live: LiveTable, request: HintRequest, why: Problem): Promise<Answer> {
  return live.submit({ ...request, after: null, barred: () => why });
}

/** The answer to a command that came again while it was being thought out. */
function asDuplicate({ answer, hints }: HintAnswer): HintAnswer {
  return { answer: answer.result === 'accepted' ? { ...answer, result: 'duplicate' } : answer, hints };
}
