import { describe, expect, it } from 'vitest';
import { columnName, columnOf, isCentre, type Layout, type Premium, premiumAt, sizes } from './board.ts';

const signs: Readonly<Record<Premium, string>> = { l2: 'd', l3: 't', l4: 'q', w2: 'D', w3: 'T', w4: 'Q' };

function picture(size: number, layout: Layout = 2): readonly string[] {
  const line = [...Array(size).keys()];
  return line.map((row) =>
    line.map((col) => signs[premiumAt({ size, layout }, { row, col }) ?? ('' as Premium)] ?? '.').join(''),
  );
}

/** The rows above the middle, then the middle, then the same again upwards. */
const mirrored = (rows: readonly string[]) => [...rows, ...rows.slice(0, -1).reverse()];

describe('premium squares', () => {
  it('[S1] are the classic ones at 15', () => {
    expect(picture(15)).toEqual(
      mirrored([
        'T..d...T...d..T',
        '.D...t...t...D.',
        '..D...d.d...D..',
        'd..D...d...D..d',
        '....D.....D....',
        '.t...t...t...t.',
        '..d...d.d...d..',
        'T..d...D...d..T',
      ]),
    );
  });

  it('[S1] are those of the board of 200 tiles at 21', () => {
    expect(picture(21)).toEqual(
      mirrored([
        'Q..d...T..d..T...d..Q',
        '.D..t...D...D...t..D.',
        '..D..q...D.D...q..D..',
        'd..T..d...T...d..T..d',
        '.t..D...t...t...D..t.',
        '..q..D...d.d...D..q..',
        '...d..D...d...D..d...',
        'T......D.....D......T',
        '.D..t...t...t...t..D.',
        '..D..d...d.d...d..D..',
        'd..T..d...D...d..T..d',
      ]),
    );
  });

  it('[S1] are the usual ones of the small board at 11', () => {
    expect(picture(11)).toEqual(
      mirrored(['T...d.d...T', '.D...d...D.', '..D.....D..', '...t...t...', 'd...d.d...d', '.d...D...d.']),
    );
  });

  it.each([...Array(sizes.max - sizes.min + 1).keys()].map((n) => n + sizes.min))(
    '[S1] at %i are symmetric, with triple or quadruple corners, and as many for a square as on the classic board',
    (size) => {
      const rows = picture(size);
      const turned = rows.map((_, col) => rows.map((row) => row[col]).join(''));
      expect(turned).toEqual(rows);
      expect(rows.toReversed()).toEqual(rows);
      expect(rows[0]![0]).toBe(size < 21 ? 'T' : 'Q');
      const count = rows.join('').replaceAll('.', '').length;
      // Mirror images come by four or eight.
      expect(Math.abs(count - (61 / 225) * size ** 2)).toBeLessThanOrEqual(size === 21 ? 6 : 4);
    },
  );

  it('[S1] of tables of before stay where they were', () => {
    const counts = [5, 6, 16, 24, 31].map((size) => picture(size, 1).join('').replaceAll('.', '').length);
    expect(counts).toEqual([9, 12, 72, 168, 273]);
    expect(picture(15, 1)).toEqual(picture(15));
    expect(picture(21, 1)).toEqual(picture(21));
    expect(picture(11, 1)).toEqual(picture(11));
  });
});

describe('squares', () => {
  it('[S1] an odd board has one centre, an even one four, all double words', () => {
    for (const [size, count] of [
      [15, 1],
      [8, 4],
    ] as const) {
      const squares = Array.from({ length: size ** 2 }, (_, at) => ({
        row: Math.floor(at / size),
        col: at % size,
      }));
      const centres = squares.filter((square) => isCentre(size, square));
      expect(centres).toHaveLength(count);
      expect(centres.map((square) => premiumAt({ size, layout: 2 }, square))).toEqual(
        centres.map(() => 'w2'),
      );
    }
  });

  it('[S1] columns go on after Z', () => {
    expect([0, 25, 26, 30].map(columnName)).toEqual(['A', 'Z', 'AA', 'AE']);
    expect(['A', 'Z', 'AA', 'AE'].map(columnOf)).toEqual([0, 25, 26, 30]);
  });
});
