import { describe, expect, it } from 'vitest';
import { boards, type Shape } from '../boards.ts';
import { grids } from './grid.ts';

function drawnKinds(shape: Shape): readonly string[] {
  const { kinds, squares } = grids[shape];
  const { rows, places } = boards[shape];
  return rows.map((row) =>
    row.map((cell) => (cell === null ? '.' : kinds[squares[places[cell]!]!])).join(''),
  );
}

describe('[O6] kinds of cells', () => {
  it('on a square', () => {
    expect(drawnKinds('SS')).toEqual(['012210', '134431', '245542', '245542', '134431', '012210']);
  });

  it('on a circle: every bend of the rim is a corner', () => {
    expect(drawnKinds('CS')).toEqual([
      '..0110..',
      '.113311.',
      '01444410',
      '13455431',
      '13455431',
      '01444410',
      '.113311.',
      '..0110..',
    ]);
  });

  it('on a diamond: its tips are the corners', () => {
    expect(drawnKinds('DS')).toEqual([
      '...00...',
      '..1111..',
      '.124421.',
      '01444410',
      '01444410',
      '.124421.',
      '..1111..',
      '...00...',
    ]);
  });
});
