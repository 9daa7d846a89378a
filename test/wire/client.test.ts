/** What the client library sends, word by word. */
import { expect, it } from 'vitest';
import { RoomClient } from '../../src/client/connection.ts';
import type { Up } from '../../src/protocol/wire.ts';

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
