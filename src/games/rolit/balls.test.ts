import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Balls, ballAt, ballsByCell, countOf, neutral, put, touches, turnedBy } from './balls.ts';
import { boards, cellAt, type Shape, shapes } from './boards.ts';
import { drawnBalls } from './drawn.testing.ts';

const board = boards.SS;

/** Balls on these cells of the small square. */
function at(owners: Readonly<Record<string, number>>): Balls {
  return board.cells.map((cell) => owners[cell] ?? null);
}

function turned(drawing: string, cell: string, seat = 0): readonly string[] {
  return turnedBy(board, drawnBalls('SS', drawing), seat, cell).toSorted();
}

describe('enclosed balls', () => {
  it.each([
    ['up', 'b2', 'b3'],
    ['up right', 'f2', 'e3'],
    ['right', 'f4', 'e4'],
    ['down right', 'f6', 'e5'],
    ['down', 'd6', 'd5'],
    ['down left', 'b6', 'c5'],
    ['left', 'b4', 'c4'],
    ['up left', 'b2', 'c3'],
  ])('[O3] turn %s of the new ball', (direction, own, between) => {
    const cell = direction === 'up' ? 'b4' : 'd4';
    expect(turnedBy(board, at({ [own]: 0, [between]: 1 }), 0, cell)).toEqual([between]);
  });

  it('[O3] turn in all eight directions at once', () => {
    const drawing = `
      ......
      .0.0.0
      ..123.
      .03.10
      ..2n1.
      .0.0.0`;
    expect(turned(drawing, 'd4')).toEqual(['c3', 'c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5']);
  });

  it('[O3] may be of several colours, and neutral', () => {
    expect(turned('.12n30 ...... ...... ...... ...... ......', 'a1')).toEqual(['b1', 'c1', 'd1', 'e1']);
  });

  it('[O3] end at the nearest ball of the same colour', () => {
    expect(turned('.10.10 ...... ...... ...... ...... ......', 'a1')).toEqual(['b1']);
    expect(turned('.10110 ...... ...... ...... ...... ......', 'a1')).toEqual(['b1']);
  });

  it('[O3] do not turn across a gap', () => {
    expect(turned('.1.110 ...... ...... ...... ...... ......', 'a1')).toEqual([]);
  });

  it('[O3] do not turn when the line runs out at the rim', () => {
    expect(turned('.11111 ...... ...... ...... ...... ......', 'a1')).toEqual([]);
  });

  it('[O3] do not turn between neutral balls', () => {
    expect(turned('.1n... ...... ...... ...... ...... ......', 'a1')).toEqual([]);
  });

  it('[O3] that turned turn no others', () => {
    const drawing = `
      ......
      ..0...
      ..2...
      .110..
      ......
      ......`;
    const balls = drawnBalls('SS', drawing);
    const now = turnedBy(board, balls, 0, 'a4');
    expect(now.toSorted()).toEqual(['b4', 'c4']);
    expect(ballAt(board, put(board, balls, 0, 'a4', now), 'c3')).toBe(2);
  });

  it('nothing turns beside an own ball', () => {
    expect(turned('.0.... ...... ...... ...... ...... ......', 'a1')).toEqual([]);
  });
});

describe('a new ball', () => {
  it('[O3] touches the balls on its eight neighbours only', () => {
    const touching = board.cells.filter((cell) => touches(board, at({ c3: 1 }), cell));
    expect(touching).toEqual(['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4']);
  });

  it('[O3] is there afterwards, with those it turned', () => {
    const after = put(board, at({ c3: 0, b3: 1 }), 0, 'a3', ['b3']);
    expect(ballsByCell(board, after)).toEqual({ a3: 0, b3: 0, c3: 0 });
  });

  it('leaves the balls before it alone', () => {
    const before = Object.freeze(at({ c3: 0, b3: 1 }));
    put(board, before, 0, 'a3', ['b3']);
    expect(countOf(before, 0)).toBe(1);
  });

  const filled = fc.constantFrom(...shapes).chain((shape) =>
    fc.record({
      shape: fc.constant(shape),
      owners: fc.array(fc.constantFrom(0, 0, 1, 1, 2, neutral, null), {
        minLength: boards[shape].cells.length,
        maxLength: boards[shape].cells.length,
      }),
      at: fc.nat(boards[shape].cells.length - 1),
    }),
  );

  it('[O3] turns what lies whole between it and another of its colour', () => {
    fc.assert(
      fc.property(filled, ({ shape, owners, at }) => {
        const { cells } = boards[shape];
        const cell = cells[at]!;
        const balls = owners.with(at, null);
        const found = turnedBy(boards[shape], balls, 0, cell).toSorted();
        expect(found).toEqual(enclosed(shape, balls, cell).toSorted());
      }),
      { numRuns: 500 },
    );
  });
});

/** The rule word for word: for every own ball in line with this cell, all between, if all are other balls. */
function enclosed(shape: Shape, balls: Balls, cell: string): readonly string[] {
  const [row, column] = placeOf(cell);
  return boards[shape].cells
    .filter((own) => ballAt(boards[shape], balls, own) === 0)
    .flatMap((own) => {
      const [down, right] = [placeOf(own)[0] - row, placeOf(own)[1] - column];
      const steps = Math.max(Math.abs(down), Math.abs(right));
      if (down % steps !== 0 || right % steps !== 0) return [];
      const between = Array.from({ length: steps - 1 }, (_, step) =>
        cellAt(row + ((step + 1) * down) / steps, column + ((step + 1) * right) / steps),
      );
      const isOther = (each: string) => ![null, 0].includes(ballAt(boards[shape], balls, each));
      return between.every(isOther) ? between : [];
    });
}

function placeOf(cell: string): readonly [number, number] {
  return [Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 97];
}
