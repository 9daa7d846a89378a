/** Whole levels of KenKen in the browser. */
import { describe, expect, it } from 'vitest';
import { solve } from '../../src/games/kenken/solver/search.ts';
import { builtIn, levelOf } from '../data/kenken/corpus.ts';
import { Guest } from '../wire/guest.ts';
import { Line } from '../wire/line.ts';
import { openHouse } from './house.ts';
import { type Person, phone, type Visit } from './person.ts';

const house = openHouse();
const level = '4x4-easy-1';
const solution = solutionOf(level);

function solutionOf(name: string): readonly number[] {
  const read = levelOf({ prop: builtIn(name) });
  return solve(read, read.givens, { steps: { left: 1_000_000 } }).solutions[0]!;
}

async function seated(visit: Visit = {}, options: object = {}): Promise<Person> {
  const person = await house.visit(visit);
  const id = await person.table({
    game: 'kenken',
    options: { level: `builtin:${level}`, ...options },
    seats: [{ name: 'Ada' }],
    start: true,
  });
  await person.go(`/table/${id}`);
  await cell(person, 'A1').waitFor();
  return person;
}

/** By how it is told: the place, then what is there. */
function cell({ page }: Person, name: string, content = '') {
  return page.getByRole('gridcell', { name: new RegExp(`^${name}, ${content}`) });
}

function nameOf(at: number, size = 4): string {
  return `${String.fromCharCode(65 + (at % size))}${Math.floor(at / size) + 1}`;
}

