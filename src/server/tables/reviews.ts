/**
 * Looks back at finished games (docs/protocol.md, T9). They are worked out in the threads of the bots, and kept: whoever
 * asks for the same one meanwhile waits with the others, and work that nobody waits for any more is called off.
 */
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { BotPool } from '../bots/pool.ts';
import type { LiveTable } from './live.ts';
import { dropOldest } from './refusals.ts';

export type ReviewsOptions = {
  readonly find: (id: string) => Promise<Result<LiveTable>>;
  readonly pool: Pick<BotPool, 'review'>;
};

const mostKept = 200;

type Work = { readonly done: Promise<Review | null>; readonly end: AbortController; waiting: number };

export class Reviews {
  readonly #options: ReviewsOptions;
  readonly #kept = new Map<string, Work>();

  constructor(options: ReviewsOptions) {
    this.#options = options;
  }

  /** Null where there is nothing to say about the seat. `gone` tells when nobody waits for the answer any more. */
  async look(id: string, seat: Seat, gone: AbortSignal): Promise<Result<Review | null>> {
    const found = await this.#options.find(id);
    if (!found.ok) return found;
    const live = found.value;
    if (live.table.phase !== 'over') return refuse('review-early');
    if (!(seat in live.table.seats)) return refuse('no-such-seat');
    const key = `${id} ${live.table.seq} ${seat}`;
    const work = this.#kept.get(key) ?? this.#begin(key, live, seat);
    return this.#wait(key, work, gone);
  }

  #begin(key: string, live: LiveTable, seat: Seat): Work {
    const { game, version, assets, state } = live.table;
    const view = live.opened.rules.view(state, 'open');
    const end = new AbortController();
    const done = this.#options.pool.review({ game, version, assets, view, seat, bot: null }, end.signal);
    const work = { done, end, waiting: 0 };
    this.#kept.set(key, work);
    dropOldest(this.#kept, mostKept);
    void live.hold(done);
    return work;
  }

  async #wait(key: string, work: Work, gone: AbortSignal): Promise<Result<Review | null>> {
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(gone.reason);
    work.waiting += 1;
    gone.addEventListener('abort', leave);
    try {
      gone.throwIfAborted();
      return ok(await Promise.race([work.done, left.promise]));
    } catch {
      if (work.waiting === 1) this.#forget(key, work);
      // Whoever has left does not hear the answer.
      return gone.aborted ? ok(null) : refuse('review-failed');
    } finally {
      work.waiting -= 1;
      gone.removeEventListener('abort', leave);
    }
  }

  #forget(key: string, work: Work): void {
    if (this.#kept.get(key) === work) this.#kept.delete(key);
    work.end.abort(new Error('nobody waits for it'));
  }
}
