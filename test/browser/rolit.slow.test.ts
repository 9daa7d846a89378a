/** Whole games of Rolit in the browser. */
import { describe, expect, it } from 'vitest';
import { colors } from '../../src/games/rolit/colors.ts';
import { openHouse } from './house.ts';
import { type Person, phone, type Visit } from './person.ts';
import { byFinger, byKeys, byMouse, cellOf, focusedCell, type Hand, playOut, ranking } from './rolit.ts';

const house = openHouse();
const desk: Visit = {};
const names = ['Ada', 'Leo', 'Mar', 'Pau', 'Joan', 'Nora', 'Pol', 'Iris', 'Quim', 'Laia'];

describe('[O2] [O7] four in two teams before one screen, to the ranking', () => {
  it('by keys alone', async () => {
    const screen = await seated(desk, 4, ['Sol', 'Luna']);
    await tabToBoard(screen);
    await teamGame(screen, byKeys);
  });
  it('on a phone, by finger', async () => teamGame(await seated(phone, 4, ['Sol', 'Luna']), byFinger));
});

describe('[O2] [O7] ten before one screen, to the podium', () => {
  it('on a desk, by mouse', async () => tenGame(await seated(desk, 10), byMouse));
  it('on a phone, by finger', async () => tenGame(await seated(phone, 10), byFinger));
});

