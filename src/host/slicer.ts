/**
 * Long computations on the main thread, in slices: all of them together take at most a few milliseconds of one turn of
 * the event loop, and take turns among themselves, so that nobody else waits for them.
 */
import type { Steps } from '../core/steps.ts';
import type { Clock } from './ports.ts';

type Task = {
  readonly steps: Steps<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** Milliseconds of one turn; a single step may take longer. */
const sliceMs = 5;

export class TimeSlicer {
  readonly #queue: Task[] = [];
  readonly #clock: Pick<Clock, 'elapsed' | 'turn'>;
  #running = false;

  constructor(clock: Pick<Clock, 'elapsed' | 'turn'>) {
    this.#clock = clock;
  }

  /** Lets others go first: resolves in the next turn. */
  turn(): Promise<void> {
    return this.#clock.turn();
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
      await this.#clock.turn();
      const end = this.#clock.elapsed() + sliceMs;
      while (this.#queue.length > 0 && this.#clock.elapsed() < end) this.#advance(this.#queue.shift()!, end);
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
      } while (this.#clock.elapsed() < end);
      this.#queue.push(task);
    } catch (error) {
      task.reject(error);
    }
  }
}
