import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { listen } from './listen.ts';
import { Room } from './room.testing.ts';

const rooms: Room[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0)) await room.app.close();
});

async function open(host: string, port: number) {
  const room = await Room.open();
  rooms.push(room);
  return listen(room.app, { host, port });
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
