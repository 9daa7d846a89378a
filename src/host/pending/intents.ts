/**
 * Intents that need a job (docs/protocol.md, S18): a hint, and solving a game. Whoever may not have it is refused before
 * anything is worked out. Then the command is pending under its id while the job runs, and everything else at the table
 * goes on; event and answer are committed together, so that what failed or came too late leaves nothing behind. One job is
 * under way for a seat.
 */
import { problem } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { Answer } from '../../protocol/wire.ts';
import { seatBarred } from '../../room/decide.ts';
import type { LiveTable, Request } from '../live.ts';
import { SharedWork } from '../work.ts';
import { GivenHints } from './given.ts';
import { type PendingAnswer, PendingIntent } from './intent.ts';
import { hint, type JobWorkers, type PendingKind, type PendingRequest, pendingKind } from './kinds.ts';

type UnderWay = { readonly intent: PendingIntent; readonly work: SharedWork<PendingAnswer> };

export class PendingIntents {
  readonly #workers: JobWorkers;
  readonly #underWay = new WeakMap<LiveTable, Map<Seat, UnderWay>>();
  readonly #given = new GivenHints();

  constructor(workers: JobWorkers) {
    this.#workers = workers;
  }

  /** As the table's own `submit`, for all intents. `gone`: nobody waits for a pending one any more; then it rejects. */
  async submit(
    live: LiveTable,
    request: Request & { readonly actor: string },
    gone: AbortSignal,
  ): Promise<PendingAnswer> {
    const kind = pendingKind(live.opened, request.wish);
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
    const { seat } = request.wish;
    const given = () => (kind === hint ? this.#given.at(live, seat) : null);
    const answer = this.#joined(live, request)
      ? null
      : await live.consider(request, (table, now) =>
          given() ? seatBarred(table, request, seat) : kind.barred(live.opened, table, request, now),
        );
    if (answer) return this.#repeated(live, kind, request, answer, gone);
    const before = given();
    if (before) return { answer: live.answerBy(request.cmd, before.seq), hints: before.hints };
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
    const other = this.#at(live, request.wish.seat)?.intent.kind;
    if (other) return { answer: await live.refuse(request, problem(other.underWay)), hints: null };
    const intent = new PendingIntent(live, kind, request, this.#workers);
    return this.#start(intent, (ended) => intent.decide(ended)).wait(gone);
  }

  /** Hints that were given are sent again while the board is the same; after a restart they are worked out anew. */
  async #repeated(
    live: LiveTable,
    kind: PendingKind,
    request: PendingRequest,
    answer: Answer,
    gone: AbortSignal,
  ): Promise<PendingAnswer> {
    if (kind !== hint || answer.result !== 'duplicate') return { answer, hints: null };
    const given = this.#given.at(live, request.wish.seat);
    if (given?.seq === answer.seq) return { answer, hints: given.hints };
    if (answer.seq !== live.table.seq) return { answer, hints: null };
    const work = this.#at(live, request.wish.seat)?.work ?? this.#workOutAgain(live, kind, request, answer);
    const { hints } = await work.wait(gone);
    return { answer, hints: hints ?? [] };
  }

  #workOutAgain(live: LiveTable, kind: PendingKind, request: PendingRequest, answer: Answer) {
    const intent = new PendingIntent(live, kind, request, this.#workers);
    return this.#start(intent, async (ended) => {
      const completed = await intent.complete(ended);
      return { answer, hints: completed.ok ? completed.value.hints : null };
    });
  }

  #start(intent: PendingIntent, run: (ended: AbortSignal) => Promise<PendingAnswer>): UnderWay['work'] {
    const { live, request } = intent;
    const work = new SharedWork(async (ended) => this.#keep(intent, await run(ended)));
    const underWay = { intent, work };
    const seats = this.#underWay.get(live) ?? new Map<Seat, UnderWay>();
    const { seat } = request.wish;
    this.#underWay.set(live, seats.set(seat, underWay));
    void live.hold(work.done, () => seats.get(seat) === underWay && seats.delete(seat));
    return work;
  }

  #keep({ live, position }: PendingIntent, answered: PendingAnswer): PendingAnswer {
    const { answer, hints } = answered;
    if (hints) this.#given.keep(live, { position, seq: answer.seq, hints });
    return answered;
  }

  #at(live: LiveTable, seat: Seat): UnderWay | null {
    const found = this.#underWay.get(live)?.get(seat);
    return found && !found.work.isCalledOff ? found : null;
  }

  /** This very command, if it is under way. */
  #joined(live: LiveTable, { cmd, actor, wish }: PendingRequest): UnderWay | null {
    const found = this.#at(live, wish.seat);
    return found?.intent.request.cmd === cmd && found.intent.request.actor === actor ? found : null;
  }
}

/** The answer to a command that came again while it was pending. */
function asDuplicate({ answer, hints }: PendingAnswer): PendingAnswer {
  return { answer: answer.result === 'accepted' ? { ...answer, result: 'duplicate' } : answer, hints };
}
