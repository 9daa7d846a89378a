/** Without a mouse. */
import { describe, expect, it } from 'vitest';
import { formatCode } from '../../src/games/mastermind/code.ts';
import { openHouse } from './house.ts';
import { breakCode } from './mastermind.ts';
import type { Person } from './person.ts';

const house = openHouse();

describe('the keyboard alone', () => {
  it('[Q4] plays a whole game, from the first page to the replay', async () => {
    const player = await house.visit();
    const { keyboard } = player.page;
    await player.go('/');
    await player.button('Play Mastermind').waitFor();
    await tabTo(player, 'Play Mastermind');
    await keyboard.press('Enter');
    await player.isTold(/^Guess \d+ of 10/);
    const clues = await breakCode(player, async (_, code) => {
      await keyboard.type(formatCode(code));
      await player.button(`Place 4: ${await lastPeg(player)}`).waitFor();
      await keyboard.press('Enter');
    });
    await player.sees(/^You broke the code in \d+ guess/);
    await tabTo(player, 'Replay');
    await keyboard.press('Enter');
    const last = clues.length;
    await player.isTold(`Move ${last} of ${last}`);
    for (const [key, at] of [
      ['ArrowLeft', last - 1],
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', last],
    ] as const) {
      await keyboard.press(key);
      await player.isTold(`Move ${at} of ${last}`);
    }
    await tabTo(player, 'Back to the table');
    await keyboard.press('Enter');
    await player.sees(/^You broke the code in \d+ guess/);
  });
  it('[Q4] reaches the content past the menu, and every dialog gives the focus back', async () => {
    const player = await house.visit();
    const { keyboard } = player.page;
    await player.go('/');
    await player.button('Play Mastermind').waitFor();
    await keyboard.press('Tab');
    expect(await focused(player)).toBe('Go to the content');
    await keyboard.press('Enter');
    await tabTo(player, 'Play Mastermind');
    await keyboard.press('Enter');
    await player.isTold(/^Guess \d+ of 10/);
    await tabTo(player, 'More actions');
    await keyboard.press('Enter');
    await menuHasFocus(player);
    await keyboard.press('Escape');
    await expect.poll(() => focused(player)).toBe('More actions');
    await keyboard.press('Enter');
    await menuHasFocus(player);
    await keyboard.press('End');
    await expect.poll(() => focused(player)).toBe('Resign');
    await keyboard.press('Enter');
    await player.heading('Resign the game?').waitFor();
    await keyboard.press('Escape');
    await expect.poll(() => focused(player)).toBe('More actions');
  });
});

describe('[R53] keys at a table', () => {
  it('an arrow leads to Rolit’s board from anywhere, and “?” tells what keys do', async () => {
    const player = await house.visit();
    const { keyboard } = player.page;
    await player.go('/');
    await player.button('Play Rolit').click();
    await player.isTold(/Your turn/);
    await keyboard.press('ArrowDown');
    await player.page.locator('.r-grid [data-cell]:focus').waitFor();
    await keyboard.press('?');
    const dialog = player.page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByText('Go from cell to cell').waitFor();
    await keyboard.press('Escape');
    await player.page.locator('.r-grid [data-cell]:focus').waitFor();
  });
  it('Enter plays Mastermind’s row from a switch too', async () => {
    const player = await house.visit();
    const { keyboard } = player.page;
    await player.go('/');
    await player.button('Play Mastermind').click();
    await player.isTold(/^Guess 1 of 10/);
    await keyboard.type('1122');
    await player.page.getByRole('switch').first().focus();
    await keyboard.press('Enter');
    await player.isTold(/^Guess 2 of 10/);
  });
});

async function menuHasFocus({ page }: Person): Promise<void> {
  await page.locator('[role=menuitem]:focus').waitFor();
}

async function lastPeg({ page }: Person): Promise<string> {
  const label = await page.locator('[data-place="3"]').getAttribute('aria-label');
  return label!.replace('Place 4: ', '');
}

/** Goes on with the Tab key until this is reached; it must be seen to have the focus. */
async function tabTo(person: Person, name: string): Promise<void> {
  for (let tries = 0; tries < 80; tries++) {
    if ((await focused(person)) === name) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never came to ${name}`);
}

async function focused({ page }: Person): Promise<string> {
  return page.evaluate(`(() => {
    const { activeElement: at } = document;
    return at.matches(':focus-visible') ? at.getAttribute('aria-label') ?? at.textContent.trim() : '';
  })()`);
}
