/** A game without a board of its own: the one that is drawn as text, with a field for moves. */
import { describe, expect, it } from 'vitest';
import { readChunks } from '../../scripts/build/pages.ts';
import { openHouse, root } from './house.ts';
import type { Person } from './person.ts';

const house = openHouse();

/** Every game on the shelf has a board; what would bring that of Scrabble brings none. */
async function withoutBoard({ page }: Person): Promise<void> {
  const chunks = await readChunks(`${root}/build/web`);
  const { file } = chunks.find(({ modules }) => modules.includes('src/games/scrabble/web/played.ts'))!;
  const body = 'export const played = {};';
  await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

describe('the plain board', () => {
  it('a move is begun on a place by mouse, and written and played by key', async () => {
    const player = await house.visit();
    await withoutBoard(player);
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
    expect(await page.locator('.s-board').count()).toBe(0);
  });
});
