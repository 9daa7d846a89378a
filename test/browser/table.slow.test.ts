/** Everything one may do at a table besides playing. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { answeredRows, readRows, tryCode } from './mastermind.ts';
import type { Person } from './person.ts';

const house = openHouse();

describe('at a table', () => {
  it('[R16][R17][R18][R19] undo, pause, save, leave without saving, hint and resign', async () => {
    const player = await house.visit();
    await player.go('/');
    await player.button('Play Mastermind').click();
    await undoes(player);
    await pauses(player);
    await savesAndForgets(player);
    await isHinted(player);
    await resigns(player);
  });
});

async function undoes(player: Person): Promise<void> {
  await player.button('Undo').click({ force: true });
  await player.sees('There is nothing to undo.');
  await tryCode(player, [1, 1, 2, 2]);
  await answeredRows(player, 1);
  await player.button('Undo').click();
  await player.isTold('Taken back.');
  expect(await readRows(player)).toEqual([]);
}

async function pauses(player: Person): Promise<void> {
  await tryCode(player, [1, 1, 2, 2]);
  await answeredRows(player, 1);
  await player.button('Pause').click();
  await player.heading('The game is paused.').waitFor();
  expect(await player.page.locator('.m-board, .m-palette').count()).toBe(0);
  expect(await player.page.getByText(/^Guess 1: red/).count()).toBe(0);
  await player.page.reload();
  await player.heading('The game is paused.').waitFor();
  await player.page.locator('.covered').getByRole('button', { name: 'Resume' }).click();
  await answeredRows(player, 1);
}

async function savesAndForgets(player: Person): Promise<void> {
  await player.choose('Save a point');
  await player.page.getByLabel('Name of the point').fill('Before the storm');
  await player.page.getByRole('dialog').getByRole('button', { name: 'Save a point' }).click();
  await player.heading('Saved. Go on?').waitFor();
  await player.button('Keep playing').click();
  await tryCode(player, [3, 3, 4, 4]);
  await answeredRows(player, 2);
  await player.choose('Leave');
  await player.button('Leave without saving').click();
  await player.sees('The game goes back to “Before the storm”. What came after is lost.');
  await player.button('Leave without saving').click();
  await player.link('Continue').click();
  expect(await answeredRows(player, 1)).toHaveLength(1);
}

async function isHinted(player: Person): Promise<void> {
  await player.button('Ask for a hint').click();
  const strip = player.page.getByRole('region', { name: 'Hint' });
  const said = () => strip.innerText();
  await strip.getByText(/possible codes it leaves \d+ at worst|It can only be/).waitFor();
  const first = await said();
  // The same position has the same hint.
  await player.button('Hide the hint').click();
  await strip.waitFor({ state: 'detached' });
  await player.button('Ask for a hint').click();
  await strip.waitFor();
  expect(await said()).toBe(first);
  await player.button('Play it').click();
  await strip.waitFor({ state: 'detached' });
  expect(await answeredRows(player, 2)).toHaveLength(2);
}

async function resigns(player: Person): Promise<void> {
  await player.choose('Resign');
  await player.button('Keep playing').click();
  await player.isTold(/^Guess \d+ of 10/);
  await player.choose('Resign');
  await player.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await player.isTold(/^You resigned: the code was/);
  await player.page.getByText(/^The code: \w+, \w+, \w+, \w+\.$/).waitFor({ state: 'attached' });
  await player.link('Back to the room').click();
  await player.link(/^Replay of /).waitFor();
  expect(await player.link('Continue').count()).toBe(0);
}
