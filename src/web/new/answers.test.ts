import { describe, expect, it } from 'vitest';
import type { Field } from '../../core/form.ts';
import { game as mastermind } from '../../games/mastermind/index.ts';
import { answerProblems, askedOf, firstAnswers, givenOf, presetOf, readAnswers } from './answers.ts';

const form: readonly Field[] = [
  { key: 'role', kind: 'choice', choices: ['maker', 'breaker'], ask: true },
  { key: 'level', kind: 'choice', choices: ['easy', 'custom'] },
  { key: 'turns', kind: 'number', min: 6, max: 12, when: { key: 'level', is: ['custom'] } },
  { key: 'teams', kind: 'names', min: 2, max: 3, longest: 10, when: { key: 'turns', is: [6] } },
];
const defaults = { role: 'breaker', level: 'easy', turns: 10, teams: ['A', 'B'] };

describe('[R10] the answers to a form', () => {
  it('agree with a preset as long as nothing in it was changed', () => {
    const presets = [
      { key: 'small', options: { size: 9, rack: 6 } },
      { key: 'large', options: { size: 21, rack: 7 } },
    ];
    expect(presetOf(presets, { size: 21, rack: 7, other: true })).toBe('large');
    expect(presetOf(presets, { size: 9, rack: 7 })).toBeNull();
  });
  it('[M1] preselect nothing that the player must choose', () =>
    expect(firstAnswers(form, defaults)).toEqual({ level: 'easy', turns: 10, teams: ['A', 'B'] }));
  it('[M1] lack what was left out, and say so', () =>
    expect(answerProblems(form, firstAnswers(form, defaults))).toEqual([
      { code: 'new.choose', path: 'role' },
    ]));
  it('are asked only where another answer calls for them', () => {
    const keys = (level: string) => askedOf(form, { ...defaults, level }).map(({ key }) => key);
    expect(keys('easy')).toEqual(['role', 'level']);
    expect(keys('custom')).toEqual(['role', 'level', 'turns']);
  });
  it('are not asked below a field that is not asked itself', () =>
    expect(askedOf(form, { ...defaults, turns: 6 }).map(({ key }) => key)).toEqual(['role', 'level']));
  it('are sent without those that were not asked', () =>
    expect(givenOf(form, { ...defaults, role: 'maker' })).toEqual({ role: 'maker', level: 'easy' }));
  it('have a message each', () =>
    expect(answerProblems(form, { role: 'cook', level: 'custom', turns: 14 })).toEqual([
      { code: 'not-a-choice', path: 'role' },
      { code: 'out-of-range', params: { min: 6, max: 12 }, path: 'turns' },
    ]));
  it('[M1] of Mastermind need a role and a difficulty', () => {
    const read = readAnswers(mastermind, firstAnswers(mastermind.form, mastermind.defaults));
    expect(read.ok || read.problems.map(({ path }) => path)).toEqual(['role', 'difficulty']);
  });
  it('must go together', () => {
    const odd = {
      role: 'breaker',
      difficulty: 'custom',
      positions: 6,
      colors: 4,
      repeats: false,
      holes: false,
    };
    const read = readAnswers(mastermind, { ...odd, turns: 10 });
    expect(read.ok || read.problems).toEqual([
      { code: 'colors-few', params: { positions: 6 }, path: 'colors' },
    ]);
  });
});
