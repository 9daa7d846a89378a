import fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { formatMove, type Move, parseMove } from './move.ts';
import { setOf, valuesIn } from './values.ts';

it.each<[string, Move]>([
  ['b3 5', { do: 'enter', cell: 19, value: 5 }],
  [' B3   5 ', { do: 'enter', cell: 19, value: 5 }],
  ['b35', { do: 'enter', cell: 19, value: 5 }],
  ['enter b3 5', { do: 'enter', cell: 19, value: 5 }],
  ['e e3 5', { do: 'enter', cell: 22, value: 5 }],
  ['e3 5', { do: 'enter', cell: 22, value: 5 }],
  ['b3 -', { do: 'clear', cell: 19 }],
  ['b3-', { do: 'clear', cell: 19 }],
  ['b3 0', { do: 'clear', cell: 19 }],
  ['clear b3', { do: 'clear', cell: 19 }],
  ['c c3', { do: 'clear', cell: 20 }],
  ['b3 ?5', { do: 'note', cell: 19, values: [5] }],
  ['b3?5', { do: 'note', cell: 19, values: [5] }],
  ['b3 ?531', { do: 'note', cell: 19, values: [1, 3, 5] }],
  ['b3 ? 1, 3 5', { do: 'note', cell: 19, values: [1, 3, 5] }],
  ['note b3 15', { do: 'note', cell: 19, values: [1, 5] }],
  ['n b3 ?1,1', { do: 'note', cell: 19, values: [1] }],
  ['notes', { do: 'fill', by: 'lines' }],
  ['nn', { do: 'fill', by: 'lines' }],
  ['Notes Cages', { do: 'fill', by: 'cages' }],
  ['u', { do: 'undo' }],
  ['REDO', { do: 'redo' }],
  ['k', { do: 'check', by: 'solution' }],
  ['right', { do: 'right', by: 'solution' }],
  ['ok rules', { do: 'right', by: 'rules' }],
  ['back', { do: 'back', by: 'solution' }],
  ['x', { do: 'restart' }],
  ['solve', { do: 'solve', filling: null }],
  ['s 12a', { do: 'solve', filling: [1, 2, 10] }],
  ['check rules', { do: 'check', by: 'rules' }],
])('[K5] on 9 × 9, %j is read', (text, move) => {
  expect(must(parseMove(9, text))).toEqual(move);
});

it.each<[string, Move]>([
  ['j10 12', { do: 'enter', cell: 153, value: 12 }],
  ['b3 ?12', { do: 'note', cell: 33, values: [12] }],
  ['b3 ?1,2', { do: 'note', cell: 33, values: [1, 2] }],
  ['b3 ?1 2', { do: 'note', cell: 33, values: [1, 2] }],
])('[K5] on 16 × 16, %j is read', (text, move) => {
  expect(must(parseMove(16, text))).toEqual(move);
});

it.each([
  ['', 'move-unreadable'],
  ['b3', 'move-unreadable'],
  ['b3 ?', 'move-unreadable'],
  ['b3 x', 'move-unreadable'],
  ['b3 5 5', 'move-unreadable'],
  ['b3 1.5', 'move-unreadable'],
  ['enter b3 ?5', 'move-unreadable'],
  ['clear b3 5', 'move-unreadable'],
  ['undo undo', 'move-unreadable'],
  ['notes rows', 'move-unreadable'],
  ['enter', 'move-unreadable'],
  ['j1 5', 'cell-off-board'],
  ['a10 5', 'cell-off-board'],
  ['a0 5', 'cell-off-board'],
  ['b30', 'move-unreadable'],
  ['b3 10', 'value-range'],
  ['b3 ?0', 'value-range'],
])('[K5] on 9 × 9, %j is refused: %s', (text, code) => {
  expect(parseMove(9, text)).toMatchObject({ ok: false, problems: [{ code }] });
});

const moves = fc.integer({ min: 3, max: 16 }).chain((size) => {
  const cell = fc.nat(size * size - 1);
  const value = fc.integer({ min: 1, max: size });
  const values = fc.array(value, { minLength: 1 }).map((list) => valuesIn(setOf(list)));
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ do: fc.constant('enter' as const), cell, value }),
    fc.record({ do: fc.constant('clear' as const), cell }),
    fc.record({ do: fc.constant('note' as const), cell, values }),
    fc.record({ do: fc.constant('fill' as const), by: fc.constantFrom('lines' as const, 'cages' as const) }),
    fc.record({
      do: fc.constantFrom('restart' as const, 'undo' as const, 'redo' as const),
    }),
    fc.record({
      do: fc.constantFrom('check' as const, 'right' as const, 'back' as const),
      by: fc.constantFrom('solution' as const, 'rules' as const),
    }),
    fc.record({
      do: fc.constant('solve' as const),
      filling: fc.option(fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 256 })),
    }),
  );
  return fc.tuple(fc.constant(size), move);
});

it('[K5] every move is read back as it was written', () => {
  fc.assert(
    fc.property(moves, ([size, move]) => {
      expect(must(parseMove(size, formatMove(size, move)))).toEqual(move);
    }),
    { numRuns: 500 },
  );
});
