import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stream } from '../../room/random.ts';
import { botsFor } from './bots.ts';
import { ratedPlays } from './candidates.ts';
import { lexiconFrom, lexiconOf, stateOf } from './fixture.testing.ts';
import { hint } from './hints.ts';
import { formatMove } from './notation.ts';
import type { State } from './position.ts';
import { view } from './sight.ts';

const lexicon = lexiconOf('CAS CASA AS SA SAC ASA XA XAS', '# 2 0,A 20 1,C 9 3,S 9 1,X 5 8');
const patient = { spent: () => false };
const chance = stream('2'.repeat(64), 1);

const table = (rack: string, bag = 'AAAAAAA') =>
  stateOf({ lexicon, racks: [rack, 'A'], bag, options: { size: 5 } });

function choice(id: string, state: State, budget = patient): string {
  const bot = botsFor(lexicon)[id]!;
  return formatMove(lexicon.alphabet, bot.choose(view(state, 0), chance, budget));
}

describe('levels', () => {
  const rated = ratedPlays(lexicon, view(table('CAS#AXX'), 0), patient);

  it('[S9] plays stand in order of score, blanks, tiles in the word, place, direction, text', () => {
    expect(rated.length).toBeGreaterThan(100);
    for (const [at, play] of rated.entries()) {
      const next = rated[at + 1];
      if (!next) break;
      const keys = [
        [-play.score, -next.score],
        [play.blanks, next.blanks],
        [play.length, next.length],
        [play.first.row * 5 + play.first.col, next.first.row * 5 + next.first.col],
        [Number(!play.across), Number(!next.across)],
      ] as const;
      const [a, b] = keys.find(([one, other]) => one !== other) ?? [play.text, next.text];
      expect(a < b).toBe(true);
    }
  });

  it('[S9] of equal scores the one with fewer blanks comes first, even if its word is longer', () => {
    const words = lexiconOf('AAA SA', '# 1 0,A 5 1,S 1 3');
    const seen = view(stateOf({ lexicon: words, racks: ['SAAA#', 'A'], options: { size: 5 } }), 0);
    const six = ratedPlays(words, seen, patient).filter(({ score }) => score === 6);
    expect(new Set(six.map(({ blanks, length }) => `${blanks} ${length}`))).toEqual(new Set(['0 3', '1 2']));
    expect(six.map(({ blanks }) => blanks)).toEqual(six.map(({ blanks }) => blanks).toSorted());
  });

  it('[S9] hard takes the first, normal the one at half, easy the last', () => {
    expect(choice('hard', table('CAS#AXX'))).toBe(rated[0]!.text);
    expect(choice('normal', table('CAS#AXX'))).toBe(rated[Math.floor(rated.length / 2)]!.text);
    expect(choice('easy', table('CAS#AXX'))).toBe(rated.at(-1)!.text);
  });

  it('[S9] without a play they exchange as much as the bag allows, or pass', () => {
    for (const id of ['easy', 'normal', 'hard']) {
      expect(choice(id, table('XXCCCSS'))).toBe('exchange CCCSSXX');
      expect(choice(id, table('XXCCCSS', 'AAA'))).toBe('pass');
    }
    const spanish = stateOf({ lexicon: { ...lexicon, language: 'es' }, racks: ['XXC', 'A'], bag: 'AA' });
    expect(choice('hard', spanish)).toBe('exchange XX');
  });

  it('[Q5] out of time they still answer', () => {
    expect(choice('hard', table('CAS#AXX'), { spent: () => true })).toBe('exchange AACSXX#');
  });
});

describe('hints', () => {
  it('[S10] are five plays with their scores and what they leave, the best by both first', () => {
    const english = { ...lexicon, language: 'en' as const };
    const state = stateOf({
      lexicon: english,
      racks: ['CAS#AXX', 'A'],
      bag: 'AAAAAAA',
      options: { size: 5 },
    });
    const rated = ratedPlays(english, view(state, 0), patient);
    const hints = hint(english, view(state, 0), patient);
    expect(hints).toHaveLength(5);
    for (const { move, worth, reason } of hints) {
      const play = rated.find(({ text }) => text === formatMove(lexicon.alphabet, move))!;
      expect(worth).toBe(play.score);
      expect(reason.params).toMatchObject({ play: play.shown, score: play.score });
    }
    // A blank is worth more in the rack than the points it brings here.
    expect(hints[0]!.reason.params!['left']).toContain('#');
  });

  it('[Q5] say so when there was no time to see all plays', () => {
    const data = (part: string) =>
      readFileSync(new URL(`../../../test/data/scrabble/es-${part}.txt`, import.meta.url), 'utf8');
    const spanish = lexiconFrom({ words: data('words'), bag: data('bag') }, 'es');
    const state = stateOf({
      lexicon: spanish,
      racks: ['##AEOSRLTNCDI', 'A'],
      bag: '',
      options: { rack: 15 },
    });
    let asked = 0;
    const [cut] = hint(spanish, view(state, 0), { spent: () => ++asked > 1 });
    expect(cut!.reason.code).toBe('hint.play.cut');
    const [whole] = hint(spanish, view(state, 0), patient);
    expect(whole!.reason.code).toBe('hint.play');
  });

  it('[S10] without a play: exchange, or pass', () => {
    expect(hint(lexicon, view(table('XXCCCSS'), 0), patient)[0]?.reason.code).toBe('hint.exchange');
    expect(hint(lexicon, view(table('XXCCCSS', 'A'), 0), patient)[0]?.reason.code).toBe('hint.pass');
  });
});
