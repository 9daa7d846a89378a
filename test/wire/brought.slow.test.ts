/**
 * The watch of the event loop over what people bring: the largest dictionary and a level that nobody can solve, from the
 * body or the file they come in to the table that is played with them. Each try brings another, so that none is known.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Texts } from '../../src/core/resource.ts';
import { must } from '../../src/core/result.ts';
import type { Event } from '../../src/room/event.ts';
import { manifestHash } from '../../src/room/resources.ts';
import type { Screen } from '../../src/room/screen.ts';
import type { TableFile } from '../../src/room/transfer.ts';
import { FolderLibrary } from '../../src/server/library.ts';
import { manifestOf } from '../resources.ts';
import { Guest } from './guest.ts';
import { Line } from './line.ts';
import { hardLevel } from './long.ts';
import { freePort, longestAllowed, ServerProcess, tries } from './server.ts';

const root = resolve(import.meta.dirname, '..', '..');
const folder = join(root, 'build', 'resources', 'scrabble', 'lexicon', 'ca');
const text = (part: string) => readFileSync(join(folder, `${part}.txt`), 'utf8');
const [bag, words] = [text('bag'), text('words')];

let data: string;
let room: ServerProcess;
let guest: Guest;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'ludoteca-brought-'));
  room = new ServerProcess(await freePort(), data, [
    '--limit-imports=1000,1000',
    '--limit-resources=1000,1000',
  ]);
  await room.start();
  guest = await Guest.at(room.url);
  // The code of the games is loaded, and compiled.
  for (const game of ['scrabble', 'kenken']) await made(game, {});
});
afterAll(async () => {
  await room.end('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

/** The text without its last lines: as many as told. */
function without(all: string, lines: number): string {
  let end = all.length;
  for (let n = 0; n < lines; n++) end = all.lastIndexOf('\n', end - 2) + 1;
  return all.slice(0, end);
}

/** The first lines of the text, so many characters at most. */
function upTo(all: string, length: number): string {
  return all.slice(0, all.lastIndexOf('\n', length) + 1);
}

/** What stands in it is told where the turn was too long. */
async function watched(name: string, action: (nth: number) => Promise<unknown>): Promise<void> {
  const turn = await room.bestTurn(action);
  if (process.env['LUDOTECA_TURNS']) console.info(`${name}: ${turn.toFixed(1)} ms`);
  expect([name, turn < longestAllowed ? 'short' : turn]).toEqual([name, 'short']);
}

async function posted(path: string, body: string, status = 201): Promise<Record<string, unknown>> {
  const response = await guest.post(path, body);
  const answer = (await response.json()) as Record<string, unknown>;
  expect([response.status, answer['problems']]).toEqual([status, undefined]);
  return answer;
}

async function made(game: string, options: object): Promise<string> {
  const wanted = { game, ...options, seats: [{ name: 'Ada' }], start: true, replaceOldest: true };
  const { id } = await guest.json<{ id: string }>('POST', '/api/tables', wanted);
  await guest.json<Screen>('GET', `/api/tables/${id}/screen`);
  return id;
}

/** A table that was just begun, as a file with content of its own. */
async function fileWith(game: string, kind: string, option: string, texts: Texts): Promise<TableFile> {
  const language = kind === 'lexicon' ? 'ca' : null;
  const manifest = manifestOf(kind, texts, language);
  const hash = manifestHash(manifest);
  const known = (await new FolderLibrary(root).game(game))!;
  const options = { ...Object(must(known.parseOptions({}))), [option]: hash };
  const { version } = known;
  const body = {
    kind: 'created',
    name: `With a ${kind}`,
    game,
    version,
    options,
    resources: { [kind]: { hash, name: 'own' } },
    seed: 'ab'.repeat(32),
    hints: null,
    owner: 'ada',
    origin: 'new',
  } as const;
  const log: readonly Event[] = [{ seq: 1, at: 1000, actor: 'ada', cmd: 'c1', body }];
  const resources = { [kind]: { manifest, texts } };
  return { ludoteca: 'table', format: 2, game, version, name: body.name, resources, log };
}

