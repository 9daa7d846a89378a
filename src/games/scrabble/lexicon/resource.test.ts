import { describe, expect, it } from 'vitest';
import { prepareResource, readResource } from '../../../core/resource.ts';
import { must, type Result } from '../../../core/result.ts';
import { lexiconFrom } from '../fixture.testing.ts';
import { game } from '../index.ts';
import { encode } from './alphabet.ts';
import { parseBag } from './bag.ts';
import { commonWords, hasCoded } from './dictionary.ts';
import { legacyResources, lexiconKind } from './resource.ts';

const texts = { bag: 'A 5 1\nÑ 2 8\nN 4 1\nL·L 1 9\n# 2 0', words: 'AL·LA\nANA\nAÑA' };
const words = texts.words.split('\n');
const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));
const prepared = () => must(prepareResource(lexiconKind, { hash: 'h', texts, language: 'es' }));

describe('a lexicon', () => {
  it('[S3] is kept in one form: words by their characters, a line each', () => {
    const read = must(readResource(lexiconKind, { ...texts, words: '\uFEFFAL·LA\r\nANA\r\nAÑA' }, 'es'));
    expect(read.texts).toEqual({ bag: `${texts.bag}\n`, words: 'AL·LA\nANA\nAÑA\n' });
    expect(read.info).toEqual({ language: 'es', words: 3, bag: must(parseBag(texts.bag)) });
  });
  it.each([
    [{ ...texts, bag: 'A 1' }, 'bag-line', 'bag:1:1'],
    [{ ...texts, words: 'AA\nAX' }, 'word-tiles', 'words:2:2'],
    [{ ...texts, words: '' }, 'dictionary-empty', 'words:1:1'],
  ])('[S3] bad texts are named with part, line and column', (wrong, code, path) => {
    expect(readResource(lexiconKind, wrong, null)).toMatchObject({ problems: [{ code, path }] });
  });
  it('[S3] counts its words and tiles for lists', () =>
    expect(prepared().facts).toEqual({ words: 3, tiles: 14, common: 0 }));
  it('[S9] may say which of its words are common, for bots', () => {
    const lexicon = lexiconFrom({ ...texts, common: 'ANA\nAÑA' });
    const known = { ...lexicon, dawg: commonWords(lexicon) };
    expect(words.filter((word) => hasCoded(known, encode(lexicon.alphabet, word)!))).toEqual(['ANA', 'AÑA']);
    const untold = lexiconFrom(texts);
    expect([untold.common, commonWords(untold)]).toEqual([null, untold.dawg]);
  });
  it.each([
    ['AAA\nANA', 'common-unknown', 'common:1:1'],
    ['AÑA\nANA', 'word-order', 'common:2:1'],
    ['AX', 'word-tiles', 'common:1:2'],
    ['', 'dictionary-empty', 'common:1:1'],
  ])('[S3] common words are words of the dictionary: %j', (common, code, path) =>
    expect(readResource(lexiconKind, { ...texts, common }, null)).toMatchObject({
      problems: [{ code, path }],
    }),
  );
  it('[Q6] bytes cut short or of another bag are refused', () => {
    const { page, info } = prepared();
    for (const wrong of [
      { page: page.slice(0, -4) },
      { info: { ...info, bag: [] } },
      { info: { language: null } },
    ])
      expect(codes(game.open({ lexicon: { ...prepared(), ...wrong } }))).toEqual(['resource-damaged']);
    expect(codes(game.open({}))).toEqual(['resource-missing']);
  });
  it('[S3] tables of before named its texts apart, and its language by its name', () => {
    const before = { dictionary: 'ab', bag: 'cd' };
    const manifest = { kind: 'lexicon', texts: { bag: 'cd', words: 'ab' } };
    expect(legacyResources(before, { resource: 'es' })).toEqual({ lexicon: { ...manifest, language: 'es' } });
    expect(legacyResources(before, { resource: 'club' })).toEqual({
      lexicon: { ...manifest, language: null },
    });
  });
});
