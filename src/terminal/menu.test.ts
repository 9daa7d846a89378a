import { describe, expect, it } from 'vitest';
import { pickDaily } from './menu.ts';
import type { Today } from './roomaccess.ts';

const daily = (game: string, key: string): Today => ({ game, key, day: '2026-07-29', state: 'new' });
const all = [daily('mastermind', 'code'), daily('kenken', 'small'), daily('kenken', 'large')];

describe('[M11] which game of the day', () => {
  it.each([
    ['', 'code'],
    ['2', 'small'],
    ['kenken', 'small'],
    ['KenKen large', 'large'],
    ['large', 'large'],
    ['mastermind large', 'code'],
    ['7', 'code'],
  ])('"%s" is %s', (text, key) => expect(pickDaily(all, text)?.key).toBe(key));
  it('none where there is none', () => expect(pickDaily([], 'kenken')).toBeNull());
});
