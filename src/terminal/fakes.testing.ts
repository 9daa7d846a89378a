/** An env whose time stands until it is told to go on, and tables in it. */

import type { Env } from '../client/env.ts';
import { gameOfVersion } from '../core/game.ts';
import { plainPen } from '../core/phrase.ts';
import { must } from '../core/result.ts';
import { answers } from '../host/jobs/answers.ts';
import { byKind, type GameRef } from '../host/jobs/kinds.ts';
import { threadTools } from '../host/jobs/thread.testing.ts';
import { stream } from '../room/random.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import type { LocalRoomOptions } from '../server/local.ts';
import { Client } from './client.ts';
import type { TableInput } from './input.ts';
import { openLocal } from './local.ts';
import type { NewTable } from './newtable.ts';
import { PreferenceKeeper } from './preferences.ts';
import type { RoomAccess } from './roomaccess.ts';
import { type Shelf, titles } from './shelf.ts';
import { type Sticks, shelfOf } from './sticks.testing.ts';

export type FakeEnv = Env & {
  /** Runs what was put off, and what that puts off, up to so many times. */
  readonly pump: (most?: number) => Promise<void>;
  /** Goes on until this is done. */
  readonly during: <T>(promise: Promise<T>) => Promise<T>;
  readonly waiting: () => number;
};

export function fakeEnv(): FakeEnv {
  let seeds = 0;
  let now = 1_000_000;
  let put: { readonly run: () => void }[] = [];
  const pump = async (most = 1000) => {
    await soon();
    for (let n = 0; n < most && put.length > 0; n++) {
      put.shift()!.run();
      await soon();
    }
  };
  return {
    now: () => now++,
    chance: () => stream((++seeds).toString(16).padStart(64, '0'), 0),
    later: (ms, run) => {
      // Disks and threads take real time: here patience is endless.
      if (ms > 5000) return () => undefined;
      const task = { run };
      put.push(task);
      return () => {
        put = put.filter((other) => other !== task);
      };
    },
    waiting: () => put.length,
    pump,
    during: async (promise) => {
      let isDone = false;
      const end = () => {
        isDone = true;
      };
      promise.then(end, end);
      while (!isDone) await pump(1);
      return promise;
    },
  };
}

/** Lets everything happen that only waits for its turn. */
export function soon(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

export type HouseOptions = {
  readonly env: Env;
  readonly shelf?: Shelf;
  readonly folder?: string | null;
  readonly keep?: number;
};

/** Tables in memory, or in a folder; bots think when the env goes on. */
export async function fakeHouse(options: HouseOptions): Promise<RoomAccess> {
  const { env, shelf = shelfOf(), folder = null, keep = 20 } = options;
  const root = rootFolder({});
  const library = new FolderLibrary(root, shelf.games);
  return must(await openLocal({ root, folder, library, keep, pace: 0, env, workers: thinker(env, library) }));
}

type Pool = NonNullable<LocalRoomOptions['workers']>;

/** Jobs in this thread. */
function thinker(env: Env, library: FolderLibrary): Pool {
  const open = async ({ game, version, resources }: GameRef) => {
    const rules = must(gameOfVersion((await library.module(game))!, version)!.open(resources));
    return { rules, engine: await rules.engine() };
  };
  const tools = () => threadTools({ open, random: env.chance() });
  return {
    move: async (question) => {
      await new Promise<void>((resolve) => void env.later(0, resolve));
      return answers.move(question, tools());
    },
    hints: (question) => answers.hints(question, tools()),
    solve: (question) => answers.solve(question, tools()),
    review: (question) => answers.review(question, tools()),
    parse: (question) => answers.parse(question, tools()),
    prepare: (question) => answers.prepare(question, tools()),
    make: (question) => answers.make(question, tools()),
    jobs: byKind(() => ({ waiting: 0, running: 0 })),
    close: async () => undefined,
  };
}

export type ClientOptions = Partial<HouseOptions> & {
  readonly lang?: Client['lang'];
  readonly house?: RoomAccess;
  readonly user?: string | null;
  readonly asksName?: boolean;
  readonly preferences?: PreferenceKeeper;
};

export async function fakeClient(env: Env, game?: Sticks, options: ClientOptions = {}): Promise<Client> {
  const { shelf = shelfOf(game), lang = 'en' } = options;
  const house = options.house ?? (await fakeHouse({ ...options, env, shelf }));
  const root = rootFolder({});
  const library = new FolderLibrary(root, shelf.games);
  const { user = 'Ada', asksName = false, preferences = new PreferenceKeeper(null) } = options;
  const parts = { shelf, titles: await titles(shelf), library, house, env, root, lang };
  return new Client({ ...parts, user, asksName, preferences });
}

/** A quick game; or one with these seats (a name ending in * is a rival). */
export async function playing(
  env: FakeEnv,
  game?: Sticks,
  seats?: readonly string[],
): Promise<{ client: Client; input: () => TableInput }> {
  const client = await fakeClient(env, game);
  await env.during(seats ? client.newTable('sticks') : client.quickPlay('sticks'));
  if (seats) await seat(client, env, seats);
  return { client, input: () => inputOf(client) };
}

async function seat(client: Client, env: FakeEnv, names: readonly string[]): Promise<void> {
  const making = makingOf(client);
  while (making.stage === 'options' || making.stage === 'table')
    await env.during(making.answer(making.questions!.value));
  client.back();
  for (const name of names) await sit(making, name);
  await env.during(client.startMade(making));
  await soon();
}

/** Sits somebody down; a name ending in * is a rival's. */
export async function sit({ seating }: NewTable, name: string): Promise<void> {
  const isRival = name.endsWith('*');
  if (isRival) seating!.addRival();
  else seating!.addPerson();
  await seating!.answer(isRival ? name.slice(0, -1).toLowerCase() : name);
  while (seating!.questions) await seating!.answer(seating!.questions.value);
}

export function makingOf({ place }: Client): NewTable {
  if (place.kind !== 'making') throw new Error(`nothing is being made but ${place.kind}`);
  return place.making;
}

export function inputOf({ place }: Client): TableInput {
  if (place.kind !== 'table') throw new Error(`no table but ${place.kind}`);
  return place.input;
}

/** What the status line says. */
export function saidBy({ controller: { notice }, say }: TableInput): string {
  return (notice?.phrases ?? []).map(({ code, params }) => say(code, params)).join(' ');
}

/** The board as the active seat sees it. */
export function boardOf({ table, say }: TableInput): string {
  return table.screen.view === null ? '' : table.rules.renderText(table.screen.view, plainPen(say));
}
