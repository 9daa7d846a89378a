import { expect, it } from 'vitest';
import { parseFigure, parseMarks } from './figure.ts';

it('[R51] a fence of pegs is drawn as a board would be', () => {
  const figure = parseFigure('pegs 1=red 2=blue', ['code   1 2', 'guess  2 9   ○ ·']);
  const red = { kind: 'piece', tone: 'red' };
  const blue = { kind: 'piece', tone: 'blue' };
  expect(figure).toEqual({
    pieces: 'pegs',
    rows: [
      { label: 'code', groups: [[red, blue]] },
      {
        label: 'guess',
        groups: [
          [blue, { kind: 'text', text: '9' }],
          [
            { kind: 'mark', mark: 'near' },
            { kind: 'mark', mark: 'none' },
          ],
        ],
      },
    ],
  });
});

it('[R51] any other fence is no figure', () => expect(parseFigure('sh', ['npm start'])).toBeNull());

it('[R51] marks of cells, the cage they are in, and what follows', () => {
  const lines = ['3+ a1 b1', '12 12 1234 34', '→ c1 ≠ 1 2 · d1 = 3'];
  const figure = parseMarks('marks claim', lines)!;
  expect(figure.cage).toEqual({ clue: '3+', cells: ['a1', 'b1'] });
  expect(figure.rows[0]!.map(({ name, marks }) => name + marks.join(''))).toEqual([
    'a112',
    'b112',
    'c11234',
    'd134',
  ]);
  expect([...figure.gone, ...figure.found]).toEqual([
    ['c1', ['1', '2']],
    ['d1', '3'],
  ]);
  expect(parseMarks('marks set', ['13 13', '→ a1 = 1'])).toMatchObject({ cage: null });
  expect(parseMarks('pegs', lines)).toBeNull();
});
