/** Full screen at a real server: a table is opened for others, filled and begun. */
import { expect, it } from 'vitest';
import { inputOf } from '../fakes.testing.ts';
import { TestRoom, until } from '../room.testing.ts';
import { keys, mount } from '../screen.testing.tsx';

it('[R30][T] a table is opened for others, who sit down and see each other; the host starts', async () => {
  const room = await TestRoom.open();
  const ada = await room.visitor('Ada');
  const leo = await room.visitor('Leo');
  await ada.client.newTable('rolit');
  const first = mount(ada.client);
  await first.shows('Rolit · New table');
  for (let steps = 0; steps < 12 && !first.frame().includes('Who plays?'); steps++)
    await first.press(keys.enter);
  await first.shows('o open it for others');
  await first.press('o');
  await first.shows(/Invite others with http:\S+\/table\/\w+/);
  await first.press(keys.enter);
  await first.shows('This game needs at least 2 players.');

  await leo.client.showList('open');
  const second = mount(leo.client);
  await second.shows(/▸ {3}Rolit 1 · Rolit/);
  await second.press(keys.enter);
  await second.shows('> Leo');
  await second.press(keys.enter);
  await second.shows('▸ red');
  await second.press(keys.enter);
  await second.shows('Whoever opened the table starts the game.');
  await first.shows('2  Leo (red)');
  await second.press('c');
  await second.shows('This is not your seat.');
  await second.press(keys.down, 'c');
  await second.shows('> Leo');
  await second.press('nor', keys.enter);
  await second.shows('▸ red');
  await second.press(keys.enter);
  await first.shows('2  Leonor (red)');
  await first.press('r');
  await first.shows('Zaida, 3 · hard.');
  await first.press(keys.escape, keys.enter);
  await first.shows('Your turn, Ada.');
  await second.shows('Waiting for Ada.');
  await second.press('/leave', keys.enter);
  await second.shows('“Rolit 1” is waiting for you');
  await first.shows('away');
  expect(inputOf(ada.client).table.away).toEqual([1]);
  await until(() => leo.client.menu.last !== null);
  await second.shows('Continue');
  first.unmount();
  second.unmount();
  await room.close();
});
