/** Content in the browser: chosen by name in the form, fetched as bytes, opened without parsing. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';

const house = openHouse();

describe('content', () => {
  it('[K2][R10] a level is chosen by its size and difficulty, in one’s own language', async () => {
    const player = await house.visit({ language: 'ca' });
    await player.go('/new/kenken');
    const field = player.page.getByRole('combobox', { name: 'Nivell' });
    const chosen = () => field.locator('option:checked').textContent();
    await expect.poll(chosen).toBe('5 × 5 · fàcil · 1');
    await field.selectOption({ label: '3 × 3 · fàcil · 2' });
    expect(await chosen()).toBe('3 × 3 · fàcil · 2');
    expect(await field.inputValue()).toBe('builtin:3x3-easy-2');
  });

  it('[Q4][S3] the Catalan dictionary comes as bytes, in less than a megabyte', async () => {
    const player = await house.visit({ language: 'ca' });
    const options = { resource: 'builtin:ca' };
    const id = await player.table({ game: 'scrabble', options, seats: [{ name: 'Ada' }], start: true });
    const sizes: number[] = [];
    player.page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      if (request.url().includes('/api/resources/')) sizes.push(responseBodySize);
    });
    await player.go(`/table/${id}`);
    await player.page.locator('.s-square').first().waitFor();
    await expect.poll(() => sizes.length).toBe(2);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    expect(all).toBeGreaterThan(300_000);
    expect(all).toBeLessThan(1_000_000);
  });
});
