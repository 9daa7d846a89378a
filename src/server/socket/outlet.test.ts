import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { framed } from './frame.ts';
import { Outlet } from './outlet.ts';

const mega = 1024 * 1024;

/** A socket that takes nothing: what was written stays. */
function lazySocket() {
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    terminate: vi.fn(() => (socket.readyState = 3)),
    close: vi.fn(),
  };
  const written: Buffer[] = [];
  const write = (bytes: Buffer) => {
    written.push(bytes);
    socket.bufferedAmount += bytes.length;
    return false;
  };
  const outlet = new Outlet(socket as unknown as WebSocket, { write } as unknown as Duplex);
  return { socket, written, outlet };
}

describe('an outlet', () => {
  it('sends what was said in one turn in one piece', async () => {
    const { outlet, written } = lazySocket();
    outlet.send('a');
    outlet.send('b');
    expect(written).toEqual([]);
    await turn();
    expect(written).toEqual([framed(['a', 'b'])]);
  });
  it('of several screens of one table only the newest, before what was said after the first', async () => {
    const { outlet, written } = lazySocket();
    outlet.send('t1', 't');
    outlet.send('answer');
    outlet.send('u1', 'u');
    outlet.send('t2', 't');
    await turn();
    outlet.send('t3', 't');
    await turn();
    expect(written).toEqual([framed(['t2', 'answer', 'u1']), framed(['t3'])]);
  });
  it('[S1] holds a megabyte and one message, then cuts off and keeps nothing', async () => {
    const { outlet, socket, written } = lazySocket();
    const screen = 'x'.repeat(300_000);
    for (let n = 0; n < 20; n++) outlet.send(screen, `table ${n}`);
    expect(socket.terminate).toHaveBeenCalledOnce();
    await turn();
    expect(written).toEqual([]);
  });
  it('[S1] counts what waits from turns before', async () => {
    const { outlet, socket } = lazySocket();
    for (let n = 0; n < 60 && socket.readyState === 1; n++) {
      outlet.send('x'.repeat(300_000), 't');
      await turn();
    }
    expect(socket.terminate).toHaveBeenCalledOnce();
    expect(socket.bufferedAmount).toBeLessThan(mega + 400_000);
  });
  it('one message may be larger than all that may wait', async () => {
    const { outlet, socket, written } = lazySocket();
    outlet.send('x'.repeat(2 * mega));
    await turn();
    expect([written.length, socket.terminate.mock.calls.length]).toEqual([1, 0]);
  });
  it('[S13] knows whether a screen is still on its way', async () => {
    const { outlet, socket } = lazySocket();
    expect(outlet.isBehind('t')).toBe(false);
    outlet.send('screen', 't');
    expect([outlet.isBehind('t'), outlet.isBehind('u')]).toEqual([true, false]);
    await turn();
    expect([outlet.isBehind('t'), outlet.isBehind('u')]).toEqual([true, true]);
    socket.bufferedAmount = 0;
    expect(outlet.isBehind('t')).toBe(false);
  });
  it('says nothing to a socket that has closed', async () => {
    const { outlet, socket, written } = lazySocket();
    outlet.send('a');
    socket.readyState = 2;
    outlet.send('b');
    await turn();
    expect(written).toEqual([]);
  });
});
