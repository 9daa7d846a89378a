import { describe, expect, it } from 'vitest';
import { alphabetOf } from '../lexicon/alphabet.ts';
import { letterOf, type Typed, type Typing, typeLetter } from './typing.ts';

const bagOf = (tiles: string) =>
  tiles.split(' ').map((tile) => ({ tile, count: 2, points: tile === '#' ? 0 : 1 }));
const catalan = alphabetOf(bagOf('# A C E I L L·L N NY O QU S U'));
const spanish = alphabetOf(bagOf('# A C CH E H L LL O R RR'));

const size = 5;

/** Rows with a dot for a free square; from the second square of the third row, across. */
function typing(rack: string, board = '.....|.....|.....|.....|.....', alphabet = catalan): Typing {
  const cells = [...board.replaceAll('|', '')].map((tile) => (tile === '.' ? '' : tile));
  return { board: cells, size, alphabet, rack: rack.split(' '), laid: [], at: 11, across: true, typed: '' };
}

/** Types one letter after the other; a capital asks for a blank. */
function typed(begin: Typing, keys: string): Typing | Exclude<Typed, { laid: unknown }> {
  let now = begin;
  for (const key of keys) {
    const after = typeLetter(now, letterOf(key)!, key !== key.toLowerCase());
    if (after === 'no-room' || 'lacks' in after) return after;
    now = { ...now, ...after };
  }
  return now;
}

function laid(begin: Typing, keys: string): string {
  const after = typed(begin, keys);
  if (after === 'no-room' || 'lacks' in after) return JSON.stringify(after);
  return after.laid.map(({ row, col, tile }) => `${row}${col}${tile}`).join(' ');
}

describe('[S4] typing on the board', () => {
  it('lays a tile a letter, along the arrow', () => {
    expect(laid(typing('C A S'), 'cas')).toBe('21C 22A 23S');
    expect(laid({ ...typing('C A S'), across: false }, 'cas')).toBe('21C 31A 41S');
    expect(typed(typing('C A'), 'ca')).toMatchObject({ at: 13 });
  });
  it('goes over what lies there, and takes its letters as typed too', () => {
    const begin = typing('C S A', '.....|.....|..A..|.....|.....');
    expect(laid(begin, 'cs')).toBe('21C 23S');
    expect(laid({ ...begin, rack: ['C', 'S'] }, 'cas')).toBe('21C 23S');
  });
  it('says which letter is not there, and when the line is full', () => {
    expect(typed(typing('C A'), 'cc')).toEqual({ lacks: 'C' });
    expect(typed({ ...typing('C A S E O'), at: 13 }, 'cas')).toBe('no-room');
  });
  it('takes a blank for a letter that is missing, or when asked to', () => {
    expect(laid(typing('C #'), 'ca')).toBe('21C 22a');
    expect(laid(typing('C A #'), 'cA')).toBe('21C 22a');
    expect(laid(typing('C A #'), 'ca')).toBe('21C 22A');
  });
  it('accents are as if there were none', () => {
    expect(letterOf('à')).toBe('A');
    expect(letterOf('ç')).toBe('Ç');
    expect(letterOf('ñ')).toBe('Ñ');
    expect([letterOf('Enter'), letterOf('3'), letterOf('F5'), letterOf(' ')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('[S2] [S4] tiles of several letters', () => {
  it('N and Y become NY, Q is QU at once, and its U is not another tile', () => {
    expect(laid(typing('A N NY'), 'any')).toBe('21A 22NY');
    expect(laid(typing('A NY'), 'any')).toBe('21A 22NY');
    expect(laid(typing('QU E U'), 'que')).toBe('21QU 22E');
    expect(laid(typing('QU E U'), 'qe')).toBe('21QU 22E');
  });
  it('L, a dot and L become L·L; two L without a dot stay two', () => {
    expect(laid(typing('L L·L A'), 'l·la')).toBe('21L·L 22A');
    expect(laid(typing('L·L A'), 'l.la')).toBe('21L·L 22A');
    expect(laid(typing('L L L·L'), 'll')).toBe('21L 22L');
  });
  it('a blank can be one, as its whole', () => {
    expect(laid(typing('A N #'), 'any')).toBe('21A 22ny');
    expect(laid(typing('# E'), 'que')).toBe('21qu 22E');
  });
  it('Spanish: C and H become CH; a hyphen between them keeps them apart', () => {
    const begin = typing('C H CH O', undefined, spanish);
    expect(laid(begin, 'cho')).toBe('21CH 22O');
    expect(laid(begin, 'c-ho')).toBe('21C 22H 23O');
    expect(laid({ ...begin, rack: ['C', 'H', '#'] }, 'ch')).toBe('21C 22H');
    expect(laid(typing('LL L A', undefined, spanish), 'lla')).toBe('21LL 22A');
  });
});
