/**
 * The positions of a game at the other end of a wire. They come by pages when somebody needs them, and stay. A running
 * game may go on between two pages, and an undo may take back what has come already: each page tells which.
 */
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Frame, ReplayPage } from '../room/past.ts';
import { longestPage } from '../room/protocol.ts';

export type AskFrames = (from: number, count: number) => Promise<Result<ReplayPage>>;

/** As the active seat may see them. */
export type AskFramesAs = (activeSeat: Seat | null, ...page: Parameters<AskFrames>) => ReturnType<AskFrames>;

export class Frames {
  readonly #ask: AskFrames;
  readonly #known = new Map<number, Frame>();
  readonly #asking = new Map<number, Promise<Result<null>>>();
  #total = 0;
  #seq = 0;

  constructor(ask: AskFrames) {
    this.#ask = ask;
  }

  /** How many there are, as far as is known: none before the first page. */
  get total(): number {
    return this.#total;
  }

  /** The event that the game ended with when the last page was made. */
  get seq(): number {
    return this.#seq;
  }

  /** Undefined where it has not come yet. */
  at(position: number): Frame | undefined {
    return this.#known.get(position);
  }

  /** Resolves when this position is there, if the game has it, and with it those around it. */
  async load(position: number): Promise<Result<null>> {
    if (this.#known.has(position)) return ok(null);
    const page = await this.#once(position - (position % longestPage), longestPage);
    // Large positions come in short pages.
    const isMissing = page.ok && position < this.#total && !this.#known.has(position);
    return isMissing ? this.#once(position, longestPage) : page;
  }

  /** Resolves when every position from this one to the end is there. */
  async loadFrom(first: number): Promise<Result<null>> {
    const begun = await this.load(first);
    if (!begun.ok) return begun;
    for (let position = first; position < this.#total; ) {
      if (this.#known.has(position)) position += 1;
      else {
        const page = await this.#once(position, longestPage);
        if (!page.ok || !this.#known.has(position)) return page;
        // What an undo has taken back is read again.
        position = first;
      }
    }
    return ok(null);
  }

  /** Reads what the newest moves led to, and no more where nothing else has changed. */
  async follow(moveCount: number): Promise<Result<null>> {
    const from = Math.min(moveCount, Math.max(0, this.#total - 1));
    if (moveCount - from >= longestPage) return this.load(moveCount);
    const page = await this.#once(from, longestPage);
    return page.ok ? this.load(moveCount) : page;
  }

  /** The same page is asked for once at a time. */
  #once(from: number, count: number): Promise<Result<null>> {
    const asked = this.#asking.get(from);
    if (asked) return asked;
    const asking = this.#read(from, count).finally(() => this.#asking.delete(from));
    this.#asking.set(from, asking);
    return asking;
  }

  async #read(from: number, count: number): Promise<Result<null>> {
    const page = await this.#ask(from, count);
    if (!page.ok) return page;
    if (page.value.seq >= this.#seq) this.#take(page.value);
    return ok(null);
  }

  #take({ frames, from, total, seq, returnedAt = 0 }: ReplayPage): void {
    if (seq > this.#seq) this.#forget(frames[0], from, frames.length, returnedAt > this.#seq);
    for (const [at, frame] of frames.entries()) this.#known.set(from + at, frame);
    this.#total = total;
    this.#seq = seq;
  }

  /**
   * Forgets what may have changed since. After a return to a saved position that is all; after an undo, what comes before a
   * move that was known to be there is as it was, and of what comes after this page nobody knows.
   */
  #forget(first: Frame | undefined, from: number, count: number, isReturned: boolean): void {
    const isOld = !isReturned && first !== undefined && (first.move?.seq ?? 0) <= this.#seq;
    for (const position of [...this.#known.keys()])
      if (!isOld || position >= from + count) this.#known.delete(position);
  }
}

/** Positions that are all there already. */
export function framesOf(frames: readonly Frame[]): Frames {
  const page = async () => ok({ frames, from: 0, total: frames.length, seq: 0 });
  return new Frames(page);
}
