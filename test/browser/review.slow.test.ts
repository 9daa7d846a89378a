/** After a game of Mastermind: what the guesses were worth, and where a codemaker answered wrongly. */
import { describe, expect, it } from 'vitest';
import { eventually } from '../wire/guest.ts';
import { openHouse } from './house.ts';
import { answeredRows, breakCode, lay, tryCode } from './mastermind.ts';
import { type Person, phone } from './person.ts';

const house = openHouse();

describe('looking back', () => {
  it('[M10] a game to its end: every guess with what it left, the best one, skill and luck', async () => {
    const player = await house.visit();
    await player.go('/');
    await player.button('Play Mastermind').click();
    await tryCode(player, [1, 1, 2, 2]);
    await answeredRows(player, 1);
    expect(await player.heading('Review of the game').count()).toBe(0);
    const clues = await breakCode(player);
    await player.heading('Review of the game').waitFor();
    const rows = await reviewRows(player);
    expect(rows).toHaveLength(clues.length);
    expect(rows[0]).toMatch(
      /^Guess 1: red, red, blue, blue\..*1,296.*175.*red, blue, yellow, green.*156.*94%/s,
    );
    expect(rows.at(-1)).toMatch(/to ✓\s*broken/);
    await player.sees(/^You got \d+% of the information there was to get\.$/);
    await player.link('Replay').click();
    expect(await reviewRows(player)).toEqual(rows);
  });
  it('[M10][M11] of several who broke codes one chooses whose', async () => {
    const player = await house.visit(phone);
    const id = await player.table({
      game: 'mastermind',
      options: { role: 'breaker', difficulty: 'easy' },
      seats: [{ name: 'Ada' }, { name: 'Leo', bot: 'consistent' }],
      start: true,
    });
    const line = await player.line();
    await line.command(id, { kind: 'move', seat: 0, text: '1122' });
    await line.command(id, { kind: 'forfeit', seat: 0, why: 'resigned' });
    await line.close();
    await player.go(`/table/${id}`);
    await player.heading('Review of the game').waitFor();
    const ada = await reviewRows(player);
    expect(ada).toHaveLength(1);
    await player.pick('Leo');
    await eventually('Leo’s guesses', async () => (await reviewRows(player)).join() !== ada.join());
  });
});

describe('a codemaker', () => {
  it('[M5] is told at once when an answer is wrong, by this very guess', async () => {
    const maker = await made('told');
    await lay(maker, [1, 1, 2, 3]);
    await maker.button('Hide this code').click();
    await answers(maker, 4, 0);
    await maker.isTold('That does not agree with your code.');
    await maker.page.locator('details.m-how[open]').waitFor();
  });
  it('[M5] with the code in the head contradicts and sees row by row where', async () => {
    const maker = await made('head');
    while ((await maker.page.locator('.m-palette').count()) === 0) await answers(maker, 1, 1);
    await lay(maker, [6, 6, 6, 6]);
    await maker.button('This was my code').click();
    await maker.heading('Wrong answers').waitFor();
    const wrong = maker.page.locator('.m-row[data-wrong]');
    expect(await wrong.count()).toBeGreaterThan(0);
    expect(await wrong.first().locator('> .sr').textContent()).toMatch(/The right answer was: /);
  });
});

function reviewRows({ page }: Person): Promise<readonly string[]> {
  const rows = page.locator('.m-review tbody tr');
  return rows
    .first()
    .waitFor()
    .then(() => rows.allTextContents());
}

/** Somebody who makes a code that a bot breaks. */
async function made(code: 'told' | 'head'): Promise<Person> {
  const maker = await house.visit();
  const id = await maker.table({
    game: 'mastermind',
    options: { role: 'maker', code, difficulty: 'normal' },
    seats: [
      { name: 'Ada', picks: { role: 'maker' } },
      { name: 'Leo', bot: 'five-guess', picks: { role: 'breaker' } },
    ],
    start: true,
  });
  await maker.go(`/table/${id}`);
  return maker;
}

/** Answers the guess that waits, whatever it is. */
async function answers(maker: Person, right: number, near: number): Promise<void> {
  const { page } = maker;
  await page.locator('.m-row[data-now]').waitFor();
  await page
    .getByRole('group', { name: 'Right place' })
    .getByRole('button', { name: `${right}` })
    .click();
  await page
    .getByRole('group', { name: 'Right colour, wrong place' })
    .getByRole('button', { name: `${near}` })
    .click();
  const before = await answered(maker);
  await maker.button(`Answer ${right} and ${near}`).click();
  const settled = page.locator('.m-palette, details.m-how[open]');
  await eventually(
    'the answer is heard',
    async () => (await settled.count()) > 0 || (await answered(maker)) > before,
  );
}

/** Rows with an answer, and a guess after them that waits. */
async function answered({ page }: Person): Promise<number> {
  const waits = await page.locator('.m-row[data-now]').count();
  return waits > 0 ? page.locator('.m-rows > li:not([aria-hidden])').count() : 0;
}
