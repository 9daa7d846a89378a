import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome, records } from './ending.ts';
import { lexiconOf, played, stateOf } from './fixture.testing.ts';
import type { Options } from './options.ts';
import type { State } from './position.ts';
import { forfeit, toAct } from './rules.ts';

const lexicon = lexiconOf('CASA CASAS CAS AS ES SA SI ASA', '# 2 0,A 20 1,C 9 3,E 9 1,I 9 1,S 9 1,X 5 8');
const moved = (state: State, ...texts: readonly string[]) => played(lexicon, state, ...texts);

const table = (racks: readonly string[], bag: string, options: Partial<Options> = {}) =>
  stateOf({ lexicon, racks, bag, options });

describe('turns', () => {
  it('[S4] tiles go from the rack to the board, and as many are drawn', () => {
    const state = moved(table(['CASAXXX', 'A'], 'EEESSII'), '8H CASA');
    expect(state.racks[0]).toEqual(['X', 'X', 'X', 'S', 'S', 'I', 'I']);
    expect(state.bag).toEqual(['E', 'E', 'E']);
    expect(state.board.slice(7 * 15 + 7, 7 * 15 + 11)).toEqual(['C', 'A', 'S', 'A']);
    expect(state.scores).toEqual([12, 0]);
    expect(toAct(state)).toEqual([1]);
  });

  it('[S4] at the end of the bag a rack is not filled up', () => {
    const state = moved(table(['CASAXXX', 'A'], 'I'), '8H CASA');
    expect(state.racks[0]).toEqual(['X', 'X', 'X', 'I']);
    expect(state.bag).toEqual([]);
  });

  it('[S7] an exchange draws first, then puts back and shuffles', () => {
    const state = moved(table(['CASAXXX', 'A'], 'EEEEEEE'), 'exchange XXC');
    expect(state.racks[0]).toEqual(['A', 'S', 'A', 'X', 'E', 'E', 'E']);
    expect(state.bag.toSorted()).toEqual(['C', 'E', 'E', 'E', 'E', 'X', 'X']);
    expect(toAct(state)).toEqual([1]);
  });

  it('[S4] no tile is ever lost or made', () => {
    const all = ({ board, racks, bag }: State) =>
      [...board.filter((tile) => tile !== ''), ...racks.flat(), ...bag].toSorted().join('');
    const start = table(['CASAXXX', 'SAESIEX'], 'EEEEEEEAAAAAAA');
    const moves = ['8H CASA', 'exchange X', 'pass', 'L8 SA', 'exchange XXX'];
    for (const count of moves.keys())
      expect(all(moved(start, ...moves.slice(0, count + 1)))).toBe(all(start));
  });
});

describe('the end', () => {
  it('[S8] bag and rack empty: left tiles are subtracted, and added to who went out', () => {
    const state = moved(table(['CASA', 'AX', 'SS'], ''), '8H CASA');
    expect(toAct(state)).toEqual([]);
    expect(state.scores).toEqual([12 + 11, -9, -2]);
    expect(outcome(state)).toMatchObject({
      winners: [0],
      reason: { code: 'over.out', params: { who: { seat: 0 } } },
    });
    expect(outcome(state)!.standings.map(({ place, seats }) => [place, ...seats])).toEqual([
      [1, 0],
      [2, 2],
      [3, 1],
    ]);
  });

  it('[S8] an empty rack ends nothing while the bag has tiles', () => {
    expect(toAct(moved(table(['CASA', 'A'], 'EEEE', { rack: 4 }), '8H CASA'))).toEqual([1]);
  });

  it('[S8] six turns in a row without points, and everybody loses their tiles', () => {
    const five = moved(table(['CAX', 'A'], 'EEEEEEEE'), 'pass', 'pass', 'exchange C', 'pass', 'pass');
    expect(outcome(five)).toBeNull();
    const six = moved(five, 'pass');
    expect(outcome(six)?.reason).toEqual({ code: 'over.scoreless', params: { n: 6 } });
    expect(six.scores).toEqual([-10, -1]);
  });

  it('[S8] points in between start the count again', () => {
    const state = moved(table(['CASAXXX', 'A'], 'E'), 'pass', 'pass', 'pass', 'pass', '8H CASA', 'pass');
    expect(state.quiet).toEqual({ scoreless: 1, passes: 1 });
  });

  it('[S8] a play without points is a turn without points', () => {
    const state = moved(table(['##XXXXX', 'A'], 'EEEE'), 'pass', 'pass', '8H as');
    expect(state.scores[0]).toBe(0);
    expect(state.quiet).toEqual({ scoreless: 3, passes: 0 });
  });

  it('[S8] the Spanish end: four passes, or twelve turns without points', () => {
    const start = stateOf({ lexicon: { ...lexicon, language: 'es' }, racks: ['CAX', 'A'], bag: 'EEEEEEEE' });
    const passes = moved(start, 'pass', 'pass', 'exchange A', 'pass', 'pass', 'pass');
    expect(outcome(passes)).toBeNull();
    expect(outcome(moved(passes, 'pass'))?.reason).toEqual({ code: 'over.passes', params: { n: 4 } });
    const turns = { ...start, quiet: { scoreless: 11, passes: 0 } };
    expect(outcome(moved(turns, 'pass'))?.reason).toEqual({ code: 'over.scoreless', params: { n: 12 } });
  });

  it('[S1] one may play alone', () => {
    const state = moved(table(['CASA'], ''), '8H CASA');
    expect(state.scores).toEqual([12]);
    expect(outcome(state)?.winners).toEqual([0]);
  });

  it('[R20] equal points share a place', () => {
    const state = moved(table(['A', 'A'], ''), ...Array<string>(6).fill('pass'));
    expect(outcome(state)).toMatchObject({ winners: [0, 1], standings: [{ place: 1 }, { place: 1 }] });
  });
});

