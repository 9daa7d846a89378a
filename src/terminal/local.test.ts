import { expect, it } from 'vitest';
import { must } from '../core/result.ts';
import { fold } from '../room/apply.ts';
import { Library, rootFolder } from './library.ts';
import { LocalTable } from './local.ts';
import { fakeClient, fakeWorld } from './testing/fakes.ts';
import { sticks } from './testing/sticks.ts';

function table(world = fakeWorld(), bots: readonly (string | null)[] = [null, 'high', 'low']) {
  const game = sticks({ race: true });
  const opened = must(new Library(rootFolder({})).open(game, game.defaults));
  const local = new LocalTable(
    { opened, name: 'Ours', options: { sticks: 60, most: 3 }, hints: null },
    world,
  );
  for (const [at, bot] of bots.entries()) must(local.sit({ name: `Seat ${at}`, bot, picks: {} }));
  return { world, local, opened };
}

it('[R21][T] the log is the truth: folded again it gives the same game', async () => {
  const { world, local, opened } = table();
  must(local.start());
  await world.pump(3);
  must(await local.send({ kind: 'move', seat: 0, text: '2' }));
  must(await local.send({ kind: 'undo' }));
  await world.pump(2);
  const again = fold(opened, local.log);
  local.take(0);
  expect(opened.rules.view(again.state, 0)).toEqual(local.screen.view);
  expect(await local.frames()).toHaveLength(again.moves.length + 1);
});

it('[R11][T] bots who may all move get their turn one after the other, whatever people do', async () => {
  const { world, local } = table();
  must(local.start());
  for (let n = 0; n < 4; n++) {
    must(await local.send({ kind: 'move', seat: 0, text: '1' }));
    expect(world.waiting()).toBe(1);
    await world.pump(1);
  }
  const movers = (await local.frames()).flatMap(({ move }) => (move && move.seat > 0 ? [move.seat] : []));
  expect(movers).toEqual([1, 2, 1, 2]);
});

it('[R18][T] a paused game asks no bot, and its clock stands', async () => {
  const { world, local } = table();
  must(local.start());
  must(await local.send({ kind: 'pause' }));
  await world.pump();
  expect((await local.frames()).length).toBe(1);
  expect(local.told).toEqual([]);
});

it('a game that is still being loaded when one quits never begins', async () => {
  const world = fakeWorld();
  const client = await fakeClient(world);
  const begun = client.quickPlay('sticks');
  client.quit();
  await world.pump();
  await begun;
  expect(client.place.kind).toBe('gone');
  expect(world.waiting()).toBe(0);
});
