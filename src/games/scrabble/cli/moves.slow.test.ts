/** `ludoteca scrabble moves` and `arena scrabble --lexicon`, with the lists of the house. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonOf, refusesUsage } from '../../../terminal/answers.testing.ts';
import { runWith } from '../../../terminal/commandline.testing.ts';
import { houseShelf } from '../../../terminal/shelf.ts';

type Case = {
  readonly id: string;
  readonly set: string;
  readonly rack: string;
  readonly board: readonly string[];
  readonly plays: number;
  readonly bestScore: number;
  readonly sumOfScores: number;
};

const data = new URL('../../../../test/data/scrabble/cases.json', import.meta.url);
const cases: readonly Case[] = JSON.parse(readFileSync(data, 'utf8')).cases;
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-moves-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const ask = (...argv: readonly string[]) => runWith(houseShelf, argv);
const empty = put('empty.txt', `${'.'.repeat(15)}\n`.repeat(15));

describe('ludoteca scrabble moves', () => {
  it('[C] [S6] counts and sums the plays of positions as two other engines do, a line each', async () => {
    const english = cases.filter(({ set }) => set === 'en');
    expect(english.length).toBeGreaterThan(3);
    const lines = english.map(({ id, board, rack }) => JSON.stringify({ id, board, rack }));
    const file = put('positions.jsonl', `${lines.join('\n')}\n`);
    const { out } = await ask('scrabble', 'moves', '--lexicon', 'en', '--jsonl', file, '--json');
    const told = out
      .trim()
      .split('\n')
      .map((line): Partial<Case> => JSON.parse(line));
    const found = told.map(({ id, plays, bestScore, sumOfScores }) => [id, plays, bestScore, sumOfScores]);
    expect(found).toEqual(
      english.map(({ id, plays, bestScore, sumOfScores }) => [id, plays, bestScore, sumOfScores]),
    );
  });

  it('[C] on an empty board across only, the best first; a rack with a blank and digraphs', async () => {
    const one = ['scrabble', 'moves', '--lexicon', 'en', '--rack', 'EEGORUY', '--board', empty];
    const told = jsonOf(await ask(...one, '--top', '2', '--json'));
    expect(told).toMatchObject({ bestScore: 26 });
    const best = told['best'] as readonly { readonly at: string; readonly score: number }[];
    expect(best.map(({ at, score }) => [/^8[A-O]$/.test(at), score])).toEqual([
      [true, 26],
      [true, 26],
    ]);
    const digraphs = ['--rack', 'A[L·L]AC?', '--board', empty, '--json'];
    expect(jsonOf(await ask('scrabble', 'moves', '--lexicon', 'ca', ...digraphs))['plays']).toBeGreaterThan(
      0,
    );
  });

  it.each([
    [['--rack', 'ABC'], '--lexicon'],
    [['--lexicon', 'en'], '--rack'],
    [['--lexicon', 'xx', '--rack', 'ABC'], 'xx'],
    [['--lexicon', 'en', '--rack', 'A1C'], '1'],
    [['--lexicon', 'en', '--rack', 'ABC', '--board', '/nowhere'], '/nowhere'],
    [['--lexicon', 'en', '--rack', 'ABC', '--board', put('short.txt', '...\n..\n...\n')], '5 to 31 rows'],
    [['--lexicon', 'en', '--jsonl', put('bad.jsonl', 'nonsense\n')], '1:1'],
    [['--lexicon', 'en', '--rack', 'ABC', '--top', 'many'], 'top'],
  ])('[C] [Q6] refuses %j', async (argv, says) =>
    refusesUsage(await ask('scrabble', 'moves', ...argv), says),
  );
});

describe('ludoteca arena scrabble', () => {
  it('[C] [S9] plays paired games with a lexicon of the house', async () => {
    const arena = [
      'arena',
      'scrabble',
      '--lexicon',
      'en',
      '--bots',
      'hard,easy',
      '--games',
      '4',
      '--seed',
      '3',
    ];
    const told = jsonOf(await ask(...arena, '--json'));
    expect(told).toMatchObject({
      game: 'scrabble',
      games: 4,
      bots: [{ bot: 'hard', wins: 4 }, { bot: 'easy' }],
    });
  });
});
