/** What a room does for its storage from time to time: clears away what nobody needs, looks whether the file is there. */
import type { Logger } from 'pino';
import { unusedTextMs } from '../host/contentkeeper.ts';
import type { Store } from '../host/store.ts';

export type UpkeepOptions = {
  readonly store: Pick<Store, 'check' | 'commit'>;
  readonly now: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
};

const clearMs = 3_600_000;
const checkMs = 3_000;

/** As long as their cookie lasts. */
const awayMs = 365 * 24 * 3_600_000;

export class Upkeep {
  readonly #options: UpkeepOptions;
  readonly #timers: readonly NodeJS.Timeout[];
  #isWell = true;

  /** Clears away at once, and then by the hour. */
  constructor(options: UpkeepOptions) {
    this.#options = options;
    this.#timers = [
      setInterval(() => void this.clear(), clearMs),
      setInterval(() => void this.check(), checkMs),
    ];
    for (const timer of this.#timers) timer.unref();
    void this.clear();
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  async clear(): Promise<void> {
    const { store, now, log } = this.#options;
    try {
      const [texts = 0, guests = 0] = await store.commit({
        changes: [
          { kind: 'sweep-resources', wantedBefore: now() - unusedTextMs },
          { kind: 'sweep-guests', seenBefore: now() - awayMs },
          { kind: 'sweep-sessions', seenBefore: now() - awayMs },
        ],
      });
      if (texts + guests > 0) log.info({ texts, guests }, 'cleared away');
    } catch (error) {
      log.error({ err: error }, 'clearing away failed');
    }
  }

  /** Tells when the file is lost, and when it is found again. */
  async check(): Promise<void> {
    const { store, log } = this.#options;
    const trouble = await store.check().then(
      () => null,
      (error: unknown) => error,
    );
    if (trouble && this.#isWell) log.error({ err: trouble }, 'the data folder is lost: nothing is saved');
    if (!trouble && !this.#isWell) log.info('the data folder is back');
    this.#isWell = !trouble;
  }
}
