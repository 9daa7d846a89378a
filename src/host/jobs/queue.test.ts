import { describe, expect, it } from 'vitest';
import { jobsOf } from '../bench.testing.ts';
import type { JobKind } from './kinds.ts';
import { JobQueue } from './queue.ts';

/** Lets everything happen that waits for nothing but its turn. */
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose jobs are done when the test says so; tells who got a thread, in which order. */
class Scene {
  readonly queue: JobQueue;
  readonly started: string[] = [];
  readonly #leave = new Map<string, () => void>();

  constructor(threads = 2) {
    this.queue = new JobQueue(threads);
  }

  /** A job by its name, `player:kind` and whatever else. */
  ask(name: string, gone = new AbortController()): Promise<void> {
    const [player, kind] = name.split(':') as [string, JobKind];
    return this.queue.enter(kind, { player, gone: gone.signal }).then((leave) => {
      this.started.push(name);
      this.#leave.set(name, leave);
    });
  }

  async askAll(...names: readonly string[]): Promise<void> {
    for (const name of names) void this.ask(name);
    await soon();
  }

  async done(name: string): Promise<void> {
    this.#leave.get(name)!();
    this.#leave.delete(name);
    await soon();
  }

  /** Ends whoever runs, the oldest first, until nobody does. */
  async doneAll(): Promise<void> {
    for (let [name] = this.#leave.keys(); name !== undefined; [name] = this.#leave.keys())
      await this.done(name);
  }
}

const countsOf = ({ queue }: Scene) => jobsOf({ jobs: queue.counts });

describe('[Q5] turns between players', () => {
  it('however much one asks for, the next thread is another’s', async () => {
    const scene = new Scene();
    await scene.askAll('eve:move:1', 'eve:move:2', 'eve:move:3', 'ada:move:1', 'leo:move:1', 'ada:move:2');
    await scene.doneAll();
    expect(scene.started).toEqual([
      'eve:move:1',
      'ada:move:1',
      'eve:move:2',
      'leo:move:1',
      'ada:move:2',
      'eve:move:3',
    ]);
  });
  it('nobody has all threads: whoever comes then need not wait for anything to end', async () => {
    const scene = new Scene(3);
    await scene.askAll('eve:move:1', 'eve:hints:2', 'eve:move:3', 'eve:review:4');
    expect(scene.started).toEqual(['eve:move:1', 'eve:hints:2']);
    await scene.askAll('ada:move:1');
    expect(scene.started.at(-1)).toBe('ada:move:1');
  });
  it('what one asks for goes moves first, then hints, then solving, then reviews', async () => {
    const scene = new Scene();
    const asked = ['ada:move:0', 'ada:review:1', 'ada:solve:2', 'ada:hints:3', 'ada:move:4', 'ada:hints:5'];
    await scene.askAll(...asked);
    await scene.doneAll();
    expect(scene.started).toEqual([
      'ada:move:0',
      'ada:move:4',
      'ada:hints:3',
      'ada:hints:5',
      'ada:solve:2',
      'ada:review:1',
    ]);
  });
  it('what nobody waits for at a board never has all threads, whoever asks for it', async () => {
    const scene = new Scene();
    await scene.askAll('eve:review:1', 'leo:review:1', 'mar:prepare:1', 'mar:make:1');
    expect(scene.started).toEqual(['eve:review:1']);
    await scene.askAll('ada:move:1', 'pau:hints:1');
    expect(scene.started).toEqual(['eve:review:1', 'ada:move:1']);
    await scene.done('ada:move:1');
    expect(scene.started.at(-1)).toBe('pau:hints:1');
    await scene.done('eve:review:1');
    expect(scene.started.at(-1)).toBe('leo:review:1');
  });
});

describe('jobs that nobody waits for', () => {
  it('never start, and the next in line does', async () => {
    const scene = new Scene();
    const gone = new AbortController();
    await scene.askAll('eve:move:1', 'ada:move:1');
    const called = scene.ask('leo:move:1', gone);
    await scene.askAll('mar:move:1');
    gone.abort(new Error('left'));
    await expect(called).rejects.toThrow('left');
    expect(countsOf(scene)).toEqual({ waiting: 1, running: 2 });
    await scene.doneAll();
    expect(scene.started).toEqual(['eve:move:1', 'ada:move:1', 'mar:move:1']);
    expect(countsOf(scene)).toEqual({ waiting: 0, running: 0 });
  });
  it('do not even enter when they were called off before', async () => {
    const scene = new Scene();
    const gone = new AbortController();
    gone.abort(new Error('left'));
    await expect(scene.ask('ada:move:1', gone)).rejects.toThrow('left');
    expect(countsOf(scene)).toEqual({ waiting: 0, running: 0 });
  });
  it('one called off in the moment it starts gives its thread back', async () => {
    const scene = new Scene();
    const gone = new AbortController();
    const asked = scene.ask('ada:move:1', gone);
    gone.abort();
    await asked;
    await scene.doneAll();
    expect(countsOf(scene)).toEqual({ waiting: 0, running: 0 });
  });
});

it('counts what waits for a player, by kind; and all that waits or runs', async () => {
  const scene = new Scene();
  await scene.askAll('ada:hints:0', 'ada:hints:1', 'ada:hints:2', 'ada:move:3', 'eve:hints:1', 'eve:hints:2');
  const waiting = ['ada', 'eve', 'leo'].map((player) => scene.queue.waiting('hints', player));
  expect(waiting).toEqual([2, 1, 0]);
  expect(scene.queue.counts).toEqual({
    move: { waiting: 1, running: 0 },
    hints: { waiting: 3, running: 2 },
    solve: { waiting: 0, running: 0 },
    review: { waiting: 0, running: 0 },
    parse: { waiting: 0, running: 0 },
    prepare: { waiting: 0, running: 0 },
    make: { waiting: 0, running: 0 },
  });
});
