/**
 * One intent while its job runs, outside the line of its table. When the answer is there it comes back and is decided
 * against the table as it is by then. If its position has changed meanwhile it is worked out once more, then it is stale.
 */
import { type Problem, problem, type Result, refuse } from '../../core/result.ts';
import type { Answer } from '../../protocol/wire.ts';
import type { HintText } from '../../room/event.ts';
import type { LiveTable } from '../live.ts';
import { CalledOff } from '../work.ts';
import type { Completed, JobWorkers, PendingKind, PendingRequest } from './kinds.ts';
import { isCurrent, positionOf, type SeatPosition } from './position.ts';

/** The answer to the command, and the hints that follow it; null when none do. */
export type PendingAnswer = { readonly answer: Answer; readonly hints: readonly HintText[] | null };

export class PendingIntent {
  readonly live: LiveTable;
  readonly kind: PendingKind;
  readonly request: PendingRequest;
  readonly #workers: JobWorkers;
  /** What the job is asked for, and what calls it off when that is no more. */
  #position: SeatPosition;
  #passed = new AbortController();

  /** What its command follows has been decided. */
  constructor(live: LiveTable, kind: PendingKind, request: PendingRequest, workers: JobWorkers) {
    this.live = live;
    this.kind = kind;
    this.request = { ...request, after: null };
    this.#workers = workers;
    this.#position = positionOf(live.table, request.intent.seat);
  }

  /** Calls off a job whose position is no more. Called after every event of the table, and when it was removed. */
  look(): void {
    if (!this.#isCurrent()) this.#passed.abort(new CalledOff('its position has changed'));
  }

  /** Rejects only when nobody waits for it any more. */
  async decide(ended: AbortSignal): Promise<PendingAnswer> {
    return (await this.#attempt(ended)) ?? (await this.#again(ended));
  }

  /** What the job makes of the position as it is now; rejects as `decide` does. */
  async #complete(ended: AbortSignal): Promise<Result<Completed>> {
    const { live, kind, request } = this;
    const { seat } = request.intent;
    this.#position = positionOf(live.table, seat);
    this.#passed = new AbortController();
    const gone = AbortSignal.any([ended, this.#passed.signal]);
    const { game, version, state } = live.table;
    const { rules, resources } = live.opened;
    const question = { game, version, resources, view: rules.view(state, seat), seat };
    try {
      return await kind.complete(this.#workers, request, question, { player: request.actor, gone });
    } catch {
      ended.throwIfAborted();
      return refuse(kind.failed);
    }
  }

  /** Null when its position has changed meanwhile. */
  async #attempt(ended: AbortSignal): Promise<PendingAnswer | null> {
    const completed = await this.#complete(ended);
    if (!this.#isCurrent()) return null;
    if (!completed.ok) return this.#refused(completed.problems[0]);
    const request = { ...this.request, ...completed.value };
    const answer = await this.live.submitIf(request, () => this.#isCurrent());
    return answer && { answer, hints: answer.result === 'accepted' ? (request.hints ?? null) : null };
  }

  /** Once more, unless it has no place any more in the position that the table is in by now. */
  async #again(ended: AbortSignal): Promise<PendingAnswer> {
    const { live, kind, request } = this;
    if (live.ended) return this.#refused(problem('no-such-table'));
    const barred = await live.consider(request, (table, now) =>
      kind.barred(live.opened, table, request, now) ? refuse('stale') : null,
    );
    if (barred) return { answer: barred, hints: null };
    const answered = await this.#attempt(ended);
    return answered ?? this.#refused(problem(live.ended ? 'no-such-table' : 'stale'));
  }

  async #refused(why: Problem): Promise<PendingAnswer> {
    return { answer: await this.live.refuse(this.request, why), hints: null };
  }

  #isCurrent(): boolean {
    return !this.live.ended && isCurrent(this.#position, this.live.table);
  }
}
