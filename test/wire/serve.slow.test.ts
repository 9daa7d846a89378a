/** `ludoteca serve` as a process: it opens, says in one line why it can't, and closes when told to. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from './guest.ts';
import { Line } from './line.ts';
import { freePort, ServerProcess } from './server.ts';

const data = mkdtempSync(join(tmpdir(), 'ludoteca-serve-'));
let room: ServerProcess;
beforeAll(async () => {
  room = new ServerProcess(await freePort(), data);
  await room.start();
});
afterAll(async () => {
  await room.end('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** All that a room says that does not open. */
async function complaint(second: ServerProcess): Promise<readonly string[]> {
  await expect(second.start()).rejects.toThrow('did not open');
  expect(second.exitCode).toBe(1);
  return second.said.trimEnd().split('\n');
}

describe('a process', () => {
  it('a second room on the same folder: one line, exit code 1, and the first goes on', async () => {
    const lines = await complaint(new ServerProcess(await freePort(), data));
    expect(lines).toEqual([expect.stringMatching(/^ludoteca: .*(data folder|dades|datos)/)]);
    expect((await (await Guest.at(room.url)).fetch('GET', '/health')).status).toBe(200);
  });
  it('a database that is none: one line, exit code 1, and the file is left alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-serve-'));
    const file = join(folder, 'room.db');
    writeFileSync(file, 'Dear diary\n'.repeat(1000));
    expect(await complaint(new ServerProcess(await freePort(), folder))).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe('Dear diary\n'.repeat(1000));
    rmSync(folder, { recursive: true, force: true });
  });
  it('[S14] closes when it is told to, says goodbye, and can be opened again', async () => {
    const guest = await Guest.at(room.url);
    const line = await Line.open(guest);
    const ended = room.end('SIGTERM');
    expect(await line.next('closing')).toEqual({ type: 'closing', code: 'back-soon' });
    expect([(await line.closed).code, await ended]).toEqual([1012, 0]);
    await room.start();
    await (await Line.open(guest)).close();
  });
});
