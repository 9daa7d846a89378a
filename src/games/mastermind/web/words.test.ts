import { describe, expect, it } from 'vitest';
import { speaker } from '../../../core/phrase.ts';
import { messages } from '../messages/index.ts';
import { pegName, placeInWords, rowInWords } from './words.ts';

const say = speaker('en', [messages.en], []);

describe('[Q4] what is shown is said', () => {
  it('a row with its marks', () =>
    expect(rowInWords(say, 2, { guess: [3, 4, 6, 3], marks: { right: 0, near: 2 } })).toBe(
      'Guess 3: yellow, green, purple, yellow. 0 in the right place, 2 of the right colour in the wrong place.',
    ));
  it('a row that waits, and one that is hidden', () => {
    expect(rowInWords(say, 0, { guess: [1, 0, 2, 2], marks: null })).toBe(
      'Guess 1: red, empty, blue, blue. Waiting for the answer.',
    );
    expect(rowInWords(say, 1, null)).toBe('Guess 2: hidden.');
  });
  it('a colour is named with its symbol', () => expect(pegName(say, 2)).toBe('blue, drop'));
  it('a place with what lies there', () => {
    expect(placeInWords(say, 1, 2)).toBe('Place 2: blue, drop');
    expect(placeInWords(say, 0, null)).toBe('Place 1: nothing yet');
  });
});
