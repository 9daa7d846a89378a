import { describe, expect, it } from 'vitest';
import type { Preview } from '../../core/game.ts';
import { must, type Result } from '../../core/result.ts';
import { check } from './check.ts';
import { lexiconOf, stateOf } from './fixture.testing.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import type { State } from './position.ts';
import { parseMove } from './reading.ts';
import { view } from './sight.ts';

const lexicon = lexiconOf(
  'A CASA CASAS CAS AS SA COSA ES SES CASES SI IS SO',
  '# 2 0,A 9 1,C 9 3,E 9 1,I 9 1,O 9 1,S 9 1,X 1 8',
);
const spanish = lexiconOf('CHOCHO CHO', '# 2 0,C 4 3,CH 2 5,H 4 4,O 4 1');

/** The answer to a move in text: its worth, or the codes of what is wrong. */
function answer(words: Lexicon, state: State, text: string) {
  const seen = view(state, 0);
  const move = parseMove(words.alphabet, text, seen);
  const checked: Result<Preview> = move.ok ? check(words, seen, move.value) : move;
  return checked.ok ? checked.value.worth : checked.problems.map(({ code }) => code);
}

const opening = (rack: string, options = {}) =>
  stateOf({ lexicon, racks: [rack, 'A'], bag: 'AAAAAAA', options });
/** CASA across through the centre of a 7×7 board. */
const casa = (rack: string, options = {}) => {
  const board = ['.......', '.......', '.......', '.CASA..', '.......', '.......', '.......'];
  return stateOf({ lexicon, board, racks: [rack, 'A'], bag: 'AAAAAAA', options });
};

describe('where tiles may go', () => {
  it('[S5] the first word covers the centre', () => {
    expect(answer(lexicon, opening('CASAXXX'), '8F CASA')).toBe(12);
    expect(answer(lexicon, opening('CASAXXX'), 'H8 CASA')).toBe(12);
    expect(answer(lexicon, opening('CASAXXX'), '8A CASA')).toEqual(['centre-first']);
  });

  it('[S1] on an even board any of the four middle squares is the centre', () => {
    const even = opening('CASAXXX', { size: 8 });
    for (const text of ['4A CASA', '4D CASA', '5E CASA', 'E1 CASA', 'D5 CASA'])
      expect(answer(lexicon, even, text)).toBeTypeOf('number');
    for (const text of ['3D CASA', '6D CASA', 'C4 CASA', 'F4 CASA'])
      expect(answer(lexicon, even, text)).toEqual(['centre-first']);
  });

  it('[S5] the first word has two tiles', () => {
    expect(answer(lexicon, opening('AAAAAAA'), '8H A')).toEqual(['opening-short']);
  });

  it('[S1] with racks of one tile a word of one tile may open', () => {
    expect(answer(lexicon, opening('A', { rack: 1 }), '8H A')).toBe(52);
    expect(answer(lexicon, opening('S', { rack: 1 }), '8H S')).toEqual(['word-unknown']);
  });

  it('[S5] later words touch what is there', () => {
    expect(answer(lexicon, casa('SIXXXXX'), '1A SI')).toEqual(['no-touch']);
    expect(answer(lexicon, casa('SIXXXXX'), '5A SI')).toEqual(['word-unknown']);
    expect(answer(lexicon, casa('SIXXXXX'), 'F3 S')).toEqual(['no-touch']);
  });

  it('[S5] new tiles are in one line', () => {
    expect(answer(lexicon, casa('SIXXXXX'), 'F4=S E5=I')).toEqual(['not-in-line']);
  });

  it('[S5] there are no gaps', () => {
    expect(answer(lexicon, casa('SIXXXXX'), 'F4=S G4=I')).toEqual(['word-unknown']);
    expect(answer(lexicon, casa('SIXXXXX'), 'A4=S G4=I')).toEqual(['gap']);
    expect(answer(lexicon, casa('SIXXXXX'), 'D3=S D6=I')).toEqual(['gap']);
  });

  it('[S5] squares are free and on the board', () => {
    expect(answer(lexicon, casa('SIXXXXX'), 'B4=S')).toEqual(['square-taken']);
    expect(answer(lexicon, casa('SIXXXXX'), 'B3=S B3=I')).toEqual(['square-taken']);
    expect(answer(lexicon, casa('SIXXXXX'), '8A SI')).toEqual(['off-board']);
    expect(answer(lexicon, casa('SIXXXXX'), '4G SI')).toEqual(['off-board']);
  });

  it('[S5] the tiles are in the rack', () => {
    expect(answer(lexicon, opening('CASXXXX'), '8H CASA')).toEqual(['tile-missing']);
    expect(answer(lexicon, opening('CASXXXX'), '8H CASa')).toEqual(['blank-missing']);
    expect(answer(lexicon, opening('CAS#XXX'), '8H CASa')).toBe(10);
  });

  it('[S5] every word must be in the dictionary, and each unknown one is named', () => {
    const refused = check(lexicon, view(casa('OIXXXXX'), 0), {
      kind: 'play',
      tiles: [
        { row: 4, col: 2, tile: 'O' },
        { row: 4, col: 3, tile: 'I' },
      ],
    });
    expect(refused.ok || refused.problems.map(({ code, params }) => [code, params?.word])).toEqual([
      ['word-unknown', 'OI'],
      ['word-unknown', 'AO'],
    ]);
  });

  it('[S2] C and H are not CH', () => {
    const state = stateOf({ lexicon: spanish, racks: ['[C][H]O[C][H]O#', 'O'] });
    const apart = parseMove(spanish.alphabet, '8H [C][H]O[C][H]O', view(state, 0));
    const refused = check(spanish, view(state, 0), must(apart));
    expect(refused.ok || refused.problems[0].params).toEqual({ word: 'C-H-O-C-H-O' });
    const tiles = stateOf({ lexicon: spanish, racks: ['[CH]O[CH]O#CC', 'O'] });
    expect(answer(spanish, tiles, '8H CHOCHO')).toBe(24);
    expect(answer(spanish, tiles, '8H CHO[ch]O')).toBe(14);
  });

  it('[S4] a blank stands only for tiles of the bag', () => {
    const refused = check(lexicon, view(opening('##AAAAA'), 0), {
      kind: 'play',
      tiles: [
        { row: 7, col: 7, tile: 'A' },
        { row: 7, col: 8, tile: 'w' },
      ],
    });
    expect(refused.ok || refused.problems[0].code).toBe('tile-unknown');
  });
});

