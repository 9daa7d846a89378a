/** Sockets to a server, with the guest's cookie. */
import { WebSocket } from 'ws';
import type { Link, Socket, SocketEvents } from '../../client/connection.ts';
import type { Env } from '../../client/env.ts';
import { socketPath } from '../../room/protocol.ts';
import type { Jar } from './jar.ts';

export function socketLink(origin: string, jar: Jar, env: Env, unknown: () => void): Link {
  return {
    connect: (events) => connect(origin, jar, events, unknown),
    later: env.later,
    randomId: () => crypto.randomUUID(),
  };
}

/** `unknown` is called when the server does not know this guest: it may have lost its memory. */
function connect(origin: string, jar: Jar, events: SocketEvents, unknown: () => void): Socket {
  const url = `${origin.replace(/^http/, 'ws')}${socketPath}`;
  const headers = jar.cookie === null ? {} : { cookie: jar.cookie };
  const socket = new WebSocket(url, { headers, origin, handshakeTimeout: 10_000 });
  socket.on('open', events.opened);
  socket.on('message', (data) => events.message(String(data)));
  socket.on('close', events.closed);
  socket.on('unexpected-response', (_, { statusCode }) => {
    if (statusCode === 401) unknown();
    socket.terminate();
  });
  // A close follows every error.
  socket.on('error', () => undefined);
  return { send: (text) => socket.send(text), close: () => end(socket) };
}

/** Says goodbye, but does not wait long for an answer. */
function end(socket: WebSocket): void {
  if (socket.readyState === WebSocket.OPEN) socket.close();
  setTimeout(() => socket.terminate(), 300).unref();
}
