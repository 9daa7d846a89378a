/** Line mode: reads a line, does it, writes what is new. For screen readers, simple terminals and scripts. */
import { createInterface } from 'node:readline';
import type { Io } from '../cli/command.ts';
import type { Client } from '../client.ts';
import type { Depth } from '../pen.ts';
import { sentences } from '../status.ts';
import { clean } from '../text.ts';
import { type Desk, desk } from './desk.ts';
import { hearMaking, showMaking } from './making.ts';
import { hearMenu, showMenu } from './menu.ts';
import { hearReplay, showReplay } from './replay.ts';
import { hearTable, type Shown, showTable } from './table.ts';

export async function runPlain(client: Client, { stdin, stdout }: Io, depth: Depth): Promise<number> {
  const lines = createInterface({ input: stdin, output: stdout, terminal: false });
  // From the first moment on, or lines that come before the first question would be lost.
  const typed = lines[Symbol.asyncIterator]();
  const stop = client.subscribe(() => client.place.kind === 'gone' && lines.close());
  await converse(desk(client, stdout, depth), typed);
  stop();
  client.quit();
  return 0;
}

async function converse(where: Desk, lines: AsyncIterable<string>): Promise<void> {
  const { client } = where;
  await whenLoaded(client);
  const stop = client.subscribe(commentary(where));
  let shown = show(where, null);
  for await (const line of lines) {
    await hear(where, clean(line));
    if (client.place.kind === 'gone') break;
    shown = show(where, shown);
  }
  await seeOut(where, shown);
  stop();
}

function show(where: Desk, before: Shown | null): Shown | null {
  const { client } = where;
  while (client.place.kind === 'page') {
    const { title, body } = client.place.page;
    const pen = where.pen(client.say());
    where.write('', pen.paint(title, 'strong'), '', ...body(pen, where.width));
    client.back();
  }
  const { place } = client;
  if (place.kind === 'menu') showMenu(where);
  if (place.kind === 'making') showMaking(where, place.making);
  if (place.kind === 'replay') showReplay(where, place.replay);
  const shown = place.kind === 'table' ? showTable(where, place.session, before) : before;
  where.prompt();
  return shown;
}

async function hear(where: Desk, line: string): Promise<void> {
  const { place } = where.client;
  if (place.kind === 'menu') await hearMenu(where, line);
  if (place.kind === 'making') await hearMaking(where, place.making, line);
  if (place.kind === 'replay') hearReplay(where, place.replay, line);
  if (place.kind === 'table') await hearTable(where, place.session, line);
  await whenLoaded(where.client);
}

/** What is told as it happens: that something is being loaded, and moves of bots that play among themselves. */
function commentary({ client, write }: Desk): () => void {
  let before = { kind: '', seq: 0 };
  return () => {
    const { place } = client;
    const seq = place.kind === 'table' ? place.session.host.screen.seq : 0;
    const isNew = before.kind !== place.kind || before.seq !== seq;
    before = { kind: place.kind, seq };
    if (isNew && place.kind === 'loading') write(client.say()('menu.loading'));
    if (!isNew || place.kind !== 'table' || place.session.host.people.length > 0) return;
    const last = place.session.host.told.at(-1);
    if (last) write(sentences([last], place.session.say));
  };
}

/** When there is nothing more to read, a show of bots still goes to its end. */
async function seeOut(where: Desk, shown: Shown | null): Promise<void> {
  const { place } = where.client;
  if (place.kind !== 'table' || place.session.isSettled) return;
  await place.session.whenSettled();
  show(where, shown);
}

function whenLoaded(client: Client): Promise<void> {
  if (client.place.kind !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.subscribe(() => {
      if (client.place.kind === 'loading') return;
      stop();
      resolve();
    });
  });
}
