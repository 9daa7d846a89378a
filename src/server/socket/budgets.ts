/** How many commands a guest has left, whatever the number of their sockets; also after all of these were closed. */
import type { Problem } from '../../core/result.ts';
import { dropOldest } from '../../host/refusals.ts';
import { limitProblem } from '../limits.ts';
import { TokenBucket } from './tokenbucket.ts';

/** Guests that are remembered. Whoever wants to be forgotten has to bring as many others, who are counted as well. */
const mostGuests = 10_000;

export class CommandBudgets {
  readonly #perMinute: number;
  readonly #now: () => number;
  /** The longest unused first. */
  readonly #budgets = new Map<string, TokenBucket>();

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one; why not, if there is none. */
  take(player: string): Problem | null {
    const budget = this.#of(player);
    return budget.take(this.#now()) ? null : limitProblem('commands', budget.secondsToWait);
  }

  #of(player: string): TokenBucket {
    const budget =
      this.#budgets.get(player) ?? new TokenBucket(this.#perMinute / 60, this.#perMinute, this.#now());
    this.#budgets.delete(player);
    this.#budgets.set(player, budget);
    dropOldest(this.#budgets, mostGuests);
    return budget;
  }
}