describe('giving up', () => {
  const start = table(['CASAXXX', 'AX', 'SS'], 'EEEEEEE');

  it('[R16] who gives up is last, whatever the points; the others go on', () => {
    const state = forfeit(moved(start, '8H CASA'), 0, 'resigned');
    expect(toAct(state)).toEqual([1]);
    const over = moved(state, ...Array<string>(6).fill('pass'));
    expect(outcome(over)!.standings.at(-1)).toMatchObject({ place: 3, seats: [0], points: 12 });
    expect(outcome(over)!.winners).toEqual([2]);
  });

  it('[R16] the turn goes on when it was theirs, and skips them later', () => {
    const state = forfeit(start, 0, 'time');
    expect(toAct(state)).toEqual([1]);
    expect(toAct(moved(state, 'pass', 'pass'))).toEqual([1]);
  });

  it('[R16] one left alone has won', () => {
    const state = forfeit(forfeit(start, 0, 'gone'), 2, 'gone');
    expect(outcome(state)).toMatchObject({ winners: [1], reason: { code: 'over.alone' } });
    expect(state.scores).toEqual([0, 0, 0]);
  });

  it('[S8] tiles of a seat that gave up are out of play: nobody gains or loses them', () => {
    const short = table(['CASA', 'XX', 'SS'], '');
    expect(moved(forfeit(short, 1, 'gone'), '8H CASA').scores).toEqual([12 + 2, 0, -2]);
  });
});

describe('records', () => {
  it('[S12] best score, best play and longest word, of scores above zero', () => {
    const state = moved(table(['CASA', 'X'], ''), '8H CASA');
    expect(
      records(state).map(({ seat, ranking, variant, rank }) => [seat, ranking, variant, ...rank]),
    ).toEqual([
      [0, 'score', 'builtin:ca 15 7', 20],
      [0, 'play', 'builtin:ca 15 7', 12],
      [0, 'word', 'builtin:ca 15 7', 4],
    ]);
  });

  it('[S12] a play that was taken back does not count', () => {
    const state = moved(
      table(['CASAXXX', 'AX'], 'SSSSSSSSS', { challenge: 'single' }),
      '8H XXX',
      'challenge',
    );
    const over = moved(state, '8H AX', 'pass', ...Array<string>(5).fill('pass'));
    expect(records({ ...over, scores: [1, 0] }).map(({ ranking }) => ranking)).toEqual(['score']);
  });

  it('[S12] neither unfinished nor abandoned nor unchecked games count', () => {
    expect(records(moved(table(['CASAXXX', 'X'], ''), '8H CASA'))).toEqual([]);
    expect(records(forfeit(moved(table(['CASAXXX', 'X'], ''), '8H CASA'), 0, 'gone'))).toEqual([]);
    expect(records(moved(table(['CASA', 'X'], '', { challenge: 'none' }), '8H CASA'))).toEqual([]);
  });

  it('[S8] final scores differ from those of the plays by the tiles left over, never more', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'X', 'S'), { maxLength: 7 }), (rack) => {
        const state = moved(table(['CASA', rack.join(''), 'A'], ''), '8H CASA');
        expect(state.scores.reduce((sum, score) => sum + score)).toBe(12);
      }),
    );
  });
});
