/** What comes in by the door besides players: other names, other protocols, too many, too slow, and nobody who reads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { loopbackSubnets } from '../../src/server/http/address.ts';
import { type Limits, noLimits } from '../../src/server/limits.ts';
import type { Room } from '../../src/server/room.ts';
import { Guest } from './guest.ts';
import { openHouse, othello, sitDown } from './house.ts';
import { Line } from './line.ts';

const rooms: Room[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const room of rooms.splice(0)) await room.close();
});

async function open(limits: Partial<Limits> = {}, trustProxy: readonly string[] = []): Promise<Room> {
  const room = await openHouse({ config: { limits: { ...noLimits, ...limits }, trustProxy } });
  rooms.push(room);
  return room;
}

/** What comes back for these lines, until the room closes the connection. */
async function raw(room: Room, ...lines: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let text = '';
  const socket = connect(Number(new URL(room.url).port), '127.0.0.1', () =>
    socket.write([...lines, '', ''].join('\r\n')),
  );
  socket
    .on('data', (data) => (text += data))
    .on('end', () => resolve(text))
    .on('error', reject);
  return promise.finally(() => socket.destroy());
}

type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfter: string | undefined;
};

/** How an upgrade is refused; null if it is not. */
async function refusal(room: Room, headers: Readonly<Record<string, string>>): Promise<Refusal | null> {
  const socket = new WebSocket(`${room.url.replace('http', 'ws')}/socket`, { headers });
  socket.on('error', () => undefined);
  const found = await new Promise<Refusal | null>((resolve) => {
    socket.on('open', () => resolve(null));
    socket.on('unexpected-response', async (_, response) => {
      const body = JSON.parse(Buffer.concat(await response.toArray()).toString());
      const status = response.statusCode ?? 0;
      const retryAfter = response.headers['retry-after'];
      resolve({ status, code: body.problems[0].code, message: body.message, retryAfter });
    });
  });
  socket.terminate();
  return found;
}

describe('[H11] hosts', () => {
  it('two of them: 400, also for a socket', async () => {
    const room = await open();
    const host = `Host: ${new URL(room.url).host}`;
    const twice = [host, 'Host: evil.example', 'Connection: close'];
    expect(await raw(room, 'GET /health HTTP/1.1', ...twice)).toMatch(/^HTTP\/1\.1 400 .*"bad-request"/s);
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const socket = [...upgrade, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', host, 'Host: evil.example'];
    expect(await raw(room, 'GET /socket HTTP/1.1', ...socket)).toMatch(/^HTTP\/1\.1 400 .*"bad-request"/s);
  });
  it('another name is refused at the socket too', async () => {
    const room = await open();
    const ada = await Guest.at(room.url);
    const headers = { cookie: ada.cookie, host: 'evil.example', origin: 'http://evil.example' };
    expect(await refusal(room, headers)).toMatchObject({ status: 421, code: 'wrong-host' });
  });
});

describe('[H12] other protocols', () => {
  it('who offers one is answered in this one', async () => {
    const room = await open();
    const { host } = new URL(room.url);
    const offer = ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
    const answer = await raw(room, 'GET /health HTTP/1.1', `Host: ${host}`, ...offer);
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*"ok":true/s);
  });
});

describe('[S1] sockets', () => {
  it('so many at one address, whoever they are; who is refused is told why', async () => {
    const room = await open({ sockets: { guest: 2, address: 3 } });
    const [ada, leo] = [await Guest.at(room.url), await Guest.at(room.url)];
    const lines = [await Line.open(ada), await Line.open(ada), await Line.open(leo)];
    const headers = { cookie: leo.cookie, origin: room.url, 'accept-language': 'ca' };
    expect(await refusal(room, headers)).toEqual({
      status: 429,
      code: 'limit-sockets',
      message: expect.stringMatching(/finestres.* d’aquí a 60 segons\.$/),
      retryAfter: '60',
    });
    await lines[0]!.close();
    await vi.waitUntil(async () => (await refusal(room, headers)) === null);
    for (const line of lines.slice(1)) await line.close();
  });
  it('behind a proxy everybody has their own address', async () => {
    const room = await open({ sockets: { guest: 9, address: 1 } }, loopbackSubnets);
    const ada = await Guest.at(room.url);
    const from = (address: string) => ({
      headers: { cookie: ada.cookie, origin: room.url, 'x-forwarded-for': address },
    });
    const url = `${room.url.replace('http', 'ws')}/socket`;
    const [first, second] = ['203.0.113.1', '203.0.113.2'].map(
      (each) => new Line(new WebSocket(url, from(each))),
    );
    await first!.next('welcome');
    await second!.next('welcome');
    expect((await refusal(room, from('198.51.100.9, 203.0.113.1').headers))?.code).toBe('limit-sockets');
    await first!.close();
    await second!.close();
  });
  it('commands are counted over all sockets of a guest', async () => {
    const room = await open({ commands: { perMinute: 8 } });
    const guests = [await Guest.at(room.url), await Guest.at(room.url)] as const;
    const { table, lines } = await sitDown(guests, othello);
    const [ada, leo] = lines as [Line, Line];
    const again = await Line.open(guests[0]);
    const codes: string[] = [];
    for (let n = 0; n < 8; n++) codes.push(await (n % 2 ? ada : again).code(table, { kind: 'pause' }));
    expect(codes.filter((code) => code === 'limit-commands')).toHaveLength(2);
    expect(await leo.code(table, { kind: 'resume' })).not.toBe('limit-commands');
    for (const line of [ada, leo, again]) await line.close();
  });
});

describe('[S13] signs of life', () => {
  it('a pong that echoes the ping is one, any other is not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const room = await open();
    const ada = await Guest.at(room.url);
    const honest = await Line.open(ada);
    const headers = { cookie: ada.cookie, origin: room.url };
    const deaf = new Line(
      new WebSocket(`${room.url.replace('http', 'ws')}/socket`, { headers, autoPong: false }),
    );
    await deaf.next('welcome');
    const pinged = Promise.all(
      [honest, deaf].map(({ socket }) => new Promise((told) => socket.once('ping', told))),
    );
    await vi.advanceTimersByTimeAsync(30_000);
    await pinged;
    deaf.socket.pong('here I am');
    await Promise.all([honest.settled(), deaf.settled()]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await deaf.closed).code).toBe(1006);
    await honest.settled();
    await honest.close();
  });
});

describe('[R13] the data folder is deleted while the room is open', () => {
  it('nothing is accepted any more, and health says so', async () => {
    const data = mkdtempSync(join(tmpdir(), 'ludoteca-doors-'));
    const room = await openHouse({ config: { data } });
    rooms.push(room);
    const guests = [await Guest.at(room.url), await Guest.at(room.url)];
    const { table, lines } = await sitDown(guests, othello);
    expect((await guests[0]!.fetch('GET', '/health')).status).toBe(200);
    rmSync(data, { recursive: true });
    expect(await lines[0]!.code(table, { kind: 'move', seat: 0, text: 'c2' })).toBe('store-failed');
    expect((await guests[0]!.fetch('GET', '/health')).status).toBe(503);
    const { game, options } = othello;
    expect((await guests[0]!.fetch('POST', '/api/tables', { game, options })).status).toBe(503);
    expect((await fetch(`${room.url}/api/me`)).status).toBe(503);
  });
});
