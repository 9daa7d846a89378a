/**
 * The steps a person takes, by class: each is named, says where to look, and strikes values or writes one down. Grades
 * and hints are made of the same steps. The classes are those of Simon Tatham's Keen, whose grades the tests compare:
 *
 * - easy: a clue for one cell, the only value of a cell, the only place of a value in a line, values that no way to fill
 *   a cage has anywhere;
 * - normal: values that no way to fill a cage has in that cell;
 * - hard: a value that every way to fill a cage has in a line leaves the rest of the line; sets of cells in a line that
 *   share as many values, and the other way round;
 * - extreme: the same of rows and columns for one value (X-wing and larger); chains of cells with two values each;
 * - unreasonable: nothing but to try.
 */
import type { Values } from '../values.ts';
import type { Strike } from './board.ts';

export const gradeNames = ['easy', 'normal', 'hard', 'extreme', 'unreasonable'] as const;
export type Grade = (typeof gradeNames)[number];

export type Technique =
  | 'clue'
  | 'cell'
  | 'line'
  | 'cage-values'
  | 'cage-cells'
  | 'claim'
  | 'set'
  | 'fish'
  | 'chain';

/** What a step weighs: the sum of all tells levels of one grade apart. */
export const weights: Readonly<Record<Technique | 'guess', number>> = {
  clue: 1,
  cell: 2,
  line: 5,
  'cage-values': 4,
  'cage-cells': 12,
  claim: 30,
  set: 50,
  fish: 120,
  chain: 150,
  guess: 400,
};

export const gradeOf: Readonly<Record<Technique | 'guess', Grade>> = {
  clue: 'easy',
  cell: 'easy',
  line: 'easy',
  'cage-values': 'easy',
  'cage-cells': 'normal',
  claim: 'hard',
  set: 'hard',
  fish: 'extreme',
  chain: 'extreme',
  guess: 'unreasonable',
};

export type Step = {
  readonly technique: Technique;
  /** Where to look: these cells, … */
  readonly cells: readonly number[];
  /** … this cage, … */
  readonly cage?: number;
  /** … this line (the rows, then the columns) … */
  readonly line?: number;
  /** … for these values. */
  readonly values: Values;
  readonly strikes: readonly Strike[];
  /** The value that can be written down. */
  readonly writes?: { readonly cell: number; readonly value: number };
};
