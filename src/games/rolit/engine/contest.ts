/**
 * What a position is worth to a side among several: the eyes of *minimax* where no depth is set, so that it can't
 * count on seeing what becomes of its balls. Balls by their places (`worth.ts`), less half of what the others have on
 * average; a game that is over, the same in plain balls. In hundredths of a ball.
 *
 * The prices say how many balls of the full board come from a ball at a place: fitted to games of minimax against itself
 * (`npm run bench rolit-prices`; docs/engines.md).
 */
import type { Variant } from '../options.ts';
import type { Measure } from './minimax.ts';
import { type Position, pass } from './position.ts';
import { type Prices, Worth } from './worth.ts';

/** Prices at one time of the game; a ball is worth the price of its cell's kind and that of its ways together. */
export type Phase = {
  /** Corner, edge beside a corner, edge; within: beside a corner, beside an edge, other. */
  readonly kinds: readonly number[];
  readonly ways: readonly number[];
  /** Beside an empty cell where nothing can be enclosed. */
  readonly beside: number;
};

/** From the empty to the full board, at equal distances; prices between two are mixed of both. */
type Phases = readonly Phase[];

const free: Phases = [
  { kinds: [750, -190, -170, -260, -70, 60], ways: [480, -90, 0, -110, -170], beside: 0 },
  { kinds: [800, -100, -210, -100, -10, 30], ways: [310, 180, -30, -30, -20], beside: 0 },
  { kinds: [520, 40, -60, -20, -30, -40], ways: [180, 90, 40, 50, 40], beside: 0 },
  { kinds: [90, 130, 20, 40, 20, -20], ways: [120, 90, 30, 20, 30], beside: 0 },
  { kinds: [10, 60, 40, 40, 20, 0], ways: [80, 40, 30, 20, 10], beside: 0 },
];
const official: Phases = [
  { kinds: [0, -60, 50, 180, -10, -100], ways: [0, -10, 0, 60, 0], beside: -160 },
  { kinds: [840, -120, -110, -10, -30, -20], ways: [440, 150, -20, -20, 0], beside: -290 },
  { kinds: [1000, 80, -60, -230, -90, -110], ways: [130, 140, 120, 90, 110], beside: -300 },
  { kinds: [410, 240, -50, 60, -70, -70], ways: [140, 110, 90, 90, 80], beside: -270 },
  { kinds: [10, 70, -10, 30, 10, 0], ways: [90, 70, 30, -30, -70], beside: -90 },
];

const prices: Readonly<Record<Variant, Prices>> = {
  free: pricesOf(free),
  official: pricesOf(official),
  othello: pricesOf(official),
};

function pricesOf(phases: Phases): Prices {
  const mixed = (full: number, of: (phase: Phase) => number): number => {
    const at = full * (phases.length - 1);
    const from = Math.min(Math.floor(at), phases.length - 2);
    const [before, after] = [of(phases[from]!), of(phases[from + 1]!)];
    return before + (at - from) * (after - before);
  };
  return {
    ball: (kind, ways, full) => mixed(full, (phase) => phase.kinds[kind]! + phase.ways[ways]!),
    beside: (ways, full) => (ways === 0 ? mixed(full, ({ beside }) => beside) : 0),
  };
}

/** How much of the others' average is taken off. */
const envy = 0.5;

export function contestOf(position: Position): Measure {
  const own = position.sideOf[position.turn]!;
  const worth = new Worth(position, prices[position.variant]);
  const ahead = (of: (side: number) => number): number => {
    let others = 0;
    for (let side = 0; side < position.sides; side++) if (side !== own) others += of(side);
    return Math.round(of(own) - (envy * others) / (position.sides - 1));
  };
  return {
    rest: () => {
      const sides = worth.ofSides();
      return ahead((side) => sides[side]!);
    },
    end: () => ahead((side) => 100 * position.score(side)),
    rate: (move, weight) => (move === pass ? 0 : rate(position, own, move, weight)),
  };
}

/** Safe cells first, then what gains or takes most. */
function rate({ ways, sideOf, turn }: Position, own: number, move: number, weight: number): number {
  const [turned, taken] = [weight & 255, weight >> 8];
  const gain = sideOf[turn] === own ? turned - taken : taken;
  return 100 * (4 - ways[move]!) + 20 * gain;
}
