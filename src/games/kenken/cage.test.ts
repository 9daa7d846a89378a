import { expect, it } from 'vitest';
import { type Cage, formatClue, isRight, type Operation } from './cage.ts';

function cage(operation: Operation, result: string): Cage {
  return { operation, result, cells: [] };
}

it.each<[Operation, string, readonly number[], boolean]>([
  ['=', '4', [4], true],
  ['=', '4', [3], false],
  ['+', '9', [2, 3, 4], true],
  ['+', '9', [2, 3, 5], false],
  ['-', '3', [2, 5], true],
  ['-', '3', [5, 2], true],
  ['-', '3', [5, 3], false],
  ['*', '24', [2, 3, 4], true],
  ['*', '24', [2, 3, 3], false],
  ['/', '2', [3, 6], true],
  ['/', '2', [6, 3], true],
  ['/', '2', [5, 2], false],
  ['mod', '2', [7, 5], true],
  ['mod', '2', [5, 7], true],
  ['mod', '5', [7, 5], true],
  ['mod', '0', [6, 3], true],
  ['mod', '0', [6, 4], false],
  ['pow', '8', [2, 3], true],
  ['pow', '9', [2, 3], true],
  ['pow', '6', [2, 3], false],
])('[K1] %s with result %s holds for %j: %s', (operation, result, values, right) => {
  expect(isRight(cage(operation, result), values)).toBe(right);
});

it('[K1] powers and products are exact beyond the safe numbers', () => {
  expect(isRight(cage('pow', '29192926025390625'), [14, 15])).toBe(true);
  expect(isRight(cage('pow', '29192926025390624'), [14, 15])).toBe(false);
  const fifteens = Array.from({ length: 16 }, () => 15);
  expect(isRight(cage('*', '6568408355712890625'), fifteens)).toBe(true);
  expect(isRight(cage('*', '6568408355712890624'), fifteens)).toBe(false);
});

it('[K1] a clue is its result and the sign', () => {
  const clues = (['=', '+', '-', '*', '/', 'mod', 'pow'] as const).map((operation) =>
    formatClue(cage(operation, '12')),
  );
  expect(clues).toEqual(['12', '12+', '12−', '12×', '12÷', '12mod', '12^']);
});
