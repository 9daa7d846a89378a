import { describe, expect, it } from 'vitest';
import { prepareBudget } from '../../core/resource.ts';
import { Puppets } from '../../host/bench.testing.ts';
import { heap, heapsModule } from '../../host/heaps.testing.ts';
import { makeResource, prepareBrought } from '../../host/jobs/resources.ts';
import { threadTools } from '../../host/jobs/thread.testing.ts';
import { systemClock } from '../clock.ts';
import { FolderLibrary, rootFolder } from '../library.ts';
import { claimDaily } from '../storage/samples.testing.ts';
import { type Client, Room } from './room.testing.ts';

type Today = {
  readonly game: string;
  readonly key: string;
  readonly title: string;
  readonly day: string;
  readonly state: string;
  readonly table: string | null;
  readonly share: { readonly result: string; readonly text: string } | null;
};

const dayMs = 24 * 3600 * 1000;
const daily = { game: 'mastermind' };
const guess = (text: string) => ({ kind: 'move', seat: 0, text }) as const;

const open = async (client: Client) => String((await client.post('/api/daily', daily)).body['id']);
const standing = async (client: Client) =>
  ((await client.get('/api/daily')).body['games'] as Today[]).find(({ game }) => game === 'mastermind')!;
const rows = async (client: Client, table: string) => {
  const { body } = await client.get(`/api/tables/${table}/screen`);
  return (body['view'] as { players: { rows: unknown }[] }).players[0]!.rows;
};
const codeOf = async (room: Room, table: string) => {
  const found = await room.registry.find(table);
  if (!found.ok) throw new Error(table);
  return (found.value.table.state as { codes: number[][] }).codes[0]!;
};
const written = (code: readonly number[]) => code.join('');

