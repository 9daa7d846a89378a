import { describe, expect, it } from 'vitest';
import { ok } from '../../core/result.ts';
import { attachment } from './download.ts';
import { type Client, Room } from './room.testing.ts';

const idOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) => String(body['id']);

async function played(client: Client, moves: readonly string[]): Promise<string> {
  const id = idOf(await client.sticks({ name: 'Tea at five' }));
  for (const [at, text] of moves.entries())
    expect(await client.sends(id, { kind: 'move', seat: at % 2, text })).toBe('accepted');
  return id;
}

/** Ada and Leo, each at home; Ada breaks Leo's code and Leo hers. */
async function duel(room: Room): Promise<{ ada: Client; leo: Client; id: string }> {
  const [ada, leo] = [await room.visitor(), await room.visitor()];
  const options = { role: 'duel', difficulty: 'normal' };
  const made = await ada.post('/api/tables', { game: 'mastermind', options, seats: [{ name: 'Ada' }] });
  const id = idOf(made);
  expect(await leo.sends(id, { kind: 'sit', choice: { name: 'Leo' } })).toBe('accepted');
  expect(await ada.sends(id, { kind: 'start' })).toBe('accepted');
  return { ada, leo, id };
}

describe('[T5] copies', () => {
  it('[R14] a duplicate is a game of its own, and never ranks', async () => {
    const ada = await (await Room.open()).visitor();
    const id = await played(ada, ['1', '2']);
    const copy = await ada.post(`/api/tables/${id}/duplicate`);
    expect(copy).toMatchObject({
      status: 201,
      body: { name: 'Tea at five 2', origin: 'duplicate', moves: 2 },
    });
    expect(await ada.sends(idOf(copy), { kind: 'move', seat: 0, text: '1' })).toBe('accepted');
    expect((await ada.get(`/api/tables/${id}`)).body['moves']).toBe(2);
  });
  it('[R20] again with the same settings', async () => {
    const ada = await (await Room.open()).visitor();
    const id = await played(ada, ['3', '3']);
    expect(await ada.post(`/api/tables/${id}/again`)).toMatchObject({
      status: 201,
      body: { phase: 'playing', origin: 'new', moves: 0, seats: [{ name: 'Ada' }, { name: 'Leo' }] },
    });
  });
  it('[R31] not of what I have no part in', async () => {
    const room = await Room.open();
    const id = await played(await room.visitor(), ['1']);
    const eve = await room.visitor();
    for (const what of ['duplicate', 'again']) {
      const { status } = await eve.post(`/api/tables/${id}/${what}`);
      expect(status).toBeGreaterThanOrEqual(403);
      expect(status).toBeLessThan(410);
    }
    expect((await eve.get(`/api/tables/${id}/export`)).codes).toEqual(['not-seated']);
    expect((await eve.post('/api/tables/nosuchtable/again')).status).toBe(404);
  });
});

