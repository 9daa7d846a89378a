/**
 * Looks back at finished games (docs/protocol.md, T10). They are worked out by jobs, and kept: whoever
 * asks for the same one meanwhile waits with the others, and work that nobody waits for any more is called off.
 */
import { ok, type Result, refuse } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Seat } from '../core/seat.ts';
import type { Event } from '../room/event.ts';
import { timedMoves } from '../room/past.ts';
import type { Asker } from './jobs/kinds.ts';
import type { LiveTable } from './live.ts';
import type { Workers } from './ports.ts';
import { dropOldest } from './refusals.ts';
import { SharedWork } from './work.ts';

export type ReviewsOptions = {
  readonly find: (id: string) => Promise<Result<LiveTable>>;
  readonly log: (id: string) => Promise<Iterable<Event>>;
  readonly workers: Pick<Workers, 'review'>;
};

const mostKept = 200;

type Kept = { readonly live: LiveTable; readonly work: SharedWork<Result<Review | null>> };

export class Reviews {
  readonly #options: ReviewsOptions;
  readonly #kept = new Map<string, Kept>();

  constructor(options: ReviewsOptions) {
    this.#options = options;
  }

  /** Null where there is nothing to say about the seat. `gone` tells when nobody waits for the answer any more. */
  async look(id: string, seat: Seat, { player, gone }: Asker): Promise<Result<Review | null>> {
    const found = await this.#options.find(id);
    if (!found.ok) return found;
    const live = found.value;
    if (live.table.phase !== 'over') return refuse('review-early');
    if (!(seat in live.table.seats)) return refuse('no-such-seat');
    const key = `${id} ${live.table.seq} ${seat}`;
    const kept = this.#kept.get(key);
    const work = kept && !kept.work.isCalledOff ? kept.work : this.#begin(key, live, seat, player);
    try {
      return await work.wait(gone);
    } catch {
      // Whoever has left does not hear the answer.
      return gone.aborted ? ok(null) : refuse(live.ended ? 'no-such-table' : 'review-failed');
    }
  }

  /** Of a table that was removed nobody wants to know any more. */
  attend(live: LiveTable): void {
    if (!live.ended) return;
    for (const kept of this.#kept.values()) if (kept.live === live) kept.work.callOff();
  }

  #begin(key: string, live: LiveTable, seat: Seat, player: string): Kept['work'] {
    const { game, version, state } = live.table;
    const { rules, resources } = live.opened;
    const view = rules.view(state, 'open');
    const question = { game, version, resources, view, seat };
    const work = new SharedWork(async (gone) => {
      const past = timedMoves(await this.#options.log(live.id));
      return this.#options.workers.review({ ...question, past }, { player, gone });
    });
    const kept = { live, work };
    this.#kept.set(key, kept);
    dropOldest(this.#kept, mostKept);
    const forget = () => this.#kept.get(key) === kept && this.#kept.delete(key);
    void live.hold(work.done.then((done) => done.ok || forget(), forget));
    return work;
  }
}
