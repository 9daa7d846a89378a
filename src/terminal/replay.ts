/** Looking through a game move by move. Nothing here can change it. */

import type { Env } from '../client/env.ts';
import type { Frames } from '../client/frames.ts';
import { frameNews } from '../client/news.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Frame } from '../room/past.ts';
import type { TableInput } from './input.ts';

/** Milliseconds a position stays, slowest first. */
const speeds = [4000, 2000, 1000, 500, 250] as const;

export class Replay {
  readonly input: TableInput;
  readonly #frames: Frames;
  at = 0;
  speed = 2;
  readonly #env: Env;
  readonly #changed: () => void;
  #callOff: (() => void) | null = null;
  #frame: Frame;
  /** Where one wants to be: there already, or as soon as it has come. */
  #wanted = 0;

  /** Of a game whose start is there already. */
  constructor(input: TableInput, frames: Frames, env: Env, changed: () => void) {
    this.input = input;
    this.#frames = frames;
    this.#frame = frames.at(0)!;
    this.#env = env;
    this.#changed = changed;
  }

  get frame(): Frame {
    return this.#frame;
  }

  get last(): number {
    return this.#frames.total - 1;
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
    void this.#show(to);
  }

  step(by: number): void {
    this.jump(this.#wanted + by);
  }

  /** Faster or slower. */
  adjust(by: number): void {
    this.speed = Math.min(speeds.length - 1, Math.max(0, this.speed + by));
    this.#changed();
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else {
      if (this.at === this.last) void this.#show(0);
      this.#next();
    }
    this.#changed();
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #next(): void {
    this.#callOff = this.#env.later(speeds[this.speed]!, () => void this.#play());
  }

  /** The next position is waited for; whoever stops or jumps meanwhile goes elsewhere. */
  async #play(): Promise<void> {
    const callOff = this.#callOff;
    await this.#show(this.at + 1);
    if (this.#callOff !== callOff) return;
    this.#callOff = null;
    if (this.at < this.last) this.#next();
    this.#changed();
  }

  async #show(to: number): Promise<void> {
    const wanted = Math.min(this.last, Math.max(0, to));
    this.#wanted = wanted;
    if (!this.#frames.at(wanted)) await this.#load(wanted);
    const frame = this.#frames.at(wanted);
    if (this.#wanted !== wanted || !frame) return;
    this.at = wanted;
    this.#frame = frame;
    this.#changed();
  }

  async #load(position: number): Promise<void> {
    const loaded = await this.#frames.load(position);
    if (loaded.ok) return;
    this.stop();
    this.input.controller.refuse(...loaded.problems);
  }
}
