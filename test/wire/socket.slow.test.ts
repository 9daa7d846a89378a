/** The rules of docs/protocol.md, one by one, over real sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { StoreError } from '../../src/host/store.ts';
import { noLimits } from '../../src/server/limits.ts';
import type { Room } from '../../src/server/room.ts';
import { MemoryStore } from '../../src/server/storage/memory.ts';
import { patient } from '../patience.ts';
import { Guest } from './guest.ts';
import { names, openHouse, othello, type Seated, sitDown } from './house.ts';
import { freshCommand, Line } from './line.ts';

let room: Room;
let store: MemoryStore;
let ada: Guest;
let leo: Guest;
let eve: Guest;

beforeAll(async () => {
  store = new MemoryStore();
  const limits = { ...noLimits, sockets: { guest: 40, address: 1000 } };
  room = await openHouse({ store, config: { publicUrl: 'https://games.example.org', limits } });
  [ada, leo, eve] = [await Guest.at(room.url), await Guest.at(room.url), await Guest.at(room.url)];
});
afterAll(() => room.close());

/** The status with which an upgrade is refused; 101 if it is not. */
async function status(headers: Readonly<Record<string, string>>, path = '/socket'): Promise<number> {
  const socket = new WebSocket(`${room.url.replace('http', 'ws')}${path}`, { headers });
  socket.on('error', () => undefined);
  const answered = await new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('open', () => resolve(101));
  });
  socket.terminate();
  return answered;
}

/** Ada and Leo at a board of their own. */
const atBoard = (): Promise<Seated> => sitDown([ada, leo], othello);
const move = (seat: number, text: string) => ({ kind: 'move', seat, text }) as const;

describe('[S1] coming in', () => {
  it('with a cookie and the own origin', async () =>
    expect(await status({ cookie: ada.cookie, origin: room.url })).toBe(101));
  it('by the public address, and with a query', async () => {
    expect(await status({ cookie: ada.cookie, origin: 'https://games.example.org' })).toBe(101);
    expect(await status({ cookie: ada.cookie, origin: room.url }, '/socket?from=bookmark')).toBe(101);
  });
  it.each([
    ['none', ''],
    ['nonsense', 'ludoteca=nonsense'],
    ['empty', 'ludoteca='],
    ['an id that was never given out', `ludoteca=${'a'.repeat(22)}.${'b'.repeat(43)}`],
  ])('not with a cookie that is %s', async (_, cookie) =>
    expect(await status({ cookie, origin: room.url })).toBe(401),
  );
  it('not with a cookie that was tampered with', async () => {
    const [id, signature] = ada.cookie.split('=')[1]!.split('.') as [string, string];
    const flipped = signature[0] === 'A' ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    expect(await status({ cookie: `ludoteca=${id}.${flipped}`, origin: room.url })).toBe(401);
    const other = leo.cookie.split('=')[1]!.split('.')[0]!;
    expect(await status({ cookie: `ludoteca=${other}.${signature}`, origin: room.url })).toBe(401);
  });
  it('not with the cookie of another room', async () => {
    const elsewhere = await openHouse();
    const stranger = await Guest.at(elsewhere.url);
    expect(await status({ cookie: stranger.cookie, origin: room.url })).toBe(401);
    await elsewhere.close();
  });
  it.each([
    'https://evil.example.org',
    'null',
    '',
    'http://localhost:1',
    'file://',
    'https://games.example.org.evil.org',
  ])('not from a page at %j', async (origin) =>
    expect(await status({ cookie: ada.cookie, origin })).toBe(403),
  );
  it('not without an origin', async () => expect(await status({ cookie: ada.cookie })).toBe(403));
  it.each(['/', '/socket/', '/socket/more', '/api/tables', '//socket', '/%73ocket'])(
    'not at %s',
    async (path) => expect(await status({ cookie: ada.cookie, origin: room.url }, path)).toBe(404),
  );
  it('not with forty sockets open already, until one of them closes', async () => {
    const mar = await Guest.at(room.url);
    const lines = await Promise.all(Array.from({ length: 40 }, () => Line.open(mar)));
    const headers = { cookie: mar.cookie, origin: room.url };
    expect(await status(headers)).toBe(429);
    expect(await status({ cookie: ada.cookie, origin: room.url })).toBe(101);
    await lines[0]!.close();
    await vi.waitUntil(async () => (await status(headers)) === 101, patient);
    await Promise.all(lines.slice(1).map((line) => line.close()));
  });
  it('nor with sixty that come at once', async () => {
    const pau = await Guest.at(room.url);
    const headers = { cookie: pau.cookie, origin: room.url };
    const sockets = Array.from({ length: 60 }, () => new Line(pau.socket()));
    const ends = await Promise.all(
      sockets.map((line) =>
        line.next('welcome').then(
          () => 'in',
          () => 'out',
        ),
      ),
    );
    expect(ends.filter((end) => end === 'in')).toHaveLength(40);
    expect(await status(headers)).toBe(429);
    for (const { socket } of sockets) socket.terminate();
  });
  it('a guest is not unknown because the storage fails', async () => {
    vi.spyOn(store, 'guest').mockRejectedValueOnce(new StoreError('store-failed', 'here'));
    expect(await status({ cookie: ada.cookie, origin: room.url })).toBe(503);
    expect(await status({ cookie: ada.cookie, origin: room.url })).toBe(101);
  });
  it('and the doors beside it stay open', async () =>
    expect((await ada.fetch('GET', '/health')).status).toBe(200));
});

