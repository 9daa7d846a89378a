/** What the client library sends, word by word. */
import { expect, it } from 'vitest';
import { RoomClient } from '../../src/client/connection.ts';
import type { Down, Up } from '../../src/protocol/wire.ts';

/** A client whose room hears everything and answers nothing. */
function unanswered() {
  const sent: Up[] = [];
  let ids = 0;
  const client = new RoomClient({
    connect: ({ opened }) => {
      queueMicrotask(opened);
      return { send: (text) => void sent.push(JSON.parse(text)), close: () => undefined };
    },
    later: () => () => undefined,
    randomId: () => `command-${ids++}`,
  });
  return { client, sent };
}

it('[S10] a move does not wait for a hint that is being thought out, but for the command before it', async () => {
  const { client, sent } = unanswered();
  await Promise.resolve();
  void client.command('table', { kind: 'save', name: 'tea' });
  void client.command('table', { kind: 'hint', seat: 0 });
  void client.command('table', { kind: 'move', seat: 0, text: 'a1 1' });
  void client.command('table', { kind: 'undo' });
  void client.command('other', { kind: 'undo' });
  expect(sent.map((message) => message.type === 'command' && [message.cmd, message.after])).toEqual([
    ['command-0', null],
    ['command-1', 'command-0'],
    ['command-2', 'command-0'],
    ['command-3', 'command-2'],
    ['command-4', null],
  ]);
  client.close();
});

/** A client whose room speaks this protocol, and what became of what it wanted. */
async function welcomedBy(protocol: number) {
  const told: string[] = [];
  const closed: string[] = [];
  const client = new RoomClient({
    connect: ({ opened, message }) => {
      queueMicrotask(() => {
        opened();
        const welcome: Down = { type: 'welcome', protocol, player: 'ada', now: 0 };
        message(JSON.stringify(welcome));
      });
      return { send: () => undefined, close: () => closed.push('closed') };
    },
    later: () => () => undefined,
    randomId: () => 'command-0',
  });
  const watcher = {
    screen: () => undefined,
    gone: (problems: readonly { code: string }[]) => void told.push(problems[0]!.code),
  };
  client.watch('table', null, watcher);
  const command = client.command('table', { kind: 'undo' });
  await Promise.resolve();
  return { client, told, command, watcher, closed };
}

it.each([
  [1, 'room-outdated'],
  [3, 'client-outdated'],
])('[S2] at a room that speaks protocol %i everything ends, and says why', async (protocol, code) => {
  const { client, told, command, watcher, closed } = await welcomedBy(protocol);
  expect([told, client.connection, closed]).toEqual([[code], 'closed', ['closed']]);
  expect(await command).toEqual({ ok: false, problems: [{ code }] });
  client.watch('other', null, watcher);
  expect(told).toEqual([code, code]);
  expect(await client.command('other', { kind: 'undo' })).toEqual({ ok: false, problems: [{ code }] });
});

it('[S2] at a room that speaks the same nothing ends', async () => {
  const { client, told } = await welcomedBy(2);
  expect([told, client.connection, client.waiting]).toEqual([[], 'open', 1]);
  client.close();
});
