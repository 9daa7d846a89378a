/** Rivals with a face: chosen, seated, told at the table, in lists and at the end. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type Person, phone } from './person.ts';

const house = openHouse();

describe('[R11] choosing rivals', () => {
  it.each([
    ['on a desktop', {}],
    ['on a phone', phone],
  ])(
    '%s: by face, with the level and a line; the method under More is told at the table',
    async (_, visit) => {
      const person = await house.visit(visit);
      await person.go('/new/rolit');
      await person.button('Next').click();
      for (const [name, level] of [
        ['Bru', 'easy'],
        ['Mei', 'normal'],
        ['Otto', 'easy'],
      ] as const)
        expect(await person.button(`Change ${name}`).textContent()).toContain(`${name}${level}`);
      await person.button('Change Mei').click();
      for (const seated of ['Bru', 'Otto']) expect(await radio(person, seated).isDisabled()).toBe(true);
      await sits(person, 'Zaida', 'A carpenter: measures twice, cuts once.');
      await person.button('Change Bru').click();
      await person.pick('Vega');
      await person.page.getByText('More', { exact: true }).click();
      await person.page.getByLabel('How they think').selectOption('greedy (medium)');
      await person.button('Choose').click();
      await person.button('A rival').click();
      await sits(person, 'Nap', 'Looks asleep. Is not.');
      await person.button('Next').click();
      await person.button('Start the game').click();
      await person.isTold('Your turn.');
      const seat = (name: string) => person.page.locator('.seat').filter({ hasText: name }).first();
      await expect.poll(() => seat('Zaida').textContent()).toContain('rival, level 3, hard');
      await expect.poll(() => seat('Vega').textContent()).toContain('greedy (medium)');
      expect(await seat('Nap').locator('img').getAttribute('alt')).toBe('');
      await person.go('/saved');
      await person.sees(/Vega \(very hard\) 0, Zaida \(hard\) 0, Otto \(easy\) 0, Nap \(expert\) 0/);
    },
  );
  it('more of a level than there are have plain names, and the level', async () => {
    const person = await house.visit();
    await person.go('/new/scrabble');
    await person.button('Next').click();
    for (const name of ['Roc', 'another']) {
      await person.button('A rival').click();
      await person.pick(name);
      await person.button('Choose').click();
    }
    expect(await person.button('Change Dunia').textContent()).toContain('Dunianormal');
  });
  it('[R6] nobody sits down as a rival, and nobody is called like one', async () => {
    const person = await house.visit();
    await person.go('/new/rolit');
    await person.button('Next').click();
    await person.page.getByRole('textbox', { name: /^Name/ }).fill('Elvira');
    await person.button('Next').click();
    await person.sees('“Elvira” is the name of one of the rivals. Choose another.');
    person.forgive(/api\/me .*422/);
    await person.go('/settings');
    await person.page.getByLabel('Your name').fill('nap');
    await person.button('Save the name').click();
    await person.sees('“nap” is the name of one of the rivals. Choose another.');
  });
  it('the cast has a page of its own, and the manual leads there', async () => {
    const person = await house.visit();
    await person.go('/manual/room');
    await person.link('rivals').first().click();
    await person.heading('The rivals').waitFor();
    expect(await person.page.locator('.rivals-list > li').count()).toBe(10);
  });
});

function radio({ page }: Person, name: string) {
  return page.getByRole('radio', { name });
}

/** Somebody is chosen, says what they are like, and sits down. */
async function sits(person: Person, name: string, line: string): Promise<void> {
  await person.pick(name);
  await person.sees(line);
  await person.button('Choose').click();
}
