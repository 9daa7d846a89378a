/** What must hold on every page: nothing for axe to find, in any theme, and nothing wider than the screen. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Place, provoked, visit } from './pages.ts';
import type { Person } from './person.ts';

/** Finds of all the pages, one line each. */
export async function sweep(person: Person, places: readonly Place[], narrow: number): Promise<string[]> {
  person.forgive(provoked);
  const finds: string[] = [];
  const size = person.page.viewportSize()!;
  for (const place of places) {
    await visit(person, place);
    for (const find of await findings(person)) finds.push(`${place.name}: ${find}`);
    await person.page.setViewportSize({ width: narrow, height: 640 });
    const wide = await overflow(person);
    if (wide !== null) finds.push(`${place.name}: at ${narrow} px ${wide}`);
    await person.page.setViewportSize(size);
  }
  return finds;
}

/** All rules in the light; themes differ only in their colours. */
async function findings(person: Person): Promise<readonly string[]> {
  const finds: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await dress(person, theme);
    const axe = await axeOn(person);
    const { violations } = await (theme === 'light' ? axe : axe.withRules(['color-contrast'])).analyze();
    for (const { id, nodes } of violations)
      finds.push(
        ...nodes.map(({ target, failureSummary }) => `${theme}, ${id}: ${target} ${why(failureSummary)}`),
      );
  }
  return finds;
}

/** Colours that take a moment to change are changed at once; one that changes may make its children's change. */
async function dress({ page }: Person, theme: string): Promise<void> {
  await page.evaluate(`(() => {
    document.documentElement.dataset.theme = '${theme}';
    for (let depth = 0; depth < 20; depth++) {
      const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const change of changes) change.finish();
    }
  })()`);
}

/** Its script is long: it is read once a page, not once a look. */
async function axeOn({ page }: Person): Promise<AxeBuilder> {
  const isThere = await page.evaluate(`'axe' in window`);
  return new AxeBuilder({ page, ...(isThere === true && { axeSource: 'void 0' }) }).setLegacyMode(true);
}

function why(summary: string | undefined): string {
  return (summary ?? '').split('\n').slice(1, 2).join('').trim();
}

/** What sticks out to the right, or null. */
function overflow({ page }: Person): Promise<string | null> {
  return page.evaluate(`(() => {
    const { scrollWidth } = document.scrollingElement;
    if (scrollWidth <= innerWidth) return null;
    const out = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1);
    const told = out.slice(-3).map((each) => each.tagName + '.' + String(each.getAttribute('class')).replaceAll(' ', '.'));
    return 'it is ' + scrollWidth + ' px wide: ' + told.join(', ');
  })()`);
}
