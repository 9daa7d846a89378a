import { describe, expect, it } from 'vitest';
import { nameProblem, sameName, tidyName } from './name.ts';

const code = (name: unknown) => nameProblem(name, 'name')?.code ?? null;

describe('names', () => {
  it.each([
    ['a Hangul filler', '\u3164'],
    ['other fillers', '\u115f\u1160\uffa0'],
    ['Braille without dots', '\u2800\u2800'],
    ['a null note', '\u{1d159}'],
    ['a variation selector', '\ufe0f'],
    ['a variation selector of another plane', '\u{e0100}'],
    ['marks without a letter', '\u0301\u0301'],
    ['the grapheme joiner', '\u034f'],
    ['a filler behind a letter', 'Ada\u3164'],
    ['a control character', 'A\u0007da'],
    ['a mark that turns the text around', 'A\u202eda'],
    ['a zero width', 'A\u200bda'],
    ['half of a pair', 'A\ud83d'],
  ])('%s is not to be seen', (_, name) => expect(code(name)).toBe('name-unseen'));
  it.each(['Ada', 'Núria', '李小龍', 'محمد', 'שָׁלוֹם', 'ที่นี่', 'Nguyễn', '❤️', '1️⃣', '★', '?', '🦊 Fox'])(
    '%s is a name',
    (name) => expect(code(name)).toBeNull(),
  );
  it('a letter carries a few marks, not a heap', () => {
    expect(code(`a${'\u0330\u0331\u0332'}b`)).toBeNull();
    expect(code(`a${'\u0330'.repeat(4)}`)).toBe('name-marks');
    expect(code(`a${'\u0301'.repeat(22)}`)).toBe('name-marks');
  });
  it('are kept composed, on one line', () => {
    expect(tidyName(' Nu\u0301ria\r\n\u2028 L.\t')).toBe('Núria L.');
    expect(sameName('Ada\ufe0f', 'ada')).toBe(true);
  });
  it('are text, and not empty', () => {
    for (const name of [undefined, null, 7, '', ' \n\u00a0 ']) expect(code(name)).toBe('name-empty');
  });
});
