/** A bucket that fills steadily: so many messages a second, with some in hand for a burst. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    const grown = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + grown);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Until there is one again, as of the last try. */
  get secondsToWait(): number {
    return Math.max(0, (1 - this.#left) / this.#perSecond);
  }
}
