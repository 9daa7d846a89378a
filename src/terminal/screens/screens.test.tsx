import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '../../core/phrase.ts';
import type { Client } from '../client.ts';
import { type FakeEnv, fakeClient, fakeEnv, fakeHouse, inputOf, playing } from '../fakes.testing.ts';
import { keys, mount } from '../screen.testing.tsx';
import { sticks } from '../sticks.testing.ts';
import { widthOf } from '../text.ts';

const mounted: { unmount: () => void }[] = [];
afterEach(() => {
  for (const screen of mounted.splice(0)) screen.unmount();
});

function show(client: Client, columns?: number, rows?: number) {
  const screen = mount(client, columns, rows);
  mounted.push(screen);
  return screen;
}

function fits(screen: ReturnType<typeof mount>, columns: number, rows: number): void {
  expect(screen.lines().length).toBeLessThanOrEqual(rows);
  for (const line of screen.lines()) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
}

async function goOn(env: FakeEnv, client: Client, kind: string): Promise<void> {
  for (let tries = 0; tries < 100 && client.place.kind !== kind; tries++) await env.pump(1);
  expect(client.place.kind).toBe(kind);
}

describe('menu', () => {
  it('[R10][T] Enter plays at once, n asks step by step, m reads, l changes the language, q quits', async () => {
    const env = fakeEnv();
    const client = await fakeClient(env);
    const screen = show(client);
    await screen.shows('▸ Sticks');
    await screen.shows('Saved games');
    await screen.press('l');
    expect(client.lang).toBe('ca');
    await screen.press('m');
    await screen.shows('Jugar al terminal');
    await screen.press(keys.escape, 'n');
    await goOn(env, client, 'making');
    await screen.press(keys.escape, keys.enter);
    await goOn(env, client, 'table');
    inputOf(client).guide.leave();
    await screen.wait(20);
    await screen.press('q');
    expect(client.place.kind).toBe('gone');
    expect(screen.stdin.raw).toBe(false);
  });
});

describe('new table', () => {
  it('[R10][T] each step shows label, value and its own error; Esc goes back', async () => {
    const env = fakeEnv();
    const client = await fakeClient(env);
    const screen = show(client);
    await screen.press('n');
    await goOn(env, client, 'making');
    await screen.shows('Sticks in the heap');
    await screen.shows('> 21');
    await screen.press(keys.backspace, keys.backspace, 'x', keys.enter);
    await screen.shows('A whole number, please.');
    await screen.press(keys.backspace, '9', keys.enter);
    await screen.shows('At most at once');
    await screen.press(keys.enter);
    await env.pump();
    // All at once, from one question to the next.
    await screen.press('\r\rb');
    await screen.shows('Zaida');
    await screen.press(keys.down, keys.down, keys.enter, keys.enter, keys.enter);
    await goOn(env, client, 'table');
    await screen.shows('Your turn, Ada.');
  });
});

describe('lists', () => {
  async function withTwoTables() {
    const env = fakeEnv();
    const house = await fakeHouse({ env });
    const client = await fakeClient(env, undefined, { house });
    for (let n = 0; n < 2; n++) {
      await env.during(client.quickPlay('sticks'));
      inputOf(client).guide.leave();
    }
    await client.toMenu();
    return { env, client, screen: show(client) };
  }

  it('[R14][T] the last game can be continued at once', async () => {
    const { env, client, screen } = await withTwoTables();
    await screen.shows('▸ Sticks ');
    await screen.shows('Continue         Sticks 2 · Sticks (Ada, Zaida · move 0, your turn)');
    await screen.press(keys.up, keys.enter);
    await goOn(env, client, 'table');
    expect(inputOf(client).table.screen.name).toBe('Sticks 2');
  });

  it('[R14][T] tables are renamed, copied, marked and deleted after asking', async () => {
    const { client, screen } = await withTwoTables();
    await screen.press(keys.down, keys.enter);
    await screen.shows(/▸ {3}Sticks 2 · Sticks/);
    await screen.press('r');
    await screen.shows('New name of the table');
    await screen.press(...Array.from({ length: 8 }, () => keys.backspace), 'Mine', keys.enter);
    await screen.shows('It is now called “Mine”.');
    await screen.press('c');
    await screen.shows('There is a copy of “Mine” now.');
    await screen.press(keys.home, ' ', keys.down, ' ', 'd');
    await screen.shows('Delete these 2 tables?');
    await screen.press('n');
    await screen.shows(/▸ \* /);
    await screen.press('d', 'y');
    await screen.shows('2 tables deleted.');
    expect(client.place.kind === 'list' && client.place.list.entries?.length).toBe(1);
  });

  it('[R14][T] an empty list says so, and the list can be of one game only', async () => {
    const { screen } = await withTwoTables();
    await screen.press(keys.down, keys.down, keys.enter);
    await screen.shows('There are no finished games yet.');
    await screen.press('g');
    await screen.shows(/Finished games {2,}Sticks/);
    await screen.press('g');
    await screen.shows('all games');
  });
});

