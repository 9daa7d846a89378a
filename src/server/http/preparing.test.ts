/** Tables whose content has to be prepared, asked for over HTTP. */
import { expect, it } from 'vitest';
import { hashOf, manifestOf } from '../../../test/resources.ts';
import { manifestText } from '../../core/resource.ts';
import { Bench, Puppets, sticks } from '../../host/bench.testing.ts';
import { manifestHash } from '../../room/resources.ts';
import { systemClock } from '../clock.ts';
import { FolderLibrary, rootFolder } from '../library.ts';
import { MemoryStore } from '../storage/memory.ts';
import { putText } from '../storage/samples.testing.ts';
import { Room } from './room.testing.ts';

// In columns, as no other test has it: rooms share what their library has opened.
const level = '3 3\n1 6 3 1 1 2 1 3 1\n1 6 3 1 2 2 2 3 2\n1 6 3 1 3 2 3 3 3\n';
const manifest = manifestOf('level', { level });
const hash = manifestHash(manifest);
const kenken = sticks([{ name: 'Ada' }], { game: 'kenken', options: { level: hash } });

/** A room whose threads never come to an end, and for which this long is over at once. */
async function slowRoom(longMs: number) {
  const store = new MemoryStore();
  await putText(store, hash, manifestText(manifest), 1);
  await putText(store, hashOf(level), level, 1);
  const { id } = await new Bench({ store, library: new FolderLibrary(rootFolder()) }).made(kenken);
  store.prepared = async () => null;
  const workers = new Puppets();
  const begun = Promise.withResolvers<void>();
  workers.prepares = () => {
    begun.resolve();
    return new Promise(() => undefined);
  };
  const sleep = (ms: number) => (ms === longMs ? begun.promise : systemClock.sleep(ms));
  return { room: await Room.open({ store, workers, sleep }), id };
}

const languages = [
  ['ca', 'La partida s’està preparant.', 'Això no s’ha pogut preparar'],
  ['es', 'La partida se está preparando.', 'Esto no se ha podido preparar'],
  ['en', 'This game is being prepared.', 'This could not be prepared'],
] as const;

it.each(languages)('[T8] a table that takes long asks to come again, in %s', async (language, words) => {
  const { room, id } = await slowRoom(10_000);
  const ada = await room.visitor({ 'accept-language': language });
  const { status, codes, headers, body } = await ada.get(`/api/tables/${id}/screen`);
  expect([status, codes, headers['retry-after']]).toEqual([503, ['preparing'], '5']);
  expect(body['message']).toContain(words);
});

it.each(languages)('[T1] a new table whose content takes too long is refused, in %s', async (...row) => {
  const [language, , words] = row;
  const { room } = await slowRoom(20_000);
  const ada = await room.visitor({ 'accept-language': language });
  const { game, options, seats } = kenken;
  const { status, codes, body } = await ada.post('/api/tables', { game, options, seats });
  expect([status, codes]).toEqual([422, ['resource-slow']]);
  expect(body['message']).toContain(words);
});

it.each(['', '/page?format=1'])('[H10] content that takes too long is not unknown: HASH%s', async (path) => {
  const { room } = await slowRoom(20_000);
  const { status, codes, headers } = await (await room.visitor()).get(`/api/resources/${hash}${path}`);
  expect([status, codes, headers['cache-control']]).toEqual([422, ['resource-slow'], 'no-store']);
});
