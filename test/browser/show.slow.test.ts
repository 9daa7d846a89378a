/** A game that only bots play, and whoever made it. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';

const house = openHouse();

describe('a show', () => {
  it('[O6][R20] at its end whoever made it lets the bots play again', async () => {
    const maker = await house.visit();
    const id = await maker.table({
      game: 'rolit',
      options: { shape: 'SS', variant: 'othello' },
      seats: ['yellow', 'red'].map((color) => ({ name: `Bot ${color}`, bot: 'random', picks: { color } })),
      start: true,
    });
    const line = await maker.line();
    await line.command(id, { kind: 'pace', speed: 4 });
    await line.close();
    await maker.go(`/table/${id}`);
    await maker.page.getByRole('list', { name: 'Final ranking' }).waitFor();
    await maker.button('Play again').click();
    await expect.poll(() => maker.page.url()).not.toContain(id);
    await maker.button('Pause').waitFor();
  });
});
