/** What a draft still lacks, cage by cage, as one draws: cheap enough for every change. */
import type { Cage } from '../cage.ts';
import { repeatedCells } from '../grid.ts';
import { type Level, longestResult, tidyLevel } from '../level.ts';
import { narrowerOf } from '../solver/support.ts';
import { allValues, setOf } from '../values.ts';
import { type Draft, type DraftCage, mayHave, uncovered } from './draft.ts';

/** First things first: one is told for each cage. */
export type Fault =
  /** No operation yet. */
  | 'no-operation'
  /** The operation takes another number of cells. */
  | 'cells'
  | 'no-result'
  | 'zero'
  | 'long'
  /** No values give that result here. */
  | 'unreachable';

export type Checks = {
  /** What is wrong, for each cage; null where nothing is. */
  readonly faults: ReadonlyMap<DraftCage, Fault | null>;
  /** Cells without a cage. */
  readonly bare: readonly number[];
  /** Givens that come twice in a line. */
  readonly repeated: ReadonlySet<number>;
  /** The level, once nothing is wrong with any cage and all cells have one. */
  readonly level: Level | null;
};

/** Steps for one cage, and for all: a few milliseconds. Where they do not suffice, the cage passes for now. */
const steps = { cage: 20_000, all: 200_000 };

export function checksOf(draft: Draft): Checks {
  const { size, cages, givens } = draft;
  const left = { steps: steps.all };
  const faults = new Map(cages.map((cage) => [cage, faultOf(draft, cage, left)]));
  const bare = uncovered(draft);
  const isWhole = bare.length === 0 && [...faults.values()].every((fault) => fault === null);
  const level = { size, cages: cages as readonly Cage[], givens };
  const repeated = repeatedCells({ size, cages: [], givens }, givens);
  return { faults, bare, repeated, level: isWhole ? tidyLevel(level) : null };
}

function faultOf(draft: Draft, cage: DraftCage, left: { steps: number }): Fault | null {
  const { operation, result, cells } = cage;
  if (operation === null) return 'no-operation';
  if (!mayHave(operation, cells.length)) return 'cells';
  if (result === '') return 'no-result';
  if (/^0+$/.test(result) && operation !== 'mod') return 'zero';
  if (result.length > longestResult) return 'long';
  return isReachable(draft, { operation, result: result.replace(/^0+(?=\d)/, ''), cells }, left)
    ? null
    : 'unreachable';
}

/** Cages that did not change are not looked at again. */
const known = new WeakMap<readonly number[], Map<string, boolean>>();

function isReachable({ size, givens }: Draft, cage: Cage, left: { steps: number }): boolean {
  const own = cage.cells.map((cell) => givens[cell]!);
  const key = `${size} ${cage.operation} ${cage.result} ${own}`;
  const before = known.get(cage.cells)?.get(key);
  if (before !== undefined) return before;
  const allowed = { left: Math.min(steps.cage, left.steps) };
  left.steps -= allowed.left;
  const answer = looked(size, givens, cage, allowed);
  left.steps += Math.max(0, allowed.left);
  const map = known.get(cage.cells) ?? new Map<string, boolean>();
  known.set(cage.cells, map.set(key, answer));
  return answer;
}

function looked(size: number, givens: readonly number[], cage: Cage, allowed: { left: number }): boolean {
  const domains = Int32Array.from(givens, (given) => (given ? setOf([given]) : allValues(size)));
  const narrow = narrowerOf({ size, cages: [cage], givens }, Number.POSITIVE_INFINITY);
  return narrow(0, domains, allowed) !== 'none';
}
