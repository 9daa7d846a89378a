import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { listen } from './listen.ts';
import { type Client, Room } from './room.testing.ts';

const rooms: Room[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.app.close();
});

async function open(host: string, port: number) {
  const room = await Room.open();
  rooms.push(room);
  return listen(room.app, { host, port });
}

/** Sends the beginning of a large body, and reads until the first answer or the end. */
async function sendPart(options: { readonly requestMs?: number }, cookieOf: (ada: Client) => string) {
  const room = await Room.open(options);
  rooms.push(room);
  const { host, port } = new URL(must(await listen(room.app, { host: '127.0.0.1', port: 0 })));
  const cookie = cookieOf(await room.visitor());
  const head = [
    'POST /api/tables/import HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    `Cookie: ${cookie}`,
  ];
  const body = ['Content-Type: application/json', 'Content-Length: 2000000', '', '{'];
  const socket = connect(Number(port), '127.0.0.1', () => socket.write([...head, ...body].join('\r\n')));
  const [data] = await once(socket, 'data');
  if (cookie !== '') await once(socket, 'close');
  const open = !socket.closed;
  socket.destroy();
  return { answer: String(data), open };
}

describe('the door', () => {
  it('opens on any free port, and answers', async () => {
    const address = must(await open('127.0.0.1', 0));
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });
  it('says when the port is taken, or the host not ours', async () => {
    const port = Number(new URL(must(await open('127.0.0.1', 0))).port);
    expect(await open('127.0.0.1', port)).toMatchObject({
      problems: [{ code: 'port-in-use', params: { port: `${port}` } }],
    });
    expect(await open('192.0.2.1', 0)).toMatchObject({ problems: [{ code: 'host-unknown' }] });
    expect(await open('no-such-host.invalid', 0)).toMatchObject({ problems: [{ code: 'host-unknown' }] });
  });
  it('[H12] closes what is not finished in time, and says so', async () => {
    const { answer, open: isOpen } = await sendPart({ requestMs: 60 }, (ada) => ada.cookie);
    expect(isOpen).toBe(false);
    expect(answer).toMatch(/^HTTP\/1\.1 408 .*"request-slow"/s);
  });
  it('[H3] refuses strangers before their body has come', async () => {
    const { answer } = await sendPart({}, () => '');
    expect(answer).toMatch(/^HTTP\/1\.1 401 .*"session-missing"/s);
  });
  it('[H12] gives a request thirty seconds', async () => {
    const { app } = await Room.open();
    expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 15_000]);
  });
  it('[H2] answers what is no HTTP with a problem too', async () => {
    const { port } = new URL(must(await open('127.0.0.1', 0)));
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket
        .on('data', (data) => (text += data))
        .on('end', () => resolve(text))
        .on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ problems: [{ code: 'bad-request' }] });
  });
});
