/** A game without a board of its own: the one that is drawn as text, with a field for moves. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';

const house = openHouse();

/** Of the level 3x3-easy-1, row by row. */
const solution = ['a1 1', 'b1 2', 'c1 3', 'a2 3', 'b2 1', 'c2 2', 'a3 2', 'b3 3', 'c3 1'];

describe('the plain board', () => {
  it('[K5] a whole level is filled in: the place by mouse, the digit by key', async () => {
    const player = await house.visit();
    const id = await player.table({
      game: 'kenken',
      options: { level: 'builtin:3x3-easy-1' },
      seats: [{ name: 'Ada' }],
      start: true,
    });
    await player.go(`/table/${id}`);
    const { page } = player;
    const field = page.getByRole('combobox', { name: 'Your move' });
    for (const [at, move] of solution.entries()) {
      const [place, digit] = move.split(' ');
      await page.locator(`[data-place="${place}"]`).click();
      await page.keyboard.type(digit!);
      await expect.poll(() => field.inputValue()).toBe(move);
      await page.keyboard.press('Enter');
      await player.sees(at === 0 ? '1 move' : `${at + 1} moves`);
    }
    await player.sees('You solved it.');
  });
});
