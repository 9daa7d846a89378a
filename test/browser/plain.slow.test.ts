/** A game without a board of its own: the one that is drawn as text, with a field for moves. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';

const house = openHouse();

describe('the plain board', () => {
  it('a move is begun on a place by mouse, and written and played by key', async () => {
    const player = await house.visit();
    const id = await player.table({
      game: 'scrabble',
      seats: [{ name: 'Ada' }, { name: 'Leo' }],
      start: true,
    });
    await player.go(`/table/${id}`);
    await player.button(/^I am \w+: show the board$/).click();
    const { page } = player;
    const field = page.getByRole('combobox', { name: 'Your move' });
    await page.locator('[data-place]').first().click();
    await expect.poll(() => field.inputValue()).toMatch(/^\S+ $/);
    await field.fill('pass');
    await page.keyboard.press('Enter');
    await player.button(/^I am \w+: show the board$/).click();
    await player.sees('1 move');
  });
});
