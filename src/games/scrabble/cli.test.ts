import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonOf, refusesUsage } from '../../terminal/answers.testing.ts';
import { runWith } from '../../terminal/commandline.testing.ts';
import { houseShelf } from '../../terminal/shelf.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-lexicon-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
function put(name: string, content: string | Uint8Array): string {
  writeFileSync(at(name), content);
  return at(name);
}

const bag = 'A 5 1\nC 3 2\nCH 2 5\nH 2 4\nL 3 1\nL·L 1 9\nO 4 1\n# 2 0\n';
const ask = (...argv: readonly string[]) => runWith(houseShelf, ['scrabble', ...argv]);

/** A lexicon of these words, as `lexicon build` makes it. */
function build(words: string, ...more: readonly string[]) {
  const files = [put('words.txt', words), '--bag', put('bag.txt', bag), '-o', at('made.lex')];
  return ask('lexicon', 'build', ...files, ...more);
}

describe('ludoteca scrabble lexicon build', () => {
  it('[C] [S3] tells words, nodes, bytes and time; sorts, drops what comes twice, and says so', async () => {
    const told = jsonOf(await build('OLA\nCHOCHO\nHOLA\nOLA\nA[L·L]A\n', '--json'));
    expect(told).toMatchObject({ words: 4, repeated: 1, sorted: false, common: 0 });
    expect(told.bytes).toBe(readFileSync(at('made.lex')).length);
    expect(told.nodes).toBeGreaterThan(4);
    expect(told.ms).toBeGreaterThanOrEqual(0);
    const { out } = await build('OLA\nCHOCHO\nHOLA\nOLA\n');
    expect(out).toContain('3 words');
    expect(out).toContain('have been sorted');
    expect(out).toContain('1 repeated line was removed');
  });

  it('[C] [S3] says nothing of order where there is nothing to say, in three languages', async () => {
    expect((await build('CHOCHO\nHOLA\n')).out.split('\n')).toHaveLength(2);
    expect((await build('HOLA\nCHOCHO\n', '--lang', 'ca')).out).toContain('s’han ordenat');
    expect((await build('HOLA\nCHOCHO\n', '--lang', 'es')).out).toContain('se han ordenado');
  });

  it('[C] [S9] takes the common words too', async () => {
    const common = put('common.txt', 'OLA\nHOLA\n');
    const told = jsonOf(await build('CHOCHO\nHOLA\nOLA\n', '--json', '--common', common, '--language', 'es'));
    expect(told).toMatchObject({ words: 3, common: 2 });
    expect(jsonOf(await ask('lexicon', 'info', at('made.lex'), '--json'))).toMatchObject({
      language: 'es',
      words: 3,
      common: 2,
      kinds: 7,
      tiles: 22,
      source: null,
    });
  });

  it.each([
    ['hola', 'words.txt:1:1: Line 1: “hola” must be in capital letters'],
    ['HOLA\nOLÀ', 'words.txt:2:1: Line 2: “OLÀ” must be without accents'],
    ['HOLA\nXOLA', 'words.txt:2:1: Line 2: no tile has the “X”'],
    ['HOLA\n\nOLA', 'words.txt:2:1: Line 2 is empty'],
    [`HOLA\n${'A'.repeat(32)}`, 'more than 31 tiles'],
    ['[C][H]OCHO', 'the brackets in “CHOCHO” show other tiles'],
    ['HO[LA]', 'the brackets in “HOLA” show other tiles'],
    ['', 'no words in this dictionary'],
    ['LLLLLLLLLLLLL', 'No word of this dictionary can be laid'],
  ])('[C] [S3] refuses bad words with the line and the reason: %j', async (words, says) => {
    refusesUsage(await build(words), says);
  });

  it.each([
    ['A -1 1', 'not of the form LETTER COUNT POINTS'],
    ['A 1 1\nA 1 1', 'is there already'],
    ['A 1 1\n# 2 1', 'the blank is worth 0'],
    ['A 10000 1', 'from 1 to 1,000'],
    ['# 9 0', 'only blanks'],
    ['__proto__ 1 1', 'capital letters'],
    ['A 1 1\nSC 1 1\nSCH 1 1', 'SCH begins with SC'],
  ])('[C] [S3] refuses bad bags: %j', async (text, says) => {
    const files = [put('words.txt', 'AA'), '--bag', put('bag.txt', text), '-o', at('made.lex')];
    refusesUsage(await ask('lexicon', 'build', ...files), says);
  });

  it('[C] bad usage is refused in one line, and nothing is written', async () => {
    const words = put('words.txt', 'HOLA');
    const bagFile = put('bag.txt', bag);
    refusesUsage(await ask('lexicon'), 'build or info');
    refusesUsage(await ask('lexicon', 'bake', words), 'build or info');
    refusesUsage(await ask('lexicon', 'build'), 'WORDS.txt');
    refusesUsage(await ask('lexicon', 'build', words, '-o', at('x')), '--bag');
    refusesUsage(await ask('lexicon', 'build', words, '--bag', bagFile), '--out');
    refusesUsage(await ask('lexicon', 'build', words, '--bag', bagFile, '-o', words), 'written over');
    refusesUsage(await ask('lexicon', 'build', at('none'), '--bag', bagFile, '-o', at('x')), 'no file');
    refusesUsage(
      await ask('lexicon', 'build', words, '--bag', bagFile, '-o', at('no/x')),
      'can’t be written',
    );
    refusesUsage(
      await ask('lexicon', 'build', words, '--bag', bagFile, '-o', at('x'), '--language', 'fr'),
      'ca, es, en',
    );
    refusesUsage(await ask('lexicon', 'build', words, words, '--bag', bagFile, '-o', at('x')), 'words.txt');
    expect(readFileSync(words, 'utf8')).toBe('HOLA');
  });
});

