import { describe, expect, it } from 'vitest';
import { hintPhrases, worthPhrases } from './news.ts';

describe('[R19] what is said about a move', () => {
  const hint = { move: 'd4', worth: 3, reason: { code: 'turns' } };
  const told = [{ code: 'would', params: { points: 5 } }];
  it('its worth is said once', () => {
    expect(worthPhrases(5, told)).toEqual(told);
    expect(worthPhrases(4, told)).toEqual([{ code: 'play.worth', params: { worth: 4 } }, ...told]);
    expect(worthPhrases(null, [])).toEqual([]);
  });
  it('a hint names the move, then what it is worth and why', () =>
    expect(hintPhrases(hint, {}).map(({ code }) => code)).toEqual(['play.hint', 'play.worth', 'turns']));
  it('a hint writes the move as the game shows it', () =>
    expect(hintPhrases(hint, { showMove: (text) => text.toUpperCase() })[0]!.params).toEqual({ move: 'D4' }));
});
