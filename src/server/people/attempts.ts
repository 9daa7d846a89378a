/** Wrong passwords: after several for one name there is a while to wait, longer each time. */

const free = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** By then all is forgotten. */
const memoryMs = 60 * 60_000;
const mostNames = 10_000;

type Tries = { readonly wrong: number; readonly last: number };

export class Attempts {
  readonly #tries = new Map<string, Tries>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds until this name may be tried again; 0 for now. */
  wait(name: string): number {
    const tries = this.#known(name);
    if (!tries || tries.wrong < free) return 0;
    const wait = Math.min(firstWaitMs * 2 ** (tries.wrong - free), longestWaitMs);
    return Math.max(0, tries.last + wait - this.#now());
  }

  /** Counted before it is known to be wrong, so that many at once are not one. */
  begin(name: string): void {
    const { wrong } = this.#known(name) ?? { wrong: 0 };
    this.#tries.delete(name);
    this.#tries.set(name, { wrong: wrong + 1, last: this.#now() });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > mostNames && oldest !== undefined) this.#tries.delete(oldest);
  }

  right(name: string): void {
    this.#tries.delete(name);
  }

  #known(name: string): Tries | undefined {
    const tries = this.#tries.get(name);
    return tries && this.#now() - tries.last < memoryMs ? tries : undefined;
  }
}
