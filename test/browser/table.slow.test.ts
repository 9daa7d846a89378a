/** Everything one may do at a table besides playing. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { answeredRows, readRows, tryCode } from './mastermind.ts';
import type { Person } from './person.ts';

const house = openHouse();

describe('at a table', () => {
  it('[R16][R17][R18][R19] undo, pause, save, go back to a saved position, leave, hint and resign', async () => {
    const player = await house.visit();
    await player.go('/');
    await player.button('Play Mastermind').click();
    await undoes(player);
    await pauses(player);
    await savesAndReturns(player);
    await leavesUnasked(player);
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
  await player.isTold('Undone.');
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

async function savesAndReturns(player: Person): Promise<void> {
  await saves(player, 'Before the storm');
  await tryCode(player, [3, 3, 4, 4]);
  await answeredRows(player, 2);
  await saves(player, 'After the storm');
  await returns(player, 'Before the storm');
  expect(await answeredRows(player, 1)).toHaveLength(1);
  await returns(player, 'After the storm');
  expect(await answeredRows(player, 2)).toHaveLength(2);
}

async function saves(player: Person, name: string): Promise<void> {
  const dialog = player.page.getByRole('dialog');
  await player.choose('Save this position');
  await player.page.getByLabel('Name of the position').fill(name);
  await dialog.getByRole('button', { name: 'Save this position' }).click();
  await player.heading(`Saved as “${name}”`).waitFor();
  expect(await player.page.getByText(`Saved as “${name}”`).count()).toBe(1);
  // Enter in haste goes on.
  await player.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

async function returns(player: Person, name: string): Promise<void> {
  await player.choose('Go back to a saved position');
  await player.button(`Go back to “${name}”`).click();
  await player.heading(`Go back to “${name}”?`).waitFor();
  await player.page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click();
  await player.sees(`Back at “${name}”.`);
}

/** Everything is saved: nothing is asked. */
async function leavesUnasked(player: Person): Promise<void> {
  await player.choose('Leave');
  await player.link('Continue').click();
  expect(await answeredRows(player, 2)).toHaveLength(2);
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
  expect(await answeredRows(player, 3)).toHaveLength(3);
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
