/** All pages, in ten windows and three languages, by day and by night: no overlap, no cut word, nothing sticks out. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { emptyPlaces, type Place, provoked, tablePlaces, visit } from './pages.ts';
import type { Person } from './person.ts';
import { faultsIn } from './walk.ts';

const house = openHouse();

/** The kit is for those who build the page: it shows parts in places where nobody meets them. */
const pages = emptyPlaces.filter(({ path }) => path !== '/kit');

const visits = [
  { language: 'ca', theme: 'light' },
  { language: 'es', theme: 'dark' },
  { language: 'en', theme: 'light' },
] as const;

describe.each(visits)('[Q4] in $language, $theme, in every window', (how) => {
  it('pages of the house are whole', async () => {
    expect(await walkOver(await house.visit(how), pages)).toEqual([]);
  });
  it('and tables', async () => {
    const person = await house.visit(how);
    expect(await walkOver(person, await tablePlaces(person))).toEqual([]);
  });
});

it('what is wrong would be found', async () => {
  const person = await house.visit();
  const act = async ({ page }: Person) => {
    await page.evaluate(`(() => {
      const add = (kind, text, style) => {
        const each = document.createElement(kind);
        each.textContent = text;
        Object.assign(each.style, style);
        document.querySelector('main').append(each);
      };
      add('button', 'one', { position: 'absolute', top: '300px', left: '10px' });
      add('button', 'two', { position: 'absolute', top: '305px', left: '15px' });
      add('p', 'a sentence that is cut', { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
      add('p', 'wide', { width: '3000px' });
    })()`);
  };
  const wrong = await walkOver(person, [{ name: 'nothing here', path: '/nowhere', act }]);
  for (const kind of ['wider', 'overlap', 'cut'])
    expect(wrong).toContainEqual(expect.stringContaining(`nothing here: ${kind}`));
});

async function walkOver(person: Person, places: readonly Place[]): Promise<readonly string[]> {
  person.forgive(provoked);
  const wrong: string[] = [];
  const size = person.page.viewportSize()!;
  for (const place of places) {
    await person.page.setViewportSize(size);
    await visit(person, place);
    wrong.push(...(await faultsIn(person)).map((fault) => `${place.name}: ${fault}`));
  }
  return wrong;
}
