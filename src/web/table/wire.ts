/** The one socket of this page to its room. */
import { type Link, RoomClient, type SocketEvents } from '../../client/connection.ts';
import type { Env } from '../../client/env.ts';
import { socketPath } from '../../room/protocol.ts';
import { api } from '../api.ts';

export const env: Env = {
  now: Date.now,
  chance: () => ({ uint32: () => crypto.getRandomValues(new Uint32Array(1))[0]! }),
  later: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

let client: RoomClient | null = null;

export function wire(): RoomClient {
  client ??= new RoomClient(link);
  return client;
}

const link: Link = { connect, later: env.later, randomId: () => randomHex(12) };

function connect(events: SocketEvents) {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${socketPath}`);
  let wasOpen = false;
  const closed = once(() => {
    window.removeEventListener('offline', closed);
    // It may not know this guest any more: asking who I am makes it know one.
    if (!wasOpen && navigator.onLine) void api.me();
    socket.close();
    events.closed();
  });
  socket.onopen = () => {
    wasOpen = true;
    events.opened();
  };
  socket.onmessage = ({ data }) => events.message(String(data));
  socket.onclose = closed;
  // A browser without a network says so long before the socket notices.
  window.addEventListener('offline', closed);
  return { send: (text: string) => socket.send(text), close: () => socket.close() };
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}

/** `randomUUID` is not there at plain http addresses of a home network; this is. */
function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
