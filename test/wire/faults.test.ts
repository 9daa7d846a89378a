/** Disks, files and ports as they are on a bad day, in a room that people play in or that somebody tries to open. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/core/phrase.ts';
import { type Store, StoreError } from '../../src/host/store.ts';
import { serve } from '../../src/server/main.ts';
import { openRoom } from '../../src/server/room.ts';
import { MemoryStore } from '../../src/server/storage/memory.ts';
import { openStore } from '../../src/server/storage/open.ts';
import { append, events, removeTable, summary } from '../../src/server/storage/samples.testing.ts';
import { Guest } from './guest.ts';
import { openHouse, othello, quiet, sitDown } from './house.ts';
import type { Line } from './line.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-faults-'));
  made.push(folder);
  return folder;
}

const ballast = Array.from({ length: 30 }, (_, at) => `ballast${at}`);

/** A store with little space left; taking the ballast out makes some. */
async function nearlyFull(): Promise<Store> {
  const folder = freshFolder();
  const before = await openStore({ folder, sync: 'normal' });
  await Promise.all(ballast.map((id) => append(before, id, events(1, 60), summary())));
  await before.close();
  const pages = statSync(join(folder, 'room.db')).size / 4096;
  return openStore({ folder, sync: 'normal', maxPages: pages + 6 });
}

describe('[R13] a disk that is full in the middle of a game', () => {
  it('the player is told, nothing is half done, and the same goes through when there is space', async () => {
    const store = await nearlyFull();
    const room = await openHouse({ store });
    const guests = [await Guest.at(room.url), await Guest.at(room.url)];
    const { table, lines } = await sitDown(guests, othello);
    const [first, second] = lines as [Line, Line];
    const stored = await untilFull(first, table);
    const log = await store.log(table);
    expect(log).toHaveLength(stored);
    // Larger than what did not fit.
    const intent = { kind: 'save', name: '漢'.repeat(40) } as const;
    for (let n = 0; n < 3; n++) expect(await first.code(table, intent)).toBe('store-full');
    expect(await first.watch(table, 0)).toMatchObject({
      seq: stored,
      saves: expect.not.arrayContaining([expect.objectContaining({ name: intent.name })]),
    });
    expect(await second.settled()).not.toContainEqual(
      expect.objectContaining({ screen: expect.objectContaining({ seq: stored + 1 }) }),
    );
    const listed = await guests[0]!.fetch('GET', '/api/tables');
    expect([listed.status, (await store.log(table)).length]).toEqual([200, stored]);
    const wanted = {
      game: 'kenken',
      options: { level: 'builtin:8x8-hard-1' },
      seats: [{ name: 'Ada' }],
      start: true,
    };
    const refused = await guests[0]!.fetch('POST', '/api/tables', wanted);
    expect([refused.status, await refused.json()]).toMatchObject([
      507,
      { problems: [{ code: 'store-full' }] },
    ]);
    for (const id of ballast) await removeTable(store, id);
    expect(await first.command(table, intent)).toMatchObject({ result: 'accepted', seq: stored + 1 });
    const { screen } = await second.next('screen', (message) => message.screen.seq === stored + 1);
    expect(screen.saves.at(-1)?.name).toBe(intent.name);
    expect((await guests[0]!.fetch('POST', '/api/tables', wanted)).status).toBe(201);
    await room.close();
  });
});

/** Saves until nothing can be stored any more; the number of the last event that was. */
async function untilFull(line: Line, table: string): Promise<number> {
  let last = 0;
  for (let n = 0; n < 5000; n++) {
    const answer = await line.command(table, { kind: 'save', name: `${n} ${'x'.repeat(34)}` });
    if (answer.result === 'refused') {
      expect(answer.problems).toEqual([{ code: 'store-full' }]);
      return answer.seq;
    }
    last = answer.seq;
  }
  throw new Error(`never full, at ${last}`);
}

describe('[R13] a store that fails for other reasons', () => {
  it.each(['store-read-only', 'store-locked', 'store-failed'] as const)('%s', async (code) => {
    const store = new MemoryStore();
    const room = await openHouse({ store });
    const guests = [await Guest.at(room.url), await Guest.at(room.url)];
    const { table, lines } = await sitDown(guests, othello);
    const failing = vi.spyOn(store, 'commit').mockRejectedValue(new StoreError(code, 'here'));
    const move = { kind: 'move', seat: 0, text: 'c2' } as const;
    expect(await lines[0]!.code(table, move)).toBe(code);
    failing.mockRestore();
    expect(await lines[0]!.code(table, move)).toBe('accepted');
    await room.close();
  });
});

/** What `ludoteca serve` says, and its exit code. */
async function served(argv: readonly string[], language: (typeof languages)[number] = 'en') {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await serve([...argv, '--log-level', 'silent'], {
    env: {},
    language,
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
  });
  return { code, said, complained };
}

/** One clear line in every language, and exit code 1. */
async function refusesToOpen(argv: readonly string[], clear: RegExp): Promise<void> {
  const lines: string[] = [];
  for (const language of languages) {
    const { code, said, complained } = await served(argv, language);
    expect([code, said, complained.length]).toEqual([1, [], 1]);
    expect(complained[0]).not.toMatch(/[{}\n]|undefined|store-|port-/);
    if (language === 'en') expect(complained[0]).toMatch(clear);
    lines.push(complained[0]!);
  }
  expect(new Set(lines).size).toBe(languages.length);
}

describe('a room that can’t open says why in one line', () => {
  it('another one is using the folder', async () => {
    const data = freshFolder();
    const room = await openHouse({ config: { data } });
    await refusesToOpen(['--port', '0', '--data', data], /^Another room is using this data folder/);
    await room.close();
    await (await openHouse({ config: { data } })).close();
  });
  it('the database is damaged', async () => {
    const data = freshFolder();
    await (await openHouse({ config: { data } })).close();
    truncateSync(join(data, 'room.db'), statSync(join(data, 'room.db')).size / 2);
    await refusesToOpen(['--port', '0', '--data', data], /damaged/);
  });
  it('the database is of somebody else', async () => {
    const data = freshFolder();
    const other = new DatabaseSync(join(data, 'room.db'));
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    await refusesToOpen(['--port', '0', '--data', data], /damaged/);
  });
  it('a file is where the folder should be', async () => {
    const data = join(freshFolder(), 'data');
    writeFileSync(data, '');
    await refusesToOpen(['--port', '0', '--data', data], /could not/);
  });
  it('the port is in use, and the folder is free again afterwards', async () => {
    const data = freshFolder();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? `${address.port}` : '';
    await refusesToOpen(['--port', port, '--data', data], new RegExp(`^Port ${port} is in use`));
    taken.close();
    await (await openHouse({ config: { data } })).close();
  });
  it('there is no space for the first thing it has to write', async () => {
    const store = new MemoryStore();
    vi.spyOn(store, 'secret').mockRejectedValue(new StoreError('store-full', 'here'));
    const closed = vi.spyOn(store, 'close');
    const opened = await openRoom({ config: quiet, log: pino({ level: 'silent' }), version: '0', store });
    expect(opened).toMatchObject({ ok: false, problems: [{ code: 'store-full' }] });
    expect(closed).toHaveBeenCalled();
  });
  it('options that make no sense: exit code 2', async () => {
    const { code, complained } = await served(['--port', 'many']);
    expect([code, complained.length]).toEqual([2, 1]);
  });
});
