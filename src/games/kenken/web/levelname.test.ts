import { describe, expect, it } from 'vitest';
import { builtInNames } from '../../../../test/data/kenken/corpus.ts';
import { languages, speaker } from '../../../core/phrase.ts';
import { messages } from '../messages/index.ts';
import { levelInWords, nextLevel } from './levelname.ts';

describe('[K2] levels by the names that people use', () => {
  it.each(languages)('all that come with the game have one in %s', (language) => {
    const say = speaker(language, [messages[language]], []);
    for (const name of builtInNames()) expect(levelInWords(name, say)).toMatch(/^\d+ × \d+ · .+ · \d$/);
  });
  it('what somebody named keeps its name', () =>
    expect(levelInWords('La reixa', speaker('ca', [messages.ca], []))).toBe('La reixa'));
});

describe('[K5] the next level', () => {
  const names = builtInNames();
  it.each([
    ['4x4-easy-1', '4x4-easy-2'],
    ['4x4-easy-2', '5x5-easy-1'],
    ['9x9-hard-1', '9x9-hard-2'],
    ['4x4-extreme-1', '5x5-extreme-1'],
    ['9x9-easy-2', null],
    ['La reixa', null],
  ])('after %s comes %s', (name, next) => expect(nextLevel(name, names)).toBe(next));
});
