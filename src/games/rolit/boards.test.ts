import { describe, expect, it } from 'vitest';
import { boards, type Shape, shapes } from './boards.ts';

describe('boards', () => {
  it('[O1] there are nine, with so many cells', () => {
    const sizes = shapes.map((shape) => [shape, boards[shape].cells.length]);
    expect(Object.fromEntries(sizes)).toEqual({
      SS: 36,
      SM: 64,
      SL: 100,
      CS: 52,
      CM: 80,
      CL: 112,
      DS: 40,
      DM: 60,
      DL: 84,
    });
  });

  it('[O1] the medium square is 8×8, from a1 at the top left to h8', () => {
    const { side, cells, rows } = boards.SM;
    expect(side).toBe(8);
    expect([cells[0], cells[1], cells[8], cells[63]]).toEqual(['a1', 'b1', 'a2', 'h8']);
    expect(rows.flat()).toEqual(cells);
  });

  it('the centre is named clockwise', () => {
    expect(boards.SM.centre).toEqual(['d4', 'e4', 'e5', 'd5']);
  });

  it('lines run to the rim, nearest cell first', () => {
    expect(linesFrom('SS', 'b2')).toEqual([
      ['a1'],
      ['b1'],
      ['c1'],
      ['a2'],
      ['c2', 'd2', 'e2', 'f2'],
      ['a3'],
      ['b3', 'b4', 'b5', 'b6'],
      ['c3', 'd4', 'e5', 'f6'],
    ]);
    expect(linesFrom('DS', 'd1')).toEqual([
      ['e1'],
      ['c2', 'b3', 'a4'],
      ['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'],
      ['e2', 'f3', 'g4', 'h5'],
    ]);
  });

  describe.each(shapes)('%s', (shape) => {
    const { side, rows, cells, centre, rays } = boards[shape];
    const has = (row: number, column: number) => rows[row]![column] !== null;
    const all = [...rows.keys()].flatMap((row) => [...rows.keys()].map((column) => [row, column] as const));

    it('[O4] has an even side and its four middle cells', () => {
      expect(side % 2).toBe(0);
      expect(rows.every((row) => row.length === side)).toBe(true);
      expect(centre.every((cell) => cells.includes(cell))).toBe(true);
    });

    it('looks the same turned by a quarter and in a mirror', () => {
      for (const [row, column] of all) {
        expect(has(column, side - 1 - row)).toBe(has(row, column));
        expect(has(row, side - 1 - column)).toBe(has(row, column));
      }
    });

    it('reaches every side of its square', () => {
      expect(rows[0]!.some((cell) => cell !== null)).toBe(true);
    });

    it('hangs together, so that a ball always has somewhere to go', () => {
      const reached = new Set([0]);
      for (const place of reached) for (const [next] of rays[place]!) reached.add(next!);
      expect(reached.size).toBe(cells.length);
    });

    it('has no gaps: a line never leaves the board and comes back', () => {
      for (const row of rows) {
        const marks = row.map((cell) => (cell === null ? '.' : '#')).join('');
        expect(marks).toMatch(/^\.*#+\.*$/);
      }
    });
  });
});

/** The straight lines from a cell, by the names of their cells. */
function linesFrom(shape: Shape, cell: string): readonly (readonly string[])[] {
  const { rays, places, cells } = boards[shape];
  return rays[places[cell]!]!.map((ray) => ray.map((place) => cells[place]!));
}
