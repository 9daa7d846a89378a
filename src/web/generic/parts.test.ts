import { describe, expect, it } from 'vitest';
import { pagePen, parseDrawing, textOf } from './drawing.ts';
import { partsOf } from './parts.ts';

const { spot } = pagePen((code) => code);

/** `·` is a place. */
function parts(drawing: string) {
  let places = 0;
  const marked = drawing.replaceAll('·', (dot) => spot(dot, `p${places++}`));
  const { board, aside, below } = partsOf(parseDrawing(marked));
  const plain = (lines: typeof board) => lines.map((line) => textOf(line).trimEnd()).join('\n');
  return { board: plain(board), aside: plain(aside), below: plain(below) };
}

describe('the parts of a drawing', () => {
  it('a list beside the board comes off it, row numbers stay', () => {
    expect(
      parts(`    a b       > Y   0 yellow Ada
 1  · ·  1      R   0 red    Leo
 2  · ·  2
    a b       0 of 4 balls
              + you can go here

              [ ] last move`),
    ).toEqual({
      board: '    a b\n 1  · ·  1\n 2  · ·  2\n    a b',
      aside: '> Y   0 yellow Ada\n  R   0 red    Leo\n\n0 of 4 balls\n+ you can go here\n\n[ ] last move',
      below: '',
    });
  });

  it('what follows after an empty line stands below', () => {
    expect(
      parts(`    A  B
 1  ·  ·   >  67  Ada
 2  ·  ·   In the bag: 5
           pass (Ada)

Your tiles:  D2  N1  QU8`),
    ).toEqual({
      board: '    A  B\n 1  ·  ·\n 2  ·  ·',
      aside: '>  67  Ada\nIn the bag: 5\npass (Ada)',
      below: 'Your tiles:  D2  N1  QU8',
    });
  });

  it('a board alone keeps its walls', () => {
    expect(parts('  a\n┌───┐\n│ · │\n└───┘\n\n0 of 1 filled.')).toEqual({
      board: '  a\n┌───┐\n│ · │\n└───┘',
      aside: '',
      below: '0 of 1 filled.',
    });
  });

  it('a drawing without places stays whole', () => {
    expect(parts('one   two\n\nthree').board).toBe('one   two\n\nthree');
  });
});
