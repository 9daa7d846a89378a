import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../core/result.ts';
import { played } from './chance.testing.ts';
import { evaluate } from './evaluation.ts';
import { type Position, parsePosition } from './position.ts';

const positions = fc.array(fc.nat(1000), { maxLength: 70 }).map((chosen) => played(chosen));

type Turned = (row: number, column: number) => readonly [row: number, column: number];

function seen({ ownUp, ownDown, oppUp, oppDown }: Position, turned: Turned = (...place) => place): number {
  const mark = (place: number) => {
    const bit = 1 << place;
    if ((place < 32 ? ownUp : ownDown) & bit) return 'X';
    return (place < 32 ? oppUp : oppDown) & bit ? 'O' : '-';
  };
  const cells = Array.from({ length: 64 }, (_, place) => {
    const [row, column] = turned(place >> 3, place & 7);
    return mark(row * 8 + column);
  });
  const position = must(parsePosition(cells.join(''), 'X'));
  return evaluate(position.ownUp, position.ownDown, position.oppUp, position.oppDown);
}

describe('the evaluation', () => {
  it.each<[string, Turned]>([
    ['mirrored', (row, column) => [row, 7 - column]],
    ['turned by a quarter', (row, column) => [column, 7 - row]],
    ['upside down', (row, column) => [7 - row, column]],
  ])('[O6] is the same for a board that is %s', (_, turned) => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(seen(position, turned)).toBe(seen(position));
      }),
    );
  });

  it('[O6] likes a corner and dislikes the cell beside an empty one', () => {
    const rows = [
      '--------',
      '-.------',
      '--XXXX--',
      '--XOOX--',
      '--OOXO--',
      '--OXXO--',
      '--------',
      '--------',
    ];
    const board = (corner: string, inward: string) =>
      must(parsePosition(corner + rows.join('').slice(1).replace('.', inward), 'X'));
    expect(seen(board('X', '-'))).toBeGreaterThan(seen(board('-', '-')));
    expect(seen(board('-', 'X'))).toBeLessThan(seen(board('-', '-')));
  });
});
