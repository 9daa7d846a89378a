/** The lexicons that come with the game, as the build has made them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FolderBuiltins } from '../../../server/builtins.ts';
import { jsonOf } from '../../../terminal/answers.testing.ts';
import { runWith } from '../../../terminal/commandline.testing.ts';
import { houseShelf } from '../../../terminal/shelf.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const ask = (...argv: readonly string[]) => runWith(houseShelf, ['scrabble', ...argv]);
const linesOf = (path: string) => read(`build/texts/scrabble/${path}.txt`).trimEnd().split('\n');

const known = [
  {
    name: 'ca',
    language: 'ca',
    words: 808_244,
    licence: 'LGPL-2.1-or-later',
    yes: 'COL·LEGI LLUNYA CANTAVEN QUE ANY NYU FELIÇOS MENJAVEM CAÇA',
    no: 'CM DL MG WEB BARCELONA CELLULA MENJAR-SE D’ANAR PPM',
    common: 'CASA CASES GOS MENJAR CANTAVA BLANQUES FAIG TAMBE',
    rare: 'ACCEPT CANTESSIN EOSINOFIL UR ÇO',
  },
  {
    name: 'es',
    language: 'es',
    words: 530_040,
    licence: 'LGPL-3.0-or-later',
    yes: 'CHOCHO COMIERON NIÑOS PERRO CALLE ÑU CANTASE DIJERAMOS',
    no: 'CF CM PG KILO WEB MADRID CANTARSE DANDOSELO ETC NINOS2',
    common: 'CASA CASAS PERRO COMER CANTABA BLANCAS HAGO TAMBIEN',
    rare: 'CANTASEN CANTAREMOSLO AX ÑU',
  },
  {
    name: 'en',
    language: 'en',
    words: 274_140,
    licence: 'MIT',
    yes: 'HOUSE QI ZA ZAX ABANDONED',
    no: 'OK LONDON DON’T XQZ',
    common: 'HOUSE DOG ABANDONED COLOUR COLOR',
    rare: 'QI ZA ZAX AALII',
  },
  {
    name: 'en-scowl',
    language: 'en',
    words: 115_684,
    licence: 'MIT, SCOWL',
    yes: 'HOUSE QI COLOUR COLOR ABANDONED',
    no: 'ZA KB LN OK LONDON AARRGH',
    common: 'HOUSE DOG ABANDONED COLOUR COLOR',
    rare: 'QI XU',
  },
] as const;

describe.each(known)('the lexicon $name', ({ name, language, words, licence, yes, no, common, rare }) => {
  it('[S2] [C] says its size, its source and its licence', async () => {
    const told = jsonOf(await ask('lexicon', 'info', name, '--json'));
    expect(told).toMatchObject({ language, words, tiles: 100, source: { licence } });
    const [dependency, version] = told.source.package.split(' ');
    expect(JSON.parse(read('package.json')).dependencies[dependency]).toBe(version);
    expect((await ask('lexicon', 'info', name, '--lang', 'ca')).out).toContain(`Llicència: ${licence}`);
  });

  it('[S2] [C] has these words', async () => {
    expect(await ask('check', '--lexicon', name, ...yes.split(' '))).toMatchObject({ code: 0 });
  });

  it.each(no.split(' '))('[S2] [C] does not have %s', async (word) => {
    expect(await ask('check', '--lexicon', name, word)).toMatchObject({ code: 1 });
  });

  it('[S9] knows which words are common, all of them in it', () => {
    const all = new Set(linesOf(`words/${name}`));
    const list = linesOf(`common/${name}`);
    const some = new Set(list);
    expect(list.filter((word) => !all.has(word))).toEqual([]);
    expect(list.length).toBeLessThan(0.4 * all.size);
    expect(common.split(' ').filter((word) => !some.has(word))).toEqual([]);
    expect(rare.split(' ').filter((word) => some.has(word))).toEqual([]);
  });

  it('[S2] tells the library the same', () => {
    const facts = new FolderBuiltins(fileURLToPath(root)).entries.find((entry) => entry.name === name)?.facts;
    expect(facts).toMatchObject({ words, tiles: 100, source: { licence } });
  });

  it('[S2] passes on the notice of who made it', () => {
    expect(read(`build/texts/scrabble/notices/${name}.txt`)).toMatch(/copyright|license/i);
  });
});
