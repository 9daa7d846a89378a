import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { boardOf, fakeEnv, playing, soon } from './fakes.testing.ts';
import type { Replay } from './replay.ts';
import { sticks } from './sticks.testing.ts';

function replayOf({ place }: Client): Replay {
  if (place.kind !== 'replay') throw new Error(place.kind);
  return place.replay;
}

async function threeMoves(game = sticks({ secret: true })) {
  const env = fakeEnv();
  const { client, input } = await playing(env, game, ['Ada', 'Leo']);
  const { table } = input();
  for (const text of ['1', '2', '3']) {
    input().controller.uncover();
    await soon();
    await input().submit(text);
    await soon();
  }
  input().controller.uncover();
  await soon();
  await input().submit('/replay');
  return { env, client, table, replay: replayOf(client) };
}

it('[R21][T] first, back, forward, last, and a jump that never leaves the game', async () => {
  const { replay } = await threeMoves();
  expect([replay.at, replay.last]).toEqual([0, 3]);
  replay.step(1);
  expect(replay.at).toBe(1);
  replay.jump(99);
  expect(replay.at).toBe(3);
  replay.step(-1);
  expect(replay.at).toBe(2);
  replay.jump(-5);
  expect(replay.at).toBe(0);
});

it('[R21][T] plays by itself, faster or slower, and stops at the end', async () => {
  const { replay, env } = await threeMoves();
  replay.toggle();
  replay.adjust(9);
  expect(replay.isPlaying).toBe(true);
  await env.pump();
  expect([replay.at, replay.isPlaying]).toEqual([3, false]);
});

it('[R21][T] a running game is shown as the active seat sees it, and can’t be changed', async () => {
  const { replay, client, table } = await threeMoves();
  for (let at = 0; at <= replay.last; at++) {
    replay.jump(at);
    expect(replay.frame.view).toMatchObject({ me: 1 });
  }
  const before = table.screen.seq;
  replay.jump(1);
  client.back();
  expect(client.place.kind).toBe('table');
  expect(table.screen.seq).toBe(before);
});

it('[R21][T] a finished game is shown open', async () => {
  const { client, input } = await playing(fakeEnv(), sticks({ secret: true }));
  await input().submit('/forfeit');
  await input().submit('y');
  await soon();
  expect(boardOf(input())).toContain('card of nobody');
  await input().submit('/replay');
  const replay = replayOf(client);
  replay.jump(replay.last);
  expect(replay.frame.view).toMatchObject({ me: null });
});
