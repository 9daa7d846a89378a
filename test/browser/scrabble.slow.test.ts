/** Games of Scrabble in the browser. */
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { type Person, phone, type Visit } from './person.ts';
import { byFinger, byKeys, byMouse, own, playOut, proposal, square, tabTo } from './scrabble.ts';

const house = openHouse();

/** A board that is soon full, and an end after two turns without points. */
const short = { resource: 'builtin:en', size: 5, rack: 5, ending: 'scoreless', scoreless: 2 };

type Laid = { readonly options?: object; readonly seats?: readonly object[] };

async function seated(visit: Visit, { options = short, seats }: Laid = {}): Promise<Person> {
  const person = await house.visit(visit);
  const both = seats ?? [{ name: 'Ada' }, { name: 'Mei', bot: 'easy' }];
  const id = await person.table({ game: 'scrabble', options, seats: both, start: true });
  await person.go(`/table/${id}`);
  if (!seats) await person.page.locator('.s-rack').waitFor();
  return person;
}

const alone = { seats: [{ name: 'Ada' }] };
const large = { options: { resource: 'builtin:en' }, ...alone };

async function seatedAlone(visit: Visit = {}, options: object = {}): Promise<Person> {
  const person = await seated(visit, { ...large, options: { ...large.options, ...options } });
  await person.page.locator('.s-rack').waitFor();
  return person;
}

/** The letters on one's rack, in their order; a slot whose tile is laid has none. */
function rackOf({ page }: Person): Promise<readonly string[]> {
  return page.evaluate(
    `[...document.querySelectorAll('.s-slot')].map((slot) => slot.querySelector('b')?.textContent ?? '')`,
  );
}

describe('[S4] [R20] a whole short game', () => {
  it('by mouse, tiles carried to their squares, to the winner’s card with the board beside it', async () => {
    const ada = await seated({});
    expect(await playOut(ada, byMouse)).toBeGreaterThan(0);
    await ada.page.getByRole('list', { name: 'Final ranking' }).waitFor();
    await ada.sees(/^Best play: /);
    expect(await ada.page.locator('[data-how="played"]').count()).toBeGreaterThan(3);
  });
  it('by finger on a small phone, tile then square', async () => {
    const ada = await seated({ ...phone, width: 360, height: 640 });
    expect(await playOut(ada, byFinger)).toBeGreaterThan(0);
    await ada.page.locator('.end-card').waitFor({ state: 'attached' });
  });
  it('by keys alone, typed from a square', async () => {
    const ada = await seated({});
    expect(await playOut(ada, byKeys)).toBeGreaterThan(0);
    await ada.page.locator('.end-card').waitFor();
  });
});

