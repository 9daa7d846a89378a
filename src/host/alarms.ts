/**
 * Wakes tables whose time has come, also those that left the memory, and those of a room that was closed meanwhile: a bot
 * that is to move moves, whether somebody looks or not. Few at a time, so that a room that opens is there for people first.
 */
import type { Clock } from './ports.ts';
import type { Alarm, Store } from './store.ts';

export type AlarmsDeps = {
  readonly store: Pick<Store, 'due' | 'nextAlarm'>;
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  /** Brings the table into memory and does what is to be done; resolves when it rests. */
  readonly wake: (table: string) => Promise<void>;
};

/** Tables that are woken at once, and that are looked up at once. */
const atOnce = 4;
const page = 50;

/** So often at most, and at least, it is looked who is next; whoever is set to an hour from now is found in time. */
const shortestMs = 1000;
const longestMs = 10_000;

/** So long one table may keep the next from being woken. */
const patienceMs = 30_000;

export class Alarms {
  readonly #deps: AlarmsDeps;
  #isStopped = false;

  constructor(deps: AlarmsDeps) {
    this.#deps = deps;
  }

  /** Runs until it is stopped; never rejects. */
  async run(): Promise<void> {
    while (!this.#isStopped) {
      // What the storage can't tell now it is asked again.
      const waitMs = await this.#round().catch(() => longestMs);
      await this.#deps.clock.sleep(waitMs);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Wakes all that are due; returns how long nobody will be. */
  async #round(): Promise<number> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    for (let after: Alarm | null = null; !this.#isStopped; ) {
      const due: readonly Alarm[] = await store.due(now, after, page);
      await this.#wakeAll(due);
      after = due.at(-1) ?? null;
      if (due.length < page) break;
    }
    const next = this.#isStopped ? null : await store.nextAlarm(now);
    return Math.min(longestMs, Math.max(shortestMs, (next ?? Infinity) - clock.now()));
  }

  async #wakeAll(due: readonly Alarm[]): Promise<void> {
    for (let at = 0; at < due.length && !this.#isStopped; at += atOnce)
      await Promise.all(due.slice(at, at + atOnce).map((alarm) => this.#wake(alarm)));
  }

  /** One that fails stays due, and is tried again. */
  async #wake({ table }: Alarm): Promise<void> {
    const { wake, clock } = this.#deps;
    await Promise.race([wake(table).catch(() => undefined), clock.sleep(patienceMs)]);
  }
}