describe('ludoteca scrabble check', () => {
  it('[C] [S2] is 0 when all words are in, as they are split into tiles', async () => {
    await build('A[L·L]A\nCHOCHO\nHOLA\n');
    const asked = ['check', '--lexicon', at('made.lex')];
    expect(await ask(...asked, 'chocho', 'Al·la', '[CH]O[CH]O', 'HÓLA')).toMatchObject({ code: 0, err: '' });
    const { code, out } = await ask(...asked, 'HOLA', 'OLA', '[C][H]OCHO', 'ALLA', 'X', 'HO?A', 'HO.A');
    expect(code).toBe(1);
    expect(out.match(/: (?:yes|no)/g)).toEqual([': yes', ...Array(6).fill(': no')]);
    const json = await ask(...asked, 'CHOCHO', 'OLA', '--json');
    expect([json.code, JSON.parse(json.out)]).toEqual([
      1,
      {
        all: false,
        words: [
          { word: 'CHOCHO', verdict: 'yes', tiles: ['CH', 'O', 'CH', 'O'] },
          { word: 'OLA', verdict: 'no', tiles: ['O', 'L', 'A'] },
        ],
      },
    ]);
  });

  it('[C] [Q6] files that are no lexicon, of another format, or cut are refused', async () => {
    await build('CHOCHO\nHOLA\n');
    const whole = readFileSync(at('made.lex'));
    const check = (name: string) => ask('check', '--lexicon', name, 'HOLA');
    refusesUsage(await check(put('x', 'HOLA\n')), 'is not a lexicon');
    refusesUsage(await check(put('x', '')), 'is not a lexicon');
    refusesUsage(
      await check(
        put(
          'x',
          whole.map((byte, place) => (place === 4 ? 99 : byte)),
        ),
      ),
      'another version',
    );
    for (const length of [5, 16, 17, 40, whole.length - 4, whole.length - 1])
      refusesUsage(await check(put('x', whole.subarray(0, length))), 'damaged or cut short');
    for (const turned of [9, 30, whole.length - 2])
      refusesUsage(
        await check(
          put(
            'x',
            whole.map((byte, place) => (place === turned ? byte ^ 1 : byte)),
          ),
        ),
        'damaged or cut short',
      );
    refusesUsage(await check(at('nowhere')), 'no file');
    refusesUsage(await check('__proto__'), 'no file');
    refusesUsage(await ask('check', 'HOLA'), '--lexicon');
    refusesUsage(await ask('check', '--lexicon', at('made.lex')), 'WORD');
    refusesUsage(await ask('lexicon', 'info', put('x', 'HOLA')), 'is not a lexicon');
  });
});
