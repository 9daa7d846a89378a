/** Several people before one screen. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { answeredRows, tryCode } from './mastermind.ts';
import type { Person } from './person.ts';
import { byMouse, playOut, ranking } from './rolit.ts';

const house = openHouse();

describe('one screen', () => {
  it('[R11] three people sit down and play Rolit, to the ranking', async () => {
    const screen = await house.visit();
    await sitDown(screen);
    const balls = await playOut(screen, byMouse);
    const places = await ranking(screen);
    expect(places).toHaveLength(3);
    for (const name of ['Ada', 'Leo', 'Mar'])
      expect(places.some(({ text }) => text.includes(name))).toBe(true);
    const points = places.map((place) => place.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(balls);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
  it('[R16] of three at one screen the one to move resigns, by name, and the others play on', async () => {
    const screen = await house.visit();
    const id = await screen.table({
      game: 'rolit',
      options: { shape: 'SS' },
      seats: ['yellow', 'red', 'green'].map((color, at) => ({
        name: ['Ada', 'Leo', 'Mar'][at],
        picks: { color },
      })),
      start: true,
    });
    await screen.go(`/table/${id}`);
    await screen.isTold('Your turn, Ada.');
    await resigns(screen, 'Ada', 'Ada loses; the others play on.');
    await screen.isTold('Your turn, Leo.');
    await byMouse(screen, 'C3');
    await screen.isTold('Your turn, Mar.');
    await resigns(screen, 'Mar', 'Mar loses, and the game ends.');
    await screen.isTold('Leo wins.');
    await screen.heading('Ada and Mar resigned.').waitFor();
    const places = (await ranking(screen)).map(({ text }) => text);
    expect(places[0]).toContain('Leo');
    expect(places.map((text) => text.includes('resigned'))).toEqual([false, true, true]);
  });
  it('[R11][R31] two break the same code, and the board is covered between them', async () => {
    const screen = await house.visit();
    const id = await screen.table({
      game: 'mastermind',
      options: { role: 'breaker', difficulty: 'normal' },
      seats: [{ name: 'Ada' }, { name: 'Leo' }],
      start: true,
    });
    await screen.go(`/table/${id}`);
    await comes(screen, 'Ada');
    await tryCode(screen, [1, 1, 2, 2]);
    await screen.heading('Now it is Leo’s turn.').waitFor();
    await showsNothing(screen);
    await comes(screen, 'Leo');
    await showsNothingOfAda(screen);
    await tryCode(screen, [3, 3, 4, 4]);
    await comes(screen, 'Ada');
    const rows = await answeredRows(screen, 1);
    expect(rows.map(({ guess }) => guess)).toEqual([[1, 1, 2, 2]]);
    await screen.page.reload();
    await screen.heading(/^Now it is .+ turn\.$/).waitFor();
    await showsNothing(screen);
  });
});

async function sitDown(screen: Person): Promise<void> {
  await screen.go('/new/rolit');
  await screen.pick('Small square (36 cells)');
  await screen.button('Next').click();
  const people = screen.page.getByRole('textbox', { name: /^Name/ });
  const seats = screen.button(/^Remove .+$/);
  while ((await seats.count()) > 1) await seats.last().click();
  for (const _ of ['Leo', 'Mar']) await screen.button('Somebody at this screen').click();
  for (const [at, name] of ['Ada', 'Leo', 'Mar'].entries()) await people.nth(at).fill(name);
  await screen.button('Next').click();
  await screen.button('Start the game').click();
}

async function resigns(screen: Person, name: string, text: string): Promise<void> {
  await screen.choose(`${name} resigns`);
  await screen.heading(`${name} resigns?`).waitFor();
  await screen.sees(text);
  await screen.page
    .getByRole('dialog')
    .getByRole('button', { name: `${name} resigns` })
    .click();
}

async function comes(screen: Person, name: string): Promise<void> {
  await screen.heading(`Now it is ${name}’s turn.`).waitFor();
  await screen.button(`I am ${name}: show the board`).click();
  await screen.isTold(`Your turn, ${name}.`);
}

/** Neither to eyes nor to ears. */
async function showsNothing(screen: Person): Promise<void> {
  expect(await screen.page.locator('.m-board, .m-palette').count()).toBe(0);
  await showsNothingOfAda(screen);
}

async function showsNothingOfAda({ page }: Person): Promise<void> {
  const shown: string = await page.evaluate(
    'document.body.innerText + document.querySelector("main").textContent',
  );
  expect(shown).not.toMatch(/red, red, blue, blue|1122/);
}
