/**
 * Long computations on the main thread, in slices: all of them together take at most a few milliseconds of one turn of
 * the event loop, and take turns among themselves, so that nobody else waits for them.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Steps } from '../core/steps.ts';

type Task = {
  readonly steps: Steps<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Milliseconds of one turn; a single step may take longer. */
const sliceMs = 5;

export class TimeSlicer {
  readonly #queue: Task[] = [];
  readonly #now: () => number;
  #running = false;

  /** `now` in milliseconds; for tests, which have no time. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  run<T>(steps: Steps<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#queue.push({ steps, resolve: resolve as Task['resolve'], reject });
    if (!this.#running) void this.#work();
    return promise;
  }

  async #work(): Promise<void> {
    this.#running = true;
    while (this.#queue.length > 0) {
      await turn();
      const end = this.#now() + sliceMs;
      while (this.#queue.length > 0 && this.#now() < end) this.#advance(this.#queue.shift()!, end);
    }
    this.#running = false;
  }

  /** Goes on with one task until the slice is over; one that is not done waits behind the others. */
  #advance(task: Task, end: number): void {
    try {
      do {
        const step = task.steps.next();
        if (step.done) {
          task.resolve(step.value);
          return;
        }
      } while (this.#now() < end);
      this.#queue.push(task);
    } catch (error) {
      task.reject(error);
    }
  }
}
