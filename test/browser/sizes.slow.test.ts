/**
 * One rule for the board's size: in every window it is as large as what is left allows, with the turn, the place in play
 * and the main button in sight, and nothing moves under the pointer. A table is set up once; the window changes.
 */
import { describe, expect, it } from 'vitest';
import { ratioOf } from '../../src/games/mastermind/web/ratio.ts';
import { colors } from '../../src/games/rolit/colors.ts';
import { Guest } from '../wire/guest.ts';
import { Line } from '../wire/line.ts';
import { openHouse } from './house.ts';
import type { Person } from './person.ts';
import { faults, type Game, inWords, isOver, lookAt, type Size, sizes } from './sizes.ts';

const house = openHouse();

type Played = Game & {
  readonly options: object;
  readonly picks: readonly object[];
  /** Where one plays now. */
  readonly inPlay: string;
  /** Moves of both, one after the other, until it is late. */
  readonly moves: readonly string[];
  /** Everybody takes back alone. */
  readonly isAlone?: true;
};

const plain = [{}, {}];

const games: readonly Played[] = [
  {
    name: 'mastermind',
    ratio: ratioOf({ positions: 4, turns: 10 }),
    options: { role: 'breaker', difficulty: 'normal', turns: 10 },
    picks: plain,
    inPlay: '.m-row[data-now]',
    moves: Array<string>(18).fill('1122'),
  },
  {
    name: 'rolit',
    ratio: 1,
    options: { variant: 'free', shape: 'SM' },
    picks: [{ color: 'yellow' }, { color: 'red' }],
    inPlay: '[data-cell][data-may]',
    moves: ['d4', 'd5', 'e4', 'e5', 'c4', 'c5', 'f4', 'f5'],
  },
  {
    name: 'kenken',
    ratio: 1,
    options: { level: 'builtin:9x9-easy-1' },
    picks: plain,
    inPlay: '.k-cell',
    moves: ['a1 1', 'a1 2'],
    isAlone: true,
  },
  {
    name: 'scrabble',
    ratio: 1,
    below: 82,
    options: {},
    picks: plain,
    inPlay: '[data-square="112"]',
    moves: ['pass', 'pass'],
  },
];

describe.each(games)('at a table of $name', (game) => {
  it('the board is as large as the window allows, whatever happens', async () => {
    const { ada, leo, mine, id } = await laid(game);
    expect(await walk(ada, game)).toEqual([]);
    for (const [at, text] of game.moves.entries())
      expect(await (at % 2 === 0 ? mine : leo).code(id, { kind: 'move', seat: at % 2, text })).toBe(
        'accepted',
      );
    await ada.page.locator(game.inPlay).first().waitFor();
    expect(await walk(ada, game)).toEqual([]);
    if (!game.isAlone) expect(await asked(ada, leo, id, game)).toEqual([]);
    if (game.name !== 'rolit') expect(await hinted(ada, game)).toEqual([]);
    expect(await noticed(ada)).toEqual([]);
    for (const [line, seat] of [[mine, 0] as const, [leo, 1] as const])
      await line.command(id, { kind: 'forfeit', seat, why: 'resigned' });
    await ada.page.locator('.end-card').waitFor();
    expect(await walk(ada, game, { over: true, inPlay: null, main: false })).toEqual([]);
    await ada.go(`/replay/${id}`);
    await ada.page.locator('.replay').waitFor();
    expect(await walk(ada, game, { inPlay: null, main: false })).toEqual([]);
    await Promise.all([mine.close(), leo.close()]);
  });
});

describe('ten at a table of rolit', () => {
  it('are rows in two columns, or chips of which the one to move is in sight', async () => {
    const ada = await house.visit();
    const seats = colors.map((color) => ({ name: color, picks: { color } }));
    const id = await ada.table({ game: 'rolit', options: { shape: 'CL' }, seats, start: true });
    const mine = await ada.line();
    await ada.go(`/table/${id}`);
    for (const [seat, text] of ['f5', 'f6', 'g5', 'g6', 'e5', 'e6', 'h5', 'h6', 'd5'].entries())
      expect(await mine.code(id, { kind: 'move', seat, text })).toBe('accepted');
    await ada.isTold(/Your turn, beige/);
    const wrong: string[] = [];
    for (const size of sizes) {
      const { boxes, arrangement } = await lookAt(ada, size, '.layout-seats [aria-current]');
      const { seats: place, inPlay: current } = boxes;
      const isIn = place && current && current.left >= place.left - 1 && current.right <= place.right + 1;
      if (!isIn) wrong.push(`${inWords(size)}: the one to move is not in sight`);
      const columns = await ada.page.evaluate<number>(
        `new Set([...document.querySelectorAll('.seats-roster > li')].map((row) => row.offsetLeft)).size`,
      );
      if (arrangement === 'wide' && columns !== 2) wrong.push(`${inWords(size)}: ${columns} columns`);
    }
    expect(wrong).toEqual([]);
    await mine.close();
  });
});

