/**
 * How much one guest, one address and one socket may ask of the room (docs/protocol.md, H5 and S1). Every limit is an
 * option. Those by address leave a class of forty behind one router enough for whatever they do in play.
 */
import { type Problem, problem } from '../core/result.ts';
import { type LibraryQuota, libraryQuota } from '../host/libraryentries.ts';

export type Limit = {
  readonly guest: number;
  /** More than for one guest: a family, or a class, may share an address. */
  readonly address: number;
  readonly minutes: number;
};

export type Limits = {
  readonly guests: Pick<Limit, 'address' | 'minutes'>;
  readonly requests: Limit;
  readonly tables: Limit;
  readonly imports: Limit;
  readonly reviews: Limit;
  /** Levels and dictionaries brought in. */
  readonly resources: Limit;
  /** Names and passwords tried. */
  readonly logins: Limit;
  /** What one guest keeps of them. */
  readonly library: LibraryQuota;
  /** Open at a time. */
  readonly sockets: Pick<Limit, 'guest' | 'address'>;
  /** Of one socket. */
  readonly messages: { readonly perSecond: number; readonly burst: number };
  /** Of one guest, over all sockets. */
  readonly commands: { readonly perMinute: number };
  /** Open at a time, of whatever kind: each needs a file descriptor. */
  readonly connections: Pick<Limit, 'address'> & { readonly all: number };
};

/** By option: as many numbers as it takes, with those of a room that was told nothing. */
export const limitDefaults = {
  'limit-guests': [600],
  'limit-requests': [300, 6000],
  'limit-tables': [30, 1200],
  'limit-imports': [10, 200],
  'limit-reviews': [30, 600],
  'limit-resources': [20, 200],
  'limit-logins': [20, 400],
  'limit-library': [libraryQuota.entries, libraryQuota.megabytes],
  'limit-sockets': [40, 240],
  'limit-messages': [20, 60],
  'limit-commands': [600],
  'limit-connections': [512, 4096],
} as const satisfies Readonly<Record<`limit-${keyof Limits}`, readonly number[]>>;

export type LimitOption = keyof typeof limitDefaults;

type Numbers = (option: LimitOption) => readonly number[];

export function limitsOf(numbers: Numbers): Limits {
  const pair = (option: LimitOption) => numbers(option) as readonly [number, number];
  const both = (option: LimitOption, minutes: number): Limit => {
    const [guest, address] = pair(option);
    return { guest, address, minutes };
  };
  const [guest, address] = pair('limit-sockets');
  const [entries, megabytes] = pair('limit-library');
  const [perSecond, burst] = pair('limit-messages');
  const [each, all] = pair('limit-connections');
  return {
    guests: { address: numbers('limit-guests')[0]!, minutes: 60 },
    requests: both('limit-requests', 1),
    tables: both('limit-tables', 10),
    imports: both('limit-imports', 10),
    reviews: both('limit-reviews', 1),
    resources: both('limit-resources', 10),
    logins: both('limit-logins', 10),
    library: { entries, megabytes },
    sockets: { guest, address },
    messages: { perSecond, burst },
    commands: { perMinute: numbers('limit-commands')[0]! },
    connections: { address: each, all },
  };
}

/** For benches and tests, which would run into them by the way. */
export const noLimits: Limits = limitsOf(() => [1e9, 1e9]);

/** Which limit was met, and when to come back; messages take whichever of the two times reads better. */
export function limitProblem(limit: keyof Limits, seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds));
  return problem(`limit-${limit}`, { seconds: wait, minutes: Math.ceil(wait / 60) });
}
