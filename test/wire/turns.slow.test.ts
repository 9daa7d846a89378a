/**
 * The watch of the event loop: each game with the longest commands, files and replays there are. No turn of the main
 * thread takes more than 50 ms of CPU time, in the best of three tries (the first ones also compile the code).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Intent } from '../../src/room/decide.ts';
import type { Screen } from '../../src/room/screen.ts';
import { Guest } from './guest.ts';
import { freshCommand, Line } from './line.ts';
import { longest, longFile } from './long.ts';
import { freePort, longestAllowed as most, ServerProcess, tries } from './server.ts';

const data = mkdtempSync(join(tmpdir(), 'ludoteca-turns-'));
let room: ServerProcess;
beforeAll(async () => {
  // As many at once as a socket may send, and no lack of them.
  room = new ServerProcess(await freePort(), data, ['--limit-commands', '100000']);
  await room.start();
});
afterAll(async () => {
  await room.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** Milliseconds of the longest turn, in the best of the tries. */
const longestTurn = (action: (nth: number) => Promise<unknown>): Promise<number> => room.bestTurn(action);

/** All at once, on a socket of its own; resolves when all have been answered. */
async function burst(guest: Guest, table: string, intents: readonly Intent[]): Promise<void> {
  const line = await Line.open(guest);
  const commands = intents.map((intent) => ({ cmd: freshCommand(), intent }));
  for (const { cmd, intent } of commands)
    line.send({ type: 'command', table, cmd, after: null, seen: null, intent });
  // What waits for a thread is answered after what came later.
  await Promise.all(commands.map(({ cmd }) => line.answerTo(cmd)));
  await line.close();
}

const times = (count: number, intent: Intent): readonly Intent[] =>
  Array.from({ length: count }, () => intent);

for (const [game, setting] of Object.entries(longest)) {
  describe(`[Q5][Q6] ${game}, at its longest`, () => {
    const copies: string[] = [];
    let guest: Guest;
    const text = setting.move ?? 'x'.repeat(2000);
    const table = (nth: number) => `/api/tables/${copies[nth]}`;
    const moves = times(50, { kind: 'move', seat: 0, text });
    const long = times(50, { kind: 'move', seat: 0, text: 'x'.repeat(2000) });
    const own: readonly Intent[] =
      game === 'kenken'
        ? ['notes cages', 'a1 ?1', 'check', 'solve', `solve ${'1'.repeat(256)}`, 'undo', 'redo'].flatMap(
            (move) => times(8, { kind: 'move', seat: 0, text: move }),
          )
        : [];

    it('a file comes in', async () => {
      guest = await Guest.at(room.url);
      const file = JSON.stringify(await longFile(setting));
      const turn = await longestTurn(async () => {
        const response = await guest.post('/api/tables/import', file);
        const body = (await response.json()) as { id: string; problems?: unknown };
        expect([response.status, body.problems]).toEqual([201, undefined]);
        copies.push(body.id);
      });
      expect(turn).toBeLessThan(most);
    });
    it('it is looked at first, after a restart', async () => {
      await room.end('SIGTERM');
      await room.start();
      const line = await Line.open(guest);
      expect(await longestTurn((nth) => line.watch(copies[nth]!, null))).toBeLessThan(most);
      await line.close();
    });
    it('moves, also unreadable ones', async () => {
      expect(await longestTurn((nth) => burst(guest, copies[nth]!, [...moves]))).toBeLessThan(most);
      expect(await longestTurn((nth) => burst(guest, copies[nth]!, long))).toBeLessThan(most);
    });
    it('the game’s own commands', async () => {
      expect(await longestTurn((nth) => burst(guest, copies[nth]!, own))).toBeLessThan(most);
    });
    it('undo, return, answers and hints, also of strangers', async () => {
      const intents = [
        { kind: 'undo' },
        { kind: 'return', to: null },
        { kind: 'answer', agree: true },
      ] as const;
      const all = intents.flatMap((intent) => times(13, intent));
      const stranger = await Guest.at(room.url);
      expect(await longestTurn((nth) => burst(stranger, copies[nth]!, all))).toBeLessThan(most);
      const hints = times(15, { kind: 'hint', seat: 0 });
      expect(await longestTurn((nth) => burst(guest, copies[nth]!, [...hints, ...all]))).toBeLessThan(most);
    });
    it('replays, files and lists', async () => {
      const gets = ['/replay?seat=0', '/replay?seat=0&from=9000', '/export', '', '/duplicate'];
      for (const path of gets) {
        const method = path === '/duplicate' ? 'POST' : 'GET';
        const turn = await longestTurn(async (nth) => {
          const response = await guest.fetch(method, table(nth) + path);
          expect([path, response.status]).toEqual([path, method === 'POST' ? 201 : 200]);
          await response.arrayBuffer();
        });
        expect([path, turn < most ? 'short' : turn]).toEqual([path, 'short']);
      }
      expect(await longestTurn(() => guest.json('GET', '/api/tables?show=mine'))).toBeLessThan(most);
    });
  });
}

describe('[Q5] the largest dictionary', () => {
  it('is opened for the first table of a new room, stored, and handed out', async () => {
    const turns: number[] = [];
    for (let nth = 0; nth < tries; nth++) turns.push(await firstCatalan(join(data, `${nth}`)));
    expect(Math.min(...turns)).toBeLessThan(most);
  });
});

/** The longest turn of a room with nothing in its folder, once it has loaded the code of the game. */
async function firstCatalan(folder: string): Promise<number> {
  const fresh = new ServerProcess(await freePort(), folder);
  await fresh.start();
  const guest = await Guest.at(fresh.url);
  const seats = [{ name: 'Ada' }];
  const make = (resource: string) =>
    guest.json<{ id: string }>('POST', '/api/tables', {
      game: 'scrabble',
      options: { resource },
      seats,
      start: true,
    });
  try {
    const english = await make('builtin:en');
    await guest.json('GET', `/api/tables/${english.id}/screen`);
    return await fresh.longestTurn(async () => {
      const { id } = await make('builtin:ca');
      const { resources } = await guest.json<Screen>('GET', `/api/tables/${id}/screen`);
      const page = await guest.fetch('GET', `/api/resources/${resources['lexicon']!.hash}/page?format=2`);
      expect((await page.arrayBuffer()).byteLength).toBeGreaterThan(500_000);
    });
  } finally {
    await fresh.end('SIGKILL');
  }
}
