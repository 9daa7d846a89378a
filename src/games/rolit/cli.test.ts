import { describe, expect, it } from 'vitest';
import ffo from '../../../test/data/rolit/ffo.json' with { type: 'json' };
import { jsonOf, refusesUsage } from '../../terminal/answers.testing.ts';
import { runWith } from '../../terminal/commandline.testing.ts';
import { houseShelf } from '../../terminal/shelf.ts';

const run = (line: readonly string[]) => runWith(houseShelf, ['rolit', ...line]);
const asJson = async (...line: readonly string[]) => jsonOf(await run([...line, '--json']));

const [known] = ffo.positions;
const solve = (board: string, toMove = 'X') => ['solve', '--board', board, '--to-move', toMove];
const bare = `OX${'-'.repeat(62)}`;

describe('ludoteca rolit solve', () => {
  it('[C][O6] tells the score, the best moves, the nodes and the time', async () => {
    const { ms, nodes, ...rest } = await asJson(...solve(known!.board, known!.toMove));
    expect(rest).toEqual({ score: known!.score, best: known!.bestMoves });
    expect(nodes).toBeGreaterThan(1000);
    expect(ms).toBeGreaterThan(0);
  });

  it('[C][O6] also tells it in words', async () => {
    const { out } = await run([...solve(known!.board), '--lang', 'ca']);
    expect(out).toMatch(/^\+18, amb g8 \([\d.]+ nodes, \d+ ms\)\n$/);
  });

  it('[C][O6] a finished game has a score and no moves', async () => {
    const full = 'X'.repeat(40) + 'O'.repeat(24);
    expect(await asJson(...solve(full, 'O'))).toMatchObject({ score: -16, best: [] });
    expect((await run(solve(full, 'O'))).out).toBe('-16: the game is over\n');
  });

  it('[C][O6] also with so many empty cells that the end of another could not be calculated', async () => {
    const alone = `XX${'-'.repeat(62)}`;
    expect(await asJson(...solve(alone, 'X'))).toMatchObject({ score: 64, best: [], nodes: 0 });
    expect(await asJson(...solve(alone, 'O'))).toMatchObject({ score: -64, best: [], nodes: 0 });
    const apart = `X${'-'.repeat(62)}O`;
    expect((await run(solve(apart))).out).toBe('0: the game is over\n');
  });
});

describe('ludoteca rolit perft', () => {
  it('[C][O4] counts games of Othello', async () => {
    const line = ['perft', '--variant', 'othello', '--shape', 'SM', '--players', '2', '--depth', '7'];
    const { ms, ...rest } = await asJson(...line);
    expect(rest).toEqual({ depth: 7, leaves: 55092 });
    expect(ms).toBeGreaterThanOrEqual(0);
  });

  it('[C][O4] also tells it in words', async () => {
    expect((await run(['perft', '--depth', '3'])).out).toMatch(/^56 games of 3 moves \(\d+ ms\)\n$/);
  });
});

describe('ludoteca rolit, help', () => {
  it.each([
    ['solve', '--board BOARD --to-move TO-MOVE', ['board', 'to-move', 'json']],
    ['best', 'FILE', ['bot', 'depth', 'nodes', 'ms', 'seed', 'variant', 'json']],
    ['perft', '--depth DEPTH', ['variant', 'shape', 'players', 'depth', 'json']],
    ['report', 'FILE', ['json']],
  ])('[C] %s --help shows its form and its options', async (errand, form, options) => {
    const { code, out } = await run([errand, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: ludoteca rolit /);
    expect(out.split('\n')[0]).toBe(`Usage: ludoteca rolit ${errand} ${form}`);
    expect([...out.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name)).toEqual([...options, 'lang']);
    expect(out).not.toMatch(/cli\./);
  });

  it('[C] says how long a bot thinks there', async () => {
    expect((await run(['best', '--help'])).out).toMatch(/--ms MS .* \(default 1000\)\.$/m);
    expect((await run(['--help'])).out).toMatch(/--ms MS +best: .* \(default 1000\)\.$/m);
    expect((await runWith(houseShelf, ['arena', '--help'])).out).toMatch(/--ms MS .* \(default 200\)\.$/m);
  });

  it.each(['ca', 'es', 'en'])('[C][R53] says in %s what the score is', async (lang) => {
    expect((await run(['best', '--help', '--lang', lang])).out).toMatch(/Minimax .+ --depth/);
  });
});

describe('ludoteca rolit, bad usage', () => {
  it.each([
    [[], 'rolit has'],
    [['fly'], 'rolit has'],
    [['solve'], 'needs --board'],
    [['solve', '--board', known!.board], 'needs --to-move'],
    [solve(known!.board, 'x'), '--to-move takes X or O'],
    [solve(known!.board.slice(1)), 'these are 63'],
    [solve(known!.board.replace('O', '?')), '“?” at b2, character 10'],
    [solve(bare), 'Too many empty cells to calculate the end: 62'],
    [[...solve(known!.board), '--depth', '3'], 'no option “--depth”'],
    [['perft'], 'needs --depth'],
    [['perft', '--depth', '0'], '--depth takes a whole number from 1 to 16'],
    [['perft', '--depth', '3', '--players', '11'], '--players takes'],
    [['perft', '--depth', '3', '--players', '3'], '--players can only be 2 here.'],
    [['perft', '--depth', '3', '--variant', 'chess'], '--variant free, official or othello'],
  ])('[C] %j is code 2 and one line', async (line, text) => {
    refusesUsage(await run([...line, '--json']), text);
  });

  it('[C][R53] speaks three languages', async () => {
    const told = await Promise.all(
      ['ca', 'es', 'en'].map(async (lang) => (await run([...solve('X'), '--lang', lang])).err),
    );
    expect(told.map((line) => line.slice(10, 26))).toEqual([
      '--board ha de te',
      '--board debe ten',
      '--board takes 64',
    ]);
  });
});
