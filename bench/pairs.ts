/** Two people at a table, as the load sees them: whoever is to act moves as soon as both have seen the last move. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Rules } from '../src/core/game.ts';
import { pick } from '../src/core/random.ts';
import { must } from '../src/core/result.ts';
import { game as rolit } from '../src/games/rolit/index.ts';
import { stream } from '../src/room/random.ts';

export type Pair = {
  /** Sits down to a new game. */
  readonly begin: () => Promise<void>;
  /** Makes the next move and waits until both have seen it: milliseconds until the mover's answer; null at the end. */
  readonly move: () => Promise<number | null>;
  readonly close: () => void;
};

const chance = stream('77'.repeat(32), 1);
const id = () => randomBytes(12).toString('base64url');

async function open(url: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false });
  await once(socket, 'open');
  socket.on('close', (code) => {
    if (!left.has(socket)) throw new Error(`a socket was closed by the server (${code})`);
  });
  return socket;
}

/** Sockets that their pair has closed itself. */
const left = new WeakSet<WebSocket>();

function leave(sockets: readonly WebSocket[]): void {
  for (const socket of sockets) {
    left.add(socket);
    socket.terminate();
  }
}

/** Waits on a socket for one message that fits. */
function heard<T>(socket: WebSocket, fits: (message: Message) => T | null): Promise<T> {
  return new Promise((resolve) => {
    const listen = (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      if (message.problems) throw new Error(data.toString());
      const found = fits(message);
      if (found === null) return;
      socket.off('message', listen);
      resolve(found);
    };
    socket.on('message', listen);
  });
}

type Shown = {
  readonly seq: number;
  readonly view: unknown;
  readonly toAct: readonly number[];
  readonly phase: string;
};
type Message = {
  readonly type: string;
  readonly cmd?: string;
  readonly result?: string;
  readonly problems?: unknown;
  readonly screen?: Shown;
};

export async function floorPair(url: string): Promise<Pair> {
  const table = id();
  const sockets = [await open(url, {}), await open(url, {})];
  for (const socket of sockets) socket.send(JSON.stringify({ type: 'watch', table, hand: null }));
  let seq = 0;
  let left = 64;
  return {
    begin: async () => {
      left = 64;
    },
    move: async () => {
      left -= 1;
      if (left < 0) return null;
      const seat = seq % 2;
      seq += 1;
      return played(sockets, table, seat, `${(seq * 7) % 64}`, seq);
    },
    close: () => leave(sockets),
  };
}

async function played(
  sockets: readonly WebSocket[],
  table: string,
  seat: number,
  text: string,
  seq: number,
): Promise<number> {
  const cmd = id();
  const began = performance.now();
  const answer = heard(sockets[seat]!, (message) => (message.cmd === cmd ? performance.now() - began : null));
  const seen = sockets.map((socket) =>
    heard(socket, (message) => (message.screen?.seq === seq ? true : null)),
  );
  const wish = { kind: 'move', seat, text };
  sockets[seat]!.send(JSON.stringify({ type: 'command', table, cmd, after: null, seen: seq - 1, wish }));
  const [ms] = await Promise.all([answer, ...seen]);
  return ms;
}

const rules = must(rolit.open({})) as unknown as Rules;

/** Two guests at a Rolit table; when the game is over they sit down at the next. */
export async function rolitPair(url: string): Promise<Pair> {
  const guests = [await guest(url), await guest(url)];
  const sockets = [await open(url, guests[0]!), await open(url, guests[1]!)];
  let { table, screen } = await newTable(url, guests, sockets);
  return {
    begin: async () => {
      for (const socket of sockets) socket.send(JSON.stringify({ type: 'unwatch', table }));
      ({ table, screen } = await newTable(url, guests, sockets));
    },
    move: async () => {
      if (screen.phase !== 'playing') return null;
      const seat = screen.toAct[0]!;
      const text = rules.formatMove(
        pick(chance, [...rules.moves({ ...(screen.view as object), me: seat }, chance)]),
      );
      const seq = screen.seq + 1;
      const next = heard(sockets[seat]!, (message) => (message.screen?.seq === seq ? message.screen : null));
      const ms = await played(sockets, table, seat, text, seq);
      screen = await next;
      return ms;
    },
    close: () => leave(sockets),
  };
}

async function guest(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/me`);
  return { cookie: response.headers.get('set-cookie')!.split(';')[0]!, origin: url };
}

async function newTable(
  url: string,
  guests: readonly Record<string, string>[],
  sockets: readonly WebSocket[],
) {
  const seats = [{ name: 'Ada', picks: { color: 'red' } }];
  const options = { variant: 'free', shape: 'SM' };
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { ...guests[0]!, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'rolit', options, seats }),
  });
  const { id: table } = (await response.json()) as { id: string };
  await order(sockets[1]!, table, { kind: 'sit', choice: { name: 'Leo', picks: { color: 'blue' } } });
  await order(sockets[0]!, table, { kind: 'start' });
  const shown = sockets.map((socket) =>
    heard(socket, ({ screen }) => (screen?.phase === 'playing' ? screen : null)),
  );
  for (const [hand, socket] of sockets.entries()) socket.send(JSON.stringify({ type: 'watch', table, hand }));
  const [screen] = await Promise.all(shown);
  return { table, screen: screen! };
}

async function order(socket: WebSocket, table: string, wish: unknown): Promise<void> {
  const cmd = id();
  const answered = heard(socket, (message) => (message.cmd === cmd ? message : null));
  socket.send(JSON.stringify({ type: 'command', table, cmd, after: null, seen: null, wish }));
  const { result } = await answered;
  if (result !== 'accepted') throw new Error(JSON.stringify(await answered));
}
