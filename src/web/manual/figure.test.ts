import { expect, it } from 'vitest';
import { parseFigure } from './figure.ts';

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
