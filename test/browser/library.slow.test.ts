/** The library of levels in the browser: looking through it, drawing, bringing in, links. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type Person, phone } from './person.ts';

const house = openHouse();

type Cell = readonly [row: number, column: number];

/** Drags through these cells, and types the clue. */
async function draw({ page }: Person, size: number, cells: readonly Cell[], clue: string): Promise<void> {
  const box = (await page.getByRole('grid').boundingBox())!;
  const at = ([row, column]: Cell) =>
    [box.x + ((column + 0.5) * box.width) / size, box.y + ((row + 0.5) * box.height) / size] as const;
  await page.mouse.move(...at(cells[0]!));
  await page.mouse.down();
  for (const cell of cells.slice(1)) await page.mouse.move(...at(cell), { steps: 3 });
  await page.mouse.up();
  if (cells.length === 1) await page.keyboard.press('Space');
  await page.keyboard.type(clue);
}

async function pressAll({ page }: Person, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** 1 2 3, 2 3 1, 3 1 2: the first two rows in cages; the last one is given cell by cell or as one. */
async function drawRows(person: Person): Promise<void> {
  await person.page.getByLabel('Size', { exact: true }).selectOption('3');
  await draw(person, 3, [[0, 0]], '1');
  await draw(
    person,
    3,
    [
      [0, 1],
      [0, 2],
    ],
    '5+',
  );
  await draw(
    person,
    3,
    [
      [1, 0],
      [1, 1],
    ],
    '5+',
  );
  await draw(
    person,
    3,
    [
      [1, 2],
      [2, 2],
    ],
    '3+',
  );
  await draw(
    person,
    3,
    [
      [2, 0],
      [2, 1],
    ],
    '3*',
  );
}

async function save(person: Person, name: string): Promise<void> {
  await person.button('Save').click();
  const dialog = person.page.getByRole('dialog').last();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

function cell({ page }: Person, name: string, content = '') {
  return page.getByRole('gridcell', { name: new RegExp(`^${name}, .*(?:${content})`) });
}

describe('[K2] the library', () => {
  it('lists the levels of the room by names for people, narrowed by size, grade and words', async () => {
    const ada = await house.visit({ language: 'ca' });
    await ada.go('/');
    await ada.link('Biblioteca').first().click();
    await ada.heading('Nivells de KenKen').waitFor();
    const rows = ada.page.locator('.library-row');
    await expect.poll(() => rows.count()).toBe(55);
    await ada.page.getByLabel('Mida').selectOption('6');
    await ada.page.getByLabel('Dificultat').selectOption('hard');
    await ada.heading('6 × 6 · difícil · 1').waitFor();
    expect(await rows.count()).toBeLessThan(6);
    await ada.page.getByLabel('Cerca').fill('res de res');
    await ada.sees('No hi ha cap nivell així');
    await ada.button('Mostra-ho tot').click();
    await expect.poll(() => rows.count()).toBe(55);
    await ada.pick('Meus');
    await ada.sees('Encara no tens cap nivell');
    await ada.page.reload();
    await ada.sees('Encara no tens cap nivell');
  });

  it('a level is played from its row', async () => {
    const ada = await house.visit();
    await ada.go('/library');
    await ada.button('Play “3 × 3 · easy · 1”').click();
    await ada.page.locator('.head .aside', { hasText: '3 × 3 · easy · 1' }).waitFor();
  });
});

describe('[K3] the editor', () => {
  it('a level is drawn with the mouse, counted, saved and played', async () => {
    const ada = await house.visit();
    await ada.go('/library/kenken/new');
    await ada.isTold('Drag over the square');
    await drawRows(ada);
    await ada.isTold('One solution');
    await ada.sees('Every cell has a cage');
    expect(ada.page.workers()).toHaveLength(1);
    await save(ada, 'Passage');
    await ada.sees('“Passage” is in the library.');
    await ada.button('Play it').click();
    await ada.page.locator('.head .aside', { hasText: 'Passage' }).waitFor();
    await cell(ada, 'A1', 'the number 1').waitFor();
  });

  it('several solutions are shown, a proposal leaves one, undo takes it back; a reload loses nothing', async () => {
    const ada = await house.visit();
    await ada.go('/library/kenken/new');
    await ada.page.getByLabel('Size', { exact: true }).selectOption('2');
    await draw(
      ada,
      2,
      [
        [0, 0],
        [0, 1],
      ],
      '3+',
    );
    await draw(
      ada,
      2,
      [
        [1, 0],
        [1, 1],
      ],
      '2/',
    );
    await ada.isTold('several solutions');
    await cell(ada, 'A1', '1 or 2|2 or 1').waitFor();
    await ada.button('Make it unique').click();
    await ada.isTold('One solution');
    await ada.page.reload();
    await ada.isTold('One solution');
    await ada.button('Undo').click();
    await ada.isTold('several solutions');
  });

  it('the whole by keyboard, with faults in words', async () => {
    const ada = await house.visit();
    await ada.go('/library/kenken/new');
    await ada.page.getByLabel('Size', { exact: true }).selectOption('2');
    await cell(ada, 'A1').focus();
    await pressAll(ada, 'Shift+ArrowRight', '9', '+');
    await cell(ada, 'B1', 'no values give this result').waitFor();
    await pressAll(ada, 'Backspace', '3');
    await cell(ada, 'B1', 'sum 3').waitFor();
    await pressAll(ada, 'ArrowDown', 'Space', '1', 'ArrowLeft', 'Space', '2');
    await ada.isTold('One solution');
    await pressAll(ada, 'g', '1');
    await cell(ada, 'A2', '1, given, no values give this result').waitFor();
    await pressAll(ada, 'Control+z');
    await ada.isTold('One solution');
    await pressAll(ada, 'Delete');
    await cell(ada, 'A2', '').filter({ hasText: 'no cage' }).waitFor();
  });

  it('fills in a generated one, by touch', async () => {
    const ada = await house.visit(phone);
    await ada.go('/library/kenken/new');
    await ada.button('More').click();
    await ada.page.getByRole('menuitem', { name: 'Fill in a generated one' }).click();
    await ada.page.getByRole('dialog').getByLabel('Size').selectOption('5');
    await ada.pick('easy');
    await ada.button('Make it').click();
    await ada.isTold('One solution, and it is easy.');
    await ada.button('More').click();
    await ada.page.getByRole('menuitem', { name: 'Show a solution' }).click();
    await cell(ada, 'A1', 'solution \\d').waitFor();
  });

  it('a name that is taken asks before it is replaced; a new version keeps its name', async () => {
    const ada = await house.visit();
    await ada.go('/library/kenken/new');
    await drawRows(ada);
    await ada.isTold('One solution');
    await save(ada, 'Twice');
    await ada.sees('“Twice” is in the library.');
    const listed = () =>
      ada.api<{ resources: { name: string; hash: string; entry?: { id: string } }[] }>(
        'GET',
        '/resources?game=kenken&kind=level&owner=mine',
      );
    const [before] = (await listed()).resources;
    await ada.go('/library/kenken/new');
    await ada.page.getByLabel('Size', { exact: true }).selectOption('1');
    await draw(ada, 1, [[0, 0]], '1');
    await ada.isTold('One solution');
    ada.forgive(/status of 409/);
    await save(ada, 'twice');
    await ada.sees('You have one called “twice” already.');
    expect((await listed()).resources).toEqual([before]);
    await ada.button('Replace').click();
    await ada.sees('“twice” is in the library.');
    const [after, ...more] = (await listed()).resources;
    expect(more).toEqual([]);
    expect([after!.entry!.id, after!.hash === before!.hash]).toEqual([before!.entry!.id, false]);
  });
});

describe('[K4] bringing levels in', () => {
  async function importing(person: Person): Promise<void> {
    await person.go('/library');
    await person.button('Import').click();
  }

  it('a text with a mistake is refused with its place; 5 and 6 exchanged are offered', async () => {
    const ada = await house.visit();
    await importing(ada);
    const text = ada.page.getByLabel('Or paste the text');
    await text.fill('2 2\n1 3 2 1 1 1 2\n9 3 2 2 1 2 2\n');
    await ada.sees('Line 3, column');
    await text.fill('2 2\n5 1 2 1 1 1 2\n6 0 2 2 1 2 2\n');
    await ada.sees('must be above 0');
    await ada.button('Exchange 5 and 6').click();
    await ada.sees('It has several solutions');
    await save(ada, 'Exchanged');
    await ada.heading('Exchanged').waitFor();
  });

  it('a file too large for any level, and one with a strange name, are refused; nothing is stored', async () => {
    const ada = await house.visit();
    await importing(ada);
    const file = (name: string, content: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content),
    });
    const input = ada.page.locator('dialog input[type=file]');
    await input.setInputFiles(file('big.txt', '1 '.repeat(5_000_000)));
    await ada.sees('too long');
    await input.setInputFiles(file('__proto__.txt', `16 10000\n${'0 1 1 1 1\n'.repeat(9_000)}`));
    await ada.sees(/10,000 cages|too long/);
    expect(await ada.button('Save').count()).toBe(0);
    const { total } = await ada.api<{ total: number }>('GET', '/resources?game=kenken&kind=level&owner=mine');
    expect(total).toBe(0);
  });

  it('brackets as entries are written at the table', async () => {
    const ada = await house.visit();
    await importing(ada);
    await ada.page.getByLabel('Or paste the text').fill('2 2\n1 3 2 1 1 [2] 1 2\n4 2 2 2 1 2 2\n');
    await ada.sees('1 value is given.');
    await ada.pick('entries to go on from');
    await ada.sees('1 cell is filled in');
    await ada.button('Play it').click();
    const dialog = ada.page.getByRole('dialog').last();
    await dialog.getByLabel('Name').fill('Begun');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await cell(ada, 'A1', '2, cage').waitFor();
  });

  it('a link has all of the level: play, edit or save it', async () => {
    const ada = await house.visit();
    await ada.go('/library/kenken/open#prop=2.3~0.1.1.1.1~1.3.2.1.2.2.2~0.2.1.2.1&name=Linked');
    await ada.heading('Linked').waitFor();
    await ada.sees('It has exactly one solution.');
    await ada.button('Edit').click();
    await ada.isTold('One solution');
    await ada.go('/library/kenken/open#prop=2.3~0.1');
    await ada.sees('The text ends');
  });
});
