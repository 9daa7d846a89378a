/** Scrabble through the page: tiles by mouse, by finger, by keys; what to play is what a hint proposes. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

/** A tile of a play: where, its letters, and whether a blank stands for them. */
export type Laid = { readonly square: number; readonly letters: string; readonly isBlank: boolean };

export function square({ page }: Person, at: number): Locator {
  return page.locator(`[data-square="${at}"]`);
}

/** A tile of one's own by its letters; the blank has none. */
export function own({ page }: Person, letters: string): Locator {
  const letter = page.locator('b', { hasText: new RegExp(`^${letters}$`) });
  return page.locator('button.s-slot', { has: letter }).first();
}

/** The tiles of the best play, told by a hint that is put away again; null where there is no play. */
export async function proposal(person: Person): Promise<readonly Laid[] | null> {
  const { page } = person;
  await person.button(/^Ask for a hint/).focus();
  await page.keyboard.press('Enter');
  await page.locator('.layout-ask').waitFor();
  const tiles = await page.evaluate<readonly Laid[]>(
    `[...document.querySelectorAll('[data-how="hinted"]')].map((each) => ({
      square: Number(each.dataset.square),
      letters: each.querySelector('b').textContent,
      isBlank: each.querySelector('[data-blank]') !== null,
    }))`,
  );
  await person.button('Hide the hint').focus();
  await page.keyboard.press('Enter');
  await page.locator('.layout-ask').waitFor({ state: 'detached' });
  return tiles.length > 0 ? tiles : null;
}

/** How a play is laid and played. */
export type Hand = (person: Person, tiles: readonly Laid[]) => Promise<void>;

async function namesBlank(person: Person, { letters }: Laid): Promise<void> {
  await person.page.getByRole('dialog').getByRole('button', { name: letters, exact: true }).click();
}

/** Carried from the rack to its square. */
export const byMouse: Hand = async (person, tiles) => {
  for (const tile of tiles) {
    await own(person, tile.isBlank ? '' : tile.letters).dragTo(square(person, tile.square));
    if (tile.isBlank) await namesBlank(person, tile);
  }
  await person.button(/^Play · /).click();
};

/** The tile is tapped, then its square. */
export const byFinger: Hand = async (person, tiles) => {
  for (const tile of tiles) {
    await own(person, tile.isBlank ? '' : tile.letters).tap();
    await square(person, tile.square).tap();
    if (tile.isBlank) await namesBlank(person, tile);
  }
  await person.button(/^Play · /).tap();
};

/** By arrows to the first square, then typed along the line; Enter plays. */
export const byKeys: Hand = async (person, tiles) => {
  const { keyboard } = person.page;
  const size = await sizeOf(person);
  const first = tiles[0]!.square;
  const across = tiles.every((tile) => Math.floor(tile.square / size) === Math.floor(first / size));
  await tabTo(person, '.s-square');
  for (const [key, steps] of steps2d(await focused(person), first, size))
    for (let step = 0; step < steps; step++) await keyboard.press(key);
  if ((await square(person, first).getAttribute('data-arrow')) !== (across ? 'across' : 'down'))
    await keyboard.press('Space');
  for (const { letters, isBlank } of tiles)
    for (const letter of letters) await keyboard.press(isBlank ? `Shift+${letter}` : letter.toLowerCase());
  await person.button(/^Play · /).waitFor();
  await keyboard.press('Enter');
};

function steps2d(from: number, to: number, size: number): readonly (readonly [string, number])[] {
  const right = (to % size) - (from % size);
  const down = Math.floor(to / size) - Math.floor(from / size);
  return [
    [right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right)],
    [down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down)],
  ];
}

async function sizeOf({ page }: Person): Promise<number> {
  return Math.sqrt(await page.locator('.s-square').count());
}

async function focused({ page }: Person): Promise<number> {
  return Number(await page.evaluate(`document.activeElement.dataset.square`));
}

export async function tabTo({ page }: Person, selector: string): Promise<void> {
  for (let tries = 0; tries < 80; tries++) {
    if (await page.evaluate(`document.activeElement.matches('${selector}')`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not to be reached`);
}

/** Turns so far. */
export async function turns({ page }: Person): Promise<number> {
  return Number(
    (await page
      .locator('.s-plays > li')
      .first()
      .getAttribute('value')
      .catch(() => null)) ?? 0,
  );
}

/** Gives the turn away, by the menu where there is no column. */
export async function passes(person: Person): Promise<void> {
  const button = person.button('Pass');
  if (!(await button.first().isVisible())) {
    await person.button('More tools').click();
    await person.page.getByRole('menuitem', { name: 'Pass' }).click();
  } else await button.first().click();
  await person.page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
}

/** Plays for this person, hint by hint, until the game is over; how many plays were laid. */
export async function playOut(person: Person, hand: Hand): Promise<number> {
  const { page } = person;
  const over = page.locator('.end-card');
  for (let plays = 0; ; ) {
    await page.locator('.end-card, p.status:has-text("Your turn")').first().waitFor({ state: 'attached' });
    if ((await over.count()) > 0) return plays;
    const before = await page.locator('.s-plays > li').count();
    const tiles = await proposal(person);
    if (tiles) {
      await hand(person, tiles);
      plays += 1;
    } else await passes(person);
    await page
      .locator(`.end-card, .s-plays > li:nth-child(${Math.min(before + 2, 8)})`)
      .first()
      .waitFor({ state: 'attached' });
    await page.locator('.end-card, p.status:has-text("Your turn")').first().waitFor({ state: 'attached' });
  }
}
