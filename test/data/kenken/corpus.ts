/** Levels and tables for the tests of KenKen. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { jsonBytes } from '../../../src/core/ascii.ts';
import { type Game, gameOfVersion, type Rules } from '../../../src/core/game.ts';
import { must } from '../../../src/core/result.ts';
import type { Seat, SeatChoice } from '../../../src/core/seat.ts';
import type { Operation } from '../../../src/games/kenken/cage.ts';
import { earlier, game } from '../../../src/games/kenken/index.ts';
import { type Level, tidyLevel } from '../../../src/games/kenken/level.ts';
import type { Move } from '../../../src/games/kenken/move.ts';
import { parseProp } from '../../../src/games/kenken/prop.ts';
import type { Solutions } from '../../../src/games/kenken/puzzle.ts';
import type { Options, State, View } from '../../../src/games/kenken/state.ts';
import { stream } from '../../../src/room/random.ts';
import type { OpenGame } from '../../../src/room/table.ts';
import { openWith, preparedFor, withHashes } from '../../resources.ts';

export type Entry = {
  readonly name: string;
  readonly prop: string;
  /** How hard Keen calls it. */
  readonly grade?: string;
  /** The id that Keen gave it. */
  readonly keen?: string;
  /** One digit for each cell, letters from 10 on; missing where there is none. */
  readonly solution?: string;
};

/** Puzzles that other programs made: `keen-100` (by Keen), `hard-26` and `unsat-20`. */
export function corpus(file: string): readonly Entry[] {
  const lines = readFileSync(new URL(`${file}.jsonl`, import.meta.url), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

export function levelOf({ prop }: { readonly prop: string }): Level {
  return must(parseProp(prop)).level;
}

export function solutionOf({ solution = '' }: Entry): readonly number[] {
  return [...solution].map((digit) => Number.parseInt(digit, 36));
}

const shelf = new URL('../../../src/games/kenken/resources/level/', import.meta.url);

export function builtInNames(): readonly string[] {
  return readdirSync(shelf).map((file) => file.replace(/\.txt$/, ''));
}

export function builtIn(name: string): string {
  return readFileSync(new URL(`${name}.txt`, shelf), 'utf8');
}

export const chance = (n = 0) => stream('7'.repeat(64), n);

/** What is known of a level whose solutions nobody could count. */
export const undecided: Solutions = { count: null, first: null, steps: 10_000_000 };

/** A table on a level, played by texts; with what is known of its solutions, where that is not found out. */
export function tableOn(
  level: string,
  seats = 1,
  switches: object = {},
  version = game.version,
  known: Solutions | null = null,
) {
  const rulesOf = gameOfVersion({ game: game as Game, earlier }, version)!;
  const opened = known ? openKnowing(rulesOf, level, known) : openWith(rulesOf, { level: { texts: { level } } });
  const rules = opened.rules as Rules<Options, State, Move, View>;
  const options = withHashes(opened, switches) as Options;
  const choices: SeatChoice[] = Array.from({ length: seats }, (_, at) => ({
    name: `Seat ${at}`,
    bot: null,
    picks: {},
  }));
  const start = rules.setup(options, choices, chance());
  const tryPlay = (state: State, text: string, seat: Seat = 0) => {
    const move = rules.parseMove(text, rules.view(state, seat));
    return move.ok ? rules.play(state, seat, move.value, chance()) : move;
  };
  const play = (state: State, texts: readonly string[], seat: Seat = 0): State =>
    texts.reduce((before, text) => must(tryPlay(before, text, seat)), state);
  return { rules, options, start, tryPlay, play };
}

function openKnowing(rulesOf: Game, level: string, known: Solutions): OpenGame {
  const resources = preparedFor(rulesOf, { level: { texts: { level } } });
  const told = { level: { ...resources['level']!, host: jsonBytes(known) } };
  return { game: rulesOf, rules: must(rulesOf.open(told)), resources: told };
}

/** The moves that write a whole grid down. */
export function writeAll(size: number, solution: readonly number[]): readonly Move[] {
  return solution.slice(0, size * size).map((value, cell) => ({ do: 'enter', cell, value }));
}

const pairOperations: readonly Operation[] = ['+', '-', '*', '/', 'mod', 'pow'];

/** Well-formed levels of any size, mostly without a solution. */
export function anyLevel({ min = 1, max = 16 } = {}): fc.Arbitrary<Level> {
  return fc
    .integer({ min, max })
    .chain((size) =>
      fc.record({
        size: fc.constant(size),
        joins: fc.array(fc.nat(3), { minLength: size ** 2, maxLength: size ** 2 }),
        picks: fc.array(fc.nat(5), { minLength: size ** 2, maxLength: size ** 2 }),
        results: fc.array(fc.bigInt(1n, 10n ** 20n), { minLength: size ** 2, maxLength: size ** 2 }),
        givens: fc.array(fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: size })), {
          minLength: size ** 2,
          maxLength: size ** 2,
        }),
      }),
    )
    .map(({ size, joins, picks, results, givens }) => {
      const cages = joinedCells(size, joins).map((cells, at) => {
        const operation = operationFor(cells.length, picks[at]!);
        return { operation, result: operation === 'mod' && picks[at]! % 2 ? '0' : `${results[at]}`, cells };
      });
      return tidyLevel({ size, cages, givens });
    });
}

function operationFor(cells: number, pick: number): Operation {
  if (cells === 1) return '=';
  return cells === 2 ? pairOperations[pick]! : pick % 2 ? '+' : '*';
}

/** Every cell joins the one to its left (1), above (2), or begins a cage of its own. */
function joinedCells(size: number, joins: readonly number[]): readonly (readonly number[])[] {
  const owner: number[] = [];
  for (const [cell, join] of joins.entries()) {
    if (join === 1 && cell % size > 0) owner.push(owner[cell - 1]!);
    else if (join === 2 && cell >= size) owner.push(owner[cell - size]!);
    else owner.push(cell);
  }
  return [...new Set(owner)].map((first) => [...owner.keys()].filter((cell) => owner[cell] === first));
}

/** The same level with results that this grid gives. */
export function levelFor(level: Level, grid: readonly number[]): Level {
  const cages = level.cages.map((cage) => {
    const values = cage.cells.map((cell) => grid[cell]!);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const results: Record<Operation, number> = {
      '=': low,
      '+': values.reduce((sum, value) => sum + value, 0),
      '-': high - low,
      '*': values.reduce((product, value) => product * value, 1),
      '/': high / low,
      mod: high % low,
      pow: high ** low,
    };
    const operation = cage.operation === '/' && high % low > 0 ? 'mod' : cage.operation;
    return { ...cage, operation, result: `${results[operation]}` };
  });
  return { ...level, cages, givens: level.givens.map(() => 0) };
}
