/** What is said while a room prepares the content of a table. */
import { describe, expect, it } from 'vitest';
import { RoomClient } from '../client/connection.ts';
import { problem } from '../core/result.ts';
import type { Down } from '../protocol/wire.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { fakeClient, fakeEnv, fakeHouse } from './fakes.testing.ts';
import { commentary } from './plain/commentary.ts';
import type { Desk } from './plain/desk.ts';
import { RoomAccess } from './roomaccess.ts';
import { mount } from './screen.testing.tsx';

const table = 'k7m2q9x4';

/** Somebody on the way to a table, and the room, which says what it is told to say. */
async function entering(lang: 'ca' | 'es' | 'en') {
  const env = fakeEnv();
  const asked = Promise.withResolvers<void>();
  let hear: (text: string) => void = () => undefined;
  const wire = new RoomClient({
    connect: ({ opened, message }) => {
      hear = message;
      queueMicrotask(opened);
      return { send: (text) => void (text.includes('"watch"') && asked.resolve()), close: () => undefined };
    },
    later: () => () => undefined,
    randomId: () => 'id',
  });
  const { registry } = await fakeHouse({ env });
  const library = new FolderLibrary(rootFolder({}));
  const house = new RoomAccess({ registry, wire, library, env, server: null, keeps: false, guest: null });
  const client = await fakeClient(env, undefined, { house, lang });
  const enter = async () => {
    const entered = client.enter(table);
    await env.during(asked.promise);
    return entered;
  };
  const close = async () => {
    client.quit();
    await house.close();
  };
  return { client, asked: asked.promise, enter, close, say: (down: Down) => hear(JSON.stringify(down)) };
}

const gone = { type: 'gone', table, problems: [problem('no-such-table')] } as const;
const preparing = (done: number) => ({ type: 'preparing', table, done }) as const;

describe.each([
  ['ca', 'Obrint la capsa…', 'S’està preparant el contingut d’aquesta taula…'],
  ['es', 'Abriendo la caja…', 'Se está preparando el contenido de esta mesa…'],
  ['en', 'Opening the box…', 'Preparing this table…'],
] as const)('[S3] a table that is being prepared, in %s', (lang, usual, sentence) => {
  it('is told on the screen', async () => {
    const { client, asked, enter, close, say } = await entering(lang);
    const screen = mount(client);
    const entered = enter();
    await asked;
    await screen.shows(usual);
    say(preparing(0));
    await screen.shows(sentence);
    expect(screen.frame()).not.toContain(usual);
    say(gone);
    await entered;
    expect(client.place.kind).toBe('menu');
    screen.unmount();
    await close();
  });

  it('is told once in line mode, however often the room says how far it is', async () => {
    const { client, asked, enter, close, say } = await entering(lang);
    const lines: string[] = [];
    const write: Desk['write'] = (...more) => void lines.push(...more);
    const stop = client.subscribe(commentary({ client, write }, () => undefined));
    const entered = enter();
    await asked;
    for (const done of [0, 0.4, 0.9]) say(preparing(done));
    expect(lines).toEqual([usual, sentence]);
    say(gone);
    await entered;
    stop();
    await close();
  });
});
