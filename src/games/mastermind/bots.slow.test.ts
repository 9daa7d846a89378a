import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { bots, hint } from './bots.ts';
import { marksOf, sameMarks } from './marks.ts';
import { play } from './rules.ts';
import { answered, phaseOf, type State, toAct } from './table.ts';
import { formatMove } from './text.ts';
import { chance, played, started } from './trial.testing.ts';
import { view } from './view.ts';

const unlimited = { spent: () => false };
type BotName = keyof typeof bots;
const clever = ['five-guess', 'genetic', 'optimal'] as const;
const seeds = [...Array(20).keys()];

function finished(start: State, seed: number, name: BotName = 'consistent'): State {
  const random = chance(seed);
  let state = start;
  while (toAct(state).length > 0) {
    const seat = toAct(state)[0]!;
    state = must(play(state, seat, bots[name].choose(view(state, seat), random, unlimited)));
  }
  return state;
}

describe('bots', () => {
  it('[M6] the prudent one guesses only what could be the code, and breaks it in time', () => {
    for (const seed of seeds) {
      const { players } = finished(started({}, ['Ada'], '6351'), seed);
      const clues = answered(players[0]!.rows);
      const fits = clues.every(({ guess }, at) =>
        clues.slice(0, at).every((clue) => sameMarks(marksOf(guess, clue.guess), clue.marks)),
      );
      expect([fits, players[0]!.done]).toEqual([true, 'solved']);
    }
  });

  it.each(clever)(
    '[M6] %s breaks a code of every difficulty within six turns, a hard one within eight',
    (name) => {
      for (const [difficulty, turns] of [
        ['easy', 6],
        ['normal', 6],
        ['hard', 8],
      ] as const)
        for (const seed of seeds.slice(0, 5)) {
          const { players } = finished(started({ difficulty, turns }, ['Ada']), seed, name);
          expect(players[0]!.done).toBe('solved');
        }
    },
  );

  it.each(clever)('[M6] %s also plays on when nothing fits any more', (name) => {
    const head = { role: 'maker', code: 'head', difficulty: 'normal' };
    const fooled = played(started(head, ['maker', 'breaker']), '1: 1122', '0: 0,0', '1: 3344', '0: 0,0');
    const stuck = { ...played(fooled, '1: 5566', '0: 0,1'), stuck: false };
    expect(bots[name].choose(view(stuck, 1), chance(1), unlimited).kind).toBe('guess');
  });

  it.each(clever)('[M6] %s stops thinking when time is up, on the largest board', (name) => {
    const largest = started({ difficulty: 'custom', positions: 8, colors: 12 }, ['Ada'], '1234567C');
    let asked = 0;
    const brief = { spent: () => ++asked > 3 };
    const guessed = played(largest, '0: 11223344', '0: 55667788');
    expect(bots[name].choose(view(guessed, 0), chance(1), brief).kind).toBe('guess');
    expect(asked).toBeLessThan(20);
  });

  it('[M6] play every kind of game to its end', () => {
    for (const raw of [
      { role: 'duel' },
      { role: 'maker' },
      { role: 'maker', code: 'head', difficulty: 'hard' },
    ]) {
      expect(phaseOf(finished(started(raw, ['maker', 'breaker']), 1))).toBe('over');
    }
  });

  it('[M5] answer truly, also for a code they only imagine', () => {
    for (const seed of seeds) {
      const head = finished(started({ role: 'maker', code: 'head' }, ['maker', 'breaker']), seed);
      expect([head.stuck, head.players[1]!.done]).toEqual([false, 'solved']);
    }
  });

  it('[M6] guess anyhow when told to stop at once, or when nothing fits', () => {
    const largest = started({ difficulty: 'custom', positions: 8, colors: 12 }, ['Ada'], '1234567C');
    const guessed = played(largest, '0: 11223344', '0: 55667788', '0: 99AABBCC');
    expect(bots.consistent.choose(view(guessed, 0), chance(1), { spent: () => true }).kind).toBe('guess');
  });
});

describe('hints', () => {
  it('[M7] fit all that is known, and tell how many codes are left at worst', () => {
    const state = played(started({}, ['Ada', 'Leo'], '1123'), '0: 1122', '0: 1133', '1: 4566');
    for (const seed of seeds) {
      const [proposed] = hint(view(state, 0), chance(seed), unlimited);
      expect(['1123', '1132']).toContain(formatMove(proposed!.move));
      expect(proposed!.reason).toMatchObject({ code: 'hint.leaves', params: { count: 2, worst: 1 } });
    }
  });

  it('[M7] say so when only one code is left', () => {
    const state = played(started({}, ['Ada'], '1123'), '0: 1122', '0: 1133', '0: 1132');
    expect(hint(view(state, 0), chance(1), unlimited)[0]!.reason).toEqual({
      code: 'hint.certain',
      params: { guess: { pieces: ['color.red', 'color.red', 'color.blue', 'color.yellow'] } },
    });
  });

  it('[M7] are also given where the codes can’t be counted', () => {
    const large = started({ difficulty: 'custom', positions: 8, colors: 12 }, ['Ada'], '1234567C');
    expect(hint(view(large, 0), chance(1), unlimited)[0]!.reason.code).toBe('hint.guess');
  });

  it('[M7] are for who guesses', () => {
    const asked = played(started({ role: 'maker' }, ['maker', 'breaker']), '0: code 1123', '1: 1122');
    expect(hint(view(asked, 0), chance(1), unlimited)).toEqual([]);
  });
});
