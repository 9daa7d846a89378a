/** What a table's commands lead to beyond the table: pages, replays, another game, the menu. */

import type { Env } from '../client/env.ts';
import { Frames } from '../client/frames.ts';
import type { TableClient } from '../client/table.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Client } from './client.ts';
import { exportTo } from './files.ts';
import type { Guide } from './input.ts';
import { Replay } from './replay.ts';
import type { RoomAccess } from './roomaccess.ts';
import type { LoadedGame } from './shelf.ts';
import type { Status } from './status.ts';

type Around = { readonly env: Env; readonly house: RoomAccess; readonly user: string | null };

export function guideAt(client: Client, table: TableClient, taken: LoadedGame, around: Around): Guide {
  const { env, house, user } = around;
  const left = new AbortController();
  return {
    get lang() {
      return client.lang;
    },
    get locale() {
      return client.locale;
    },
    words: taken.words,
    env,
    user,
    keeps: house.keeps,
    changed: client.changed,
    left: left.signal,
    show: (page) => client.go({ kind: 'page', page, from: client.place }),
    showManual: () => client.showManual(taken.game.id, taken.words),
    replay: () => showReplay(client, table, env),
    speak: (lang) => client.speak(lang),
    again: (sameDeal = false) => playAgain(client, table, taken, sameDeal),
    export: async (file) => fileStatus(await exportTo(house.registry, table.id, file)),
    leave: (why) => {
      left.abort();
      leave(client, table, house, why);
    },
    quit: () => client.quit(),
  };
}

async function showReplay(client: Client, table: TableClient, env: Env): Promise<void> {
  const from = client.place;
  if (from.kind !== 'table') return;
  const frames = new Frames((...page) => table.frames(...page));
  const loaded = await frames.load(0);
  if (!loaded.ok) from.input.controller.refuse(...loaded.problems);
  else if (frames.total === 0) from.input.controller.refuse({ code: 'not-playing' });
  else client.go({ kind: 'replay', replay: new Replay(from.input, frames, env, client.changed), from });
}

async function playAgain(
  client: Client,
  table: TableClient,
  taken: LoadedGame,
  sameDeal: boolean,
): Promise<void> {
  const again = await table.again(sameDeal);
  const { place } = client;
  if (again.ok) {
    table.close();
    client.play(again.value, taken);
  } else if (place.kind === 'table') place.input.controller.refuse(...again.problems);
}

/** Says in the menu what waits there, or why the table is gone. */
function leave(client: Client, table: TableClient, house: RoomAccess, why: Problem | undefined): void {
  const { name, phase } = table.screen;
  const waits = phase === 'playing' && table.people.length > 0 && house.keeps;
  const waiting: Status | null = waits
    ? { phrases: [{ code: 'menu.waits', params: { name } }], tone: 'good' }
    : null;
  table.close();
  void client.toMenu(why ? { phrases: [why], tone: 'bad' } : waiting);
}

function fileStatus(written: Result<string>): Status {
  if (!written.ok) return { phrases: written.problems, tone: 'bad' };
  return { phrases: [{ code: 'file.written', params: { file: written.value } }], tone: 'good' };
}