describe('[T6] files', () => {
  it('[R22] a table goes to another room and is played on there', async () => {
    const [here, there] = [await Room.open(), await Room.open()];
    const [ada, eva] = [await here.visitor(), await there.visitor()];
    const file = await ada.get(`/api/tables/${await played(ada, ['1', '2'])}/export`);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Tea at five.json"; filename*=UTF-8''Tea%20at%20five.json`,
    );
    expect(file.text).not.toContain(ada.player);
    const imported = await eva.post('/api/tables/import', file.body);
    expect(imported).toMatchObject({
      status: 201,
      body: {
        name: 'Tea at five',
        origin: 'import',
        moves: 2,
        owner: true,
        seats: [{ mine: true }, { mine: true }],
      },
    });
    expect(await eva.sends(idOf(imported), { kind: 'move', seat: 0, text: '3' })).toBe('accepted');
    expect((await eva.get(`/api/tables/${idOf(imported)}`)).body['phase']).toBe('over');
    const back = await eva.get(`/api/tables/${idOf(imported)}/export`);
    expect(await ada.post('/api/tables/import', back.body)).toMatchObject({
      status: 201,
      body: { phase: 'over' },
    });
  });
  it('with the level that the other room may not have', async () => {
    const ada = await (await Room.open()).visitor();
    const made = await ada.post('/api/tables', { game: 'kenken', seats: [{ name: 'Ada' }], start: true });
    const file = await ada.get(`/api/tables/${idOf(made)}/export`);
    const eva = await (await Room.open()).visitor();
    expect(await eva.post('/api/tables/import', file.body)).toMatchObject({
      status: 201,
      body: { game: 'kenken' },
    });
  });
  it('[R31] where others play, only what I could see', async () => {
    const { ada, leo, id } = await duel(await Room.open());
    expect(await leo.sends(id, { kind: 'move', seat: 1, text: secretMove })).toBe('accepted');
    const mine = await ada.get(`/api/tables/${id}/export`);
    expect(mine.body['ludoteca']).toBe('replay');
    expect(mine.text).not.toContain(secretMove);
    expect((await leo.post('/api/tables/import', mine.body)).codes).toEqual(['file-replay-only']);
    expect((await leo.get(`/api/tables/${id}/export`)).text).toContain(secretMove);
  });
  it.each([
    [null, 'file-foreign'],
    [[], 'file-foreign'],
    ['text', 'file-foreign'],
    [{ ludoteca: 'table', format: 9 }, 'file-newer'],
    [{ ludoteca: 'table', format: 1 }, 'file-malformed'],
  ])('%j is refused: %s', async (file, code) => {
    const ada = await (await Room.open()).visitor();
    expect(await ada.post('/api/tables/import', file)).toMatchObject({ status: 422, codes: [code] });
    expect((await ada.get('/api/tables')).body).toEqual({ tables: [] });
  });
  it('a move that the rules refuse is named, and nothing is stored', async () => {
    const ada = await (await Room.open()).visitor();
    const { text } = await ada.get(`/api/tables/${await played(ada, ['1', '2'])}/export`);
    const forged = JSON.parse(text.replace('"text":"2"', '"text":"9"'));
    expect((await ada.post('/api/tables/import', forged)).codes).toEqual([
      'file-does-not-replay',
      'take-range',
    ]);
    expect((await ada.get('/api/tables')).body['tables']).toHaveLength(1);
  });
});

/** Leo's code, as the game writes the move. */
const secretMove = 'code 1256';

describe('[T7] replays', () => {
  it('[R21] step through every position', async () => {
    const ada = await (await Room.open()).visitor();
    const { body } = await ada.get(`/api/tables/${await played(ada, ['1', '2', '3'])}/replay`);
    const frames = body['frames'] as { view: { left: number } }[];
    expect(frames.map(({ view }) => view.left)).toEqual([6, 5, 3, 0]);
  });
  it('[R31] show each what their seat may see, and strangers no secrets', async () => {
    const room = await Room.open();
    const { ada, leo, id } = await duel(room);
    expect(await leo.sends(id, { kind: 'move', seat: 1, text: secretMove })).toBe('accepted');
    const replay = `/api/tables/${id}/replay`;
    const eve = await room.visitor();
    for (const [client, url] of [
      [ada, `${replay}?seat=0`],
      [ada, replay],
      [eve, replay],
    ] as const) {
      const { status, text } = await client.get(url);
      expect(status).toBe(200);
      expect(text).not.toContain(secretMove);
    }
    expect(await eve.get(`${replay}?seat=1`)).toMatchObject({ status: 403, codes: ['not-your-seat'] });
    expect((await ada.get(`${replay}?seat=x`)).status).toBe(422);
  });
});

