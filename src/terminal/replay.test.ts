import { expect, it } from 'vitest';
import type { Client } from './client.ts';
import { boardOf, fakeWorld, playing, soon } from './fakes.testing.ts';
import type { Replay } from './replay.ts';
import { sticks } from './sticks.testing.ts';

function replayOf({ place }: Client): Replay {
  if (place.kind !== 'replay') throw new Error(place.kind);
  return place.replay;
}

async function threeMoves(game = sticks({ secret: true })) {
  const world = fakeWorld();
  const { client, session } = await playing(world, game, ['Ada', 'Leo']);
  const { host } = session();
  for (const text of ['1', '2', '3']) {
    session().uncover();
    await soon();
    await session().submit(text);
    await soon();
  }
  session().uncover();
  await soon();
  await session().submit('/replay');
  return { world, client, host, replay: replayOf(client) };
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
  const { replay, world } = await threeMoves();
  replay.toggle();
  replay.adjust(9);
  expect(replay.isPlaying).toBe(true);
  await world.pump();
  expect([replay.at, replay.isPlaying]).toEqual([3, false]);
});

it('[R21][T] a running game is shown as the seat in hand sees it, and can’t be changed', async () => {
  const { replay, client, host } = await threeMoves();
  for (let at = 0; at <= replay.last; at++) {
    replay.jump(at);
    expect(replay.frame.view).toMatchObject({ me: 1 });
  }
  const before = host.screen.seq;
  replay.jump(1);
  client.back();
  expect(client.place.kind).toBe('table');
  expect(host.screen.seq).toBe(before);
});

it('[R21][T] a finished game is shown open', async () => {
  const { client, session } = await playing(fakeWorld(), sticks({ secret: true }));
  await session().submit('/forfeit');
  await session().submit('y');
  await soon();
  expect(boardOf(session())).toContain('card of nobody');
  await session().submit('/replay');
  const replay = replayOf(client);
  replay.jump(replay.last);
  expect(replay.frame.view).toMatchObject({ me: null });
});
