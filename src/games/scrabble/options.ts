/** What a new table asks, and what follows from the answers. */
import { type Field, parseForm } from '../../core/form.ts';
import type { Preset } from '../../core/game.ts';
import type { Language } from '../../core/phrase.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import { type Layout, sizes } from './board.ts';
import { type Bag, bagSize } from './lexicon/bag.ts';

const challenges = ['void', 'single', 'double', 'five', 'ten', 'none'] as const;
const endings = ['auto', 'scoreless', 'spanish'] as const;
const exchanges = ['auto', 'set'] as const;

/**
 * *void* refuses wrong words at once; *none* never looks. In between, the next seat may challenge: a wrong
 * challenge costs nothing (*single*), the turn (*double*), or gives the other 5 or 10 points.
 */
export type Challenge = (typeof challenges)[number];

/** Weakest first. */
export const botIds = ['easy', 'normal', 'beginner', 'casual', 'club', 'hard', 'expert'] as const;
export type BotId = (typeof botIds)[number];

export type Options = {
  readonly resource: string;
  readonly size: number;
  readonly rack: number;
  readonly challenge: Challenge;
  readonly ending: (typeof endings)[number];
  readonly scoreless: number;
  readonly exchange: (typeof exchanges)[number];
  readonly exchangeMin: number;
  readonly doubleBag: boolean;
};

/** The options once every "as usual" has been settled. */
export type Terms = {
  readonly resource: string;
  readonly size: number;
  /** Of the premium squares. Tables of version 1 have none: it is the first. */
  readonly layout?: Layout;
  readonly rack: number;
  readonly challenge: Challenge;
  /** Turns in a row without points that end the game. */
  readonly scoreless: number;
  /** Passes in a row that end the game, where that is a rule. */
  readonly passes: number | null;
  /** Tiles the bag must hold for an exchange. */
  readonly exchangeMin: number;
  readonly doubled: boolean;
};

export const form: readonly Field[] = [
  { key: 'resource', kind: 'resource', resource: 'lexicon' },
  { key: 'size', kind: 'number', ...sizes },
  { key: 'rack', kind: 'number', min: 1, max: 15 },
  { key: 'doubleBag', kind: 'switch' },
  { key: 'challenge', kind: 'choice', choices: challenges, minor: true },
  { key: 'ending', kind: 'choice', choices: endings, minor: true },
  { key: 'scoreless', kind: 'number', min: 2, max: 48, when: { key: 'ending', is: ['scoreless'] } },
  { key: 'exchange', kind: 'choice', choices: exchanges, minor: true },
  { key: 'exchangeMin', kind: 'number', min: 1, max: 100, when: { key: 'exchange', is: ['set'] } },
];

export const defaults: Options = {
  resource: 'builtin:ca',
  size: 15,
  rack: 7,
  doubleBag: false,
  challenge: 'void',
  ending: 'auto',
  scoreless: 6,
  exchange: 'auto',
  exchangeMin: 7,
};

/** Boards that players know; each with as many tiles as suit it. */
export const presets: readonly Preset<Options>[] = [
  { key: 'classic', options: { size: 15, rack: 7, doubleBag: false } },
  { key: 'super', options: { size: 21, rack: 7, doubleBag: true } },
  { key: 'duel', options: { size: 11, rack: 7, doubleBag: false } },
  { key: 'family', options: { size: 9, rack: 6, doubleBag: false } },
];

export function parseOptions(raw: unknown): Result<Options> {
  return parseForm(form, defaults, raw);
}

/** As usual means: as players of that language do. */
export function termsOf(options: Options, language: Language | null, layout?: Layout): Terms {
  const { resource, size, rack, challenge, ending, exchange, doubleBag: doubled } = options;
  const isSpanish = language === 'es';
  const endsSpanish = ending === 'spanish' || (ending === 'auto' && isSpanish);
  return {
    resource,
    size,
    rack,
    challenge,
    doubled,
    ...(layout !== undefined && { layout }),
    scoreless: endsSpanish ? 12 : options.scoreless,
    passes: endsSpanish ? 4 : null,
    exchangeMin: exchange === 'auto' && isSpanish ? 1 : options.exchangeMin,
  };
}

/** Whether the next seat may challenge a play. */
export function isContested(challenge: Challenge): boolean {
  return challenge !== 'void' && challenge !== 'none';
}

export function kindsOf(bag: Bag, { doubleBag }: Options): Bag {
  return doubleBag ? bag.map((kind) => ({ ...kind, count: 2 * kind.count })) : bag;
}

/** Whether the bag fills all racks; if not, whether doubling it would help. */
export function ready(bag: Bag, options: Options, seats: number): Result<null> {
  const need = seats * options.rack;
  const have = bagSize(kindsOf(bag, options));
  if (need <= have) return ok(null);
  const helps = !options.doubleBag && need <= 2 * have;
  return refuse(helps ? 'bag-small' : 'bag-too-small', { need, have }, 'rack');
}
