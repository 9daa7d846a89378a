/** Work that several may wait for: it is done once, and called off when nobody waits any more. */

/** Why work has no result: nobody wants it. */
export class CalledOff extends Error {}

export class SharedWork<T> {
  readonly done: Promise<T>;
  readonly #end = new AbortController();
  #waiting = 0;
  #isDone = false;

  constructor(run: (ended: AbortSignal) => Promise<T>) {
    this.done = run(this.#end.signal);
    const done = () => {
      this.#isDone = true;
    };
    this.done.then(done, done);
  }

  get isCalledOff(): boolean {
    return this.#end.signal.aborted;
  }

  /** Rejects at once when whoever waits has gone. */
  async wait(gone: AbortSignal): Promise<T> {
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(gone.reason);
    this.#waiting += 1;
    gone.addEventListener('abort', leave);
    try {
      gone.throwIfAborted();
      return await Promise.race([this.done, left.promise]);
    } finally {
      this.#waiting -= 1;
      gone.removeEventListener('abort', leave);
      if (this.#waiting === 0 && gone.aborted) this.callOff();
    }
  }

  callOff(): void {
    if (!this.#isDone) this.#end.abort(new CalledOff('nobody waits for it'));
  }
}
