import { describe, expect, it } from 'vitest';
import type { Field } from '../core/form.ts';
import { voice } from './language.ts';
import { type Asked, optionsOf, Questions, readAnswer } from './questions.ts';

const fields: readonly Field[] = [
  { key: 'level', kind: 'choice', choices: ['easy', 'own'], ask: true },
  { key: 'size', kind: 'number', min: 3, max: 8, when: { key: 'level', is: ['own'] } },
  { key: 'teams', kind: 'names', min: 2, max: 3, longest: 10 },
];
const asked = fields.map((field): Asked => {
  return {
    prefix: 'form',
    field,
    preset: field.kind === 'number' ? 4 : field.kind === 'names' ? ['A', 'B'] : null,
  };
});

describe('a form step by step', () => {
  it('[R10][M1][T] where one must choose nothing is preselected, and leaving it out is an error', () => {
    const questions = new Questions(asked);
    expect(questions.value).toBeNull();
    expect(questions.answer(undefined)).toBe('refused');
    expect(questions.problem?.code).toBe('missing');
  });

  it('[R10][T] asks only what is needed, and each field has its own error', () => {
    const questions = new Questions(asked);
    expect(questions.progress.of).toBe(2);
    expect(questions.answer('own')).toBe('more');
    expect(questions.progress).toEqual({ step: 2, of: 3 });
    expect(questions.value).toBe(4);
    expect(questions.answer(9)).toBe('refused');
    expect(questions.problem).toMatchObject({ code: 'out-of-range', path: 'size' });
    expect(questions.answer(5)).toBe('more');
    expect(questions.answer(['A', 'a'])).toBe('refused');
    expect(questions.problem?.code).toBe('names-repeat');
    expect(questions.answer(['A', 'B'])).toBe('done');
    expect(questions.answers).toEqual({ level: 'own', size: 5, teams: ['A', 'B'] });
  });

  it('[R10][T] goes back one step, with what was answered, and out of the first', () => {
    const questions = new Questions(asked);
    questions.answer('own');
    expect(questions.back()).toBe(true);
    expect(questions.value).toBe('own');
    expect(questions.back()).toBe(false);
  });

  it('[R10][T] a problem of the whole is shown at the field it names', () => {
    const questions = new Questions(asked);
    questions.answer('own');
    questions.answer(3);
    questions.blame([{ code: 'out-of-range', path: 'size' }]);
    expect(questions.current.field.key).toBe('size');
    expect(questions.problem?.code).toBe('out-of-range');
  });

  it('nothing is an answer where it may be', () => {
    const hints: Asked = {
      prefix: 'setup',
      field: { key: 'hints', kind: 'number', min: 0, max: 9 },
      preset: null,
      optional: true,
    };
    const questions = new Questions([hints]);
    expect(questions.answer('')).toBe('done');
    expect(questions.answers).toEqual({ hints: null });
    expect(new Questions([hints]).answer('x')).toBe('refused');
  });
});

describe('typed answers', () => {
  const say = voice('en', null, []);
  const read = (at: number, text: string) => readAnswer(asked[at]!, text, optionsOf(asked[at]!, [], say));

  it('a choice by number or name', () => {
    expect(['2', 'own', 'OWN', '3', ''].map((text) => read(0, text))).toEqual([
      'own',
      'own',
      'own',
      '3',
      null,
    ]);
  });

  it('numbers and names', () => {
    expect([read(1, ' 7 '), read(1, 'seven'), read(1, '1e9')]).toEqual([7, 'seven', '1e9']);
    expect(read(2, 'Red, Blue')).toEqual(['Red', 'Blue']);
  });
});
