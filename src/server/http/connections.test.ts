import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Translator } from '../translator.ts';
import { limitConnections } from './connections.ts';
import { Room } from './room.testing.ts';

/** A connection from somewhere; what the room writes to it is kept. */
class Caller extends Duplex {
  readonly remoteAddress: string;
  heard = '';

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.heard += chunk;
    done();
  }
}

async function callers(most: number) {
  const server = new EventEmitter() as Server;
  limitConnections(
    server,
    { address: most, all: 99 },
    await Translator.load(),
    (address) => address === '10.0.0.2',
  );
  const call = (address: string): Caller => {
    const caller = new Caller(address);
    server.emit('connection', caller);
    return caller;
  };
  return { server, call };
}

const closed = (caller: Caller) => new Promise((resolve) => caller.once('close', resolve));

describe('[H12] connections', () => {
  it('so many at an address; one more is told so and closed', async () => {
    const { server, call } = await callers(2);
    expect(server.maxConnections).toBe(99);
    const [first, second] = [call('192.0.2.7'), call('192.0.2.7')];
    const third = call('::ffff:192.0.2.7');
    await closed(third);
    expect(third.heard).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: 60\r\n.*"limit-connections"/s);
    expect([first.destroyed, second.destroyed, call('192.0.2.8').destroyed]).toEqual([false, false, false]);
    first.destroy();
    await closed(first);
    expect(call('192.0.2.7').heard).toBe('');
  });
  it('proxies and the own machine speak for many', async () => {
    const { call } = await callers(1);
    for (const address of ['127.0.0.1', '::1', '10.0.0.2'])
      expect([call(address).heard, call(address).heard]).toEqual(['', '']);
  });
  it('requests under way count the same, by the address that a proxy tells', async () => {
    const room = await Room.open({ limits: { connections: { address: 0, all: 9 } } });
    expect((await room.ask({ url: '/health' })).status).toBe(200);
    expect(await room.ask({ url: '/health', remoteAddress: '192.0.2.7' })).toMatchObject({
      status: 429,
      codes: ['limit-connections'],
    });
  });
});
