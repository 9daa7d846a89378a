/** Games of this machine: kept in a folder, found again, gone back to, put into files. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainPen } from '../core/phrase.ts';
import { must } from '../core/result.ts';
import type { Client } from './client.ts';
import { boardOf, fakeClient, fakeEnv, fakeHouse, inputOf, saidBy, soon } from './fakes.testing.ts';
import { newsPhrases } from './status.ts';
import type { TableList } from './tablelist.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The program from its start to its end, on the same folder every time. */
async function run<T>(doing: (client: Client, env: ReturnType<typeof fakeEnv>) => Promise<T>, keep = 20) {
  const env = fakeEnv();
  const house = await fakeHouse({ env, folder: join(folder, 'data'), keep });
  const client = await fakeClient(env, undefined, { house });
  await client.toMenu();
  const done = await doing(client, env);
  client.quit();
  await house.close();
  return done;
}

async function type(client: Client, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await inputOf(client).submit(line);
    await soon();
  }
}

async function quickGame(client: Client, env: ReturnType<typeof fakeEnv>, ...lines: readonly string[]) {
  await env.during(client.quickPlay('sticks'));
  for (const line of lines) {
    await type(client, line);
    await env.pump();
    // What is on disk was promised; threads take their time.
    await inputOf(client).until(() => inputOf(client).isSettled);
    await inputOf(client).table.fresh();
  }
}

function listOf({ place }: Client): TableList {
  if (place.kind !== 'list') throw new Error(place.kind);
  return place.list;
}

describe('a game that is left', () => {
  it('[R13][R14][T] is there as it was when the program starts again', async () => {
    const before = await run(async (client, env) => {
      await quickGame(client, env, '2');
      return boardOf(inputOf(client));
    });
    const after = await run(async (client, env) => {
      expect(client.menu.last).toMatchObject({ name: 'Sticks 1', moves: 2, waiting: true, origin: 'local' });
      await env.during(client.enter(client.menu.last!.id));
      await inputOf(client).table.fresh();
      expect(newsPhrases(inputOf(client).table).map(({ code }) => code)).toEqual(['took', 'took']);
      return boardOf(inputOf(client));
    });
    expect(before).toContain('16 sticks');
    expect(after).toBe(before);
  });

  it('[R16][T] leaving asks nothing and says that it waits', () =>
    run(async (client, env) => {
      await quickGame(client, env);
      await type(client, '/leave');
      expect(client.place.kind).toBe('menu');
      expect(client.notice?.phrases).toEqual([{ code: 'menu.waits', params: { name: 'Sticks 1' } }]);
    }));

  it('[R16][T] save makes a point, then asks; drop goes back to it after asking', () =>
    run(async (client, env) => {
      await quickGame(client, env, '1');
      await type(client, '/save before lunch');
      expect(inputOf(client).confirmation?.phrase).toMatchObject({ params: { name: 'before lunch' } });
      await type(client, 'n', '3');
      await type(client, '/drop', 'n');
      expect(client.place.kind).toBe('table');
      await type(client, '/drop', 'y');
      await env.during(client.enter(client.menu.last!.id));
      await inputOf(client).table.fresh();
      expect(boardOf(inputOf(client))).toContain('17 sticks');
    }));

  it('[R16][T] return lists the saved positions, and goes back to any of them after asking', () =>
    run(async (client, env) => {
      await quickGame(client, env, '1');
      await type(client, '/save lunch', 'n', '3', '/save tea', 'n');
      await type(client, '/return lunch', 'n');
      expect(boardOf(inputOf(client))).not.toContain('17 sticks');
      await type(client, '/return lunch', 'y');
      expect([boardOf(inputOf(client)), saidBy(inputOf(client))]).toEqual([
        expect.stringContaining('17 sticks'),
        'Back at “lunch”.',
      ]);
      await type(client, '/return 2', 'y');
      expect(saidBy(inputOf(client))).toBe('Back at “tea”.');
      await type(client, '/return tea');
      expect(saidBy(inputOf(client))).toBe('The game is already at that position.');
      await type(client, '/return dinner');
      expect(saidBy(inputOf(client))).toContain('There is no saved position with that name.');
      await type(client, '/return 0', 'y');
      expect(boardOf(inputOf(client))).toContain('21 sticks');
      await type(client, '/return');
      const page = client.place.kind === 'page' ? client.place.page : null;
      expect(page?.body(plainPen(client.say()), 80).join('\n')).toMatch(
        /^ {2}0 {2}The start {2}where you are now\n {2}1 {2}lunch {2}after 2 moves .+\n {2}2 {2}tea/,
      );
    }));

  it('[R16][T] without a saved point drop goes back to the start', () =>
    run(async (client, env) => {
      await quickGame(client, env, '1');
      await type(client, '/drop', 'y');
      await env.during(client.enter(client.menu.last!.id));
      await inputOf(client).table.fresh();
      expect(boardOf(inputOf(client))).toContain('21 sticks');
    }));

  it('[R16][R21][T] abandon ends it after asking; then it is among the finished ones, with its replay', () =>
    run(async (client, env) => {
      await quickGame(client, env, '1');
      await type(client, '/abandon', 'y');
      expect(inputOf(client).table.screen.outcome?.winners).toEqual([1]);
      await type(client, '/leave');
      await client.showList('finished');
      await env.during(listOf(client).open(listOf(client).current!));
      await type(client, '/replay');
      expect(client.place.kind).toBe('replay');
    }));
});