describe('what a play is worth', () => {
  it('[S6] letters before words, on new tiles only', () => {
    expect(answer(lexicon, opening('CASAXXX'), '8E CASA')).toBe((3 + 1 + 1 + 1) * 2);
    // From D8 the C is on a double letter.
    expect(answer(lexicon, opening('CASESXX'), '8D CASES')).toBe((6 + 1 + 1 + 1 + 1) * 2);
  });

  it('[S6] a premium square under a tile that lies there already counts no more', () => {
    // The S of CASA lies on the double word in the centre of the 7×7 board.
    expect(answer(lexicon, casa('SXXXXXX'), '4F S')).toBe(7);
  });

  it('[S6] all cross words count, with the premium of the square both ways', () => {
    // E5 is a double letter: SI gives 2 + 1, AS gives 1 + 2.
    expect(answer(lexicon, casa('SIXXXXX'), '5E SI')).toBe(3 + 3);
  });

  it('[S6] blanks are worth nothing', () => {
    expect(answer(lexicon, opening('#ASAXXX'), '8H cASA')).toBe(6);
  });

  it('[S6] 50 points for a whole, full rack', () => {
    expect(answer(lexicon, opening('CASA', { rack: 4 }), '8H CASA')).toBe(62);
    expect(answer(lexicon, opening('CASA', { rack: 5 }), '8H CASA')).toBe(12);
  });

  it('[S4] the preview shows the words formed and the score', () => {
    const seen = view(casa('SIXXXXX'), 0);
    const preview = must(check(lexicon, seen, must(parseMove(lexicon.alphabet, '5E SI', seen))));
    expect(preview.says).toEqual([{ code: 'preview.play', params: { words: 'SI, AS', score: 6 } }]);
  });
});

describe('other moves', () => {
  it('[S7] an exchange needs enough tiles in the bag', () => {
    const full = stateOf({ lexicon, racks: ['CASAXXX', 'A'], bag: 'AAAAAAA' });
    const short = stateOf({ lexicon, racks: ['CASAXXX', 'A'], bag: 'AAAAAA' });
    expect(answer(lexicon, full, 'exchange CASA')).toBe(0);
    expect(answer(lexicon, short, 'exchange CASA')).toEqual(['exchange-bag']);
  });

  it('[S8] the Spanish rule wants one tile, and no more are exchanged than there are', () => {
    const state = stateOf({ lexicon: { ...lexicon, language: 'es' }, racks: ['CASAXXX', 'A'], bag: 'AA' });
    expect(answer(lexicon, state, 'exchange CA')).toBe(0);
    expect(answer(lexicon, state, 'exchange CAS')).toEqual(['exchange-many']);
    expect(answer(lexicon, { ...state, bag: [] }, 'exchange C')).toEqual(['exchange-bag']);
  });

  it('[S7] only own tiles are exchanged, and at least one', () => {
    expect(answer(lexicon, opening('CASAXXX'), 'exchange O')).toEqual(['tile-missing']);
    expect(answer(lexicon, opening('CASAXXX'), 'exchange #')).toEqual(['blank-missing']);
    expect(answer(lexicon, opening('CASAXXX'), 'exchange AAA')).toEqual(['tile-missing']);
    expect(answer(lexicon, opening('CASAXXX'), 'exchange')).toEqual(['exchange-nothing']);
  });

  it('[S11] where wrong words are refused there is no challenge', () => {
    expect(answer(lexicon, opening('CASAXXX'), 'challenge')).toEqual(['challenge-off']);
    expect(answer(lexicon, opening('CASAXXX', { challenge: 'single' }), 'c')).toEqual(['challenge-nothing']);
  });

  it('[R12] only the seat to act may move, and nobody when it is over', () => {
    const state = opening('CASAXXX');
    const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));
    expect(codes(check(lexicon, view(state, 1), { kind: 'pass' }))).toEqual(['not-your-turn']);
    expect(codes(check(lexicon, view(state, 'spectator'), { kind: 'pass' }))).toEqual(['not-your-turn']);
    const over: State = { ...state, ending: { why: 'nobody', seat: null, adjustments: [0, 0] } };
    expect(codes(check(lexicon, view(over, 0), { kind: 'pass' }))).toEqual(['game-over']);
  });
});
