import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { lexiconOf, stateOf } from './fixture.testing.ts';
import { formatMove } from './notation.ts';
import { type Placement, playMove } from './position.ts';
import { parseMove } from './reading.ts';
import { view } from './sight.ts';

const lexicon = lexiconOf(
  'CASA',
  '# 2 0,A 9 1,C 9 3,CH 2 5,H 2 4,L 4 1,L·L 1 9,N 4 1,NY 1 9,O 9 1,S 9 1,Ç 1 9',
);
const { alphabet } = lexicon;
const board = ['.......', '...C...', '...A...', '..[NY]s...', '...A...', '.......', '.......'];
const at = (rack: string) => view(stateOf({ lexicon, board, racks: [rack, 'A'] }), 0);

/** How a typed move is written, or the code of what is wrong. */
function read(text: string, rack = 'CASAHO#'): string {
  const move = parseMove(alphabet, text, at(rack));
  return move.ok ? formatMove(alphabet, move.value) : move.problems[0].code;
}

describe('what people type', () => {
  it.each([
    ['1B CASA', '1B CASA'],
    ['1b CASA', '1B CASA'],
    ['word 1B CASA', '1B CASA'],
    ['w 1b CASA', '1B CASA'],
    ['  1B   CASA ', '1B CASA'],
    ['B1 CASA', 'B1 CASA'],
    ['H8=A', '8H A'],
    ['H8 A', '8H A'],
    ['pass', 'pass'],
    ['P', 'pass'],
    ['Challenge', 'challenge'],
    ['c', 'challenge'],
  ])('[S4] %j is %j', (typed, written) => {
    expect(read(typed)).toBe(written);
  });

  it.each([
    ['2C AC', '2C A'],
    ['2C A(C)A', '2C A.A'],
    ['2C A.A', '2C A.A'],
    ['2C ACA', '2C A.A'],
    ['D2 CASAS', '6D S'],
    ['D2 (CASA)S', '6D S'],
    ['4C NYSO', '4E O'],
    ['4C (NYS)O', '4E O'],
    ['4B A..O', '4B A..O'],
  ])('[S4] tiles on the board may be written or not: %j is %j', (typed, written) => {
    expect(read(typed)).toBe(written);
  });

  it.each([
    ['1B CHOA', '1B [CH]OA'],
    ['1B [CH]OA', '1B [CH]OA'],
    ['1B [C][H]O', '1B [C][H][O]'],
    ['1B chOA', '1B [ch]OA'],
    ['1B ChOA', '1B ChOA'],
    ['1B AL·LO', '1B A[L·L]O'],
    ['1B A[LL]O', '1B A[L·L]O'],
    ['1B aŀlo', '1B A[L·L]O'],
    ['1B CANYA', '1B CA[NY]A'],
    ['1B CAÇÓ', '1B CAÇO'],
  ])('[S2] tiles of several letters: %j is %j', (typed, written) => {
    expect(read(typed)).toBe(written);
  });

  it('[S4] small letters are blanks, unless all is typed small', () => {
    expect(read('1B CaSA')).toBe('1B CaSA');
    expect(read('1b casa')).toBe('1B CASA');
    expect(read('1B casa')).toBe('1B CASA');
    expect(read('1B a', 'A#')).toBe('1B a');
    expect(read('1b a', 'A#')).toBe('1B A');
    expect(read('1B as', 'AS#')).toBe('1B AS');
    expect(read('1B as', 'AS##')).toBe('1B as');
  });

  it('[S7] exchanges are in any order and case, the blank is # or ?', () => {
    expect(read('x ?ca')).toBe('exchange AC#');
    expect(read('exchange A [ch] #')).toBe('exchange A[CH]#');
    expect(read('x hc')).toBe('exchange [C][H]');
    expect(read('exchange')).toBe('exchange');
  });

  it.each([
    ['', 'move-unreadable'],
    ['hello', 'move-unreadable'],
    ['1B', 'move-unreadable'],
    ['0B CASA', 'move-unreadable'],
    ['1B #', 'move-unreadable'],
    ['1B CA(SA', 'word-unwritable'],
    ['1B KIWI', 'word-unwritable'],
    ['1B [CA]', 'word-unwritable'],
    ['pass on', 'move-unreadable'],
    ['x K', 'move-unreadable'],
    ['99A CASA', 'off-board'],
    ['1ZZ CASA', 'off-board'],
    ['D2 CASA', 'play-nothing'],
    ['1B (C)ASA', 'board-differs'],
    ['A1=A A1=S', 'square-taken'],
    [`1B ${'A'.repeat(500)}`, 'move-unreadable'],
  ])('[R53] %j is refused as %s', (typed, code) => {
    expect(read(typed)).toBe(code);
  });

  it('[R53] the refusal shows what was typed, shortened', () => {
    const refused = parseMove(alphabet, 'z'.repeat(90), at('A'));
    expect(refused.ok || refused.problems[0].params).toEqual({ text: 'z'.repeat(40) });
  });
});

describe('what is written', () => {
  it('[S4] any tiles on any free squares read back as themselves', () => {
    const tiles = alphabet.tiles.flatMap((tile) => [tile, tile.toLowerCase()]);
    const square = fc.record({ row: fc.nat(30), col: fc.nat(30), tile: fc.constantFrom(...tiles) });
    const free = ({ row, col }: Placement) => row > 6 || col > 6;
    const layings = fc.uniqueArray(square.filter(free), {
      minLength: 1,
      maxLength: 8,
      selector: ({ row, col }) => row * 31 + col,
    });
    fc.assert(
      fc.property(layings, fc.constantFrom('none', 'row', 'column'), (laying, line) => {
        const inLine = laying.map((tile) =>
          line === 'row' ? { ...tile, row: 9 } : line === 'column' ? { ...tile, col: 9 } : tile,
        );
        const distinct = inLine.filter(
          (tile, index) => inLine.findIndex(({ row, col }) => row === tile.row && col === tile.col) === index,
        );
        const move = playMove(distinct);
        const text = formatMove(alphabet, move);
        expect(must(parseMove(alphabet, text, at('########')))).toEqual(move);
      }),
    );
  });

  it('[S1] columns after Z are written with two letters', () => {
    const move = playMove([{ row: 30, col: 30, tile: 'A' }]);
    expect(formatMove(alphabet, move)).toBe('31AE A');
    expect(must(parseMove(alphabet, '31ae A', at('A')))).toEqual(move);
  });
});
