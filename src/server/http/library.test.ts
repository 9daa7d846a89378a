/** What people bring: levels and dictionaries of their own, over HTTP. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseBody } from '../../host/jobs/bodies.ts';
import { systemClock } from '../clock.ts';
import { openJobs } from '../jobs/open.ts';
import { rootFolder } from '../library.ts';
import { change } from '../storage/samples.testing.ts';
import { type Answered, type Client, origin, Room } from './room.testing.ts';

const level = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
const other = '3 4\n1 4 3 1 1 1 2 2 2\n0 3 1 1 3\n1 5 2 2 1 3 1\n3 6 3 2 3 3 2 3 3\n';
const brought = (over: object = {}) => ({
  game: 'kenken',
  kind: 'level',
  name: 'Estrella',
  texts: { level },
  ...over,
});

type Listed = {
  readonly ref: string;
  readonly name: string;
  readonly hash: string;
  readonly facts: object;
  readonly entry: { readonly id: string; readonly owner: string; readonly mine: boolean };
};
const listed = ({ body }: Answered) => body as unknown as Listed;
const bring = (client: Client, over: object = {}) => client.post('/api/resources', brought(over));
const brings = async (client: Client, over: object = {}) => listed(await bring(client, over));
const at = (id: string, more = '') => `/api/resources/entry/${id}${more}`;
const list = async (client: Client, query = '') => {
  const { body } = await client.get(`/api/resources?game=kenken&kind=level${query}`);
  const found = body['resources'] as readonly Listed[];
  return { total: body['total'], names: found.map(({ name }) => name), found };
};

describe('[L1] a level of one’s own', () => {
  it('is prepared, stored and told', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const answer = await bring(ada, { name: '  Estrella   fugaç ', licence: 'CC0' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Estrella fugaç',
      language: null,
      facts: { size: 3, unique: false },
      entry: { mine: true, licence: 'CC0', bytes: level.length },
    });
    const { entry, hash, ref } = listed(answer);
    expect(ref).toBe(hash);
    expect((await ada.get(at(entry.id))).body).toEqual(answer.body);
    expect(answer.text).not.toContain(ada.player);
    expect(await room.store.prepared(hash, 2, ['page'])).not.toBeNull();
  });
  it.each([
    ['a name that is none', { name: ' ' }, 422, ['name-empty']],
    ['a kind of another game', { kind: 'lexicon' }, 422, ['resource-kind']],
    ['a game that is not here', { game: 'toString' }, 422, ['resource-kind']],
    [
      'parts of another game',
      { texts: { words: 'A\n' } },
      422,
      ['resource-part-strange', 'resource-part-missing'],
    ],
    ['no parts', { texts: {} }, 422, ['resource-part-missing']],
    ['a game of every object', { game: '__proto__' }, 422, ['resource-kind']],
    ['a kind of every object', { kind: '__proto__' }, 422, ['resource-kind']],
    ['a part of every object', { texts: JSON.parse('{"__proto__":"x"}') }, 400, ['body-not-json']],
    ['a part that is no text', { texts: { level: 7 } }, 422, ['not-a-text']],
    ['a licence of many lines', { licence: 'x'.repeat(81) }, 422, ['name-long']],
  ])('[Q6] not with %s', async (_, over, status, codes) => {
    const room = await Room.open();
    const answer = await bring(await room.visitor(), over);
    expect([answer.status, answer.codes]).toEqual([status, codes]);
    expect(await room.store.countEntries({})).toBe(0);
  });
  it.each<[string, string | Buffer | undefined, number, readonly string[]]>([
    ['no JSON', '{"game":', 400, ['body-not-json']],
    ['no UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 400, ['body-not-json']],
    ['nothing in it', ' ', 422, ['body-invalid']],
    ['no body', undefined, 422, ['body-invalid']],
    ['a list', '[]', 422, ['body-invalid']],
    ['fields missing', '{}', 422, ['body-invalid', 'not-a-text', 'not-a-text', 'not-a-text']],
    ['a field too many', JSON.stringify({ ...brought(), more: 1 }), 422, ['unknown-field']],
    ['no language', JSON.stringify({ ...brought(), language: 'xx' }), 422, ['not-a-choice']],
  ])('[H2] a body that is %s is refused before it is prepared', async (_, payload, status, codes) => {
    const room = await Room.open({
      readers: { parse: async (raw) => parseBody(raw), prepare: () => Promise.reject(new Error('prepared')) },
    });
    const { cookie } = await room.visitor();
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { cookie, origin, ...type };
    const body = payload === undefined ? {} : { payload };
    const answer = await room.ask({ method: 'POST', url: '/api/resources', headers, ...body });
    expect([answer.status, answer.codes]).toEqual([status, codes]);
  });
  it('[Q6] a body that is wrong in a million places is told some of them', async () => {
    const ada = await (await Room.open()).visitor();
    const many = (value: unknown) =>
      Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`field${n}`, value]));
    expect((await bring(ada, many(1))).codes).toHaveLength(50);
    expect((await bring(ada, { texts: many(1) })).codes.length).toBeLessThanOrEqual(50);
    expect((await bring(ada, { texts: many('') })).codes).toEqual(['body-invalid']);
  });
  it('what a thread could not bear is 503', async () => {
    const parse = () => Promise.reject(new Error('out of memory'));
    const ada = await (await Room.open({ readers: { parse, prepare: parse } })).visitor();
    const { status, codes } = await bring(ada);
    expect([status, codes]).toEqual([503, ['resource-failed']]);
  });
  it('every problem has its place, and words in one’s language', async () => {
    const visitor = await (await Room.open()).visitor({ 'accept-language': 'ca' });
    const texts = { bag: 'A 9 1\nB 9 1\n', words: 'AB\nBA\nXX\nYY\n' };
    const answer = await bring(visitor, { game: 'scrabble', kind: 'lexicon', language: 'ca', texts });
    const problems = answer.body['problems'] as readonly { path: string }[];
    const messages = answer.body['messages'] as readonly string[];
    expect(answer.status).toBe(422);
    expect(problems.map(({ path }) => path)).toEqual(['words:3:1', 'words:4:1']);
    expect(messages).toHaveLength(2);
    expect([messages[0]!.includes('X'), messages[1]!.includes('Y')]).toEqual([true, true]);
  });
});

describe('[L2] names', () => {
  it('one’s own are had once; the refusal tells which has it, and `replace` replaces it', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const first = await brings(ada);
    const again = await bring(ada, { name: 'ESTRÈLLA', texts: { level: other } });
    expect([again.status, again.codes]).toEqual([409, ['resource-name-taken']]);
    expect(again.body['problems']).toMatchObject([{ params: { id: first.entry.id }, path: 'name' }]);
    const replaced = await brings(ada, { texts: { level: other }, replace: true });
    expect([replaced.entry.id, replaced.hash === first.hash]).toEqual([first.entry.id, false]);
    expect((await bring(leo)).status).toBe(201);
  });
  it('of two who come at once, one has it', async () => {
    const ada = await (await Room.open()).visitor();
    const answers = await Promise.all([bring(ada), bring(ada)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
  it('and licences can be changed, to no name that is taken', async () => {
    const ada = await (await Room.open()).visitor();
    const { entry } = await brings(ada);
    await bring(ada, { name: 'Lluna' });
    const renamed = await ada.patch(at(entry.id), { name: 'Sol', licence: 'CC BY' });
    expect(renamed.body).toMatchObject({ name: 'Sol', entry: { id: entry.id, licence: 'CC BY' } });
    expect((await ada.patch(at(entry.id), { name: 'lluna' })).codes).toEqual(['resource-name-taken']);
    expect((await ada.patch(at(entry.id), { licence: '' })).body).toMatchObject({
      name: 'Sol',
      entry: { licence: null },
    });
  });
});

describe('[L3] other texts, deleting, copies', () => {
  it('new texts are a new version, and the one before is still there by its hash', async () => {
    const ada = await (await Room.open()).visitor();
    const before = await brings(ada);
    const after = listed(await ada.put(at(before.entry.id, '/texts'), { texts: { level: other } }));
    expect([after.entry.id, after.name]).toEqual([before.entry.id, 'Estrella']);
    expect((await ada.get(`/api/resources/${before.hash}/texts/level`)).text).toBe(level);
    expect((await ada.get(`/api/resources/${after.hash}/texts/level`)).text).toBe(other);
  });
  it('only for whoever has brought it', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const { entry } = await brings(ada);
    const tries = [
      await leo.patch(at(entry.id), { name: 'Meu' }),
      await leo.put(at(entry.id, '/texts'), { texts: { level: other } }),
      await leo.delete(at(entry.id)),
    ];
    expect(tries.map(({ status, codes }) => [status, codes[0]])).toEqual(
      tries.map(() => [403, 'entry-owner-only']),
    );
    expect(listed(await leo.get(at(entry.id))).entry).toMatchObject({ mine: false });
  });
  it('deleted once, then unknown', async () => {
    const ada = await (await Room.open()).visitor();
    const { entry } = await brings(ada);
    expect((await ada.delete(at(entry.id))).status).toBe(204);
    for (const id of [entry.id, 'x', '..%2fx', 'x'.repeat(90)])
      for (const answer of [await ada.delete(at(id)), await ada.get(at(id)), await ada.post(at(id, '/copy'))])
        expect([answer.status, answer.codes]).toEqual([404, ['no-such-resource']]);
  });
  it('a copy is one’s own, and stays when the first goes', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const first = await brings(ada);
    const answer = await leo.post(at(first.entry.id, '/copy'));
    const copy = listed(answer);
    expect([answer.status, copy.hash, copy.entry.mine]).toEqual([201, first.hash, true]);
    expect((await leo.post(at(first.entry.id, '/copy'))).codes).toEqual(['resource-name-taken']);
    expect((await leo.post(at(first.entry.id, '/copy'), { name: 'Una altra' })).status).toBe(201);
    await ada.delete(at(first.entry.id));
    expect((await list(leo, '&owner=mine')).names).toEqual(['Estrella', 'Una altra']);
  });
});

describe('[L4] how much one may keep', () => {
  it('so many entries, those that are replaced not counted', async () => {
    const ada = await (await Room.open({ limits: { library: { entries: 1, megabytes: 1 } } })).visitor();
    const { entry } = await brings(ada);
    const more = [await bring(ada, { name: 'B' }), await ada.post(at(entry.id, '/copy'), { name: 'C' })];
    for (const { status, codes, body } of more) {
      expect([status, codes]).toEqual([409, ['resource-quota']]);
      expect(body['problems']).toMatchObject([{ params: { most: 1 } }]);
    }
    expect((await bring(ada, { replace: true })).status).toBe(201);
    expect((await ada.put(at(entry.id, '/texts'), { texts: { level: other } })).status).toBe(200);
  });
  it('so many bytes', async () => {
    const quota = { entries: 9, megabytes: (2 * level.length) / 1e6 };
    const ada = await (await Room.open({ limits: { library: quota } })).visitor();
    await bring(ada);
    await bring(ada, { name: 'B' });
    expect((await bring(ada, { name: 'C' })).codes).toEqual(['resource-quota-bytes']);
  });
  it('[H5] so often', async () => {
    const resources = { guest: 1, address: 9, minutes: 1 };
    const ada = await (await Room.open({ limits: { resources } })).visitor();
    await bring(ada);
    const { status, codes } = await bring(ada, { name: 'B' });
    expect([status, codes]).toEqual([429, ['limit-resources']]);
  });
  it('[H2] and so large at a time', async () => {
    const ada = await (await Room.open()).visitor({ 'accept-language': 'en' });
    const { status, body } = await bring(ada, { texts: { level: ' '.repeat(13_000_000) } });
    expect([status, body['message']]).toEqual([413, 'This is too large: at most 12,288 kB.']);
  });
});

describe('[L5] lists', () => {
  it('what comes with the games first, then everybody’s by name, with whose it is', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    await ada.patch('/api/me', { name: 'Ada' });
    await bring(ada, { name: 'Zeta' });
    await bring(leo, { name: 'àrea' });
    const { total, found } = await list(leo);
    expect(total).toBe(57);
    expect(found.slice(-2)).toMatchObject([
      { name: 'àrea', entry: { mine: true } },
      { name: 'Zeta', entry: { mine: false, owner: 'Ada' } },
    ]);
    expect((await list(leo, '&owner=mine')).names).toEqual(['àrea']);
    expect((await list(leo, '&owner=builtin')).total).toBe(55);
    expect((await list(leo, '&search=AREA')).names).toEqual(['àrea']);
    expect((await list(leo, `&search=${found.at(-1)!.hash}`)).total).toBe(2);
  });
  it('pages run on from the one to the other', async () => {
    const room = await Room.open();
    const ada = await room.visitor();
    const { entry } = await brings(ada, { name: '00' });
    for (let n = 1; n < 50; n++) await ada.post(at(entry.id, '/copy'), { name: `${n}`.padStart(2, '0') });
    const [first, second, third] = [await list(ada), await list(ada, '&page=1'), await list(ada, '&page=2')];
    expect([first.total, first.names.length, first.names.at(-1)]).toEqual([105, 100, '44']);
    expect([second.names, third.names]).toEqual([['45', '46', '47', '48', '49'], []]);
  });
});

describe('[L6] texts to keep', () => {
  it('of what comes with the games too, but nothing that is no text of it', async () => {
    const ada = await (await Room.open()).visitor();
    const [{ hash } = { hash: '' }] = (await list(ada)).found;
    const { status, text, headers } = await ada.get(`/api/resources/${hash}/texts/level`);
    expect([status, text.startsWith('3 ')]).toEqual([200, true]);
    expect(headers['content-disposition']).toContain('level.txt');
    for (const part of ['host', 'toString', 'x'.repeat(99)])
      expect((await ada.get(`/api/resources/${hash}/texts/${part}`)).codes).toEqual(['no-such-resource']);
  });
});

describe('a table with what somebody has brought', () => {
  const table = (client: Client, hash: string) =>
    client.post('/api/tables', {
      game: 'kenken',
      options: { level: hash },
      seats: [{ name: 'Leo' }],
      start: true,
    });

  it('says its name, and goes on when it is deleted, also in a room opened again', async () => {
    const room = await Room.open();
    const [ada, leo] = [await room.visitor(), await room.visitor()];
    const { hash, entry } = await brings(ada);
    const made = await table(leo, hash);
    expect(made.status).toBe(201);
    const id = String(made.body['id']);
    const screen = await leo.get(`/api/tables/${id}/screen`);
    expect(screen.body['resources']).toEqual({ level: { hash, name: 'Estrella' } });
    await ada.delete(at(entry.id));
    await change(room.store, { kind: 'sweep-resources', wantedBefore: Number.MAX_SAFE_INTEGER });
    // Rooms of tests share what they have opened: that it is still stored has to be seen apart.
    const texts = Object.values((await room.store.resource(hash))!.texts);
    expect(await room.store.text(texts[0]!)).not.toBeNull();
    const again = await Room.open({ store: room.store });
    const back = await again.ask({ url: `/api/tables/${id}/screen`, headers: { cookie: leo.cookie } });
    expect([back.status, back.body['resources']]).toEqual([200, screen.body['resources']]);
  });
  it('not with a hash that nobody has', async () => {
    const { status, codes } = await table(await (await Room.open()).visitor(), 'f'.repeat(64));
    expect([status, codes]).toEqual([422, ['resource-missing']]);
  });
});

describe('a text of 10 MB', () => {
  const pool = openJobs();
  afterAll(() => pool.close());
  const folder = join(rootFolder(), 'build', 'resources', 'scrabble', 'lexicon', 'ca');
  const text = (part: string) => readFileSync(join(folder, `${part}.txt`), 'utf8');
  const lexicon = { game: 'scrabble', kind: 'lexicon', language: 'ca', name: 'Diccionari' };

  it('is taken, or refused, while the room answers others', async () => {
    const room = await Room.open({ readers: pool });
    const ada = await room.visitor();
    const words = text('words');
    let isOver = false;
    const right = bring(ada, { ...lexicon, texts: { bag: text('bag'), words } });
    const wrong = bring(ada, { ...lexicon, texts: { bag: text('bag'), words: `${words}zzz\n` } });
    const both = Promise.all([right, wrong]).finally(() => {
      isOver = true;
    });
    let answers = 0;
    for (; !isOver; answers++) {
      expect((await room.ask({ url: '/health' })).status).toBe(200);
      await systemClock.turn();
    }
    const [taken, refused] = await both;
    // Where the texts were read in this thread there would be next to none.
    expect(answers).toBeGreaterThan(20);
    expect([taken.status, taken.body['facts']]).toMatchObject([201, { words: 808_244 }]);
    expect([refused.status, refused.body['problems']]).toMatchObject([422, [{ path: 'words:808245:1' }]]);
  }, 120_000);
});
