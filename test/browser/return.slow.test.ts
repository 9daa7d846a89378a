/** Going away, on purpose or not, and coming back. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { answeredRows, breakCode, lay, readRows, tryCode } from './mastermind.ts';
import type { Person } from './person.ts';

const house = openHouse();

describe('coming back', () => {
  it('[R13] a reload in the middle of a draft keeps the pegs, and "Continue" finds the game again', async () => {
    const player = await house.visit();
    await player.go('/');
    await player.button('Play Mastermind').click();
    await tryCode(player, [1, 1, 2, 2]);
    const [first] = await answeredRows(player, 1);
    await lay(player, [3, 4]);
    await player.page.reload();
    await hasDraft(player);
    await player.newTab();
    await player.go('/');
    await player.link('Continue').click();
    await hasDraft(player);
    expect(await readRows(player)).toEqual([first]);
    await lay(player, [5, 6]);
    await player.button('Try this code').click();
    const rows = await answeredRows(player, 2);
    expect(rows[1]!.guess).toEqual([3, 4, 5, 6]);
    await player.button('Place 1: nothing yet').waitFor();
  });
  it('[R13][R32] a move made offline waits, says so, and arrives once', async () => {
    const player = await cutOff();
    await player.isTold('The game is saved; when the connection is back, you go on where you were.');
    await tryCode(player, [1, 1, 2, 2]);
    await player.isTold('1 move to be sent.');
    await player.choose('Rules');
    await player.sees('The room does not answer. Check the connection and try again.');
    await player.choose('Invite somebody');
    await player.page.getByRole('textbox', { name: 'Link to the table' }).waitFor();
    await player.page.keyboard.press('Escape');
    await player.isTold('1 move to be sent.');
    expect(await answers(player)).toBe(0);
    await player.context.setOffline(false);
    await answeredRows(player, 1);
    await player.isTold(/^Guess \d+ of 10/);
    await player.choose('Rules');
    await player.heading('Rules').waitFor();
    await player.page.reload();
    expect(await answeredRows(player, 1)).toHaveLength(1);
    expect(await answers(player)).toBe(1);
  });
  it('[R1][R32] "Play" pressed while the room is away plays once it is back', async () => {
    const player = await house.visit();
    player.forgive(/ERR_INTERNET_DISCONNECTED/);
    await player.go('/');
    await player.rest();
    await player.context.setOffline(true);
    await player.button('Play Rolit').click();
    await player.sees('The room does not answer. Check the connection and try again.');
    await player.context.setOffline(false);
    await player.button('Play Rolit').click();
    await player.isTold(/^Your turn/);
  });
  it('[R16][R32] offline before the first move one can still ask to save the position', async () => {
    const player = await cutOff();
    await player.choose('Save this position');
    await player.page.getByLabel('Name of the position').waitFor();
  });
  it('[R20][R32] what tells of the end and can’t be fetched comes later, and the board stays', async () => {
    const player = await house.visit();
    player.forgive(/ERR_INTERNET_DISCONNECTED/);
    const late = /\/(health|(EndCard|Looking)-[^/]*)$/;
    await player.go('/');
    await player.button('Play Mastermind').click();
    await player.isTold(/^Guess \d+ of 10/);
    await player.page.route(late, (route) => route.abort('internetdisconnected'));
    const clues = await breakCode(player);
    await player.isTold(/^You broke the code in \d+ guess/);
    expect(await answers(player)).toBe(clues.length);
    expect(await player.heading(/^Time: /).count()).toBe(0);
    await player.page.unroute(late);
    await player.page.evaluate("dispatchEvent(new Event('online'))");
    await player.heading(/^Time: /).waitFor();
    await player.heading('Review of the game').waitFor();
    expect(await answers(player)).toBe(clues.length);
  });
});

/** Somebody whose connection is lost before the first move, with the page at rest. */
async function cutOff(): Promise<Person> {
  const player = await house.visit();
  player.forgive(/ERR_INTERNET_DISCONNECTED/);
  await player.go('/');
  await player.button('Play Mastermind').click();
  await player.isTold(/^Guess \d+ of 10/);
  await player.rest();
  await player.context.setOffline(true);
  await player.isTold('Connection lost. Trying again…');
  return player;
}

async function hasDraft(player: Person): Promise<void> {
  await player.button('Place 1: yellow, sun').waitFor();
  await player.button('Place 2: green, leaf').waitFor();
  await player.button('Place 3: nothing yet').waitFor();
}

/** Guesses that have been answered. */
async function answers(player: Person): Promise<number> {
  return (await readRows(player)).filter((row) => row !== null).length;
}