async function pressAll({ page }: Person, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A number that is wrong in this cell. */
const wrong = (at: number) => (solution[at]! % 4) + 1;

describe('[K5] a whole 4 × 4', () => {
  it('by keys alone, to the next level', async () => {
    const ada = await seated();
    await tabToBoard(ada);
    for (const [at, value] of solution.entries()) {
      if (at > 0) await pressAll(ada, ...(at % 4 === 0 ? ['ArrowDown', 'Home'] : ['ArrowRight']));
      await pressAll(ada, `${value}`);
    }
    await ada.isTold('You solved it.');
    await ada.page.locator('.own-times', { hasText: /^Your best on this level\s*\d:\d\d$/ }).waitFor();
    await ada.button('Next: 4 × 4 · easy · 2').click();
    await ada.page.locator('.head .aside', { hasText: '4 × 4 · easy · 2' }).waitFor();
    await cell(ada, 'A1', 'empty').waitFor();
  });
  it('on a phone, by finger', async () => {
    const ada = await seated(phone);
    for (const [at, value] of solution.entries()) {
      await cell(ada, nameOf(at)).tap();
      await ada.page
        .locator('.k-key')
        .nth(value - 1)
        .tap();
    }
    await ada.isTold('You solved it.');
  });
});

describe('[K5] undo and redo', () => {
  it('without limit, in one step with the notes that a number cleans, and over a reload', async () => {
    const ada = await seated();
    await tabToBoard(ada);
    // Notes of 1 and 2 in A1, of 1 in B1; then a 1 in C1 takes it from both.
    await pressAll(ada, 'Shift+Digit1', 'Shift+Digit2', 'ArrowRight', 'n', '1', 'n', 'ArrowRight', '1');
    await cell(ada, 'A1', 'notes: 2,').waitFor();
    await cell(ada, 'B1', 'empty').waitFor();
    await cell(ada, 'C1', '1,').waitFor();
    await pressAll(ada, 'Control+z');
    await cell(ada, 'A1', 'notes: 1 and 2').waitFor();
    await cell(ada, 'B1', 'notes: 1,').waitFor();
    await ada.page.reload();
    await cell(ada, 'A1', 'notes: 1 and 2').waitFor();
    await ada.rest();
    await pressAll(ada, 'Control+z', 'Control+z', 'Control+z');
    await cell(ada, 'A1', 'empty').waitFor();
    expect(await ada.button('Undo').getAttribute('aria-disabled')).toBe('true');
    await ada.page.reload();
    await cell(ada, 'A1', 'empty').waitFor();
    await ada.rest();
    await pressAll(ada, 'Control+y', 'Control+y', 'Control+Shift+z', 'Control+y');
    await cell(ada, 'C1', '1,').waitFor();
    await cell(ada, 'A1', 'notes: 2,').waitFor();
    expect(await ada.button('Redo').getAttribute('aria-disabled')).toBe('true');
  });
  it('goes back to the last right point, keeps it, and redo brings the rest again', async () => {
    const ada = await seated();
    await tabToBoard(ada);
    await pressAll(ada, `${solution[0]}`, 'ArrowRight', `${wrong(1)}`, 'ArrowDown', `${solution[5]}`);
    await cell(ada, 'B2', `${solution[5]},`).waitFor();
    await pick(ada, 'Back to the last right point (counts as a hint)');
    await cell(ada, 'B1', 'empty').waitFor();
    await cell(ada, 'A1', `${solution[0]},`).waitFor();
    await ada.button('Redo').click();
    await cell(ada, 'B1', `${wrong(1)},`).waitFor();
  });
});

describe('[K5] conflicts', () => {
  it('are marked at once, when asked for, or never, as one wishes', async () => {
    const ada = await seated();
    await tabToBoard(ada);
    await pressAll(ada, '2', 'ArrowDown', '2');
    await cell(ada, 'A1', '2, repeated in its row or column').waitFor();
    await ada.page.locator('.k-cell[data-bad]').first().waitFor();
    await ada.page.getByRole('radio', { name: 'never' }).click();
    await expect.poll(() => ada.page.locator('.k-cell[data-bad]').count()).toBe(0);
    await ada.page.getByRole('radio', { name: 'when I ask' }).click();
    await ada.page.reload();
    await cell(ada, 'A1', '2, cage').waitFor();
    await ada.button('More tools').click();
    await ada.page.getByRole('menuitem', { name: 'Show conflicts now' }).click();
    await cell(ada, 'A2', '2, repeated in its row or column').waitFor();
  });
  it('[K6] a check asks first, says what it costs, and marks what is wrong', async () => {
    const ada = await seated();
    await tabToBoard(ada);
    await pressAll(ada, `${wrong(0)}`);
    await ada.button('Check').click();
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByText('It counts as a hint').waitFor();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await cell(ada, 'A1', `${wrong(0)}, found wrong by the check`).waitFor();
    await ada.isTold('Checked: 1 cell is wrong. It counts as a hint.');
  });
  it('[K7] right so far? says no more than yes or no, and counts as a hint', async () => {
    const ada = await seated();
    await tabToBoard(ada);
    await pressAll(ada, `${wrong(0)}`);
    await pick(ada, 'Right so far? (counts as a hint)');
    await ada.isTold('Not all is right so far. It counts as a hint.');
    expect(await ada.page.locator('.k-cell[data-wrong]').count()).toBe(0);
    await pressAll(ada, `${solution[0]}`);
    for (const [at, value] of solution.entries()) {
      await cell(ada, nameOf(at)).click();
      await pressAll(ada, `${value}`);
    }
    await ada.page.locator('.end-card', { hasText: 'With 1 hint.' }).waitFor();
    await ada.page.locator('.own-times', { hasText: /^With the hints\s*\d:\d\d/ }).waitFor();
  });
});

describe('[K5] the clock', () => {
  it('stands while the page is hidden, and goes on when it is seen again', async () => {
    const ada = await seated();
    const isTicking = () =>
      ada.page.evaluate<boolean>(
        `fetch('/api/tables/' + location.pathname.split('/').pop() + '/screen').then((answer) => answer.json()).then(({ ticking }) => ticking)`,
      );
    const turn = (state: string) =>
      ada.page.evaluate(
        `Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${state}' });
         document.dispatchEvent(new Event('visibilitychange'))`,
      );
    await expect.poll(isTicking).toBe(true);
    await turn('hidden');
    await expect.poll(isTicking).toBe(false);
    await turn('visible');
    await expect.poll(isTicking).toBe(true);
    await tabToBoard(ada);
    await pressAll(ada, `${solution[0]}`);
    await cell(ada, 'A1', `${solution[0]},`).waitFor();
  });
});

describe('[K6] a hint', () => {
  it('is told bit by bit: where to look first, the number at last', async () => {
    const ada = await seated();
    await ada.button('Ask for a hint').click();
    const more = ada.button('Tell me more');
    await more.waitFor();
    expect(await ada.page.locator('.k-cell[data-hinted="put"]').count()).toBe(0);
    expect(await ada.page.locator('.k-cell[data-hinted]').count()).toBeGreaterThan(0);
    while (await more.isVisible()) await more.click();
    await ada.page.locator('.k-cell[data-hinted="put"]').waitFor();
    await ada.button('Play it').click();
    await ada.page.locator('.k-digit').waitFor();
  });
});

describe('[K6] the solution', () => {
  it('is shown only after a question', async () => {
    const ada = await seated();
    await ada.button('More tools').click();
    await ada.page.getByRole('menuitem', { name: 'Show the solution' }).click();
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByText('ends your game').waitFor();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await cell(ada, 'A1', 'empty').waitFor();
    await ada.button('More tools').click();
    await ada.page.getByRole('menuitem', { name: 'Show the solution' }).click();
    await dialog.getByRole('button', { name: 'Show the solution' }).click();
    await ada.sees('The solution was shown.');
    for (const [at, value] of solution.entries()) await cell(ada, nameOf(at), `${value},`).waitFor();
  });
});

describe('[K1] numbers of two digits', () => {
  it('are typed digit by digit; a 1 alone stands when one goes on', async () => {
    const ada = await seated({}, { level: 'builtin:10x10-mixed-1' });
    await tabToBoard(ada);
    await pressAll(ada, '1');
    await cell(ada, 'A1', '1, a second digit may follow').waitFor();
    await pressAll(ada, '0');
    await cell(ada, 'A1', '10,').waitFor();
    await pressAll(ada, 'ArrowDown', '1', 'ArrowDown');
    await cell(ada, 'A2', '1,').waitFor();
    await pressAll(ada, '7', 'Backspace', 'Shift+Digit1', 'Shift+Digit0');
    await cell(ada, 'A3', 'notes: 10').waitFor();
  });
});

describe('[K9] on paper', () => {
  /** Pages of a PDF. */
  const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

  it('a level is printed from its table, with its solution on another page', async () => {
    const ada = await seated();
    await ada.button('More actions').click();
    await ada.page.getByRole('menuitem', { name: 'Print', exact: true }).click();
    await ada.page.locator('.print-page figure', { hasText: '4 × 4 · easy · 1' }).waitFor();
    expect(pagesIn(await ada.page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await ada.page.getByRole('switch', { name: 'Solutions on a page of their own' }).click();
    const solved = ada.page.locator('.print-page[data-per="solutions"] svg g').last();
    await expect.poll(() => solved.textContent()).toBe(solution.join(''));
    expect(pagesIn(await ada.page.pdf({ preferCSSPageSize: true }))).toBe(2);
  });
  it('several are printed, one, two or four a page', async () => {
    const ada = await house.visit();
    await ada.go('/');
    const hashes = await ada.page.evaluate<readonly string[]>(
      `fetch('/api/resources?game=kenken&kind=level').then((answer) => answer.json())
        .then(({ resources }) => resources.slice(0, 5).map(({ hash }) => hash))`,
    );
    for (const [per, word, pages] of [
      [1, 'one', 5],
      [2, 'two', 3],
      [4, 'four', 2],
    ] as const) {
      await ada.go(`/print/kenken?levels=${hashes.join(',')}&per=${per}`);
      await ada.page.locator('.print-page figure').nth(4).waitFor();
      expect(await ada.page.getByRole('radio', { name: word }).isChecked()).toBe(true);
      expect(pagesIn(await ada.page.pdf({ preferCSSPageSize: true })), word).toBe(pages);
    }
  });
});

describe('[K5] a race', () => {
  it('shows live how far the others are, and nothing of what they wrote', async () => {
    const ada = await house.visit();
    const id = await ada.table({
      game: 'kenken',
      options: { level: `builtin:${level}` },
      seats: [{ name: 'Ada' }],
    });
    const mine = await ada.line();
    const leo = await Line.open(await Guest.at(house.url));
    await leo.command(id, { kind: 'sit', choice: { name: 'Leo', bot: null, picks: {} } });
    await mine.command(id, { kind: 'start' });
    await ada.go(`/table/${id}`);
    await ada.sees('Leo: 0 of 16');
    await leo.command(id, { kind: 'move', seat: 1, text: 'a1 3' });
    await leo.command(id, { kind: 'move', seat: 1, text: 'b1 4' });
    await ada.sees('Leo: 2 of 16');
    expect(await ada.page.locator('.k-digit').count()).toBe(0);
    await Promise.all([mine.close(), leo.close()]);
  });
});

async function pick(person: Person, name: string): Promise<void> {
  await person.button('More tools').click();
  await person.page.getByRole('menuitem', { name, exact: true }).click();
}

async function tabToBoard({ page }: Person): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if (await page.evaluate(`document.activeElement.matches('.k-cell')`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the board is not to be reached');
}
