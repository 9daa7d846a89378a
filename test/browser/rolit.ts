/** Rolit through the page: by mouse, by finger, by keys, with what the board says to those who listen. */
import type { Person } from './person.ts';

export type Hand = (person: Person, cell: string) => Promise<void>;

/** A cell where a ball may go, and one that turns many if there is one. */
export async function choice({ page }: Person): Promise<string> {
  const choices = page.getByRole('gridcell', { name: /, empty, turns (\d+|none)/ });
  await choices.first().waitFor();
  const all = await choices.all();
  const names = await Promise.all(all.map(async (choice) => (await choice.getAttribute('aria-label'))!));
  const turns = (name: string) => Number(/turns (\d+)/.exec(name)?.[1] ?? 0);
  return names.reduce((best, name) => (turns(name) > turns(best) ? name : best)).split(',')[0]!;
}

export function cellOf({ page }: Person, cell: string) {
  return page.getByRole('gridcell', { name: new RegExp(`^${cell},`) });
}

/** Chosen with one click, played with another. */
export const byMouse: Hand = async (person, cell) => {
  await cellOf(person, cell).click();
  await isChosen(person, cell);
  await cellOf(person, cell).click();
};

/** The dock offers to play it. */
async function isChosen(person: Person, cell: string): Promise<void> {
  await person.button(`Put the ball on ${cell}`).waitFor();
}

/** Chosen on the board, played by the button of the dock. */
export const byFinger: Hand = async (person, cell) => {
  await cellOf(person, cell).tap();
  await person.button(`Put the ball on ${cell}`).tap();
};

/** By the arrows from the cell that has the focus; Enter chooses, and plays. */
export const byKeys: Hand = async (person, cell) => {
  const { keyboard } = person.page;
  const from = await focusedCell(person);
  const [right, down] = [cell.charCodeAt(0) - from.charCodeAt(0), row(cell) - row(from)];
  for (let step = 0; step < Math.abs(right); step++)
    await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(down); step++) await keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  await keyboard.press('Enter');
  await isChosen(person, cell);
  await keyboard.press('Enter');
};

function row(cell: string): number {
  return Number(cell.slice(1));
}

export async function focusedCell({ page }: Person): Promise<string> {
  const name = await page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`);
  return name?.split(',')[0] ?? '';
}

/** Plays for everybody at this screen until the board is full; the number of balls. */
export async function playOut(person: Person, hand: Hand): Promise<number> {
  let balls = await ballsOn(person);
  while (!(await isOver(person))) {
    await hand(person, await choice(person));
    balls += 1;
    await person.page.getByRole('grid', { name: `: ${balls} ` }).waitFor();
  }
  return balls;
}

async function ballsOn({ page }: Person): Promise<number> {
  const name = await page.getByRole('grid').getAttribute('aria-label');
  return Number(/: (\d+) /.exec(name!)![1]);
}

/** It is somebody's turn here, or nobody's any more. */
async function isOver({ page }: Person): Promise<boolean> {
  const over = page.getByRole('list', { name: 'Final ranking' });
  const turn = page.locator('p.status', { hasText: 'Your turn' });
  await over.or(turn).first().waitFor();
  return (await over.count()) > 0;
}

/** The final ranking: the text of every place, and its points. */
export async function ranking({ page }: Person) {
  const places = page.getByRole('list', { name: 'Final ranking' }).getByRole('listitem');
  const texts = await places.allTextContents();
  return texts.map((text) => ({ text, points: Number(/(\d+)$/.exec(text)![1]) }));
}
