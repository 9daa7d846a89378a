/**
 * What a ball is worth by its place, fitted: the prices of minimax (`engine/prices.ts`) that follow from its games
 * against itself with the prices as they are. Printed as they are written there; nothing is changed.
 *
 * The players on the 8 × 8 board look three moves ahead, with some moves by chance. In every position each side has
 * more or less than the average of each kind of ball; least squares tell how many balls more or less at the end go with
 * that. BENCH_GAMES sets how many games, BENCH_SEATS how many play (four unless told); the variant can be named
 * (`npm run bench rolit-prices official`).
 */
import { below, pick, type Random } from '../src/core/random.ts';
import { must } from '../src/core/result.ts';
import { contestOf } from '../src/games/rolit/engine/contest.ts';
import { kindCount, waysAtMost } from '../src/games/rolit/engine/grid.ts';
import { Limit } from '../src/games/rolit/engine/limit.ts';
import { Minimax } from '../src/games/rolit/engine/minimax.ts';
import { movesOf, Position } from '../src/games/rolit/engine/position.ts';
import { between, type Phase } from '../src/games/rolit/engine/prices.ts';
import { none } from '../src/games/rolit/engine/squares.ts';
import { game } from '../src/games/rolit/index.ts';
import type { State } from '../src/games/rolit/rules.ts';
import { sitDown } from '../src/room/arena.ts';
import { stream } from '../src/room/random.ts';

const games = Number(process.env['BENCH_GAMES'] ?? 4000);
const depth = 3;
const seats = Number(process.env['BENCH_SEATS'] ?? 4);
/** Of a hundred moves, how many are left to chance; and with how many of those a game begins, at most. */
const chanceMoves = 8;
const mostOpening = 8;
const phases = 5;
/** Kinds, ways, and whether the ball lies beside an empty safe cell. */
const features = kindCount + waysAtMost + 1 + 1;
const unknowns = phases * features;
/** Keeps prices small that few balls tell of: as if so many balls without any effect had been seen. */
const doubt = 200;

/** By side; and how much of the board is full, from 0 to 1. */
type Seen = { readonly full: number; readonly counts: readonly Float64Array[] };

export function rolitPrices([variant = 'free']: readonly string[] = []): void {
  const matrix = Array.from({ length: unknowns }, (_, at) => {
    const row = new Float64Array(unknowns + 1);
    row[at] = doubt;
    return row;
  });
  const start = startOf(variant);
  for (let round = 0; round < games; round++) {
    const position = new Position(start);
    const seen = playedOut(position, round);
    const ends = Array.from({ length: seats }, (_, side) => position.score(side));
    for (const each of seen) learn(matrix, each, ends);
  }
  for (const phase of phasesOf(solved(matrix))) console.log(JSON.stringify(phase));
}

function startOf(variant: string): State {
  const rules = must(game.open({}));
  const options = must(game.parseOptions({ variant, shape: 'SM', mode: 'classic' }));
  const seated = must(sitDown({ game, rules, options }, Array(seats).fill('minimax')));
  return rules.setup(options, seated, chance(0)) as State;
}

function chance(at: number): Random {
  return stream('7'.repeat(64), at);
}

/** Every position but the last. */
function playedOut(position: Position, round: number): readonly Seen[] {
  const seen: Seen[] = [];
  const opening = 1 + (round % mostOpening);
  for (let ply = 0; position.left > 0; ply++) {
    const random = chance(1 + round * 256 + ply);
    const byChance = ply < opening || below(random, 100) < chanceMoves;
    position.make(byChance ? pick(random, movesOf(position)) : chosen(position));
    if (position.left > 0) seen.push(seenIn(position));
  }
  return seen;
}

function chosen(position: Position): number {
  return new Minimax(position, new Limit({}), contestOf(position)).choose(movesOf(position), depth).move;
}

function seenIn({ grid, at, ways, left, empty, sideOf }: Position): Seen {
  const counts = Array.from({ length: seats }, () => new Float64Array(features));
  for (const square of grid.squares) {
    if (at[square] !== none) {
      const own = counts[sideOf[at[square]!]!];
      if (!own) continue;
      own[grid.kinds[square]!]!++;
      own[kindCount + ways[square]!]!++;
    } else if (ways[square] === 0)
      for (const step of grid.steps) {
        const beside = counts[sideOf[at[square + step]!]!];
        if (beside) beside[features - 1]!++;
      }
  }
  return { full: 1 - left / empty.length, counts };
}

/** Adds what a position tells to the normal equations; the last column is their right side. */
function learn(matrix: readonly Float64Array[], { full, counts }: Seen, ends: readonly number[]): void {
  const { from, share } = between(full, phases);
  const average = ends.reduce((sum, end) => sum + end, 0) / seats;
  const means = counts[0]!.map((_, feature) => counts.reduce((sum, own) => sum + own[feature]!, 0) / seats);
  for (const [side, own] of counts.entries()) {
    const more = own.map((count, feature) => count - means[feature]!);
    const row = [1 - share, share].flatMap((part) => [...more].map((value) => part * value));
    for (const [i, left] of row.entries()) {
      if (left === 0) continue;
      const sums = matrix[from * features + i]!;
      for (const [j, right] of row.entries()) sums[from * features + j]! += left * right;
      sums[unknowns]! += left * (ends[side]! - average);
    }
  }
}

/** Gauss and Jordan; the matrix is symmetric and positive, so no rows need to change places. */
function solved(matrix: readonly Float64Array[]): readonly number[] {
  for (const [at, pivot] of matrix.entries())
    for (const [other, row] of matrix.entries()) {
      const factor = row[at]! / pivot[at]!;
      if (other === at || factor === 0) continue;
      for (let column = at; column <= unknowns; column++) row[column]! -= factor * pivot[column]!;
    }
  return matrix.map((row, at) => row[unknowns]! / row[at]!);
}

/** In hundredths of a ball, to a tenth. */
function phasesOf(prices: readonly number[]): readonly Phase[] {
  const rounded = prices.map((price) => 10 * Math.round(10 * price));
  return Array.from({ length: phases }, (_, phase) => {
    const own = rounded.slice(phase * features, (phase + 1) * features);
    return { kinds: own.slice(0, kindCount), ways: own.slice(kindCount, -1), beside: own.at(-1)! };
  });
}
