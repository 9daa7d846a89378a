/**
 * What a ball is worth by its place (`worth.ts`): how many balls of the full board come from one there, in hundredths.
 * Fitted to games of minimax against itself on the 8 × 8 board (`npm run bench rolit-prices`; docs/engines.md).
 */
import type { Variant } from '../options.ts';
import type { Prices } from './worth.ts';

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

/** Fitted to games of four. */
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

/** Fitted to games of two. */
const freeOfTwo: Phases = [
  { kinds: [660, -60, -210, -100, -110, 0], ways: [520, -130, 0, -50, -160], beside: -80 },
  { kinds: [750, 0, -220, -120, 10, 70], ways: [360, 170, 120, -90, -70], beside: -260 },
  { kinds: [610, 70, -110, 20, -40, -50], ways: [250, 110, 70, 30, 40], beside: -430 },
  { kinds: [130, 70, -10, 150, 0, -40], ways: [150, 100, 30, 10, 20], beside: -40 },
  { kinds: [-50, 100, 30, 50, 20, -10], ways: [70, 40, 20, -20, 10], beside: -230 },
];
const officialOfTwo: Phases = [
  { kinds: [190, -120, -230, -310, 100, 50], ways: [190, -360, 0, -20, -140], beside: -570 },
  { kinds: [890, 90, -60, -180, 40, 20], ways: [730, 180, 100, -130, -80], beside: -900 },
  { kinds: [1040, 240, -130, -90, -130, -130], ways: [220, 180, 180, 120, 90], beside: -890 },
  { kinds: [560, 300, -110, 70, -130, -110], ways: [150, 150, 120, 70, 90], beside: -680 },
  { kinds: [-20, 80, -40, 60, -30, -20], ways: [120, 90, -20, -80, -80], beside: -130 },
];

export const prices: Readonly<Record<Variant, Prices>> = {
  free: pricesOf(free),
  official: pricesOf(official),
  othello: pricesOf(official),
};

/** Where just two play; not for teams. */
export const pricesOfTwo: Readonly<Record<Variant, Prices>> = {
  free: pricesOf(freeOfTwo),
  official: pricesOf(officialOfTwo),
  othello: pricesOf(officialOfTwo),
};

function pricesOf(phases: Phases): Prices {
  const mixed = (full: number, of: (phase: Phase) => number): number => {
    const { from, share } = between(full, phases.length);
    const [before, after] = [of(phases[from]!), of(phases[from + 1]!)];
    return before + share * (after - before);
  };
  return {
    ball: (kind, ways, full) => mixed(full, (phase) => phase.kinds[kind]! + phase.ways[ways]!),
    beside: (ways, full) => (ways === 0 ? mixed(full, ({ beside }) => beside) : 0),
  };
}

/** Between which two phases a board that is full so far lies, the earlier of them, and how much the later one counts. */
export function between(full: number, phases: number): { readonly from: number; readonly share: number } {
  const at = full * (phases - 1);
  const from = Math.min(Math.floor(at), phases - 2);
  return { from, share: at - from };
}
