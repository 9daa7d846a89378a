import { describe, expect, it } from 'vitest';
import { languages } from '../core/phrase.ts';
import { en } from './messages/en.ts';
import { messages } from './messages/index.ts';
import { preferredLanguage, Translator } from './translator.ts';

const holes = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();

describe('[R53] words', () => {
  it('every message has the same parameters in all languages', () => {
    for (const [code, text] of Object.entries(en)) {
      for (const language of languages)
        expect(holes(messages[language][code]!), `${language} ${code}`).toEqual(holes(text));
    }
  });
  it('come from the game that refused, before others that use the same code', () => {
    const catalogue = (text: string) => ({ ca: { x: text }, es: { x: text }, en: { x: text } });
    const words = new Translator(
      new Map([
        ['one', catalogue('One.')],
        ['two', catalogue('Two.')],
      ]),
    );
    expect(words.say({ code: 'x' }, 'en', 'two')).toBe('Two.');
    expect(words.say({ code: 'x' }, 'en', null)).toBe('One.');
    expect(words.say({ code: 'x' }, 'en', '__proto__')).toBe('One.');
    expect(words.say({ code: 'unheard-of' }, 'en', null)).toBe('unheard-of');
  });
  it('of all games on the shelf are there', async () => {
    const words = await Translator.load();
    for (const code of ['colors-few', 'no-such-table', 'table-full', 'name-empty'])
      expect(words.has(code)).toBe(true);
    expect(words.has('constructor')).toBe(false);
  });
});

describe('Accept-Language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['ca', 'ca'],
    ['CA-valencia', 'ca'],
    ['de, es;q=0.5, ca;q=0.7', 'ca'],
    ['ca;q=0, es', 'es'],
    ['es;q=high, ca;q=0.1', 'ca'],
    [`${'x,'.repeat(10_000)}ca`, 'en'],
  ])('%s: %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
});