describe('[S1] what is no message', () => {
  it.each([
    ['no JSON', 'hello', 'message-unreadable'],
    ['half of it', '{"type":"ping"', 'message-unreadable'],
    ['nothing', '', 'message-unreadable'],
    ['no object', '[]', 'message-unknown'],
    ['null', 'null', 'message-unknown'],
    ['no type', '{}', 'message-unknown'],
    ['an unknown type', '{"type":"dance"}', 'message-unknown'],
    ['one that only the room may send', '{"type":"closing","code":"back-soon"}', 'message-unknown'],
    ['a table that can’t be one', '{"type":"watch","table":"../../x","seat":null}', 'message-unknown'],
    ['a seat that can’t be one', '{"type":"watch","table":"aaaaaaaa","seat":-1}', 'message-unknown'],
    ['a field too many', '{"type":"ping","tables":{},"as":"leo"}', 'message-unknown'],
    ['a short command id', '{"type":"command","cmd":"x"}', 'message-unknown'],
  ])('%s', async (_, text, code) => {
    const line = await Line.open(ada);
    line.send(text);
    expect((await line.next('error')).problems[0]!.code).toBe(code);
    expect(await line.settled()).toEqual([]);
    await line.close();
  });
  it.each([
    ['an intent of the room alone', { kind: 'forfeit', seat: 0, why: 'gone' }],
    ['an unknown intent', { kind: 'win' }],
  ])('[S7] %s is refused by its id', async (_, intent) => {
    const line = await Line.open(ada);
    line.send(intentText(intent));
    expect(await line.next('answer')).toMatchObject({
      cmd: 'cccccccc',
      result: 'refused',
      problems: [{ code: 'message-unknown' }],
    });
    expect(await line.settled()).toEqual([]);
    await line.close();
  });
  it('nested so deeply that reading it would run out of stack', async () => {
    const line = await Line.open(ada);
    for (const depth of [20, 7000]) {
      const choice = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      line.send(intentText({ kind: 'sit', choice: 'HERE' }).replace('"HERE"', choice));
      expect(await line.next('answer')).toMatchObject({ problems: [{ code: 'message-unreadable' }] });
    }
    expect(await line.settled()).toEqual([]);
    await line.close();
  });
  it('bytes', async () => {
    const line = await Line.open(ada);
    line.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect((await line.next('error')).problems).toEqual([{ code: 'message-unreadable' }]);
    await line.close();
  });
  it('the twentieth closes the socket, the nineteenth does not', async () => {
    const line = await Line.open(ada);
    for (let n = 0; n < 19; n++) line.send('nonsense');
    expect(await line.settled()).toHaveLength(19);
    line.send('nonsense');
    line.send({ type: 'ping' });
    expect(await line.closed).toEqual({ code: 1008, reason: 'nonsense' });
    expect(line.heard.at(-1)).toEqual({ type: 'error', problems: [{ code: 'message-unreadable' }] });
  });
  it('16 kB are read, more closes the socket, and nobody else’s', async () => {
    const [line, other] = [await Line.open(ada), await Line.open(ada)];
    line.send(`{"type":"${'x'.repeat(16_384 - 11)}"}`);
    expect((await line.next('error')).problems[0]!.code).toBe('message-unknown');
    line.send(`{"type":"${'x'.repeat(16_384 - 10)}"}`);
    expect((await line.closed).code).toBe(1009);
    expect(await other.settled()).toEqual([]);
    await other.close();
  });
  it('text that is no UTF-8 closes the socket', async () => {
    const line = await Line.open(ada);
    line.socket.send(Buffer.from([0x22, 0xff, 0xfe, 0x22]), { binary: false });
    expect((await line.closed).code).toBe(1007);
  });
});

