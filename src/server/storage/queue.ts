/**
 * The main thread's end of the writer: group commit. Operations wait while the writer is busy; whatever waits when
 * a commit ends goes into the next. An idle writer gets its group when this turn of the event loop ends, so that
 * what many sockets said at once is one commit.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadUrl } from '../thread.ts';
import type { Answer, Failure, Operation, Outcome, WriterOptions } from './operation.ts';
import { StoreError } from './store.ts';

type Promised = {
  readonly resolve: (changes: number) => void;
  readonly reject: (error: StoreError) => void;
};

export class WriteQueue {
  readonly #worker: Worker;
  /** Two lists in step: what to do, and who waits for it. */
  #waiting: Operation[] = [];
  #promised: Promised[] = [];
  #underWay: readonly Promised[] = [];
  #isDue = false;
  #whenIdle: (() => void)[] = [];
  #broken: StoreError | null = null;
  #commits = 0;

  /** Resolves when the writer has the database open. */
  static async start(options: WriterOptions): Promise<WriteQueue> {
    const worker = new Worker(threadUrl('writer', import.meta.url), { workerData: options, execArgv: [] });
    const first: 'ready' | Failure = (await once(worker, 'message'))[0];
    if (first !== 'ready') throw new StoreError(...first);
    return new WriteQueue(worker);
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#break(`the writer failed: ${error}`));
    worker.on('exit', () => this.#break('the writer has ended'));
  }

  get commits(): number {
    return this.#commits;
  }

  /** Resolves to the number of rows changed, once they are on disk. */
  push(operation: Operation): Promise<number> {
    if (this.#broken) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      this.#waiting.push(operation);
      this.#promised.push({ resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when all that was pushed is settled, and who waited for it has gone on. */
  async drained(): Promise<void> {
    if (this.#isBusy || this.#waiting.length > 0)
      await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }

  async stop(): Promise<void> {
    if (this.#broken) return;
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await ended;
  }

  get #isBusy(): boolean {
    return this.#underWay.length > 0;
  }

  #schedule(): void {
    if (this.#isDue || this.#isBusy) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#waiting.length === 0 || this.#isBusy) return;
    const group = this.#waiting;
    this.#underWay = this.#promised;
    this.#waiting = [];
    this.#promised = [];
    this.#worker.postMessage(group);
  }

  #settle([commits, outcomes]: Answer): void {
    const settled = this.#underWay;
    this.#underWay = [];
    this.#commits += commits;
    this.#send();
    settled.forEach((promised, at) => {
      settle(promised, outcomes[at]!);
    });
    if (!this.#isBusy) this.#tellIdle();
  }

  #tellIdle(): void {
    const told = this.#whenIdle;
    this.#whenIdle = [];
    for (const tell of told) tell();
  }

  /** Nothing that was not answered can be promised any more. */
  #break(why: string): void {
    this.#broken ??= new StoreError('store-failed', why);
    const lost = [...this.#underWay, ...this.#promised];
    this.#underWay = [];
    this.#promised = [];
    this.#waiting = [];
    for (const { reject } of lost) reject(this.#broken);
    this.#tellIdle();
  }
}

function settle({ resolve, reject }: Promised, outcome: Outcome): void {
  if (typeof outcome === 'number') resolve(outcome);
  else reject(new StoreError(...outcome));
}
