/** Tables with their bots, put together: for a room with doors, and for a player alone at a machine. */
import { randomBytes } from 'node:crypto';
import type { Origin } from '../../room/event.ts';
import { BotPool, type PoolOptions } from '../bots/pool.ts';
import type { Library } from '../library.ts';
import { TimeSlicer } from '../slicer.ts';
import type { Store } from '../storage/store.ts';
import { Hall } from './hall.ts';
import { Hints } from './hints.ts';
import type { LiveTable } from './live.ts';
import { BotPlayers, type BotPlayersOptions } from './players.ts';
import { Reviews } from './reviews.ts';

/** What thinks for the bots; tests bring their own. */
export type Thinker = Pick<BotPool, 'move' | 'hints' | 'review' | 'jobs' | 'close'>;

export type FurnishOptions = {
  readonly store: Store;
  readonly library: Library;
  readonly now: () => number;
  readonly keep: number;
  readonly origin?: Origin;
  readonly pool?: Thinker;
  /** One answer of a bot failed; it is asked again. */
  readonly botFailed?: NonNullable<PoolOptions['failed']>;
} & Omit<BotPlayersOptions, 'pool'>;

export type Furnished = {
  readonly hall: Hall;
  readonly pool: Thinker;
  /** Looks whether a bot is to act at this table. */
  readonly attend: (live: LiveTable) => void;
  readonly hints: Hints;
  readonly reviews: Reviews;
  /** No bot moves any more; first of all, before the doors are closed. */
  readonly quiet: () => void;
  /** Stores what is behind and closes everything, the storage too. */
  readonly close: () => Promise<void>;
};

export function furnish(options: FurnishOptions): Furnished {
  const { store, library, now, keep, origin, botFailed, ...playing } = options;
  const pool =
    options.pool ??
    new BotPool({
      text: (hash) => store.asset(hash),
      randomSeed,
      budget: 2000,
      patience: 8000,
      ...(botFailed && { failed: botFailed }),
    });
  const players = new BotPlayers({ ...playing, pool });
  const attend = (live: LiveTable) => players.attend(live);
  const hints = new Hints(pool);
  const changed = (live: LiveTable) => {
    players.attend(live);
    hints.attend(live);
    reviews.attend(live);
  };
  const slicer = new TimeSlicer();
  const parts = { store, library, slicer, now, randomId, randomSeed, keep, changed };
  const hall = new Hall({ ...parts, ...(origin && { origin }) });
  const reviews = new Reviews({ find: (id) => hall.find(id), pool });
  return {
    hall,
    pool,
    attend,
    hints,
    reviews,
    quiet: () => players.close(),
    close: async () => {
      players.close();
      await hall.settle();
      await pool.close();
      await store.close();
    },
  };
}

/** For invitations that are read out and typed: no letter looks like another, none like the beginning of an option. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

function randomId(): string {
  return Array.from(randomBytes(18), (byte) => letters[byte % letters.length]).join('');
}

function randomSeed(): string {
  return randomBytes(32).toString('hex');
}