describe('[M11] the code of the day', () => {
  it('[D2] everybody gets the same, in this room and in another', async () => {
    const [here, there] = [await Room.open(), await Room.open()];
    const all = [await here.visitor(), await here.visitor(), await there.visitor()];
    const tables = await Promise.all(all.map(open));
    expect(new Set(tables).size).toBe(3);
    for (const [at, client] of all.entries())
      for (const text of ['1122', '3456', '1654'])
        expect(await client.sends(tables[at]!, guess(text))).toBe('accepted');
    const [ada, leo, eva] = await Promise.all(all.map((client, at) => rows(client, tables[at]!)));
    expect(leo).toEqual(ada);
    expect(eva).toEqual(ada);
  });
  it('[D2] it begins at once, called by its day, with the guest’s own name', async () => {
    const ada = await (await Room.open()).visitor();
    await ada.patch('/api/me', { name: 'Ada' });
    const { status, body } = await ada.post('/api/daily', daily);
    const { day } = await standing(ada);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: `Mastermind ${day}`,
      daily: day,
      phase: 'playing',
      seats: [{ name: 'Ada', mine: true }],
    });
  });
  it('[D2] the second time it is the same table, also of two requests at once', async () => {
    const ada = await (await Room.open()).visitor();
    const both = await Promise.all([ada.post('/api/daily', daily), ada.post('/api/daily', daily)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(both[0]!.body['id']).toBe(both[1]!.body['id']);
    expect((await ada.get('/api/tables')).body['tables']).toHaveLength(1);
  });
  it('[D1] not played, at play, over with its squares', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    expect(await standing(ada)).toMatchObject({ state: 'new', table: null, share: null });
    const table = await open(ada);
    await ada.sends(table, guess('1122'));
    expect(await standing(ada)).toMatchObject({ state: 'playing', table, share: null });
    await ada.sends(table, guess(written(await codeOf(room, table))));
    const { state, share } = await standing(ada);
    expect([state, share?.result]).toEqual(['over', '2/10']);
    expect(share?.text.split('\n')).toEqual([
      expect.stringMatching(/^Mastermind · .+ 2023 · 2\/10$/),
      expect.stringMatching(/^(🟩|🟨|⬛){4} \d\+\d$/u),
      '🟩🟩🟩🟩 4+0',
    ]);
    expect(await open(ada)).toBe(table);
  });
  it.each([
    ['ca', 'El codi del dia'],
    ['es', 'El código del día'],
    ['en', 'Today’s code'],
  ])('[D1] it has a name in %s', async (language, title) => {
    const ada = await (await Room.open()).visitor({ 'accept-language': language });
    expect((await standing(ada)).title).toBe(title);
  });
  it('[D1][D2] whatever has a game of the day has a name for it, and opens', async () => {
    const ada = await (await Room.open()).visitor();
    const games = (await ada.get('/api/daily')).body['games'] as Today[];
    expect(games.length).toBeGreaterThan(0);
    for (const { game, key, title, day } of games) {
      expect(title).not.toBe(`today.${key}`);
      const { status, body } = await ada.post('/api/daily', { game, key });
      expect([game, status, body['phase'], body['daily']]).toEqual([game, 201, 'playing', day]);
    }
  });
  it('[D1][D2] it has a key, and without one the first of its game is meant', async () => {
    const ada = await (await Room.open()).visitor();
    expect((await standing(ada)).key).toBe('code');
    const table = await open(ada);
    const keyed = await ada.post('/api/daily', { ...daily, key: 'code' });
    expect([keyed.status, keyed.body['id']]).toEqual([200, table]);
    expect((await ada.get(`/api/tables/${table}/screen`)).body['dailyKey']).toBe('code');
    const other = await ada.post('/api/daily', { ...daily, key: 'long' });
    expect([other.status, other.codes]).toEqual([404, ['daily-unknown']]);
  });
  it('[D2] who deletes it has played it all the same', async () => {
    const ada = await (await Room.open()).visitor();
    const table = await open(ada);
    expect((await ada.delete(`/api/tables/${table}`)).status).toBe(204);
    const again = await ada.post('/api/daily', daily);
    expect([again.status, again.codes]).toEqual([409, ['daily-gone']]);
    expect(await standing(ada)).toMatchObject({ state: 'gone', table: null });
  });
  it('[D3] tomorrow there is another, and today’s can still be finished', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const today = await open(ada);
    const code = await codeOf(room, today);
    room.clock.now += dayMs;
    const tomorrow = await open(ada);
    expect(tomorrow).not.toBe(today);
    expect(await codeOf(room, tomorrow)).not.toEqual(code);
    expect(await ada.sends(today, guess(written(code)))).toBe('accepted');
    expect(await standing(ada)).toMatchObject({ state: 'playing', table: tomorrow });
  });
  it('[D4] nothing is taken back in it, and no hint given', async () => {
    const ada = await (await Room.open()).visitor();
    const table = await open(ada);
    await ada.sends(table, guess('1122'));
    expect(await ada.sends(table, { kind: 'undo' })).toBe('daily-no-undo');
    expect(await ada.sends(table, { kind: 'return', to: null })).toBe('daily-no-undo');
    expect(await ada.sends(table, { kind: 'hint', seat: 0 })).toBe('daily-no-hint');
    expect(await rows(ada, table)).toHaveLength(1);
  });
  it('[D4] no copy and no file gives it away while it goes on', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const table = await open(ada);
    const copied = await ada.post(`/api/tables/${table}/duplicate`);
    expect([copied.status, copied.codes]).toEqual([409, ['daily-no-copy']]);
    const found = await room.registry.find(table);
    const { seed } = found.ok ? found.value.table : { seed: '' };
    const code = JSON.stringify(await codeOf(room, table));
    const at = `/api/tables/${table}`;
    for (const url of [at, `${at}/screen`, `${at}/export`, `${at}/replay`, '/api/daily', '/api/tables']) {
      const { status, text } = await ada.get(url);
      expect([url, status, text.includes(seed), text.includes(code)]).toEqual([url, 200, false, false]);
    }
    expect((await ada.get(`${at}/export`)).body['ludoteca']).toBe('replay');
  });
  it('[D4] a copy of a finished one is a game like any other', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const table = await open(ada);
    await ada.sends(table, guess(written(await codeOf(room, table))));
    const { body } = await ada.post(`/api/tables/${table}/duplicate`);
    expect(body).toMatchObject({ daily: null, origin: 'duplicate' });
    expect(await ada.sends(String(body['id']), { kind: 'undo' })).toBe('game-over');
    const file = (await ada.get(`/api/tables/${table}/export`)).body;
    expect((await ada.post('/api/tables/import', file)).body).toMatchObject({
      daily: null,
      origin: 'import',
    });
  });
  it('[D4] the same again is a code of one’s own', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const table = await open(ada);
    await ada.sends(table, guess(written(await codeOf(room, table))));
    const { status, body } = await ada.post(`/api/tables/${table}/again`);
    expect([status, body['daily']]).toEqual([201, null]);
  });
  it('[R15] it takes nobody’s place among the unfinished games', async () => {
    const ada = await (await Room.open({ keep: 1 })).visitor();
    const wanted = { game: 'mastermind', seats: [{ name: 'Ada' }], start: true };
    expect((await ada.post('/api/tables', wanted)).status).toBe(201);
    expect((await ada.post('/api/daily', daily)).status).toBe(201);
    expect((await ada.post('/api/tables', wanted)).codes).toEqual(['too-many-tables']);
    await ada.post('/api/tables', { ...wanted, replaceOldest: true });
    expect(await standing(ada)).toMatchObject({ state: 'playing' });
  });
  it('[D2] a claim without its table is made good', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const { day } = await standing(ada);
    const key = { player: ada.player, game: 'mastermind', key: 'code', day };
    await claimDaily(room.store, key, 'claimed-before');
    expect(await standing(ada)).toMatchObject({ state: 'new' });
    expect(await open(ada)).toBe('claimed-before');
  });
  it.each([['chess'], ['template'], ['__proto__']])('[D2] there is none of %s', async (game) => {
    const { status, codes } = await (await (await Room.open()).visitor()).post('/api/daily', { game });
    expect([status, codes]).toEqual([404, ['daily-unknown']]);
  });
  it('[H2] what is not of the schema is refused, and so is who is not known', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    for (const wrong of [{}, { game: 7 }, { ...daily, day: '2020-01-01' }, { ...daily, key: 7 }, null])
      expect((await ada.post('/api/daily', wrong)).status).toBe(422);
    expect((await room.ask({ url: '/api/daily' })).status).toBe(401);
  });
});

