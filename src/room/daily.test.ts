import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Share } from '../core/game.ts';
import { localeOf } from '../core/locale.ts';
import { languages, speaker } from '../core/phrase.ts';
import { dayInWords, shareText } from './daily.ts';
import { dailyContentSeed, dailySeed } from './random.ts';

const share: Share = {
  result: { code: 'result', params: { used: 2 } },
  rows: [
    { squares: ['right', 'near', 'none', 'none'], says: { code: 'marks' } },
    { squares: ['right', 'right', 'right', 'right'], says: { code: 'marks' } },
  ],
};
const say = speaker('ca', [{ name: 'Mastermind', result: '{used} intents' }], []);

describe('[M11] the game of the day', () => {
  it('[D3] its seed is that of every room in the world', () =>
    expect(dailySeed('mastermind', 1, '2026-07-29', null)).toBe(
      '80757cb1ff9acf2a088429bde4bf4c3349d11f62906791f3a0a5b7817b8c0137',
    ));
  it('[D3] another game, version, day or key has another, and so has content that is made', () => {
    const seeds = [
      dailySeed('mastermind', 1, '2026-07-29', null),
      dailySeed('mastermind', 1, '2026-07-30', null),
      dailySeed('mastermind', 2, '2026-07-29', null),
      dailySeed('kenken', 1, '2026-07-29', null),
      dailySeed('kenken', 1, '2026-07-29', 'small'),
      dailySeed('kenken', 1, '2026-07-29', 'large'),
      dailyContentSeed('kenken', 'small', '2026-07-29'),
      dailyContentSeed('kenken', 'large', '2026-07-29'),
      dailyContentSeed('kenken', 'small', '2026-07-30'),
      dailyContentSeed('mastermind', 'small', '2026-07-29'),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
  it('[D3] the chance of what is made is that of every room in the world', () =>
    expect(dailyContentSeed('kenken', 'small', '2026-07-29')).toBe(
      createHash('sha256').update('ludoteca daily content|kenken|small|2026-07-29').digest('hex'),
    ));
  it('as text it has a head and a line of squares for every step, also in numbers', () =>
    expect(shareText(share, '2026-07-29', 'ca', say)).toBe(
      ['Mastermind · 29 de juliol del 2026 · 2 intents', '🟩🟨⬛⬛ 1+1', '🟩🟩🟩🟩 4+0'].join('\n'),
    ));
  it('the day is written as in each language', () =>
    expect(languages.map((language) => dayInWords('2028-02-29', localeOf(language)))).toEqual([
      '29 de febrer del 2028',
      '29 de febrero de 2028',
      '29 February 2028',
    ]));
  it('on any day it agrees with the calendar', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2399-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const words = date.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
        expect(dayInWords(date.toISOString().slice(0, 10), 'en')).toBe(words);
      }),
    );
  });
});
