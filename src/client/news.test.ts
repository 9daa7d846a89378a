import { describe, expect, it } from 'vitest';
import { worthPhrases } from './news.ts';

describe('[R19] what is said about a move', () => {
  const told = [{ code: 'would', params: { points: 5 } }];
  it('its worth is said once', () => {
    expect(worthPhrases(5, told)).toEqual(told);
    expect(worthPhrases(4, told)).toEqual([{ code: 'play.worth', params: { worth: 4 } }, ...told]);
    expect(worthPhrases(null, [])).toEqual([]);
  });
});