/** Two people at two devices. */
async function laid(game: Played) {
  const ada = await house.visit();
  const { name, options, picks } = game;
  const id = await ada.table({ game: name, options, seats: [{ name: 'Ada', picks: picks[0] }] });
  const mine = await ada.line();
  const leo = await Line.open(await Guest.at(house.url));
  await leo.command(id, { kind: 'sit', choice: { name: 'Leo', bot: null, picks: { ...picks[1] } } });
  await mine.command(id, { kind: 'start' });
  await ada.go(`/table/${id}`);
  await ada.isTold(/Your turn/);
  return { ada, leo, mine, id };
}

type Look = { readonly over?: boolean; readonly inPlay?: null; readonly main?: boolean };

/** Everything that is wrong in any window. */
async function walk(person: Person, game: Played, look: Look = {}): Promise<readonly string[]> {
  const { over = false, inPlay = game.inPlay, main = true } = look;
  const wrong: string[] = [];
  for (const size of sizes) {
    const found = await lookAt(person, size, inPlay);
    if (found.arrangement !== arrangementOf(size)) wrong.push(`${inWords(size)}: it is ${found.arrangement}`);
    const told = faults(game, size, found, over).filter((fault) => main || !fault.startsWith('main'));
    wrong.push(...told.map((fault) => `${inWords(size)}: ${fault}`));
  }
  return wrong;
}

function arrangementOf({ width, height }: Size): string {
  if (height >= width) return 'tall';
  return width >= 900 && height >= 520 ? 'wide' : 'low';
}

const oneOfEach: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Leo asks to take back: nothing moves under a mouse that stands still, and all the windows hold the rule with it. */
async function asked(ada: Person, leo: Line, id: string, game: Played): Promise<readonly string[]> {
  const wrong: string[] = [];
  const places = [game.inPlay, '.layout-tools :is(.btn-main, .btn-lg)'];
  for (const [size, what] of oneOfEach.flatMap((each) => places.map((place) => [each, place] as const))) {
    if (await ada.button('No').isVisible()) await ada.button('No').click();
    await ada.button('Agree').waitFor({ state: 'detached' });
    await lookAt(ada, size, null);
    const still = await pointAt(ada, what);
    expect(await leo.code(id, { kind: 'undo' })).toBe('accepted');
    await ada.button('Agree').waitFor();
    if (!(await still())) wrong.push(`${inWords(size)}: ${what} moved when Leo asked`);
  }
  wrong.push(...(await walk(ada, game)));
  await ada.button('No').click();
  return wrong;
}

/** A hint lies where a request would lie. */
async function hinted(ada: Person, game: Played): Promise<readonly string[]> {
  await lookAt(ada, { width: 390, height: 844 }, null);
  const still = await pointAt(ada, game.inPlay);
  // Not by the mouse: it stands still.
  await ada.button(/^Ask for a hint/).dispatchEvent('click');
  await ada.page.locator('.layout-ask').waitFor();
  const wrong = (await still()) ? [] : [`${game.inPlay} moved when a hint came`];
  return [...wrong, ...(await walk(ada, game))];
}

/** Puts the mouse on the middle of something; the answer tells whether the same thing still lies there, unmoved. */
async function pointAt({ page }: Person, what: string): Promise<() => Promise<boolean>> {
  const box = (await page.locator(what).first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const there = `document.elementFromPoint(${x}, ${y})?.closest(${JSON.stringify(what)})`;
  await page.evaluate(`window.pointed = ${there}`);
  return async () => {
    const isSame = await page.evaluate(`window.pointed !== null && window.pointed === ${there}`);
    const now = (await page.locator(what).first().boundingBox())!;
    return isSame === true && now.x === box.x && now.y === box.y && now.width === box.width;
  };
}

/** Copying the link is told by a notice while the dialog is open: one never lies over the other, nor over the table. */
async function noticed(ada: Person): Promise<readonly string[]> {
  const { page } = ada;
  await page.setViewportSize({ width: 1280, height: 800 });
  await ada.choose('Invite somebody');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  // A notice with the focus on it stays.
  await page.locator('.toasts button').last().focus();
  const wrong: string[] = [];
  for (const size of sizes) {
    const { dialog, notice } = (await lookAt(ada, size, null)).boxes;
    const isWithin = (box: typeof dialog) => box && box.top >= 0 && box.bottom <= size.height + 1;
    if (!dialog || !notice) wrong.push(`${inWords(size)}: no ${dialog ? 'notice' : 'dialog'}`);
    else if (isOver(dialog, notice)) wrong.push(`${inWords(size)}: the notice lies over the dialog`);
    else if (!isWithin(dialog) || !isWithin(notice))
      wrong.push(`${inWords(size)}: notice or dialog are not within the window`);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // It has gone back to the table, and is held there again.
  await page.locator('.layout-notices button').last().focus();
  for (const size of sizes) {
    const { boxes } = await lookAt(ada, size, null);
    const { notice } = boxes;
    const under = ['turn', 'board', 'tools', 'ask'].filter(
      (part) => notice && boxes[part] && isOver(boxes[part], notice),
    );
    if (!notice) wrong.push(`${inWords(size)}: no notice`);
    wrong.push(...under.map((part) => `${inWords(size)}: the notice lies over ${part}`));
  }
  return wrong;
}
