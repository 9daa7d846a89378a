/** Mastermind step by step: what must be chosen, what is refused, and how hints and the clock are kept. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { answeredRows, lay, readRows, tryCode } from './mastermind.ts';
import type { Person } from './person.ts';

const house = openHouse();

async function form(): Promise<Person> {
  const person = await house.visit();
  await person.go('/new/mastermind');
  await person.button('Next').waitFor();
  return person;
}

const next = (person: Person) => person.button('Next').click();
const said = (person: Person, text: string) => person.page.locator('.field-error', { hasText: text });

/** A board of one's own, with these sizes, for one who breaks the room's code. */
async function custom(person: Person, sizes: Readonly<Record<string, string>>): Promise<void> {
  await person.pick('The room hides it and you break it');
  await person.pick('Custom');
  for (const [label, size] of Object.entries(sizes))
    await person.page.getByLabel(label, { exact: true }).fill(size);
}

async function start(person: Person): Promise<void> {
  await next(person);
  await next(person);
  await person.button('Start the game').click();
  await person.button('Place 1: nothing yet').waitFor();
}

describe('a new table of Mastermind', () => {
  it('[M1] chooses neither role nor difficulty beforehand, and says what was left out', async () => {
    const person = await form();
    expect(await person.page.getByRole('radio', { checked: true }).count()).toBe(0);
    await next(person);
    await expect.poll(() => said(person, 'Choose an option to go on.').count()).toBe(2);
    await person.pick('The room hides it and you break it');
    await next(person);
    await expect.poll(() => said(person, 'Choose an option').count()).toBe(1);
    await person.pick('Normal: 4 positions, 6 colours');
    await next(person);
    await person.button('Somebody at this screen').waitFor();
  });
  it('[M1][M6] chooses no rival beforehand either, and a chosen one plays', async () => {
    const person = await form();
    await person.pick('One of you makes it, the others break it');
    await person.pick('Easy: 4 positions, 4 colours');
    await next(person);
    await next(person);
    await said(person, 'Choose a rival to go on.').waitFor();
    await person.button('Choose a rival').click();
    const cast = person.page.getByRole('dialog').getByRole('radio');
    await cast.first().waitFor();
    expect(await person.page.getByRole('dialog').getByRole('radio', { checked: true }).count()).toBe(0);
    await person.button('Choose').click();
    await person.sees('Choose a rival first.');
    await person.pick('Zaida');
    await person.button('Choose').click();
    await next(person);
    await person.button('Start the game').click();
    await lay(person, [1, 2, 3, 4]);
    await person.button('Hide this code').click();
    await person.sees(/Zaida wants to know how many pegs are right\./);
  });
  it('[M2][M3] refuses sizes and turns out of range, each beside its field, and asks again', async () => {
    const person = await form();
    await custom(person, { Positions: '9', Colours: '3', Turns: '13' });
    await next(person);
    for (const range of ['Between 3 and 8', 'Between 4 and 12', 'Between 6 and 12'])
      await said(person, range).waitFor();
    await custom(person, { Positions: '8', Colours: '5', Turns: '6' });
    await person.page.getByLabel('Colours may repeat').click({ force: true });
    await next(person);
    await said(person, 'Without repeats, at least 8 colours are needed.').waitFor();
    await custom(person, { Positions: '3', Colours: '12' });
    await start(person);
    expect(
      await person.page
        .locator('.m-palette')
        .getByRole('button', { name: /^\w+, / })
        .count(),
    ).toBeGreaterThanOrEqual(12);
  });
  it('[M2][M4] without repeats no row has a colour twice, and a colour the board lacks is refused', async () => {
    const person = await form();
    await custom(person, { Positions: '3', Colours: '4', Turns: '6' });
    await person.page.getByLabel('Colours may repeat').click({ force: true });
    await start(person);
    await person.page.keyboard.press('5');
    await person.isTold('There is no colour 5 at this table. They go from 1 to 4.');
    await person.page.keyboard.press('0');
    await person.isTold('At this table no position may be empty.');
    await lay(person, [1, 1]);
    await person.button('Place 1: nothing yet').waitFor();
    await person.button('Place 2: red, heart').waitFor();
  });
  it('[M7][R19] asks for a number of hints, shows what is left, and says when they are used up', async () => {
    const person = await form();
    await person.pick('The room hides it and you break it');
    await person.pick('Normal: 4 positions, 6 colours');
    await next(person);
    await next(person);
    await person.pick('A fixed number');
    await person.page.getByRole('spinbutton', { name: 'How many hints' }).fill('1');
    await person.button('Start the game').click();
    await tryCode(person, [1, 1, 2, 2]);
    await answeredRows(person, 1);
    const hint = person.button('Ask for a hint (1 left)');
    await hint.getByText('1', { exact: true }).waitFor();
    await hint.click();
    await person.button('Hide the hint').click();
    await person.button('Ask for a hint (0 left)').click();
    await person.button('Play it').click();
    await answeredRows(person, 2);
    await person.button('Ask for a hint (0 left)').click({ force: true });
    await person.sees('You have used all your hints.');
    expect(await readRows(person)).toHaveLength(2);
  });
  it('[M7][R18] shows the time played, which stands still in a pause', async () => {
    const person = await house.visit();
    const { page } = person;
    await page.clock.install();
    await person.go('/');
    await person.button('Play Mastermind').click();
    const clock = page.getByRole('timer', { name: 'Time played' });
    await clock.filter({ hasText: /0:0\d/ }).waitFor();
    await page.clock.fastForward('10:00');
    await clock.filter({ hasText: /10:\d\d/ }).waitFor();
    await person.button('Pause').click();
    await person.heading('The game is paused.').waitFor();
    const stood = await clock.textContent();
    await page.clock.fastForward('10:00');
    expect(await clock.textContent()).toBe(stood);
    await page.locator('.covered').getByRole('button', { name: 'Resume' }).click();
    await clock.filter({ hasNotText: stood! }).waitFor();
  });
});