describe('on a phone', () => {
  it('[R17] [R19] undo and hint are in the dock, and not in the head too', async () => {
    const screen = await seated({ ...phone, width: 360 }, 2);
    await byFinger(screen, 'D4');
    const dock = screen.page.locator('.layout-tools');
    for (const name of ['Undo', 'Ask for a hint']) {
      expect(await screen.button(name).filter({ visible: true }).count()).toBe(1);
      await dock.getByRole('button', { name, exact: true }).waitFor();
    }
    await screen.button('Ask for a hint').filter({ visible: true }).tap();
    await screen.sees(/^Put it on [A-H][1-8]: you turn/);
    await screen.button('Undo').filter({ visible: true }).tap();
    await screen.isTold('Your turn, Ada.');
    expect(await screen.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

describe('[O5] who wants to play with one click', () => {
  it('says so in the preferences, and the first click puts the ball', async () => {
    const screen = await middleGame();
    const table = new URL(screen.page.url()).pathname;
    await screen.go('/settings');
    await screen.page.getByRole('switch', { name: 'Play with one click' }).click();
    await screen.pick('None');
    await screen.go(table);
    expect(await screen.page.locator('html').getAttribute('data-motion')).toBe('none');
    await cellOf(screen, 'E3').click();
    await screen.page.getByRole('gridcell', { name: /^E3, (?!empty)/ }).waitFor();
  });
});

describe('[R12] [R18] a pause', () => {
  it('covers the board in its place, and nothing else', async () => {
    const screen = await middleGame();
    const { page } = screen;
    const places = () =>
      Promise.all(['h1', '.seats-roster'].map(async (part) => (await page.locator(part).boundingBox())?.x));
    const points = () => page.locator('.seats-roster .seat-score').allInnerTexts();
    const board = await page.locator('.r-board').boundingBox();
    const before = [await places(), await points()];
    await screen.button('Pause').click();
    await screen.heading('The game is paused.').waitFor();
    expect(await page.locator('.covered').boundingBox()).toEqual(board);
    expect([await places(), await points()]).toEqual(before);
    expect(await page.locator('.seats-roster .piece').count()).toBe(2);
  });
});

describe('[O5] before a ball is played', () => {
  it('pointing shows what it turns and what everybody gains; choosing says it; letting go forgets it', async () => {
    const person = await middleGame();
    const { page } = person;
    const turning = page.locator('.r-turning');
    await page.locator('[data-cell="e3"]').hover();
    await expect.poll(() => turning.count()).toBe(1);
    await expect.poll(() => page.locator('.seats-roster').innerText()).toMatch(/\+2\s+1[\s\S]*−1\s+1/);
    await page.locator('p.status').hover();
    await expect.poll(() => turning.count()).toBe(0);
    await page.locator('[data-cell="e3"]').click();
    await page.locator('p.status', { hasText: 'On E3 you turn 1: you would have 3.' }).waitFor();
    await page.getByRole('button', { name: 'Another cell', exact: true }).click();
    await page.getByRole('button', { name: 'Choose a cell' }).waitFor();
    await cellOf(person, 'A1').click();
    await page.locator('p.status', { hasText: 'Not on A1: it touches no ball.' }).waitFor();
  });
  it('the keyboard shows it too, and Escape lets go', async () => {
    const person = await middleGame();
    const { page } = person;
    await tabToBoard(person);
    while ((await focusedCell(person)) !== 'E3') await page.keyboard.press('ArrowRight');
    await page.locator('.r-turning').waitFor();
    await page.keyboard.press('Enter');
    await person.button('Put the ball on E3').waitFor();
    await page.keyboard.press('Escape');
    await person.button('Choose a cell').waitFor();
    expect(await focusedCell(person)).toBe('E3');
  });
  it('[O4] in Othello one who can turn nothing is told so, and passes', async () => {
    const person = await house.visit();
    const id = await person.table({
      game: 'rolit',
      options: { variant: 'othello', shape: 'SS', mode: 'classic', teams: [] },
      seats: people(2),
      start: true,
    });
    const line = await person.line();
    for (const [at, cell] of shortOthello.entries())
      await line.command(id, { kind: 'move', seat: at % 2, text: cell });
    await line.close();
    await person.go(`/table/${id}`);
    await person.isTold('No ball can be turned from anywhere: pass.');
    await person.button('Pass').click();
    await person.isTold('passed.');
  });
});

describe('[O5] balls that turn', () => {
  it('roll, and lie still when the move is taken back', async () => {
    const person = await middleGame({ motion: true });
    await slowMotion(person);
    await byMouse(person, 'E3');
    await expect.poll(() => rolling(person)).toEqual([['d3', 'red']]);
    await person.isTold('Your turn, Leo.');
    await person.button('Undo').click();
    await person.isTold('Your turn, Ada.');
    await expect.poll(() => rolling(person)).toEqual([]);
    expect(await cellOf(person, 'D3').getAttribute('aria-label')).toBe('D3, red, Leo, last move');
  });
  it('are ringed for a while for who wants no motion', async () => {
    const person = await middleGame();
    await slowMotion(person);
    const rings = () =>
      person.page.evaluate<number>(
        `[...document.querySelectorAll('.r-old')].filter((ring) => getComputedStyle(ring).opacity === '1').length`,
      );
    expect(await rings()).toBe(0);
    await byMouse(person, 'E3');
    await expect.poll(rings).toBe(1);
  });
});

/** So slow that a ball still rolls when it is looked for. */
async function slowMotion({ page }: Person): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}

/** The cells of which the old ball is on its way, and its colour. */
function rolling({ page }: Person): Promise<readonly (readonly [string, string])[]> {
  return page.evaluate<readonly (readonly [string, string])[]>(`document.getAnimations()
    .map(({ effect }) => effect.target)
    .filter((ball) => ball.matches('.r-old > .r-ball'))
    .map((ball) => [ball.closest('[data-cell]').dataset.cell, ball.dataset.tone])`);
}

describe('[O7] the share of every colour, move by move', () => {
  it('is drawn from the first ball to now, in the colours of the balls', async () => {
    const person = await middleGame();
    await byMouse(person, 'E3');
    await person.isTold('Your turn, Leo.');
    await byMouse(person, 'C2');
    await person.isTold('Your turn, Ada.');
    // Yellow alone, half each, all three yellow, then three of four.
    await expect
      .poll(() => bandsAt(person, [0, 1 / 3, 2 / 3, 1]))
      .toEqual(['yellow, yellow', 'yellow, red', 'yellow, yellow', 'yellow, red']);
  });
});

/** The colours near the top and near the foot of the picture, so far into the game. */
function bandsAt({ page }: Person, parts: readonly number[]): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(`(() => {
    const canvas = document.querySelector('.r-bands > canvas');
    const nameAt = (x, y) => {
      const [red, green, blue] = canvas.getContext('2d').getImageData(x, y, 1, 1).data;
      const hex = '#' + [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
      return ['yellow', 'red'].find((name) => getComputedStyle(canvas).getPropertyValue('--' + name) === hex);
    };
    return ${JSON.stringify(parts)}.map((part) => {
      const x = Math.min(canvas.width - 1, Math.round(part * canvas.width));
      return nameAt(x, canvas.height * 0.1) + ', ' + nameAt(x, canvas.height * 0.9);
    });
  })()`);
}

/** From the start of Othello on a small square: after these the first player can turn nothing. */
const shortOthello = ['d5', 'e3', 'f2', 'f3', 'e2', 'd1', 'c2', 'f1'];

function people(count: number, teams: readonly string[] = []) {
  return names.slice(0, count).map((name, seat) => ({
    name,
    picks: { color: colors[seat]!, ...(teams.length > 0 && { team: teams[seat % teams.length]! }) },
  }));
}

async function seated(visit: Visit, count: number, teams: readonly string[] = []): Promise<Person> {
  const person = await house.visit(visit);
  const mode = teams.length > 0 ? 'teams' : 'classic';
  const id = await person.table({
    game: 'rolit',
    options: { variant: 'free', shape: 'SS', mode, ...(teams.length > 0 && { teams }) },
    seats: people(count, teams),
    start: true,
  });
  await person.go(`/table/${id}`);
  await person.isTold('Your turn, Ada.');
  return person;
}

/** Two yellow balls and a red one between them and an empty cell: yellow is to move. */
async function middleGame(visit: Visit = desk): Promise<Person> {
  const person = await seated(visit, 2);
  await byMouse(person, 'C3');
  await person.isTold('Your turn, Leo.');
  await byMouse(person, 'D3');
  await person.isTold('Your turn, Ada.');
  return person;
}

async function teamGame(screen: Person, hand: Hand): Promise<void> {
  expect(await playOut(screen, hand)).toBe(36);
  const places = await ranking(screen);
  expect(places).toHaveLength(2);
  expect(places.map(({ points }) => points).reduce((sum, each) => sum + each)).toBe(36);
  const [sol, luna] = ['Sol', 'Luna'].map((team) => places.find(({ text }) => text.includes(team))!);
  expect(sol!.text).toMatch(/Ada and Mar/);
  expect(luna!.text).toMatch(/Leo and Pau/);
  await screen.page.locator('.r-step').first().waitFor();
}

async function tenGame(screen: Person, hand: Hand): Promise<void> {
  expect(await playOut(screen, hand)).toBe(36);
  const places = await ranking(screen);
  expect(places).toHaveLength(10);
  const points = places.map((place) => place.points);
  expect(points.reduce((sum, each) => sum + each)).toBe(36);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  for (const name of names) expect(places.some(({ text }) => text.includes(name))).toBe(true);
  await screen.page.locator('.r-step').first().waitFor();
}

async function tabToBoard(person: Person): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if (/^[A-F][1-6]$/.test(await focusedCell(person))) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error('the Tab key never came to the board');
}