describe('[Q5][L1] a level that nobody can solve', () => {
  const hashes: string[] = [];
  it('is brought to the library', () =>
    watched('POST a crafted level', async (nth) => {
      const texts = { level: hardLevel(nth) };
      const wanted = { game: 'kenken', kind: 'level', name: `Hard ${nth}`, texts };
      hashes.push(String((await posted('/api/resources', JSON.stringify(wanted)))['hash']));
    }));
  it('is played with', () =>
    watched('a table with a crafted level', (nth) => made('kenken', { options: { level: hashes[nth] } })));
  it('comes in a file', async () => {
    const files = await Promise.all(
      Array.from({ length: tries }, (_, nth) =>
        fileWith('kenken', 'level', 'level', { level: hardLevel(10 + nth) }),
      ),
    );
    await watched('import with a crafted level', (nth) =>
      posted('/api/tables/import', JSON.stringify(files[nth])),
    );
  });
});

describe('[Q5][L1] the largest dictionary', () => {
  const lexicon = { game: 'scrabble', kind: 'lexicon', language: 'ca' };
  const entries: { id: string; hash: string }[] = [];
  const tables: string[] = [];

  it('is brought to the library', async () => {
    const bodies = Array.from({ length: tries }, (_, nth) =>
      JSON.stringify({ ...lexicon, name: `Català ${nth}`, texts: { bag, words: without(words, nth + 1) } }),
    );
    await watched('POST the Catalan list', async (nth) => {
      const { hash, entry } = await posted('/api/resources', bodies[nth]!);
      entries.push({ id: (entry as { id: string }).id, hash: String(hash) });
    });
  });
  it('is refused', async () => {
    const body = (texts: Texts, more = {}) => JSON.stringify({ ...lexicon, name: 'Dolent', texts, ...more });
    const bodies = {
      'with one word that is wrong': body({ bag, words: `${words}zzz\n` }),
      'with no word that is right': body({ bag: 'A 9 1\nB 9 1\n', words }),
      'in a field that there is not': body({ bag }, { more: words }),
      'of another game': body({ level: words }),
      'cut short': body({ bag, words }).slice(0, -1),
    };
    for (const [how, wrong] of Object.entries(bodies))
      await watched(`POST the Catalan list ${how}`, async () => {
        const { status } = await guest.post('/api/resources', wrong);
        expect([400, 422]).toContain(status);
      });
  });
  it('is played with, and opened again where nothing of it is prepared', async () => {
    await watched('a table with the Catalan list', async (nth) => {
      tables.push(await made('scrabble', { options: { resource: entries[nth]!.hash } }));
    });
    await room.end('SIGTERM');
    const db = new DatabaseSync(join(data, 'room.db'));
    db.exec('DELETE FROM prepared');
    db.close();
    await room.start();
    const line = await Line.open(guest);
    await watched('a table whose Catalan list is prepared again', (nth) => line.watch(tables[nth]!, null));
    await line.close();
  });
  it('gets other texts, and is taken home', async () => {
    const texts = { bag, words: without(words, 10) };
    const body = { language: 'ca', texts };
    await watched('PUT the Catalan list', async (nth) => {
      const path = `/api/resources/entry/${entries[nth]!.id}/texts`;
      expect((await guest.fetch('PUT', path, body)).status).toBe(200);
    });
    await watched('GET the Catalan list', async (nth) => {
      const response = await guest.fetch('GET', `/api/resources/${entries[nth]!.hash}/texts/words`);
      expect((await response.text()).length).toBeGreaterThan(8_000_000);
    });
  });
  it('comes in a file as far as one may be that large, and goes out again', async () => {
    const ids: string[] = [];
    const files = await Promise.all(
      Array.from({ length: tries }, async (_, nth) => {
        const texts = { bag, words: upTo(words, 1_600_000 - 100 * nth) };
        return JSON.stringify(await fileWith('scrabble', 'lexicon', 'resource', texts));
      }),
    );
    await watched('import with a large lexicon', async (nth) => {
      ids.push(String((await posted('/api/tables/import', files[nth]!))['id']));
    });
    await watched('export of the same', async (nth) => {
      expect((await guest.fetch('GET', `/api/tables/${ids[nth]!}/export`)).status).toBe(200);
    });
  });
});