describe('saved games', () => {
  it('[R14][T] are listed, renamed, copied and deleted after asking', () =>
    run(async (client, env) => {
      await quickGame(client, env);
      await client.showList('mine');
      const list = listOf(client);
      await list.rename(list.current!, 'Mine');
      await list.rename(list.current!, '');
      expect(list.status).toMatchObject({ tone: 'bad', phrases: [{ code: 'name-empty' }] });
      await list.duplicate(list.current!);
      expect(list.entries).toHaveLength(2);
      list.askRemove([...list.entries!]);
      await client.dialogue.answer(false);
      expect(list.entries).toHaveLength(2);
      list.askRemove([...list.entries!]);
      await client.dialogue.answer(true);
      expect(list.entries).toEqual([]);
      expect(list.status).toMatchObject({ phrases: [{ code: 'list.deleted', params: { n: 2 } }] });
    }));

  it('[R15][T] one too many asks whether the oldest goes', () =>
    run(async (client, env) => {
      for (let n = 0; n < 2; n++) await quickGame(client, env);
      await env.during(client.quickPlay('sticks'));
      expect(client.dialogue.question?.phrase).toMatchObject({
        code: 'too-many-tables',
        params: { name: 'Sticks 1' },
      });
      await client.dialogue.answer(false);
      expect(client.place.kind).toBe('menu');
      await env.during(client.quickPlay('sticks'));
      await env.during(client.dialogue.answer(true));
      expect(inputOf(client).table.screen.name).toBe('Sticks 3');
      await client.showList('mine');
      expect(listOf(client).entries?.map(({ name }) => name)).not.toContain('Sticks 1');
    }, 2));

  it('[R22][T] go into a file and come back from it; a broken file changes nothing', () =>
    run(async (client, env) => {
      await quickGame(client, env, '2');
      const file = join(folder, 'game.json');
      await type(client, `/export ${file}`);
      expect(saidBy(inputOf(client))).toBe(`Written: ${file}`);
      await type(client, `/export ${file}`);
      expect(saidBy(inputOf(client))).toContain('already exists');
      await type(client, '/leave');
      await client.showList('mine');
      const list = listOf(client);
      await list.import(file);
      expect(list.entries?.map(({ origin, moves }) => [origin, moves]).toSorted()).toEqual([
        ['import', 2],
        ['local', 2],
      ]);
      const whole: { log: { body: { text?: string } }[] } = JSON.parse(readFileSync(file, 'utf8'));
      whole.log.at(-1)!.body.text = '99';
      writeFileSync(file, JSON.stringify(whole));
      const wrong = [file, join(folder, 'nothing.json'), import.meta.filename];
      const codes: unknown[] = [];
      for (const path of wrong) {
        await list.import(path);
        codes.push(list.status?.phrases[0]?.code);
      }
      expect(codes).toEqual(['file-does-not-replay', 'file.missing', 'file-foreign']);
      expect(list.entries).toHaveLength(2);
    }));

  it('[R14][T] one that can’t be resumed says why', async () => {
    await run(async (client, env) => {
      await quickGame(client, env);
    });
    const env = fakeEnv();
    const shelf = { games: {}, words: {} };
    const house = await fakeHouse({ env, folder: join(folder, 'data'), shelf });
    const client = await fakeClient(env, undefined, { house, shelf });
    const [entry] = must(await house.registry.list('mine'));
    await env.during(client.enter(entry!.id));
    await soon();
    expect(client.notice?.phrases[0]?.code).toBe('game-unknown');
    await client.showList('mine');
    const list = listOf(client);
    await list.open(list.current!);
    expect(list.status).toMatchObject({ tone: 'bad', phrases: [{ code: 'game-unknown' }] });
    await house.close();
  });
});

it('a game that is still being loaded when one quits never begins', async () => {
  const env = fakeEnv();
  const client = await fakeClient(env);
  const begun = client.quickPlay('sticks');
  client.quit();
  await env.during(begun);
  expect(client.place.kind).toBe('gone');
});