describe('[T7] pages of replays', () => {
  it('have the positions that were asked for, and tell how many there are and of when', async () => {
    const ada = await (await Room.open()).visitor();
    const replay = `/api/tables/${await played(ada, ['1', '2', '3'])}/replay`;
    const { body } = await ada.get(`${replay}?from=1&count=2`);
    expect(body).toMatchObject({
      frames: [
        { move: { seat: 0, text: '1' }, view: { left: 5 } },
        { move: { seat: 1, text: '2' }, view: { left: 3 } },
      ],
      from: 1,
      total: 4,
      seq: 7,
    });
    expect((await ada.get(`${replay}?from=4`)).body).toMatchObject({ frames: [], from: 4, total: 4 });
  });
  it.each(['from=-1', 'from=x', 'from=1.5', 'count=0', 'count=101', 'count=', 'page=2'])(
    '%s is refused',
    async (query) => {
      const ada = await (await Room.open()).visitor();
      const { status } = await ada.get(`/api/tables/${await played(ada, ['1'])}/replay?${query}`);
      expect(status).toBe(422);
    },
  );
  it('there are none before the start', async () => {
    const ada = await (await Room.open()).visitor();
    const id = idOf(await ada.sticks({ start: false }));
    expect((await ada.get(`/api/tables/${id}/replay`)).body).toMatchObject({ frames: [], from: 0, total: 0 });
  });
});

describe('[T6][T7][T9][R18] a pause', () => {
  it('covers the board for replays and files too', async () => {
    const ada = await (await Room.open()).visitor();
    const id = await played(ada, ['1', '2']);
    expect(await ada.sends(id, { kind: 'pause' })).toBe('accepted');
    for (const what of ['replay', 'replay?seat=0', 'export'])
      expect(await ada.get(`/api/tables/${id}/${what}`), what).toMatchObject({
        status: 409,
        codes: ['paused'],
      });
    expect(await ada.sends(id, { kind: 'resume' })).toBe('accepted');
    expect((await ada.get(`/api/tables/${id}/export`)).status).toBe(200);
  });
});

describe('[T9] looks back', () => {
  const review = { says: [], columns: [], rows: [[1]], totals: [], notes: [], data: { all: true } };

  it('[M10] only once the game is over, and then to whoever has the link', async () => {
    const asked: unknown[] = [];
    const room = await Room.open({
      review: async (question) => {
        asked.push(question);
        return ok(review);
      },
    });
    const [ada, eve] = [await room.visitor(), await room.visitor()];
    const id = await played(ada, ['1']);
    for (const guest of [ada, eve])
      expect(await guest.get(`/api/tables/${id}/review?seat=0`)).toMatchObject({
        status: 409,
        codes: ['review-early'],
      });
    expect(asked).toEqual([]);
    expect(await ada.sends(id, { kind: 'forfeit', seat: 0, why: 'resigned' })).toBe('accepted');
    for (const guest of [ada, eve])
      expect((await guest.get(`/api/tables/${id}/review?seat=0`)).body).toEqual({ review });
    expect(asked).toHaveLength(1);
  });
  it('a seat that is not there, and a table that is not there', async () => {
    const ada = await (await Room.open()).visitor();
    const id = await played(ada, ['3', '3']);
    expect((await ada.get(`/api/tables/${id}/review?seat=5`)).codes).toEqual(['no-such-seat']);
    expect((await ada.get(`/api/tables/${id}/review?seat=x`)).status).toBe(422);
    expect((await ada.get(`/api/tables/${id}/review`)).status).toBe(422);
    expect((await ada.get('/api/tables/nosuchtable/review?seat=0')).status).toBe(404);
  });
  it('[H5] not too often', async () => {
    const room = await Room.open({ limits: { reviews: { guest: 2, address: 9, minutes: 1 } } });
    const ada = await room.visitor();
    const id = await played(ada, ['3', '3']);
    const ask = async () => (await ada.get(`/api/tables/${id}/review?seat=0`)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });
});

describe('names of downloads', () => {
  it.each([
    ['Tè', `attachment; filename="Te.json"; filename*=UTF-8''T%C3%A8.json`],
    ['../../etc/passwd', `attachment; filename="_.._etc_passwd.json"; filename*=UTF-8''_.._etc_passwd.json`],
    [
      'a"b\r\nSet-Cookie: x',
      `attachment; filename="a_b__Set-Cookie_ x.json"; filename*=UTF-8''a_b__Set-Cookie_%20x.json`,
    ],
    ['\ud800', `attachment; filename="_.json"; filename*=UTF-8''%EF%BF%BD.json`],
    ['', `attachment; filename="ludoteca.json"; filename*=UTF-8''ludoteca.json`],
  ])('%j', (name, header) => expect(attachment(name)).toBe(header));
});
