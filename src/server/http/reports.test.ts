/** Files of other programs, by the example of Rolit's reports. */
import { describe, expect, it } from 'vitest';
import { example } from '../../../test/reports.ts';
import { type Client, Room } from './room.testing.ts';

async function imported(client: Client, file: unknown) {
  return client.post('/api/tables/import', file);
}

describe('[T6] files of other programs', () => {
  it('[O8][R22] a game report becomes a table, is played on and written again', async () => {
    const ada = await (await Room.open()).visitor();
    const made = await imported(ada, example);
    expect(made).toMatchObject({
      status: 201,
      body: {
        game: 'rolit',
        name: 'Rolit',
        origin: 'import',
        phase: 'playing',
        toAct: [1],
        seats: [
          { name: 'Ada', mine: true, score: 1 },
          { name: 'Leo', mine: true, score: 1 },
          { name: 'Mar', mine: true, score: 0 },
        ],
      },
    });
    const id = String(made.body['id']);
    expect(JSON.parse((await ada.get(`/api/tables/${id}/export/report`)).text)).toEqual(example);
    expect(await ada.sends(id, { kind: 'move', seat: 1, text: 'g4' })).toBe('accepted');
    const file = await ada.get(`/api/tables/${id}/export/report`);
    expect(file.headers['content-disposition']).toContain('filename="Rolit report.json"');
    expect(JSON.parse(file.text)).toMatchObject({
      board: {
        cubes: [...example.board.cubes, { color: 'W', pos: [3, 6] }].map(({ pos }) => ({ color: 'W', pos })),
      },
      turn: 'R',
    });
    const replay = await ada.get(`/api/tables/${id}/export/replay-report`);
    expect(JSON.parse(replay.text).states).toMatchObject([
      { command: '', game: example },
      { command: 'p 3 6' },
    ]);
  });

  it('[O8] the same again begins from the same position', async () => {
    const ada = await (await Room.open()).visitor();
    const id = String((await imported(ada, example)).body['id']);
    const again = await ada.post(`/api/tables/${id}/again`);
    expect(again).toMatchObject({ status: 201, body: { phase: 'playing', toAct: [1] } });
    const { text } = await ada.get(`/api/tables/${String(again.body['id'])}/export/report`);
    expect(JSON.parse(text)).toEqual(example);
  });

  it('[O8][R22] the table travels with the position it began from', async () => {
    const [here, there] = [await Room.open(), await Room.open()];
    const [ada, eva] = [await here.visitor(), await there.visitor()];
    const id = String((await imported(ada, example)).body['id']);
    expect(await ada.sends(id, { kind: 'move', seat: 1, text: 'g4' })).toBe('accepted');
    const file = await ada.get(`/api/tables/${id}/export`);
    const elsewhere = String((await imported(eva, file.body)).body['id']);
    const report = async (client: Client, table: string) =>
      (await client.get(`/api/tables/${table}/export/replay-report`)).text;
    expect(await report(eva, elsewhere)).toBe(await report(ada, id));
    const log = structuredClone(file.body['log']) as { body: { options?: { start: string } } }[];
    log[0]!.body.options!.start = '3 1 e4=1 e4=0';
    expect((await imported(eva, { ...file.body, log })).codes).toEqual(['file-malformed']);
  });

  it('[O8] also as a text, as which it says where it is broken', async () => {
    const ada = await (await Room.open()).visitor();
    expect((await imported(ada, JSON.stringify(example))).status).toBe(201);
    expect(await imported(ada, '{"cubes":\n [}')).toMatchObject({
      status: 422,
      body: { problems: [{ code: 'report-json', params: { line: 2, column: 3 } }] },
    });
  });

  it('[O8][R53] what is wrong is named by its path, in the guest’s language, and nothing is made', async () => {
    const ada = await (await Room.open()).visitor();
    await ada.patch('/api/me', { language: 'ca' });
    const wrong = {
      ...example,
      turn: 'Z',
      players: example.players.map((player) => ({ ...player, score: 9 })),
    };
    const refused = await imported(ada, wrong);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      problems: [
        { path: 'players[0].score' },
        { path: 'players[1].score' },
        { path: 'players[2].score' },
        { path: 'turn' },
      ],
      message: 'players[0].score: la puntuació és 9, però hi ha 1 bola d’aquest color.',
    });
    expect((await ada.get('/api/tables')).body['tables']).toEqual([]);
  });

  it('[O8] a board and a replay are only to look at', async () => {
    const ada = await (await Room.open()).visitor();
    for (const file of [example.board, { states: [{ command: '', game: example }] }])
      expect((await imported(ada, file)).codes).toEqual(['file-look-only']);
  });

  it('[R31] a game is written for who may see it, once it has begun, as what its game knows', async () => {
    const room = await Room.open();
    const [ada, eve] = [await room.visitor(), await room.visitor()];
    const id = String((await imported(ada, example)).body['id']);
    expect((await eve.get(`/api/tables/${id}/export/report`)).codes).toEqual(['not-seated']);
    expect(await ada.get(`/api/tables/${id}/export/poem`)).toMatchObject({
      status: 404,
      codes: ['file-kind'],
    });
    const open = await ada.post('/api/tables', { game: 'rolit' });
    const waiting = `/api/tables/${String(open.body['id'])}/export/report`;
    expect((await ada.get(waiting)).codes).toEqual(['not-playing']);
    const sticks = await ada.sticks();
    expect((await ada.get(`/api/tables/${String(sticks.body['id'])}/export/report`)).codes).toEqual([
      'file-kind',
    ]);
  });

  it('[H7] games tell what they can be written as', async () => {
    const ada = await (await Room.open()).visitor();
    const { games } = (await ada.get('/api/games')).body as { games: { id: string; files: unknown }[] };
    expect(games.find(({ id }) => id === 'rolit')?.files).toEqual([
      { kind: 'report', name: 'Rolit report' },
      { kind: 'replay-report', name: 'Rolit replay report' },
    ]);
  });
});
