import { describe, expect, it } from 'vitest';
import { type Client, Room } from './room.testing.ts';

const idOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => String(body['id']);

async function names(client: Client, query: string): Promise<readonly string[]> {
  const { body } = await client.get(`/api/tables?${query}`);
  return (body['tables'] as { name: string }[]).map(({ name }) => name);
}

describe('[T1] new tables', () => {
  it('[R10] quick play: good defaults, started at once', async () => {
    const ada = await (await Room.open()).visitor();
    const seats = [{ name: 'Ada' }];
    const { status, body, headers } = await ada.post('/api/tables', {
      game: 'mastermind',
      seats,
      start: true,
    });
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/api/tables/${body['id']}`);
    expect(body).toMatchObject({
      name: 'Mastermind',
      game: 'mastermind',
      phase: 'playing',
      origin: 'new',
      seats: [{ name: 'Ada', bot: null, mine: true }],
      toAct: [0],
      owner: true,
      mine: true,
      waiting: true,
      quarantined: null,
    });
  });
  it('[R11] people at this screen and bots, before the start', async () => {
    const ada = await (await Room.open()).visitor();
    const { body } = await ada.sticks({
      start: false,
      seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'greedy' }],
    });
    expect(body).toMatchObject({
      phase: 'gathering',
      seats: [{ mine: true }, { bot: 'greedy', mine: false }],
    });
  });
  it('[R10] every bad field has its own message', async () => {
    const ada = await (await Room.open()).visitor();
    const refused = async (wanted: Record<string, unknown>) => {
      const { status, body } = await ada.sticks(wanted);
      return [
        status,
        ...(body['problems'] as { code: string; path?: string }[]).map(({ code, path }) => `${path} ${code}`),
      ];
    };
    expect(await refused({ game: 'chess' })).toEqual([422, 'game game-unknown']);
    expect(await refused({ game: '__proto__' })).toEqual([422, 'game game-unknown']);
    expect(await refused({ options: { sticks: 1, most: 'x', y: 1 } })).toEqual([
      422,
      'options.y unknown-field',
      'options.sticks out-of-range',
      'options.most not-a-number',
    ]);
    expect(await refused({ options: null })).toEqual([422, 'options form-malformed']);
    expect(await refused({ seats: [{ name: 'Ada' }, { name: 'ada' }] })).toEqual([
      422,
      'seats.1.name name-taken',
    ]);
    expect(await refused({ seats: [{ name: 'Ada', bot: 'nobody' }] })).toEqual([
      422,
      'seats.0.bot bot-unknown',
    ]);
    expect(await refused({ seats: [{ name: 'Ada' }] })).toEqual([422, 'undefined too-few-seats']);
    expect(await refused({ seats: 'all', hints: -1, start: 'yes', color: 1 })).toEqual([
      422,
      'hints body-invalid',
      'seats not-a-list',
      'start not-a-switch',
      'color unknown-field',
    ]);
    expect(await refused({ name: '\u200b' })).toEqual([422, 'name name-unseen']);
    expect(await names(ada, 'show=mine')).toEqual([]);
  });
  it('[R53] what a game refuses is said in the game’s words', async () => {
    const ada = await (await Room.open()).visitor({ 'accept-language': 'ca' });
    const options = { role: 'breaker', difficulty: 'custom', positions: 8, colors: 4, repeats: false };
    const { body } = await ada.post('/api/tables', { game: 'mastermind', options });
    expect(body['problems']).toMatchObject([{ code: 'colors-few', path: 'options.colors' }]);
    expect(body['message']).not.toBe('colors-few');
    expect(body['message']).toMatch(/colors/);
  });
  it('[R10] a name is proposed, and unique among one’s own', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    expect((await ada.sticks({ name: ' Sunday  ' })).body['name']).toBe('Sunday');
    expect(await ada.sticks({ name: 'súnday' })).toMatchObject({ status: 409, codes: ['table-name-taken'] });
    expect((await leo.sticks({ name: 'Sunday' })).status).toBe(201);
    expect((await ada.sticks()).body['name']).toBe('Template');
    expect((await ada.sticks()).body['name']).toBe('Template 2');
  });
  it('[R15] one more than one can keep asks whether the oldest may go', async () => {
    const room = await Room.open({ keep: 2 });
    const ada = await room.visitor();
    for (const name of ['Old', 'New']) await ada.sticks({ name });
    const refused = await ada.sticks({ name: 'More' });
    expect(refused).toMatchObject({ status: 409, codes: ['too-many-tables'] });
    expect(refused.body['message']).toContain('“Old”');
    await ada.sticks({ name: 'More', replaceOldest: true });
    expect(await names(ada, 'show=mine')).toEqual(['More', 'New']);
  });
});

describe('[T2] lists', () => {
  it('[R14] by date, or by name as people read them', async () => {
    const ada = await (await Room.open()).visitor();
    for (const name of ['Rolit 10', 'zebra', 'Àrea', 'Rolit 2']) await ada.sticks({ name, start: false });
    await ada.sticks({ name: 'Begun' });
    await ada.sticks({ name: 'Newest', start: false });
    expect((await names(ada, 'sort=waiting')).slice(0, 2)).toEqual(['Begun', 'Newest']);
    expect((await names(ada, 'sort=date')).slice(0, 2)).toEqual(['Newest', 'Begun']);
    expect(await names(ada, 'sort=name')).toEqual([
      'Àrea',
      'Begun',
      'Newest',
      'Rolit 2',
      'Rolit 10',
      'zebra',
    ]);
    expect((await ada.get('/api/tables?sort=size')).status).toBe(422);
  });
  it('[R14] mine, saved and finished, by game', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const over = idOf(await ada.sticks({ name: 'Over' }));
    await ada.sends(over, { kind: 'forfeit', seat: 0, why: 'resigned' });
    await ada.sticks({ name: 'Begun' });
    await ada.sticks({ name: 'Gathering', start: false });
    await ada.post('/api/tables', { game: 'rolit', name: 'Rolit' });
    expect(await names(ada, '')).toEqual(['Begun', 'Rolit', 'Gathering']);
    expect(await names(ada, 'show=saved')).toEqual(['Begun']);
    expect(await names(ada, 'show=finished')).toEqual(['Over']);
    expect(await names(ada, 'show=finished&game=rolit')).toEqual([]);
    expect(await names(ada, 'show=mine&game=rolit')).toEqual(['Rolit']);
  });
  it('those that wait for me come first', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const waiting = idOf(await ada.sticks({ name: 'My turn' }));
    const other = idOf(await ada.sticks({ name: 'Their turn', start: false }, ['Ada']));
    await leo.sends(other, { kind: 'sit', choice: { name: 'Leo' } });
    await ada.sends(other, { kind: 'start' });
    await ada.sends(other, { kind: 'move', seat: 0, text: '1' });
    expect(await names(ada, '')).toEqual(['My turn', 'Their turn']);
    expect(await names(leo, '')).toEqual(['Their turn']);
    expect((await leo.get(`/api/tables/${other}`)).body).toMatchObject({
      waiting: true,
      owner: false,
      mine: true,
    });
    expect((await leo.get(`/api/tables/${waiting}`)).body).toMatchObject({ waiting: false, mine: false });
  });
  it('[R30] open tables are for everybody, and nothing else of others is listed', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    await ada.sticks({ name: 'Playing' });
    await ada.sticks({ name: 'Open', start: false });
    expect(await names(leo, 'show=open')).toEqual(['Open']);
    expect(await names(leo, 'show=mine')).toEqual([]);
    expect(await names(leo, 'show=saved')).toEqual([]);
    expect(await names(leo, 'show=finished')).toEqual([]);
  });
  it('[R31] nobody’s id is in any list or table, nor what only the log knows', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const id = idOf(await ada.sticks({ start: false }, ['Ada']));
    await leo.sends(id, { kind: 'sit', choice: { name: 'Leo' } });
    for (const client of [ada, leo]) {
      for (const url of [`/api/tables/${id}`, '/api/tables?show=open', '/api/tables?show=mine']) {
        const { text, status } = await client.get(url);
        expect(status).toBe(200);
        expect(text).not.toContain(ada.player);
        expect(text).not.toContain(leo.player);
        expect(text).not.toContain('seed');
      }
    }
  });
  it('a list that does not exist is refused', async () => {
    const ada = await (await Room.open()).visitor();
    expect(await ada.get('/api/tables?show=all')).toMatchObject({ status: 422, codes: ['not-a-choice'] });
    expect(await ada.get('/api/tables?player=x')).toMatchObject({ status: 422, codes: ['unknown-field'] });
  });
});

describe('[T3] one table', () => {
  it('whoever has the id may look', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const id = idOf(await ada.sticks());
    expect((await leo.get(`/api/tables/${id}`)).body).toMatchObject({ id, owner: false, mine: false });
  });
  it('an unknown id, or what can’t be one, is a 404', async () => {
    const ada = await (await Room.open()).visitor();
    for (const id of ['nosuchtable', 'x', '..%2f..%2fetc', '%00', 'import'])
      expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ status: 404, codes: ['no-such-table'] });
  });
});

describe('[T4] rename and delete', () => {
  it('[R14] mine', async () => {
    const ada = await (await Room.open()).visitor();
    const id = idOf(await ada.sticks({ name: 'Tea' }));
    expect((await ada.patch(`/api/tables/${id}`, { name: ' After  tea' })).body).toMatchObject({
      name: 'After tea',
    });
    expect(await names(ada, '')).toEqual(['After tea']);
    expect((await ada.delete(`/api/tables/${id}`)).status).toBe(204);
    expect(await names(ada, '')).toEqual([]);
    expect((await ada.delete(`/api/tables/${id}`)).codes).toEqual(['no-such-table']);
  });
  it('[R10] not to a name I have already, but to its own in other letters', async () => {
    const ada = await (await Room.open()).visitor();
    await ada.sticks({ name: 'Tea' });
    const id = idOf(await ada.sticks({ name: 'Cake' }));
    expect((await ada.patch(`/api/tables/${id}`, { name: 'TEA' })).codes).toEqual(['table-name-taken']);
    expect((await ada.patch(`/api/tables/${id}`, { name: '' })).codes).toEqual(['name-empty']);
    expect((await ada.patch(`/api/tables/${id}`, { name: 'CAKE' })).status).toBe(200);
  });
  it('[R31] not those of others, even with a seat at them', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const id = idOf(await ada.sticks({ start: false }, ['Ada']));
    await leo.sends(id, { kind: 'sit', choice: { name: 'Leo' } });
    expect(await leo.patch(`/api/tables/${id}`, { name: 'Mine' })).toMatchObject({
      status: 403,
      codes: ['owner-only'],
    });
    expect(await leo.delete(`/api/tables/${id}`)).toMatchObject({ status: 403, codes: ['owner-only'] });
    expect((await ada.get(`/api/tables/${id}`)).body['name']).toBe('Template');
  });
  it('[R14] several at once; what can’t be deleted is named', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const [a, b, theirs] = [idOf(await ada.sticks()), idOf(await ada.sticks()), idOf(await leo.sticks())];
    const { body } = await ada.delete('/api/tables', { ids: [a, b, a, theirs, 'nosuchtable'] });
    expect(body).toEqual({
      removed: [a, b],
      refused: [
        { id: theirs, code: 'owner-only' },
        { id: 'nosuchtable', code: 'no-such-table' },
      ],
    });
    expect((await ada.delete('/api/tables', { ids: [] })).status).toBe(422);
  });
});

describe('[H7] games', () => {
  it('what there is to play, with all that a form needs', async () => {
    const room = await Room.open();
    const { status, body } = await room.ask({ url: '/api/games' });
    expect(status).toBe(200);
    const games = body['games'] as {
      id: string;
      defaults: unknown;
      form: unknown[];
      bots: string[];
    }[];
    expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(['kenken', 'mastermind', 'rolit']));
    expect(games.find(({ id }) => id === 'kenken')?.defaults).toMatchObject({ level: 'builtin:5x5-easy-1' });
    for (const { form } of games) expect(form.length).toBeGreaterThan(0);
  });
});
