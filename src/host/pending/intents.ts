/**
 * Intents that need a job (docs/protocol.md, S18): a hint, and solving a game. Whoever may not have it is refused before
 * anything is worked out. Then the command is pending under its id while the job runs, and everything else at the table
 * goes on; event and answer are committed together, so that what failed or came too late leaves nothing behind. One job is
 * under way for a seat.
 */
import { problem } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Answer } from '../../protocol/wire.ts';
import type { GivenHint } from '../../room/table.ts';
import type { LiveTable, Request } from '../live.ts';
import { SharedWork } from '../work.ts';
import { type PendingAnswer, PendingIntent } from './intent.ts';
import { hint, type JobWorkers, type PendingKind, type PendingRequest, pendingKind } from './kinds.ts';

type UnderWay = { readonly intent: PendingIntent; readonly work: SharedWork<PendingAnswer> };

export class PendingIntents {
  readonly #workers: JobWorkers;
  readonly #underWay = new WeakMap<LiveTable, Map<Seat, UnderWay>>();

  constructor(workers: JobWorkers) {
    this.#workers = workers;
  }

  /** As the table's own `submit`, for all intents. `gone`: nobody waits for a pending one any more; then it rejects. */
  async submit(
    live: LiveTable,
    request: Request & { readonly actor: string },
    gone: AbortSignal,
  ): Promise<PendingAnswer> {
    const kind = pendingKind(live.opened, request.intent);
    if (!kind) return { answer: await live.submit(request), hints: null };
    const asked = this.#ask(live, kind, request as PendingRequest, gone);
    live.pending.add(request.actor, request.cmd, asked);
    return asked;
  }

  /** Calls off what is of no use any more. Called after every event of a table, and when it was removed. */
  attend(live: LiveTable): void {
    for (const { intent } of this.#underWay.get(live)?.values() ?? []) intent.look();
  }

  async #ask(
    live: LiveTable,
    kind: PendingKind,
    request: PendingRequest,
    gone: AbortSignal,
  ): Promise<PendingAnswer> {
    const { seat } = request.intent;
    const answer = this.#joined(live, request)
      ? null
      : await live.consider(request, (table, now) => kind.barred(live.opened, table, request, now));
    // The same position costs one hint once.
    const given = kind === hint ? (live.table.seats[seat]?.hint ?? null) : null;
    if (answer) return { answer, hints: given && isAgain(answer, given) ? given.hints : null };
    if (given) return { answer: live.answerBy(request.cmd, given.seq), hints: given.hints };
    return this.#begin(live, kind, request, gone);
  }

  /** Joins the intent if it is under way; another one has to wait until that is decided. */
  async #begin(
    live: LiveTable,
    kind: PendingKind,
    request: PendingRequest,
    gone: AbortSignal,
  ): Promise<PendingAnswer> {
    const joined = this.#joined(live, request);
    if (joined) return asDuplicate(await joined.work.wait(gone));
    const other = this.#at(live, request.intent.seat)?.intent.kind;
    if (other) return { answer: await live.refuse(request, problem(other.underWay)), hints: null };
    return this.#start(new PendingIntent(live, kind, request, this.#workers)).wait(gone);
  }

  #start(intent: PendingIntent): UnderWay['work'] {
    const { live, request } = intent;
    const { seat } = request.intent;
    const underWay = { intent, work: new SharedWork((ended) => intent.decide(ended)) };
    const seats = this.#underWay.get(live) ?? new Map<Seat, UnderWay>();
    this.#underWay.set(live, seats.set(seat, underWay));
    void live.hold(underWay.work.done, () => seats.get(seat) === underWay && seats.delete(seat));
    return underWay.work;
  }

  #at(live: LiveTable, seat: Seat): UnderWay | null {
    const found = this.#underWay.get(live)?.get(seat);
    return found && !found.work.isCalledOff ? found : null;
  }

  /** This very command, if it is under way. */
  #joined(live: LiveTable, { cmd, actor, intent }: PendingRequest): UnderWay | null {
    const found = this.#at(live, intent.seat);
    return found?.intent.request.cmd === cmd && found.intent.request.actor === actor ? found : null;
  }
}

/** A command that was accepted comes again, and what it was given is on the table still. */
function isAgain({ result, seq }: Answer, given: GivenHint): boolean {
  return result === 'duplicate' && seq === given.seq;
}

/** The answer to a command that came again while it was pending. */
function asDuplicate({ answer, hints }: PendingAnswer): PendingAnswer {
  return { answer: answer.result === 'accepted' ? { ...answer, result: 'duplicate' } : answer, hints };
}