describe('[D5] a game of the day that is made first', () => {
  const heaps = { game: 'heaps', key: 'small' };
  const library = () => new FolderLibrary(rootFolder(), { heaps: heapsModule });
  const tools = threadTools({ kindOf: async () => heap, steps: prepareBudget });
  function workers(makes: Puppets['makes'] = (question) => makeResource(question, tools)): Puppets {
    const puppets = new Puppets();
    puppets.makes = makes;
    puppets.prepares = (question) => prepareBrought(question, tools);
    return puppets;
  }

  it('[D1][D2] all of a game are listed, and each is opened by its key', async () => {
    const ada = await (await Room.open({ library: library(), workers: workers() })).visitor();
    const home = (await ada.get('/api/home')).body['today'] as Today[];
    expect(home.map(({ game, key }) => [game, key])).toEqual([
      ['heaps', 'small'],
      ['heaps', 'large'],
      ['heaps', 'never'],
    ]);
    const [one, other] = [
      await ada.post('/api/daily', heaps),
      await ada.post('/api/daily', { ...heaps, key: 'large' }),
    ];
    expect([one.status, other.status, one.body['id'] === other.body['id']]).toEqual([201, 201, false]);
    const left = async (id: unknown) =>
      ((await ada.get(`/api/tables/${id}/screen`)).body['view'] as { left: number }).left;
    expect(await left(one.body['id'])).toBeLessThan(30);
    expect(await left(other.body['id'])).toBeGreaterThanOrEqual(30);
  });
  it('[D5] while it is being made it is to be asked for again', async () => {
    const begun = Promise.withResolvers<void>();
    const endless = workers(() => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    const sleep = (ms: number) => (ms === 10_000 ? begun.promise : systemClock.sleep(ms));
    const ada = await (await Room.open({ library: library(), workers: endless, sleep })).visitor();
    const { status, codes, headers } = await ada.post('/api/daily', heaps);
    expect([status, codes, headers['retry-after']]).toEqual([503, ['preparing'], '5']);
  });
  it.each([
    ['ca', 'La partida d’avui no s’ha pogut crear.'],
    ['es', 'La partida de hoy no se ha podido crear.'],
    ['en', 'Today’s game could not be made.'],
  ])('[D5] when it can’t be made that is said, in %s', async (language, words) => {
    const room = await Room.open({ library: library(), workers: workers() });
    const ada = await room.visitor({ 'accept-language': language });
    const { status, codes, body } = await ada.post('/api/daily', { ...heaps, key: 'never' });
    expect([status, codes]).toEqual([503, ['daily-failed', 'heap-none']]);
    expect(body['message']).toContain(words);
  });
});
