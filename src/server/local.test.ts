/** The room of a player alone at a machine, on a folder that a room with doors has used. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { Puppets } from '../host/bench.testing.ts';
import { createHost } from '../host/host.ts';
import { systemClock } from './clock.ts';
import { systemEntropy } from './entropy.ts';
import { FolderLibrary, rootFolder } from './library.ts';
import { openLocalRoom } from './local.ts';
import { openStore } from './storage/open.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Cages along the rows, as in no file of the house.
const level = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';

/** Somebody brings a level to the room of this folder, which closes then. */
async function brought(name: string): Promise<string> {
  const host = createHost({
    store: await openStore({ folder }),
    library: new FolderLibrary(rootFolder()),
    workers: new Puppets(),
    clock: systemClock,
    entropy: systemEntropy,
    keep: 20,
    pace: 0,
    paceBeside: 0,
  });
  const texts = { level: new TextEncoder().encode(level) };
  const wanted = { game: 'kenken', kind: 'level', language: null, name, licence: null, texts };
  const asker = { player: 'somebody', gone: new AbortController().signal };
  const { hash } = must(await host.entries.make({ ...wanted, replace: false }, asker));
  await host.close();
  return hash;
}

async function alone() {
  const options = { folder, library: new FolderLibrary(rootFolder()), keep: 20, pace: 0 };
  return must(await openLocalRoom({ ...options, workers: new Puppets() }));
}

const levels = { game: 'kenken', kind: 'level', page: 0 };

it('[H10] lists what people have brought after what comes with the games', async () => {
  const hash = await brought('Estrella');
  const room = await alone();
  const { resources, total } = must(await room.resources({ ...levels, search: '' }));
  expect([total, resources[0]!.ref]).toEqual([56, 'builtin:3x3-easy-1']);
  expect(resources.at(-1)).toMatchObject({ ref: hash, name: 'Estrella', entry: { mine: false } });
  const found = must(await room.resources({ ...levels, search: 'estrella' }));
  expect(found.resources.map(({ ref }) => ref)).toEqual([hash]);
  await room.close();
});

it('[L5] and tables are made with it', async () => {
  const hash = await brought('Estrella');
  const room = await alone();
  const seats = [{ name: 'Ada', bot: null }];
  const wanted = { game: 'kenken', options: { level: hash }, seats, name: null, hints: null };
  must(await room.create({ ...wanted, start: true, replaceOldest: false }));
  expect(must(await room.list('mine')).map(({ game }) => game)).toEqual(['kenken']);
  expect(new TextDecoder().decode(must(await room.resource(hash)).page)).toBe(level);
  await room.close();
});
