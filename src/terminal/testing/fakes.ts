/** A world whose time stands until it is told to go on, and tables in it. */
import { Client } from '../client.ts';
import { Library, rootFolder } from '../library.ts';
import type { Session } from '../session.ts';
import { titles } from '../shelf.ts';
import type { World } from '../world.ts';
import { type Sticks, shelfOf } from './sticks.ts';

export type FakeWorld = World & {
  /** Runs what was put off, and what that puts off, up to so many times. */
  readonly pump: (most?: number) => Promise<void>;
  readonly waiting: () => number;
};

export function fakeWorld(): FakeWorld {
  let seeds = 0;
  let put: { readonly run: () => void }[] = [];
  return {
    now: () => 1_000_000,
    seed: () => (++seeds).toString(16).padStart(64, '0'),
    later: (_, run) => {
      const task = { run };
      put.push(task);
      return () => {
        put = put.filter((other) => other !== task);
      };
    },
    pace: 0,
    think: 1000,
    waiting: () => put.length,
    pump: async (most = 1000) => {
      for (let n = 0; n < most && put.length > 0; n++) {
        put.shift()!.run();
        await new Promise(setImmediate);
      }
    },
  };
}

export async function fakeClient(world: World, game?: Sticks, lang: Client['lang'] = 'en'): Promise<Client> {
  const shelf = shelfOf(game);
  const library = new Library(rootFolder({}));
  return new Client({ shelf, titles: await titles(shelf), library, world, lang, user: 'Ada' });
}

/** A quick game; or one with these seats (a name ending in * is a bot). */
export async function playing(
  world: FakeWorld,
  game?: Sticks,
  seats?: readonly string[],
): Promise<{ client: Client; session: () => Session }> {
  const client = await fakeClient(world, game);
  const begun = seats ? client.newTable('sticks') : client.quickPlay('sticks');
  await world.pump();
  await begun;
  if (seats) await seat(client, world, seats);
  return { client, session: () => sessionOf(client) };
}

async function seat(client: Client, world: FakeWorld, names: readonly string[]): Promise<void> {
  if (client.place.kind !== 'making') throw new Error(client.place.kind);
  const { making } = client.place;
  while (making.stage === 'options' || making.stage === 'table') {
    const answered = making.answer(making.questions!.value);
    await world.pump();
    await answered;
  }
  client.back();
  for (const name of names) making.table!.sit({ name, bot: name.endsWith('*') ? 'high' : null, picks: {} });
  client.startMade(making);
}

export function sessionOf({ place }: Client): Session {
  if (place.kind !== 'table') throw new Error(`no table but ${place.kind}`);
  return place.session;
}

/** What the status line says. */
export function saidBy({ status, say }: Session): string {
  return (status?.phrases ?? []).map(({ code, params }) => say(code, params)).join(' ');
}

/** The board as the seat in hand sees it. */
export function boardOf({ host, say }: Session): string {
  return host.screen.view === null
    ? ''
    : host.rules.renderText(host.screen.view, { say, paint: (text) => text });
}
