import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../core/phrase.ts';
import { refusesUsage } from '../../../terminal/answers.testing.ts';
import { runWith } from '../../../terminal/commandline.testing.ts';
import { houseShelf } from '../../../terminal/shelf.ts';

const cube = (color: string, row: number, column: number) => ({ color, pos: [row, column] });
const players = [
  { name: 'Ada', color: 'Y' },
  { name: 'Leo', color: 'R' },
];
const gameOf = (cubes: readonly unknown[]) => ({
  type: 'GameClassic',
  board: { shape: 'SS', cubes },
  players,
  turn: 'Y',
});
const three = { ...gameOf([]), players: [...players, { name: 'Mar', color: 'G' }] };
/** Yellow turns three with a ball on e1. */
const game = gameOf([cube('Y', 0, 0), ...[1, 2, 3].map((column) => cube('R', 0, column))]);
const over = gameOf([...Array(36).keys()].map((place) => cube('Y', Math.floor(place / 6), place % 6)));

async function best(
  document: unknown,
  options: Readonly<Record<string, string | boolean>>,
  lang: Language = 'en',
) {
  const file = join(mkdtempSync(join(tmpdir(), 'ludoteca-best-')), 'game.json');
  writeFileSync(file, JSON.stringify(document));
  return runWith(houseShelf, ['rolit', 'best', file, ...typed({ ...options, lang })]);
}

function typed(options: Readonly<Record<string, string | boolean>>): readonly string[] {
  return Object.entries(options).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : [`--${name}`],
  );
}

describe('ludoteca rolit best', () => {
  it('[C] [O6] tells the move of a bot as JSON', async () => {
    const { code, out } = await best(game, { bot: 'greedy', json: true });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ pos: [0, 4], score: 5, depth: 1, nodes: expect.any(Number) });
  });

  it('[C] [O6] looks as deep as it is told, the same for the same nodes', async () => {
    const asked = { bot: 'minimax', depth: '2', nodes: '5000', json: true };
    const [first, second] = [await best(game, asked), await best(game, asked)];
    const { ms: _, ...found } = JSON.parse(first.out);
    expect(found).toMatchObject({ depth: 2 });
    expect(JSON.parse(second.out)).toMatchObject(found);
  });

  it('[C] [O6] time begins when thinking does, however long the file took to come', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const late = Readable.from(
      (function* () {
        clock.mockReturnValue(60_000);
        yield JSON.stringify(game);
      })(),
    );
    const asked = typed({ bot: 'minimax', depth: '2', ms: '1000', json: true });
    const { out } = await runWith(houseShelf, ['rolit', 'best', '-', ...asked], {}, late);
    clock.mockRestore();
    expect(JSON.parse(out)).toMatchObject({ depth: 2 });
  });

  it('[C] [O6] tells balls, or that minimax without a depth only rates', async () => {
    const told = async (options: Record<string, string>) =>
      (await best(game, { nodes: '3000', ...options })).out;
    expect(await told({ bot: 'greedy' })).toMatch(/^e1 \(5\.0 balls expected, 1 deep, /);
    expect(await told({ bot: 'minimax', depth: '2' })).toMatch(/^e1 \(\d+\.0 balls expected, 2 deep, /);
    expect(await told({ bot: 'minimax' })).toMatch(/^\w\d \(rated -?\d+\.\d, \d+ deep, /);
  });

  it('[C] [R53] writes decimals as the language does, and JSON as ever', async () => {
    expect((await best(game, { bot: 'greedy' }, 'ca')).out).toMatch(/^e1 \(5,0 boles previstes, /);
    expect((await best(game, { bot: 'greedy' }, 'es')).out).toMatch(/^e1 \(5,0 bolas previstas, /);
    expect((await best(game, { bot: 'greedy', json: true }, 'es')).out).toContain('"score":5,');
  });

  it('[C] a game that is over is a clean no', async () => {
    expect(await best(over, {})).toMatchObject({ code: 1, out: '' });
  });

  it.each([
    [game, { bot: 'queen' }, 'queen'],
    [game, { depth: '0' }, '--depth'],
    [game, { nodes: 'many' }, '--nodes'],
    [game, { nodes: '1', ms: '1' }, '--ms'],
    [game, { variant: 'chess' }, '--variant'],
    [game.board, {}, 'nobody’s turn'],
    [{ ...game, turn: 'K' }, {}, 'turn'],
    [{ ...game, players: players.slice(0, 1) }, {}, 'players: At least 2'],
    [three, { variant: 'othello' }, 'players: At most 2'],
    [{ ...three, variant: 'othello' }, {}, 'players: At most 2'],
    [
      { states: [game, three].map((each) => ({ command: '', game: each })) },
      { variant: 'othello' },
      'states[1].game.players: At most 2',
    ],
  ])('[C] bad input is refused in one line: %o %o', async (document, options, says) => {
    refusesUsage(await best(document, options as Record<string, string>), says);
  });
});
