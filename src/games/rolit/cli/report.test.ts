import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { example, teamExample } from '../../../../test/reports.ts';
import type { Language } from '../../../core/phrase.ts';
import { runWith } from '../../../terminal/commandline.testing.ts';
import { houseShelf } from '../../../terminal/shelf.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The subcommand on a file with this text. */
async function run(file: unknown, json = true, lang: Language = 'en') {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return runOn(path, json, lang);
}

async function runOn(path: string | undefined, json = true, lang: Language = 'en') {
  const file = path === undefined ? [] : [path];
  return runWith(houseShelf, ['rolit', 'report', ...file, ...(json ? ['--json'] : []), '--lang', lang]);
}

describe('ludoteca rolit report', () => {
  it('[C][O8] writes it as it was read', async () => {
    const { code, out, err } = await run(example);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(example);
  });

  it('[C][O8] puts sums right, and says so', async () => {
    const teams = teamExample.teams.map((team) => ({ ...team, ...('score' in team && { score: 0 }) }));
    const { code, out, err } = await run({ ...teamExample, teams });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(teamExample);
    expect(err).toBe('ludoteca: teams[0].score: the score is 0, but its players have 2. It is taken as 2.\n');
  });

  it('[C][O8] draws a board, a game and each state of a replay', async () => {
    expect((await run(example.board, false)).out).toMatch(
      /^A board: Medium square \(64 cells\), 2 balls\. .+\n\n {4}a b c/,
    );
    expect((await run(example.board, false)).out).not.toContain('>');
    const game = await run(example, false, 'ca');
    expect(game.out).toMatch(/> M +1 marró +Leo/);
    const replay = await run({ states: [1, 2].map(() => ({ command: 'p 3 4', game: example })) }, false);
    expect(replay.out.match(/^\d {2}p 3 4$/gm)).toEqual(['0  p 3 4', '1  p 3 4']);
    expect(await run({ states: [] }, false)).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [{ color: 'W', pos: [3, 4] }, 'A ball: brown, row 3, column 4 (from 0 at the top left).\n'],
    [{ name: 'Ada', color: 'Y' }, 'A player: Ada · yellow\n'],
    [
      { strategy: 'RANDOM', name: 'Leo', score: 1, color: 'blue' },
      'A player: Leo · blue · 1 ball · RANDOM\n',
    ],
    [
      { name: 'Sol', score: 2, players: [{ name: 'Ada', color: 'R', score: 2 }] },
      'A team: Sol · 2 balls\n  Ada · red · 2 balls\n',
    ],
  ])('[C][O8] tells a part of a report, %j, and writes it as it was read', async (part, told) => {
    expect(await run(part, false)).toEqual({ code: 0, out: told, err: '' });
    const { code, out } = await run(part);
    expect({ code, document: JSON.parse(out) }).toEqual({ code: 0, document: part });
  });

  it('[C][O8] draws a state with its command, and writes it as it was read', async () => {
    const state = { command: 'p 3 5', game: example };
    expect((await run(state, false)).out).toMatch(/^A position of a replay\.\n\n0 {2}p 3 5\n\n {4}a b c/);
    expect(JSON.parse((await run(state)).out)).toEqual(state);
  });

  it('[C][O8] a part that is wrong is code 2 with its path, in three languages', async () => {
    const off = { color: 'W', pos: [99, 4] };
    expect(await run(off)).toEqual({ code: 2, out: '', err: 'ludoteca: pos: 99, 4 is not on any board.\n' });
    expect((await run(off, true, 'ca')).err).toBe('ludoteca: pos: 99, 4 no és a cap tauler.\n');
    expect((await run(off, true, 'es')).err).toBe('ludoteca: pos: 99, 4 no está en ningún tablero.\n');
  });

  it.each([
    ['{"cubes": [', 'ludoteca: This is not JSON: line 1, column 12.\n'],
    [
      '{}',
      'ludoteca: This is not a Rolit report: it is not a board, game or replay, nor a cube, player, team or state.\n',
    ],
    [{ ...example, turn: 'G' }, 'ludoteca: turn: nobody has the colour “G”.\n'],
  ])('[C][O8] %j is code 2 and one line', async (file, line) => {
    expect(await run(file)).toEqual({ code: 2, out: '', err: line });
  });

  it('[C][O8][R53] every problem is a line, in three languages', async () => {
    const wrong = { ...example, turn: 'G', board: { shape: 'SM', cubes: [{ color: 'Q', pos: [0, 0] }] } };
    const lines = async (lang: Language) => (await run(wrong, true, lang)).err.trimEnd().split('\n');
    const said = await Promise.all((['ca', 'es', 'en'] as const).map(lines));
    for (const each of said) {
      expect(each[0]).toMatch(/^ludoteca: board\.cubes\[0\]\.color: .Q. (no|is not) /);
      expect(each[1]).toMatch(/^ludoteca: turn: /);
    }
  });

  it('[C][O8] a game of one, or othello of three, is still a report', async () => {
    const alone = { ...example, players: example.players.slice(0, 1), turn: 'Y' };
    for (const document of [alone, { ...example, variant: 'othello' }])
      expect(await run(document)).toMatchObject({ code: 0 });
  });

  it('[C] no file, or one that is not there, is bad usage', async () => {
    expect(await runOn(undefined)).toMatchObject({ code: 2, out: '' });
    expect((await runOn(join(folder, 'no.json'))).err).toContain('There is no file');
  });
});
