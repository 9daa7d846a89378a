/** Every page in every language. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { emptyPlaces, type Place, provoked, tablePlaces, visit } from './pages.ts';
import type { Person } from './person.ts';

const house = openHouse();

/** A code that found no words, or a gap in a sentence that nothing filled. */
const unsaid =
  /\b(home|table|kit|manual|new|saved|settings|shell|generic|replay|form|seat|bot|rival|rivals|strength|notation)\.[a-z][\w.-]*|\{\w+(:[^}]*)?\}/;

describe('[R53] every page is said in', () => {
  for (const language of ['ca', 'es', 'en'] as const)
    it(language, async () => {
      const person = await house.visit({ language });
      person.forgive(provoked);
      const places = [...emptyPlaces, ...(await tablePlaces(person))];
      const finds: string[] = [];
      for (const place of places) finds.push(...(await unsaidAt(person, place, language)));
      expect(finds).toEqual([]);
    });
});

describe('[R53] preferences', () => {
  it('are guessed, then chosen, followed at once and kept', async () => {
    const person = await house.visit({ language: 'es' });
    const html = person.page.locator('html');
    await person.go('/settings');
    await person.heading('Preferencias').waitFor();
    await person.pick('Català');
    await person.heading('Preferències').waitFor();
    await person.pick('Fosc');
    await person.page.reload();
    await person.heading('Preferències').waitFor();
    expect(await html.getAttribute('lang')).toBe('ca');
    expect(await html.getAttribute('data-theme')).toBe('dark');
    await person.go('/');
    await person.button('Juga a Mastermind').waitFor();
  });
});

async function unsaidAt(person: Person, place: Place, language: string): Promise<readonly string[]> {
  await visit(person, place);
  const texts = await textsOf(person);
  const finds = texts.flatMap((text) => unsaid.exec(text)?.[0] ?? []);
  const spoken = await person.page.locator('html').getAttribute('lang');
  return [...finds, ...(spoken === language ? [] : [`lang=${spoken}`])].map(
    (find) => `${place.name}: ${find}`,
  );
}

/** All that is shown, and all that is only heard. */
function textsOf({ page }: Person): Promise<readonly string[]> {
  return page.evaluate(`[document.title, document.body.innerText, document.body.textContent,
    ...['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].flatMap((name) =>
      [...document.querySelectorAll('[' + name + ']')].map((each) => each.getAttribute(name)))]`);
}