function intentText(intent: unknown): string {
  return JSON.stringify({
    type: 'command',
    table: 'aaaaaaaa',
    cmd: 'cccccccc',
    after: null,
    seen: null,
    intent,
  });
}

describe('[S2] welcome', () => {
  it('says who I am, and nothing of others', async () => {
    const line = await Line.open(ada);
    expect(line.heard).toEqual([
      { type: 'welcome', protocol: 2, player: ada.player, now: expect.any(Number) },
    ]);
    await line.close();
  });
});

describe('[S2] a client of protocol 1', () => {
  const outdated: Readonly<Record<string, string>> = {
    ca: 'La sala s’ha actualitzat. Torna a carregar aquesta pàgina; en un terminal, actualitza el programa.',
    en: 'The room has been updated. Reload this page; in a terminal, update the program.',
  };

  /** What it hears, to these messages; the last is answered last. */
  async function hears(guest: Guest, ...messages: readonly object[]): Promise<readonly object[]> {
    const socket = new WebSocket(`${room.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: guest.cookie, origin: room.url },
    });
    const heard: object[] = [];
    await new Promise<void>((resolve) => {
      socket.on('open', () => {
        for (const message of messages) socket.send(JSON.stringify(message));
      });
      socket.on('message', (data) => {
        heard.push(JSON.parse(data.toString()));
        if (heard.length > messages.length) resolve();
      });
    });
    socket.terminate();
    return heard;
  }

  it.each(['ca', 'en'])('is told to reload, in words that it shows as they are: %s', async (language) => {
    const guest = await Guest.at(room.url);
    await guest.json('PATCH', '/api/me', { language });
    const { table } = await atBoard();
    const problems = [{ code: outdated[language] }];
    const wish = { kind: 'move', seat: 0, text: 'd3' };
    const command = { type: 'command', table, cmd: 'old-command', after: null, seen: 3, wish };
    expect(
      await hears(guest, { type: 'watch', table, hand: 0 }, command, { type: 'ping', tables: {} }),
    ).toMatchObject([
      { type: 'welcome', protocol: 2 },
      { type: 'gone', table, problems },
      { type: 'answer', table, cmd: 'old-command', result: 'refused', seq: 0, problems },
      { type: 'pong' },
    ]);
  });
  it('nothing that it sends is done', async () => {
    const { table, lines } = await atBoard();
    const wish = { kind: 'move', seat: 0, text: 'd3' };
    await hears(ada, { type: 'command', table, cmd: 'old-command', after: null, seen: null, wish });
    lines[0]!.send({ type: 'ping', tables: { [table]: 0 } });
    expect((await lines[0]!.next('screen')).screen.moveCount).toBe(0);
  });
});

describe('[S3] screens', () => {
  it('come at once and after every event, each with its number', async () => {
    const { table, lines } = await atBoard();
    const [first, second] = lines as [Line, Line];
    const before = await first.watch(table, 0);
    await first.command(table, move(0, 'c2'));
    const [mine, theirs] = [await screenAt(first, before.seq + 1), await screenAt(second, before.seq + 1)];
    expect(mine.last).toEqual({ seat: 0, gaveUp: null });
    expect(mine.view).toMatchObject({ me: 0 });
    expect(theirs.view).toMatchObject({ me: 1 });
    expect([mine.seats.map((seat) => seat.mine), theirs.seats.map((seat) => seat.mine)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  it('come before the answer that made them, so that nobody plays on an old one', async () => {
    const { table, lines } = await atBoard();
    await lines[0]!.settled();
    const { cmd } = await lines[0]!.command(table, move(0, 'c2'));
    const kinds = lines[0]!.heard.slice(-2);
    expect(kinds).toMatchObject([{ type: 'screen' }, { type: 'answer', cmd }]);
  });
  it('go to spectators too, who have no seat', async () => {
    const { table, lines } = await atBoard();
    const line = await Line.open(eve);
    const screen = await line.watch(table, null);
    expect(screen).toMatchObject({ seat: null, owner: false, view: { me: null } });
    await lines[0]!.command(table, move(0, 'c2'));
    await screenAt(line, screen.seq + 1);
    await line.close();
  });
});

async function screenAt(line: Line, seq: number) {
  return (await line.next('screen', ({ screen }) => screen.seq === seq)).screen;
}

describe('[S4] active seats', () => {
  it('only a seat of one’s own', async () => {
    const { table, lines } = await atBoard();
    const line = await Line.open(eve);
    for (const [by, seat] of [
      [lines[1]!, 0],
      [line, 0],
      [line, 1],
      [line, 7],
    ] as const) {
      by.send({ type: 'watch', table, seat });
      expect((await by.next('gone')).problems).toEqual([{ code: 'not-your-seat' }]);
    }
    expect(await line.settled()).toEqual([]);
    await line.close();
  });
  it('two players at one screen: one active seat at a time, and none between them', async () => {
    const seats = [{ name: 'Ada' }, { name: 'Leo' }];
    const options = { role: 'duel', difficulty: 'easy' };
    const made = { game: 'mastermind', options, seats, start: true };
    const { id } = await ada.json<{ id: string }>('POST', '/api/tables', made);
    const line = await Line.open(ada);
    await line.watch(id, 0);
    await line.command(id, move(0, 'code 1234'));
    expect((await line.watch(id, null)).view).toMatchObject({ codes: ['hidden', null], me: null });
    expect((await line.watch(id, 1)).view).toMatchObject({ codes: ['hidden', null], me: 1 });
    expect((await line.watch(id, 0)).view).toMatchObject({ codes: [[1, 2, 3, 4], null], me: 0 });
    const before = line.heard.length;
    await line.command(id, move(1, 'code 4321'));
    const shown = line.heard.slice(before).filter(({ type }) => type === 'screen');
    expect(shown).toMatchObject([{ screen: { seat: 0 } }]);
    await line.close();
  });
  it('whoever is moved to another seat before the start does not look into the hand of their neighbour', async () => {
    const options = { role: 'duel', difficulty: 'easy' };
    const { id } = await eve.json<{ id: string }>('POST', '/api/tables', { game: 'mastermind', options });
    const lines = [await Line.open(eve), await Line.open(ada), await Line.open(leo)];
    const [owner, first, second] = lines as [Line, Line, Line];
    await owner.command(id, { kind: 'sit', choice: { name: 'Eve' } });
    await first.command(id, { kind: 'sit', choice: { name: 'Ada' } });
    await first.watch(id, 1);
    await owner.command(id, { kind: 'stand', seat: 0 });
    await second.command(id, { kind: 'sit', choice: { name: 'Leo' } });
    await second.watch(id, 1);
    await owner.command(id, { kind: 'start' });
    expect((await first.next('gone')).problems).toEqual([{ code: 'not-your-seat' }]);
    expect(await second.code(id, move(1, 'code 1122'))).toBe('accepted');
    await first.settled();
    expect(JSON.stringify(first.heard)).not.toContain('[1,1,2,2]');
    expect((await first.watch(id, 0)).view).toMatchObject({ me: 0 });
    await Promise.all(lines.map((line) => line.close()));
  });
});

describe('[S5] unwatch', () => {
  it('ends it, for this socket', async () => {
    const { table, lines } = await atBoard();
    const line = await Line.open(eve);
    await line.watch(table, null);
    line.send({ type: 'unwatch', table });
    await line.settled();
    await lines[0]!.command(table, move(0, 'c2'));
    expect(await line.settled()).toEqual([]);
    await line.close();
  });
});

describe('[S7] every command has its answer', () => {
  it('[S12] each refusal has its own, and changes nothing', async () => {
    const { table, lines } = await atBoard();
    const [first, second] = lines as [Line, Line];
    const stranger = await Line.open(eve);
    const { seq } = await first.watch(table, 0);
    const log = await store.log(table);
    expect(await first.code('nosuchtable', move(0, 'c2'))).toBe('no-such-table');
    expect(await second.code(table, move(0, 'c2'))).toBe('not-your-seat');
    expect(await stranger.code(table, move(0, 'c2'))).toBe('not-your-seat');
    expect(await first.code(table, move(5, 'c2'))).toBe('no-such-seat');
    expect(await second.code(table, move(1, 'c2'))).toBe('not-your-turn');
    expect(await first.code(table, move(0, 'a1'))).toBe('turns-nothing');
    expect(await first.code(table, move(0, 'qwerty'))).toBe('move-unreadable');
    expect(await first.code(table, { kind: 'start' })).toBe('already-started');
    expect(await first.code(table, { kind: 'sit', choice: { name: 'Mar' } })).toBe('already-started');
    expect(await first.code(table, { kind: 'undo' })).toBe('nothing-to-undo');
    expect(await first.code(table, { kind: 'resume' })).toBe('not-paused');
    expect(await first.code(table, { kind: 'answer', agree: true })).toBe('nothing-to-answer');
    expect(await first.code(table, { kind: 'save', name: ' ' })).toBe('name-empty');
    for (const intent of [{ kind: 'pause' }, { kind: 'return', to: null }] as const)
      expect(await stranger.code(table, intent)).toBe('not-seated');
    expect(await second.code(table, { kind: 'hint', seat: 1 })).toBe('not-your-turn');
    expect(await first.command(table, move(0, 'qwerty'))).toMatchObject({ result: 'refused', seq });
    expect(await store.log(table)).toEqual(log);
    expect((await first.watch(table, 0)).seq).toBe(seq);
    await stranger.close();
  });
  it('paused, and over', async () => {
    const { table, lines } = await atBoard();
    const [first, second] = lines as [Line, Line];
    expect(await second.code(table, { kind: 'pause' })).toBe('accepted');
    expect(await first.code(table, move(0, 'c2'))).toBe('paused');
    expect((await first.watch(table, 0)).view).toBeNull();
    expect(await second.code(table, { kind: 'pause' })).toBe('paused-already');
    await second.command(table, { kind: 'resume' });
    await second.command(table, { kind: 'forfeit', seat: 1, why: 'resigned' });
    expect(await first.code(table, move(0, 'c2'))).toBe('game-over');
    expect((await first.watch(table, 0)).outcome?.winners).toEqual([0]);
  });
});

describe('[S9] the same command again', () => {
  it('is a duplicate with the number it had, each time it comes', async () => {
    const { table, lines } = await atBoard();
    const [first, second] = lines as [Line, Line];
    const cmd = freshCommand();
    const { seq } = await first.command(table, move(0, 'c2'), { cmd });
    await second.command(table, { kind: 'save', name: 'here' });
    for (let n = 0; n < 3; n++)
      expect(await first.command(table, move(0, 'c2'), { cmd })).toMatchObject({ result: 'duplicate', seq });
    expect((await store.log(table)).filter((event) => event.cmd === cmd)).toHaveLength(1);
  });
  it('also when so much has happened since that the table does not have it in mind any more', async () => {
    const { table, lines } = await atBoard();
    const cmd = freshCommand();
    const { seq } = await lines[0]!.command(table, move(0, 'c2'), { cmd });
    for (let n = 0; n < 50; n++) await lines[1]!.command(table, { kind: 'save', name: `save ${n}` });
    const again = await lines[0]!.command(table, move(0, 'c2'), { cmd });
    expect(again).toMatchObject({ result: 'duplicate', seq });
  });
  it('one that was refused gets the same refusal, though it would be allowed by now', async () => {
    const { table, lines } = await atBoard();
    const [first, second] = lines as [Line, Line];
    const cmd = freshCommand();
    const early = await second.command(table, { kind: 'resume' }, { cmd });
    await first.command(table, { kind: 'pause' });
    expect(await second.command(table, { kind: 'resume' }, { cmd })).toEqual(early);
    expect(await second.code(table, { kind: 'resume' })).toBe('accepted');
  });
});

describe('[S9] with a clock of its own', () => {
  afterEach(() => void vi.useRealTimers());

  it('a table that has left the memory still knows its commands, and goes on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const house = await openHouse();
    const guests = [await Guest.at(house.url), await Guest.at(house.url)];
    const { table, lines } = await sitDown(guests, othello);
    const cmd = freshCommand();
    const { seq } = await lines[0]!.command(table, move(0, 'c2'), { cmd });
    await Promise.all(lines.map((line) => line.close()));
    await vi.waitUntil(async () => {
      vi.setSystemTime(Date.now() + 120_000);
      await house.registry.sweep();
      return house.registry.size === 0;
    }, patient);
    const back = await Line.open(guests[0]!);
    expect(await back.command(table, move(0, 'c2'), { cmd })).toMatchObject({ result: 'duplicate', seq });
    const other = await Line.open(guests[1]!);
    expect((await other.watch(table, 1)).toAct).toEqual([1]);
    await house.close();
  });
});

describe('[S9] after a restart on the same folder', () => {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-socket-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it('the guests are known, the game is there, and a command that comes again is a duplicate', async () => {
    const before = await openHouse({ config: { data } });
    const guests = [await Guest.at(before.url), await Guest.at(before.url)];
    const { table, lines } = await sitDown(guests, othello);
    const cmd = freshCommand();
    const { seq } = await lines[0]!.command(table, move(0, 'c2'), { cmd });
    await before.close();
    const after = await openHouse({ config: { data } });
    const returned = guests.map(({ cookie }) => Object.assign(new Guest(after.url), { cookie }));
    const line = await Line.open(returned[0]!);
    expect(line.heard[0]).toMatchObject({ player: guests[0]!.player });
    expect(await line.command(table, move(0, 'c2'), { cmd })).toMatchObject({ result: 'duplicate', seq });
    const other = await Line.open(returned[1]!);
    expect(await other.watch(table, 1)).toMatchObject({ seq, toAct: [1] });
    await after.close();
  });
});

describe('[S10] order', () => {
  it('after one that was refused, or that nobody knows, nothing is done', async () => {
    const { table, lines } = await atBoard();
    const [first] = lines as [Line, Line];
    const refused = freshCommand();
    await first.command(table, move(0, 'a1'), { cmd: refused });
    expect(await first.code(table, move(0, 'c2'), { after: refused })).toBe('after-refused');
    expect(await first.code(table, move(0, 'c2'), { after: freshCommand() })).toBe('after-unknown');
    expect(await first.code(table, move(0, 'c2'))).toBe('accepted');
  });
  it('one that follows one that follows a refused one is left out too', async () => {
    const { table, lines } = await atBoard();
    const [a, b, c] = [freshCommand(), freshCommand(), freshCommand()];
    const codes = await Promise.all([
      lines[0]!.code(table, move(0, 'a1'), { cmd: a }),
      lines[0]!.code(table, { kind: 'pause' }, { cmd: b, after: a }),
      lines[0]!.code(table, { kind: 'pause' }, { cmd: c, after: b }),
    ]);
    expect(codes).toEqual(['turns-nothing', 'after-refused', 'after-refused']);
  });
  it('a chain of good ones is done in its order', async () => {
    const { table, lines } = await atBoard();
    const cmds = Array.from({ length: 6 }, freshCommand);
    for (const [at, cmd] of cmds.entries()) {
      const intent = { kind: at % 2 === 0 ? 'pause' : 'resume' };
      lines[0]!.send({ type: 'command', table, cmd, after: cmds[at - 1] ?? null, seen: null, intent });
    }
    for (const cmd of cmds) expect(await lines[0]!.next('answer')).toMatchObject({ cmd, result: 'accepted' });
  });
});

describe('[S11] stale', () => {
  it('a move for a turn that has passed', async () => {
    const { table, lines, rules } = await atBoard();
    const [first, second] = lines as [Line, Line];
    const { seq: seen } = await first.watch(table, 0);
    await first.command(table, move(0, 'c2'));
    const { view } = await second.watch(table, 1);
    const [reply] = rules.moves(view, { uint32: () => 0 });
    await second.command(table, move(1, rules.formatMove(reply)));
    expect(await first.code(table, move(0, 'b3'), { seen })).toBe('stale');
  });
  it('whatever was asked of a board before an undo', async () => {
    const seats = names.slice(0, 2).map((name, at) => ({ name, picks: othello.picks[at] }));
    const { game, options } = othello;
    const { id } = await ada.json<{ id: string }>('POST', '/api/tables', {
      game,
      options,
      seats,
      start: true,
    });
    const line = await Line.open(ada);
    await line.command(id, move(0, 'c2'));
    const { view, seq } = await line.watch(id, 1);
    const rules = (await atBoard()).rules;
    const [reply] = rules.moves(view, { uint32: () => 0 });
    const { seq: seen } = await line.command(id, move(1, rules.formatMove(reply)));
    expect(seen).toBe(seq + 1);
    expect(await line.code(id, { kind: 'undo' }, { seen })).toBe('accepted');
    expect(await line.code(id, { kind: 'undo' }, { seen })).toBe('stale');
    expect(await line.code(id, { kind: 'forfeit', seat: 0, why: 'resigned' }, { seen })).toBe('stale');
    expect(await line.code(id, move(1, rules.formatMove(reply)), { seen })).toBe('stale');
    expect(await line.code(id, { kind: 'undo' }, { seen: seen + 1 })).toBe('accepted');
    await line.close();
  });
});

describe('[S13] ping', () => {
  it('is answered', async () => {
    const line = await Line.open(ada);
    line.send({ type: 'ping' });
    line.send({ type: 'ping', tables: { nosuchtable: 3 } });
    await line.next('pong');
    await line.next('pong');
    await line.close();
  });
  it('brings the screens that got lost, and only those that are watched', async () => {
    const { table, lines } = await atBoard();
    const { seq } = await lines[0]!.watch(table, 0);
    lines[0]!.send({ type: 'ping', tables: { [table]: seq - 1 } });
    expect((await lines[0]!.next('screen')).screen).toMatchObject({ seq, seat: 0 });
    await lines[0]!.next('pong');
    lines[0]!.send({ type: 'ping', tables: { [table]: seq } });
    await lines[0]!.next('pong');
    expect(lines[0]!.heard.at(-2)!.type).toBe('pong');
    const line = await Line.open(eve);
    line.send({ type: 'ping', tables: { [table]: 0 } });
    await line.next('pong');
    expect(line.heard.map(({ type }) => type)).toEqual(['welcome', 'pong']);
    await line.close();
  });
});

describe('[S14] closing', () => {
  it('says so, closes with 1012, and lets nobody in any more', async () => {
    const house = await openHouse();
    const guest = await Guest.at(house.url);
    const lines = [await Line.open(guest), await Line.open(guest)];
    const closing = house.close();
    for (const line of lines) {
      expect(await line.next('closing')).toEqual({ type: 'closing', code: 'back-soon' });
      expect(await line.closed).toEqual({ code: 1012, reason: 'back soon' });
    }
    await closing;
    await expect(Line.open(guest)).rejects.toThrow('closed');
  });
  it('does not wait for ever for one who does not answer', async () => {
    const house = await openHouse();
    const line = await Line.open(await Guest.at(house.url));
    line.socket.pause();
    await house.close();
    line.socket.resume();
    expect(line.socket.readyState).not.toBe(WebSocket.CONNECTING);
    line.socket.terminate();
  });
});

describe('[S16] presence', () => {
  it('[R32] a seat is away when its player’s last socket closes, and back when one opens', async () => {
    const { table, lines } = await atBoard();
    const [first, second] = lines as [Line, Line];
    expect((await first.next('presence', ({ away }) => away.length === 0)).table).toBe(table);
    const phone = await Line.open(leo);
    await phone.watch(table, null);
    await second.close();
    await vi.waitUntil(() => room.registry.size > 0, patient);
    expect(await first.settled()).not.toContainEqual({ type: 'presence', table, away: [1] });
    await phone.close();
    await first.next('presence', ({ away }) => away.includes(1));
    const back = await Line.open(leo);
    await back.watch(table, 1);
    await first.next('presence', ({ away }) => away.length === 0);
  });
  it('strangers who come and go leave nobody away', async () => {
    const { table, lines } = await atBoard();
    await lines[0]!.settled();
    const before = lines[0]!.heard.length;
    const line = await Line.open(eve);
    await line.watch(table, null);
    await line.close();
    await lines[0]!.settled();
    const told = lines[0]!.heard.slice(before).filter(({ type }) => type === 'presence');
    expect(told.every((message) => message.type === 'presence' && message.away.length === 0)).toBe(true);
  });
  it('is told anew when somebody sits down or stands up: seats have other numbers then', async () => {
    const { game, options, picks } = othello;
    const { id } = await ada.json<{ id: string }>('POST', '/api/tables', { game, options });
    const [owner, guest] = [await Line.open(ada), await Line.open(leo)];
    await owner.watch(id, null);
    await guest.command(id, { kind: 'sit', choice: { name: 'Leo', picks: picks[1] } });
    expect((await owner.next('presence', ({ away }) => away.length > 0)).away).toEqual([0]);
    await guest.command(id, { kind: 'stand', seat: 0 });
    expect((await owner.next('presence')).away).toEqual([]);
    await Promise.all([owner.close(), guest.close()]);
  });
});

describe('[S17] gone', () => {
  it('an unknown table', async () => {
    const line = await Line.open(ada);
    line.send({ type: 'watch', table: 'nosuchtable', seat: null });
    expect(await line.next('gone')).toEqual({
      type: 'gone',
      table: 'nosuchtable',
      problems: [{ code: 'no-such-table' }],
    });
    await line.close();
  });
  it('one that is deleted, for all who watch it', async () => {
    const { table, lines } = await atBoard();
    expect((await leo.fetch('DELETE', `/api/tables/${table}`)).status).toBe(403);
    expect((await ada.fetch('DELETE', `/api/tables/${table}`)).status).toBe(204);
    for (const line of lines) {
      expect((await line.next('gone')).problems).toEqual([{ code: 'no-such-table' }]);
      expect(await line.code(table, move(0, 'c2'))).toBe('no-such-table');
      line.send({ type: 'ping', tables: { [table]: 0 } });
      await line.next('pong');
      expect(line.heard.at(-2)!.type).not.toBe('screen');
    }
    expect(await store.log(table)).toEqual([]);
  });
});

describe('too much at once', () => {
  it('[S1] whoever asks and asks and never reads is cut off, before the memory is full', async () => {
    const { table, lines } = await atBoard();
    const [greedy, other] = lines as [Line, Line];
    await other.settled();
    const command = { type: 'command', table, cmd: freshCommand(), after: null, seen: null };
    const refused = JSON.stringify({ ...command, intent: { kind: 'answer', agree: true } });
    greedy.socket.pause();
    const cutOff = other.next('presence', ({ away }) => away.includes(0));
    let isOff = false;
    void cutOff.then(() => (isOff = true));
    for (let n = 0; n < 400 && !isOff; n++) {
      for (let each = 0; each < 500; each++) greedy.socket.send(refused);
      await other.settled().catch(() => undefined);
    }
    await cutOff;
    greedy.socket.terminate();
  });
  it('is answered by which limit it was, and the socket that goes on is closed', async () => {
    const house = await openHouse({
      config: { limits: { ...noLimits, messages: { perSecond: 0.001, burst: 5 } } },
    });
    const line = await Line.open(await Guest.at(house.url));
    for (let n = 0; n < 5; n++) line.send({ type: 'ping' });
    for (let n = 0; n < 5; n++) await line.next('pong');
    line.send({ type: 'ping' });
    expect(await line.next('error')).toEqual({
      type: 'error',
      problems: [{ code: 'limit-messages', params: { seconds: 1000, minutes: 17 } }],
    });
    for (let n = 0; n < 19; n++) line.send({ type: 'ping' });
    expect((await line.closed).code).toBe(1008);
    await house.close();
  });
});
