/** Work that several may wait for: it is done once, and called off when nobody waits any more. */

/** Why work has no result: nobody wants it. */
export class CalledOff extends Error {}

export class SharedWork<T> {
  readonly done: Promise<T>;
  readonly #end = new AbortController();
  readonly #told = new Set<(done: number) => void>();
  /** How much of it is done, as far as anybody has said. */
  #progress: number | null = null;
  #waiting = 0;
  #isDone = false;

  /** What runs may tell how much is done, between 0 and 1. */
  constructor(run: (ended: AbortSignal, progress: (done: number) => void) => Promise<T>) {
    this.done = run(this.#end.signal, (done) => this.#tell(done));
    const done = () => {
      this.#isDone = true;
    };
    this.done.then(done, done);
  }

  /** Null as long as nobody has said how much is done. */
  get progress(): number | null {
    return this.#progress;
  }

  get isCalledOff(): boolean {
    return this.#end.signal.aborted;
  }

  /** Rejects at once when whoever waits has gone. `told`: at once and from then on, how much is done. */
  async wait(gone: AbortSignal, told: (done: number) => void = () => undefined): Promise<T> {
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(gone.reason);
    const tell = (done: number) => told(done);
    this.#waiting += 1;
    this.#told.add(tell);
    if (this.#progress !== null) tell(this.#progress);
    gone.addEventListener('abort', leave);
    try {
      gone.throwIfAborted();
      return await Promise.race([this.done, left.promise]);
    } finally {
      this.#waiting -= 1;
      this.#told.delete(tell);
      gone.removeEventListener('abort', leave);
      if (this.#waiting === 0 && gone.aborted) this.callOff();
    }
  }

  #tell(done: number): void {
    this.#progress = done;
    for (const tell of this.#told) tell(done);
  }

  callOff(): void {
    if (!this.#isDone) this.#end.abort(new CalledOff('nobody waits for it'));
  }
}
