/** The program as a script calls it: tables as lists and files, and folders that somebody else has. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { example, teamExample } from '../../../test/reports.ts';
import { openStore } from '../../server/storage/open.ts';
import { type Ran, runProgram } from '../program.testing.ts';
import { TestRoom } from '../room.testing.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], typed = ''): Promise<Ran> {
  return runProgram(args, typed, { LUDOTECA_DATA: join(folder, 'data'), XDG_CONFIG_HOME: folder });
}

const oneGame = ['play', 'mastermind', '--plain'];

describe('ludoteca tables', () => {
  it('[C][R22][T] lists, exports and imports, with clear exit codes', async () => {
    expect(await run(['tables', 'list'])).toMatchObject({ code: 0, out: 'There are no tables here.\n' });
    await run(oneGame, '1122\n');
    const { out } = await run(['tables', 'list']);
    expect(out).toMatch(/^[\w-]{8,}\t.+\tMastermind 1 · Mastermind\t.+move 1, your turn\n$/);
    const [table]: { id: string; moves: number }[] = JSON.parse(
      (await run(['tables', 'list', '--json'])).out,
    );
    expect(table?.moves).toBe(1);
    const file = join(folder, 'game.json');
    expect(await run(['tables', 'export', table!.id, file])).toEqual({ code: 0, out: '', err: '' });
    const { out: written } = await run(['tables', 'export', table!.id]);
    expect(JSON.parse(written)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    const imported = await run(['tables', 'import', file]);
    expect(imported.code).toBe(0);
    expect((await run(['tables', 'list'])).out).toContain(imported.out.trim());
    expect((await run(['tables', 'import', '-'], written)).code).toBe(0);
    expect((await run(['tables', 'list', '--game', 'rolit'])).out).toBe('There are no tables here.\n');
  });

  it('[C][R22][T] what can’t be done is one line on standard error', async () => {
    const foreign = join(folder, 'foreign.json');
    writeFileSync(foreign, '{"some":"thing"}');
    const cases = [
      [['tables', 'export', 'nothere12345'], 1, 'There is no such table'],
      [['tables', 'import', foreign], 2, 'not a Ludoteca file'],
      [['tables', 'import', program], 2, 'not a Ludoteca file'],
      [['tables', 'import', join(folder, 'no.json')], 2, 'There is no file'],
      [['tables', 'list', '--server', 'http://127.0.0.1:1'], 1, 'does not answer'],
      [['tables', 'list', '--data', ' '], 2, 'folder'],
    ] as const;
    for (const [args, code, text] of cases) {
      const done = await run(args);
      expect(done, args.join(' ')).toMatchObject({ code, out: '' });
      expect(done.err).toMatch(/^ludoteca: [^\n]+\n$/);
      expect(done.err).toContain(text);
    }
  });

  it('[C][O8][R22][T] takes in reports of Rolit, and writes them', async () => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(example));
    const { code, out, err } = await run(['tables', 'import', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const id = out.trim();
    expect((await run(['tables', 'list'])).out).toContain('Ada 1, Leo 1, Mar 0');
    const written = join(folder, 'written.json');
    expect((await run(['tables', 'export', id, written, '--as', 'report'])).code).toBe(0);
    expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual(example);
    const replay = await run(['tables', 'export', id, '--as', 'replay-report']);
    expect(JSON.parse(replay.out)).toEqual({ states: [{ command: '', game: example }] });
    const look = await run(['tables', 'import', '-'], replay.out);
    expect(look).toMatchObject({ code: 1, out: '' });
    expect(look.err).toMatch(
      /^ludoteca: A replay: .+\nludoteca: This can only be looked at: .+ rolit report -\n$/,
    );
    const wrong = await run(
      ['tables', 'import', '-', '--lang', 'es'],
      JSON.stringify({ ...example, turn: 'G', type: 'x' }),
    );
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/^ludoteca: type: .+\nludoteca: turn: nadie tiene .+\n$/);
    for (const to of [[], [join(folder, 'poem.json')]]) {
      const poem = await run(['tables', 'export', id, ...to, '--as', 'poem']);
      expect(poem).toEqual({ code: 2, out: '', err: 'ludoteca: This game can’t be saved as “poem”.\n' });
    }
  });

  it('[C][O8][T] names the place of what it says of a report', async () => {
    const take = async (document: unknown) => run(['tables', 'import', '-'], JSON.stringify(document));
    const left = await take(teamExample);
    expect(left).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^ludoteca: teams\[2\]: nobody is in /),
    });
    const teams = teamExample.teams.map((team) => ({ ...team, name: `${team.name} `.repeat(6) }));
    expect((await take({ ...teamExample, teams })).err).toMatch(/^ludoteca: teams\[0\]\.name: At most 20 /);
    const alone = { ...example, players: example.players.slice(0, 1), turn: 'Y' };
    expect(await take(alone)).toMatchObject({ code: 2, err: expect.stringMatching(/^ludoteca: players: /) });
  });

  it('[C][T] does the same with a server', async () => {
    const room = await TestRoom.open();
    const server = ['--server', room.origin];
    await run([...oneGame, ...server], '1122\n');
    const [table]: { id: string }[] = JSON.parse((await run(['tables', 'list', '--json', ...server])).out);
    const { out } = await run(['tables', 'export', table!.id, ...server]);
    expect(await run(['tables', 'import', '-', ...server], out)).toMatchObject({ code: 0, err: '' });
    const report = await run(['tables', 'import', '-', ...server], JSON.stringify(example));
    const written = await run(['tables', 'export', report.out.trim(), '--as', 'report', ...server]);
    expect(JSON.parse(written.out)).toEqual(example);
    const none = await run(['tables', 'export', report.out.trim(), '--as', 'poem', ...server]);
    expect(none).toMatchObject({ code: 2, err: 'ludoteca: This game can’t be saved as “poem”.\n' });
    await room.close();
  });
});

describe('a folder that can’t be used', () => {
  it('[R13][T] a locked one says so and how to join', async () => {
    const store = await openStore({ folder: join(folder, 'data') });
    for (const args of [oneGame, ['tables', 'list']]) {
      const { code, out, err } = await run(args, '1122\n');
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^ludoteca: Another Ludoteca is using .+--server.+\n$/);
    }
    await store.close();
    expect((await run(['tables', 'list'])).code).toBe(0);
  });

  it('[R13][T] where nothing can be written one plays all the same, after being told', async () => {
    // A file where the folder should be: not even root can make a folder there.
    writeFileSync(join(folder, 'data'), '');
    const { code, out } = await run(oneGame, '1122\n/leave\n');
    expect(code).toBe(0);
    expect(out).toMatch(/Games can’t be saved in .+, but they are lost when you close the program/s);
    expect(out).toContain('You tried red, red, blue, blue');
    expect(out).toContain('Leave the table? The game can’t be saved');
  });
});

describe('ludoteca serve', () => {
  it('[C][R54][T] opens the room, says where, and closes when told', async () => {
    const data = join(folder, 'data');
    const child = spawn(
      process.execPath,
      [program, 'serve', '--port', '0', '--data', data, '--log-level', 'silent', '--lang', 'ca'],
      { env: { ...process.env } },
    );
    const line = await new Promise<string>((resolve) =>
      child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text)),
    );
    expect(line).toMatch(/http:\/\/localhost:\d+/);
    const url = /http:\S+/.exec(line)![0].replace(/\/$/, '');
    expect((await fetch(`${url}/health`)).ok).toBe(true);
    expect(existsSync(data)).toBe(true);
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
  });
});
