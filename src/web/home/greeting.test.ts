import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('the greeting', () => {
  it('follows the hour', () =>
    expect([4, 5, 11, 12, 17, 18, 23].map((hour) => greeting(hour, 'en').slice(5))).toEqual([
      'evening',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
    ]));
  it('follows the language', () => expect(greeting(13, 'es')).toBe('home.morning'));
});