describe('[S4] laying', () => {
  it('a tile is taken back by a press, by the right button, by Backspace; all by Escape', async () => {
    const ada = await seatedAlone();
    const { page } = ada;
    const before = await rackOf(ada);
    await square(ada, 112).click();
    for (const _ of [0, 1, 2, 3]) await page.locator('button.s-slot:has(i)').first().click();
    await expect.poll(() => page.locator('[data-how="laid"]').count()).toBe(4);
    await square(ada, 112).click();
    await expect.poll(() => page.locator('[data-how="laid"]').count()).toBe(3);
    await square(ada, 113).click({ button: 'right' });
    await expect.poll(() => page.locator('[data-how="laid"]').count()).toBe(2);
    await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('[data-how="laid"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => rackOf(ada)).toEqual(before);
  });
  it('the arrow turns by a second press, and tiles go down', async () => {
    const ada = await seatedAlone();
    await square(ada, 112).click();
    await square(ada, 112).click();
    for (const _ of [0, 1]) await ada.page.locator('button.s-slot:has(i)').first().click();
    await square(ada, 127).and(ada.page.locator('[data-how="laid"]')).waitFor();
  });
  it('what is laid stays over a reload', async () => {
    const ada = await seatedAlone();
    await ada.page.locator('button.s-slot:has(i)').first().click();
    await square(ada, 112).click();
    await ada.page.reload();
    await square(ada, 112).and(ada.page.locator('[data-how="laid"]')).waitFor();
  });
  it('the rack is sorted, shuffled, and ordered by carrying a tile', async () => {
    const ada = await seatedAlone();
    await ada.button('Sort').click();
    const sorted = await rackOf(ada);
    expect(sorted.filter(Boolean)).toEqual(sorted.filter(Boolean).toSorted());
    await ada.button('Shuffle').click();
    await expect.poll(() => rackOf(ada)).not.toEqual(sorted);
    const before = await rackOf(ada);
    await ada.page.locator('[data-slot="0"]').dragTo(ada.page.locator('[data-slot="3"]'));
    await expect
      .poll(() => rackOf(ada))
      .toEqual([before[1], before[2], before[3], before[0], ...before.slice(4)]);
  });
  it('[S5] why a lay is not legal is said above the board and at the tiles', async () => {
    const ada = await seatedAlone();
    await square(ada, 0).click();
    for (const _ of [0, 1]) await ada.page.locator('button.s-slot:has(i)').first().click();
    await ada.isTold('The first word must cover the centre.');
    await ada.page.locator('.s-why', { hasText: 'The first word must cover the centre.' }).waitFor();
    await ada.page.locator('.s-main').click({ force: true });
    await ada.page.locator('.toast', { hasText: 'The first word must cover the centre.' }).waitFor();
  });
});

describe('[S7] [S10] turn actions', () => {
  it('chosen tiles are exchanged', async () => {
    const ada = await seatedAlone();
    await ada.button('Exchange').click();
    for (const at of [0, 1]) await ada.page.locator('button.s-slot').nth(at).click();
    await ada.button('Exchange 2 tiles').click();
    await ada.sees('exchanged 2 tiles');
  });
  it('a hint shows its tiles on the board, and one button plays it', async () => {
    const ada = await seatedAlone();
    await ada.button(/^Ask for a hint/).click();
    await ada.page.locator('[data-how="hinted"]').first().waitFor();
    await ada.page.locator('.layout-ask .btn').first().click();
    await ada.page.locator('.s-plays > li').waitFor();
    expect(await ada.page.locator('[data-how="played"]').count()).toBeGreaterThan(1);
  });
  it('[S11] the next player challenges', async () => {
    const screen = await seated(
      {},
      { options: { ...short, size: 9, challenge: 'single' }, seats: [{ name: 'Ada' }, { name: 'Leo' }] },
    );
    await screen.button('I am Ada: show the board').click();
    await square(screen, 40).click();
    const rack = (await rackOf(screen)).filter(Boolean);
    for (const _ of rack.slice(0, 4)) await screen.page.locator('button.s-slot:has(i)').first().click();
    expect(await screen.page.locator('.s-right, .s-wrong').count()).toBe(0);
    await screen.button(/^Play · /).click();
    await screen.button('I am Leo: show the board').click();
    await screen.button('Challenge').click();
    await screen.sees(/challenged, and was (right|wrong)/);
  });
});

describe('[S13] the plays', () => {
  it('show the position that each led to', async () => {
    const ada = await seatedAlone();
    for (const n of [1, 2]) {
      await byMouse(ada, (await proposal(ada))!);
      await ada.page.locator(`.s-plays > li[value="${n}"]`).waitFor();
    }
    const all = await ada.page.locator('[data-how="played"]').count();
    await ada.page.locator('.s-plays > li[value="1"] button').click();
    await expect.poll(() => ada.page.locator('[data-how="played"]').count()).toBeLessThan(all);
    await ada.button('Now').click();
    await expect.poll(() => ada.page.locator('[data-how="played"]').count()).toBe(all);
  });
});

describe('[Q4] by keys and ears', () => {
  it('a move is written in notation', async () => {
    const ada = await seatedAlone();
    const tiles = (await proposal(ada))!;
    const word = tiles.map(({ letters, isBlank }) => (isBlank ? letters.toLowerCase() : letters)).join('');
    const [row, column] = [Math.floor(tiles[0]!.square / 15) + 1, 'ABCDEFGHIJKLMNO'[tiles[0]!.square % 15]];
    const isAcross = tiles[1]!.square === tiles[0]!.square + 1;
    const place = isAcross ? `${row}${column}` : `${column}${row}`;
    await ada.page.getByText('Write the move').click();
    await ada.page.getByRole('textbox', { name: 'Your move' }).fill(`${place} ${word}`);
    await ada.page.keyboard.press('Enter');
    await ada.page.locator('.s-plays > li').waitFor();
  });
  it('every square says where it is and what is there', async () => {
    const ada = await seatedAlone();
    await ada.page.getByRole('gridcell', { name: '8H, centre, double word', exact: true }).waitFor();
    await tabTo(ada, '.s-square');
    await ada.page.keyboard.press('Control+Home');
    await ada.page.getByRole('gridcell', { name: '1A, triple word, writing across', exact: true }).waitFor();
  });
});

describe('[S1] a board that is too large for fingers', () => {
  it('comes nearer at the first press, and is whole again by a tool', async () => {
    const ada = await seatedAlone(phone, { size: 31 });
    const { page } = ada;
    await square(ada, 480).tap();
    await page.locator('.s-port[data-zoomed]').waitFor();
    await expect.poll(async () => (await square(ada, 480).boundingBox())!.width).toBeGreaterThan(34);
    await own(ada, (await rackOf(ada)).find((letters) => letters !== '')!).tap();
    await square(ada, 480).tap();
    await square(ada, 480).and(page.locator('[data-how="laid"]')).waitFor();
    await ada.button('More tools').click();
    await page.getByRole('menuitem', { name: 'Show the whole board' }).click();
    await expect.poll(() => page.locator('.s-port[data-zoomed]').count()).toBe(0);
  });
});

describe('[R11] [R31] several people', () => {
  it('two browsers: each sees its own tiles only, and the other’s play arrives', async () => {
    const ada = await house.visit();
    const leo = await house.visit();
    await leo.api('GET', '/me');
    const id = await ada.table({
      game: 'scrabble',
      options: { resource: 'builtin:en' },
      seats: [{ name: 'Ada' }],
    });
    const lines = [await ada.line(), await leo.line()] as const;
    await lines[1].command(id, { kind: 'sit', choice: { name: 'Leo', bot: null, picks: {} } });
    await lines[0].command(id, { kind: 'start' });
    const heard: string[] = [];
    leo.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
    );
    await Promise.all([ada.go(`/table/${id}`), leo.go(`/table/${id}`)]);
    await Promise.all([ada.isTold('Your turn.'), leo.isTold('Waiting for Ada.')]);
    const tiles = await adaRack(ada);
    expect(heard.join('')).not.toContain(JSON.stringify(tiles));
    expect(await leo.page.locator('.s-rack').count()).toBe(1);
    await byMouse(ada, (await proposal(ada))!);
    await leo.isTold('Your turn.');
    expect(await leo.page.locator('[data-new]').count()).toBeGreaterThan(1);
    await Promise.all(lines.map((line) => line.close()));
  });
  it('one screen: the rack is covered until the next one takes it', async () => {
    const screen = await seated({}, { seats: [{ name: 'Ada' }, { name: 'Leo' }] });
    await screen.button('I am Ada: show the board').waitFor();
    expect(await screen.page.locator('.s-rack, .s-square').count()).toBe(0);
    await screen.button('I am Ada: show the board').click();
    const hers = await rackOf(screen);
    await screen.button('Pass').click();
    await screen.page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
    await screen.button('I am Leo: show the board').waitFor();
    expect(await screen.page.locator('.s-rack, .s-square').count()).toBe(0);
    await screen.button('I am Leo: show the board').click();
    expect(await rackOf(screen)).not.toEqual(hers);
  });
});

/** As it comes over the wire: in no order of one's own. */
function adaRack(person: Person): Promise<readonly string[]> {
  return rackOf(person).then((rack) => rack.map((letters) => letters || '#'));
}
