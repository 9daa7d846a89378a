/** Looking through a game move by move. Nothing here can change it. */

import type { Env } from '../client/env.ts';
import { frameNews } from '../client/news.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Frame } from '../room/past.ts';
import type { TableInput } from './input.ts';

/** Milliseconds a position stays, slowest first. */
const speeds = [4000, 2000, 1000, 500, 250] as const;

export class Replay {
  readonly input: TableInput;
  readonly frames: readonly Frame[];
  at = 0;
  speed = 2;
  readonly #env: Env;
  readonly #changed: () => void;
  #callOff: (() => void) | null = null;

  constructor(input: TableInput, frames: readonly Frame[], env: Env, changed: () => void) {
    this.input = input;
    this.frames = frames;
    this.#env = env;
    this.#changed = changed;
  }

  get frame(): Frame {
    return this.frames[this.at]!;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get isPlaying(): boolean {
    return this.#callOff !== null;
  }

  get told(): readonly Phrase[] {
    return frameNews(this.frame, this.input.table.rules);
  }

  /** Goes to a position, or to the nearest there is. */
  jump(to: number): void {
    this.stop();
    this.#show(to);
  }

  step(by: number): void {
    this.jump(this.at + by);
  }

  /** Faster or slower. */
  adjust(by: number): void {
    this.speed = Math.min(speeds.length - 1, Math.max(0, this.speed + by));
    this.#changed();
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else {
      if (this.at === this.last) this.at = 0;
      this.#next();
    }
    this.#changed();
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #next(): void {
    this.#callOff = this.#env.later(speeds[this.speed]!, () => {
      this.#callOff = null;
      if (this.at + 1 < this.last) this.#next();
      this.#show(this.at + 1);
    });
  }

  #show(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    this.#changed();
  }
}
