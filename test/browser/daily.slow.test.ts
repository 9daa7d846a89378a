/** The game of the day: the same for everybody, once, and shown to friends in squares. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { answeredRows, breakCode, readRows, tryCode } from './mastermind.ts';
import { type Person, phone } from './person.ts';
import { sweep } from './sweep.ts';

const house = openHouse(new Date('2026-07-29T12:00:00Z'));
const today = 'Play: Today’s code';

async function begin(person: Person): Promise<void> {
  await person.go('/');
  await person.button(today).click();
  await person.heading('Today’s code').waitFor();
}

/** What the page would send, where a device has nothing to share with. */
async function copied(person: Person, button: string): Promise<string> {
  await person.button(button).click();
  await person.sees('Result copied. Paste it wherever you like.');
  return person.page.evaluate('navigator.clipboard.readText()') as Promise<string>;
}

describe('[M11] the code of the day', () => {
  it('is the same for two who do not know each other, on a desk and on a phone', async () => {
    const [ada, leo] = [await house.visit(), await house.visit(phone)];
    await Promise.all([begin(ada), begin(leo)]);
    for (const guess of [
      [1, 1, 2, 2],
      [3, 4, 5, 6],
      [2, 3, 4, 1],
    ]) {
      await tryCode(ada, guess);
      await tryCode(leo, guess);
    }
    expect(await answeredRows(leo, 3)).toEqual(await answeredRows(ada, 3));
  });
  it('is one table a day, without undo or hints, and its squares say what was played', async () => {
    const ada = await house.visit();
    await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(ada);
    const { pathname } = new URL(ada.page.url());
    await tryCode(ada, [1, 1, 2, 2]);
    await answeredRows(ada, 1);
    await ada.button('Undo').click({ force: true });
    await ada.sees(/There is no undo in the game of the day/);
    await ada.button('Ask for a hint').click({ force: true });
    await ada.sees(/There are no hints in the game of the day/);
    await ada.choose('Leave');
    expect(await ada.button('Go back to a saved position').count()).toBe(0);
    await ada.link('Continue: Today’s code').click();
    await answeredRows(ada, 1);
    expect(new URL(ada.page.url()).pathname).toBe(pathname);
    const rows = await breakCode(ada);
    await ada.sees(/^You broke the code in \d+ guess/);
    const [head, ...squares] = (await copied(ada, 'Share')).split('\n');
    expect(head).toMatch(new RegExp(`^Mastermind · \\d+ \\w+ \\d{4} · ${rows.length}/10$`));
    expect(squares).toEqual(rows.map(({ marks: { right, near } }) => lineOf(right, near)));
    const drawn = ada.page.locator('.squares li');
    expect(await drawn.count()).toBe(rows.length);
    expect(await sweep(ada, [{ name: 'the end', path: pathname }], 360)).toEqual([]);
    await ada.go('/');
    await ada.sees(`Done: ${rows.length}/10`);
    expect((await copied(ada, 'Share: Today’s code')).split('\n')).toEqual([head, ...squares]);
    expect(await ada.api('POST', '/daily', { game: 'mastermind' })).toMatchObject({
      id: pathname.split('/').at(-1),
      phase: 'over',
    });
  });
  it('[D2] a daily that was deleted does not come back', async () => {
    const ada = await house.visit({ language: 'ca' });
    await ada.go('/');
    await ada.button('Juga: El codi del dia').click();
    await ada.heading('El codi del dia').waitFor();
    const id = new URL(ada.page.url()).pathname.split('/').at(-1);
    expect(await readRows(ada)).toEqual([]);
    await ada.api('DELETE', `/tables/${id}`);
    await ada.go('/');
    await ada.sees('Fet per avui.');
    expect(await ada.button('Juga: El codi del dia').count()).toBe(0);
  });
});

function lineOf(right: number, near: number): string {
  return `${'🟩'.repeat(right)}${'🟨'.repeat(near)}${'⬛'.repeat(4 - right - near)} ${right}+${near}`;
}
