import { describe, expect, it } from 'vitest';
import type { Field } from './form.ts';
import { sameName } from './name.ts';
import { parseSeatChoice, suggestPicks } from './seating.ts';

const fields: readonly Field[] = [{ key: 'color', kind: 'choice', choices: ['red', 'blue'] }];
const ada = { name: 'Ada', bot: null, picks: { color: 'green' } };
const sit = (raw: unknown) => parseSeatChoice(raw, fields, ['greedy'], [ada]);
const codes = (raw: unknown) => {
  const parsed = sit(raw);
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${path}: ${code}`);
};

describe('[R11] sitting down', () => {
  it('a person with a colour', () =>
    expect(sit({ name: ' Leo  Nard ', picks: { color: 'red' } })).toEqual({
      ok: true,
      value: { name: 'Leo Nard', bot: null, picks: { color: 'red' } },
    }));
  it('names are not empty and do not repeat, whatever their case or accents', () => {
    expect(codes({ name: ' ', picks: { color: 'red' } })).toEqual(['name: name-empty']);
    expect(codes({ name: 'ÀDA', picks: { color: 'red' } })).toEqual(['name: name-taken']);
    expect(sameName('Núria', 'nuria ')).toBe(true);
  });
  it('names hold nothing that could move the cursor or turn the text around', () => {
    for (const name of ['A\u001b[2J', 'A\u202eB', 'A\u200bB', 'A\u0000']) {
      expect(codes({ name, picks: { color: 'red' } }), JSON.stringify(name)).toEqual(['name: name-unseen']);
    }
  });
  it('names have an end', () =>
    expect(codes({ name: 'x'.repeat(25), picks: { color: 'red' } })).toEqual(['name: name-long']));
  it('unknown bots, picks and fields are named', () =>
    expect(codes({ name: 'Leo', bot: 'hal', picks: { color: 'mauve', size: 'xl' }, zzz: 1 })).toEqual([
      'zzz: unknown-field',
      'bot: bot-unknown',
      'picks.size: unknown-field',
      'picks.color: not-a-choice',
    ]));
  it('suggests the first of what is to be had', () => expect(suggestPicks(fields)).toEqual({ color: 'red' }));
});
