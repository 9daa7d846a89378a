import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, parseForm } from './form.ts';

const form: readonly Field[] = [
  { key: 'mode', kind: 'choice', choices: ['solo', 'teams'], ask: true },
  { key: 'turns', kind: 'number', min: 6, max: 12 },
  { key: 'holes', kind: 'switch' },
  { key: 'teams', kind: 'names', min: 2, max: 4, longest: 10, when: { key: 'mode', is: ['teams'] } },
  { key: 'level', kind: 'resource', resource: 'level' },
];
const defaults = { mode: 'solo', turns: 10, holes: false, teams: ['A', 'B'], level: 'first' };

const problemsOf = (raw: unknown) => {
  const parsed = parseForm(form, defaults, raw);
  return parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${path}: ${code}`);
};

describe('[R10] forms', () => {
  it('missing fields take their defaults', () =>
    expect(parseForm(form, defaults, { mode: 'solo' })).toEqual({ ok: true, value: defaults }));
  it('a field that must be asked has no default', () => expect(problemsOf({})).toEqual(['mode: missing']));
  it('every bad field has its own problem', () =>
    expect(problemsOf({ mode: 'duo', turns: 13, holes: 'no', level: '', zzz: 1 })).toEqual([
      'zzz: unknown-field',
      'mode: not-a-choice',
      'turns: out-of-range',
      'holes: not-a-switch',
      'level: missing',
    ]));
  it('half turns are no number of turns', () =>
    expect(problemsOf({ mode: 'solo', turns: 7.5 })).toEqual(['turns: not-a-number']));
  it('a field that is not asked is not read', () =>
    expect(parseForm(form, defaults, { mode: 'solo', teams: 7 })).toEqual({ ok: true, value: defaults }));
  it('names are counted, tidied and told apart', () => {
    expect(problemsOf({ mode: 'teams', teams: ['A'] })).toEqual(['teams: names-count']);
    expect(problemsOf({ mode: 'teams', teams: ['A', ' à '] })).toEqual(['teams: names-repeat']);
    expect(problemsOf({ mode: 'teams', teams: ['A', ''] })).toEqual(['teams: name-empty']);
    expect(problemsOf({ mode: 'teams', teams: ['A', 'B\u202eC'] })).toEqual(['teams: name-unseen']);
    expect(parseForm(form, defaults, { mode: 'teams', teams: [' A ', 'B'] })).toMatchObject({
      value: { teams: ['A', 'B'] },
    });
  });
  it('any JSON gives a Result, and what is read reads again', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const parsed = parseForm(form, defaults, raw);
        if (parsed.ok) expect(parseForm(form, defaults, parsed.value)).toEqual(parsed);
        else expect(parsed.problems.length).toBeGreaterThan(0);
      }),
    ));
});
