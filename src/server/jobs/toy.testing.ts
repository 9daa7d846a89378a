/** A thread for tests with a game of one kind of resource: words in a text, which are sorted and counted. */
import type { ResourceKind } from '../../core/resource.ts';
import { ok, refuse } from '../../core/result.ts';
import { game } from '../../games/template/index.ts';
import { threadWith } from './think.ts';

const utf8 = new TextEncoder();

export const wordList: ResourceKind = {
  kind: 'words',
  parts: ['words'],
  largest: 1_000_000,
  format: 3,
  read: ({ words = '' }, language) => {
    const sorted = words.split(/\s+/).filter(Boolean).sort();
    return sorted.length > 0
      ? ok({ texts: { words: sorted.join('\n') }, info: { language } })
      : refuse('no-words');
  },
  prepare: ({ words = '' }, _, { steps }) => {
    const count = words.split('\n').length;
    if (count > steps) return refuse('too-many-words');
    if (words === 'spins') for (;;);
    const page = utf8.encode(words.toUpperCase());
    return ok({ page, host: page, engine: new Uint8Array(0), facts: { count } });
  },
  make: (wish, random) =>
    wish === 'impossible' ? refuse('not-found') : ok({ words: `word${random.uint32()} ${String(wish)}` }),
};

export default threadWith({ template: async () => ({ game: { ...game, resources: [wordList] } }) });