describe('table', () => {
  it('[R12][T] shows board, seats, turn and what a typed move would do', async () => {
    const env = fakeEnv();
    const { client } = await playing(env);
    const screen = show(client);
    for (const text of ['21 sticks', '▸ Ada', 'Zaida (hard)', 'Your turn, Ada.', '0:00'])
      await screen.shows(text);
    await screen.press('2');
    await screen.shows('Leaves 19 sticks.');
    await screen.press(keys.enter);
    await screen.shows('Zaida is thinking…');
    await env.pump();
    await screen.wait(5);
    await screen.shows('Ada took 2 sticks.');
  });

  it('keys that come all at once are all taken', async () => {
    const { client, input } = await playing(fakeEnv(), undefined, ['Ada', 'Leo']);
    const screen = show(client);
    await screen.press('2\r1\r/hi\t');
    await screen.shows('/hint  /history');
    await screen.shows(/> \/hi/);
    expect(input().table.news).toHaveLength(2);
  });

  it('what was typed comes back with the arrows', async () => {
    const { client } = await playing(fakeEnv());
    const screen = show(client);
    await screen.press('zz', keys.enter, 'yy', keys.enter, keys.up, keys.up);
    await screen.shows(/> zz$/m);
    await screen.press(keys.down, keys.down);
    expect(screen.frame()).not.toMatch(/> [yz]/m);
  });

  it('[R11][T] a covered screen shows nothing but whose turn it is', async () => {
    const { client } = await playing(fakeEnv(), sticks({ secret: true }), ['Ada', 'Leo']);
    const screen = show(client);
    await screen.shows(/^\s*Pass the keyboard to Ada\.\s+Press Enter when you are there\.\s*$/);
    await screen.press(keys.enter);
    await screen.shows('card of 0');
    await screen.press('1', keys.enter);
    await screen.shows(/^\s*Pass the keyboard to Leo\.\s+Press Enter when you are there\.\s*$/);
  });

  it('[R18][T] a paused board is covered', async () => {
    const { client } = await playing(fakeEnv());
    const screen = show(client);
    await screen.press('/pause', keys.enter);
    await screen.shows('paused');
    expect(screen.frame()).not.toContain('|||');
  });

  it('[R21][T] a replay is driven by keys', async () => {
    const { client, input } = await playing(fakeEnv(), undefined, ['Ada', 'Leo']);
    for (const text of ['1', '2', '3']) await input().submit(text);
    const screen = show(client);
    await screen.press('/replay', keys.enter);
    await screen.shows('The start · 3 moves');
    await screen.press(keys.right);
    await screen.shows('Ada took 1 stick.');
    await screen.press(keys.end);
    await screen.shows('Move 3 of 3');
    await screen.press('2', keys.enter);
    await screen.shows('Move 2 of 3');
    await screen.press(keys.home, keys.escape);
    expect(client.place.kind).toBe('table');
  });
});

describe('windows of any size', () => {
  const sizes = [
    [80, 24],
    [60, 16],
    [40, 12],
    [120, 50],
  ] as const;

  for (const lang of languages) {
    it(`[Q4][T] nothing is wider or higher than the window (${lang})`, async () => {
      for (const [columns, rows] of sizes) {
        const { client, input } = await playing(fakeEnv(), undefined, [
          'Ada Lovelace Byron',
          'Grace 漢字',
          'Mar',
        ]);
        client.speak(lang);
        const screen = show(client, columns, rows);
        for (const line of ['3', 'nonsense '.repeat(8), '/forfeit', 'n', '/pause', '/resume', '1', '/help']) {
          await input().submit(line);
          await screen.wait(2);
          fits(screen, columns, rows);
          if (client.place.kind === 'page') client.back();
        }
        client.go({ kind: 'menu' });
        await screen.wait(2);
        fits(screen, columns, rows);
        screen.unmount();
      }
    });
  }

  it('[Q4][T] a window that is too small says so, and goes on when it grows', async () => {
    const { client } = await playing(fakeEnv());
    const screen = show(client, 80, 24);
    await screen.resize(30, 8);
    await screen.shows('too small');
    fits(screen, 30, 8);
    await screen.resize(50, 14);
    await screen.shows('21 sticks');
    fits(screen, 50, 14);
  });
});
