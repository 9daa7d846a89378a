/**
 * The main thread's end of the writer: group commit. Operations wait while the writer is busy; whatever waits when
 * a commit ends goes into the next. An idle writer gets its group when this turn of the event loop ends, so that
 * what many sockets said at once is one commit.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError } from '../../host/store.ts';
import { threadUrl } from '../thread.ts';
import { storeError } from './errors.ts';
import {
  type Answer,
  countsOf,
  type Failure,
  isFailure,
  type Operation,
  type Outcome,
  type WriterOptions,
} from './operation.ts';

type Promised = {
  readonly resolve: (counts: readonly number[]) => void;
  readonly reject: (error: StoreError) => void;
};

export type QueueDeps = {
  /** Told after every group: the seconds until it was on disk. */
  readonly committed?: (seconds: number) => void;
  /** For tests: another thread that writes. */
  readonly writer?: URL;
};

export class WriteQueue {
  readonly #start: () => Promise<Worker>;
  readonly #committed: QueueDeps['committed'];
  /** Null when it has ended by itself; it is started again for the next operation. */
  #worker: Worker | null = null;
  #isStarting = false;
  #isStopping = false;
  /** Two lists in step: what to do, and who waits for it. */
  #waiting: Operation[] = [];
  #promised: Promised[] = [];
  #underWay: readonly Promised[] = [];
  /** When what is under way was sent. */
  #sentAt = 0;
  #isDue = false;
  #whenIdle: (() => void)[] = [];
  #commits = 0;

  /** Resolves when the writer has the database open. */
  static async start(options: WriterOptions, { writer, committed }: QueueDeps): Promise<WriteQueue> {
    const thread = writer ?? threadUrl('writer', import.meta.url);
    const queue = new WriteQueue(() => startWriter(options, thread), committed);
    queue.#attend(await queue.#start());
    return queue;
  }

  private constructor(start: () => Promise<Worker>, committed: QueueDeps['committed']) {
    this.#start = start;
    this.#committed = committed;
  }

  get commits(): number {
    return this.#commits;
  }

  /** Resolves to what each change counts, once they are on disk. */
  push(operation: Operation): Promise<readonly number[]> {
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
    this.#isStopping = true;
    if (!this.#worker) return;
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
    if (!this.#worker) return void this.#restart();
    const group = this.#waiting;
    this.#underWay = this.#promised;
    this.#waiting = [];
    this.#promised = [];
    this.#sentAt = performance.now();
    this.#worker.postMessage(group);
  }

  #settle([commits, outcomes]: Answer): void {
    const settled = this.#underWay;
    this.#underWay = [];
    this.#commits += commits;
    this.#committed?.((performance.now() - this.#sentAt) / 1000);
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

  #attend(worker: Worker): void {
    let why = 'the writer has ended';
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => {
      why = `the writer failed: ${error}`;
    });
    worker.on('exit', () => this.#lose(new StoreError('store-failed', why)));
    this.#worker = worker;
  }

  /** What was under way may be on disk or not: nobody can be promised anything. What still waits goes to the next one. */
  #lose(error: StoreError): void {
    this.#worker = null;
    const lost = this.#underWay;
    this.#underWay = [];
    for (const { reject } of lost) reject(error);
    if (this.#waiting.length > 0) this.#schedule();
    else this.#tellIdle();
  }

  async #restart(): Promise<void> {
    if (this.#isStarting || this.#isStopping) return;
    this.#isStarting = true;
    try {
      this.#attend(await this.#start());
    } catch (error) {
      this.#giveUp(storeError(error, 'the writer'));
    }
    this.#isStarting = false;
    this.#send();
  }

  /** There is no writer now; the next operation tries again. */
  #giveUp(error: StoreError): void {
    const lost = this.#promised;
    this.#promised = [];
    this.#waiting = [];
    for (const { reject } of lost) reject(error);
    this.#tellIdle();
  }
}

async function startWriter(options: WriterOptions, thread: URL): Promise<Worker> {
  const worker = new Worker(thread, { workerData: options, execArgv: [] });
  const ended = once(worker, 'exit').then(() => ['store-failed', 'the writer has ended'] as const);
  const first: 'ready' | Failure = await Promise.race([
    once(worker, 'message').then(([said]) => said),
    ended,
  ]);
  if (first !== 'ready') throw new StoreError(...first);
  return worker;
}

function settle({ resolve, reject }: Promised, outcome: Outcome): void {
  if (isFailure(outcome)) reject(new StoreError(...outcome));
  else resolve(countsOf(outcome));
}
