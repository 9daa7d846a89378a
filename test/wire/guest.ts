/** A guest of a room, over the real wire: a cookie, HTTP calls, and a client on a real socket. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { RoomClient } from '../../src/client/connection.ts';
import { socketPath } from '../../src/room/protocol.ts';
import { patience } from '../patience.ts';

export class Guest {
  readonly url: string;
  cookie = '';
  player = '';
  /** Everything that came down the sockets, as text. */
  readonly heard: string[] = [];

  constructor(url: string) {
    this.url = url;
  }

  static async at(url: string): Promise<Guest> {
    const guest = new Guest(url);
    const response = await guest.fetch('GET', '/api/me');
    guest.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    guest.player = ((await response.json()) as { player: string }).player;
    return guest;
  }

  fetch(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.url,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** A body that is text already. */
  post(path: string, body: string): Promise<Response> {
    const headers = { cookie: this.cookie, origin: this.url, 'content-type': 'application/json' };
    return fetch(this.url + path, { method: 'POST', headers, body });
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  socket(origin = this.url): WebSocket {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${socketPath}`, {
      headers: { cookie: this.cookie, origin },
      perMessageDeflate: false,
    });
    socket.on('message', (data) => this.heard.push(data.toString()));
    return socket;
  }

  client(): RoomClient {
    return new RoomClient({
      connect: ({ opened, message, closed }) => {
        const socket = this.socket();
        socket.on('open', opened);
        socket.on('message', (data) => message(data.toString()));
        socket.on('close', closed);
        socket.on('error', () => socket.terminate());
        return { send: (text) => socket.send(text), close: () => socket.terminate() };
      },
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      randomId: () => randomBytes(12).toString('base64url'),
    });
  }
}

/** Waits until something holds; throws with what was awaited when it does not. */
export async function eventually(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < patience; waited += 20) {
    if (await holds()) return;
    await sleep(20);
  }
  throw new Error(`never: ${what}`);
}
