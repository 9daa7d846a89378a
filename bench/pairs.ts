/** Two people at a table, as the load sees them: whoever is to act moves as soon as both have seen the last move. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { pick } from '../src/core/random.ts';
import { must } from '../src/core/result.ts';
import { endOf, type Move, moves, play, setup, view } from '../src/games/rolit/rules.ts';
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

type Shown = { readonly seq: number; readonly toAct: readonly number[]; readonly phase: string };
type Message = {
  readonly type: string;
  readonly cmd?: string;
  readonly result?: string;
  readonly problems?: unknown;
  readonly screen?: Shown;
};
/** Says whether this is what one waits for. */
type Fits = (message: Message) => boolean;
type Wait = { readonly fits: Fits; readonly resolve: (message: Message) => void };

/** One end of a table. Every message is read once, however many wait for one: the driver must not be what is measured. */
class Line {
  readonly #socket: WebSocket;
  readonly #waits = new Set<Wait>();
  #isLeft = false;

  static async open(url: string, headers: Record<string, string>): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers,
      perMessageDeflate: false,
    });
    await once(socket, 'open');
    return new Line(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('close', (code) => {
      if (!this.#isLeft) throw new Error(`a socket was closed by the server (${code})`);
    });
  }

  send(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }

  heard(fits: Fits): Promise<Message> {
    return new Promise((resolve) => this.#waits.add({ fits, resolve }));
  }

  leave(): void {
    this.#isLeft = true;
    this.#socket.terminate();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.problems) throw new Error(text);
    for (const wait of this.#waits) {
      if (!wait.fits(message)) continue;
      this.#waits.delete(wait);
      wait.resolve(message);
    }
  }
}

export async function floorPair(url: string): Promise<Pair> {
  const table = id();
  const lines = [await Line.open(url, {}), await Line.open(url, {})];
  for (const line of lines) line.send({ type: 'watch', table, seat: null });
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
      return played(lines, table, seat, `${(seq * 7) % 64}`, seq);
    },
    close: () => leave(lines),
  };
}

function leave(lines: readonly Line[]): void {
  for (const line of lines) line.leave();
}

async function played(
  lines: readonly Line[],
  table: string,
  seat: number,
  text: string,
  seq: number,
): Promise<number> {
  const cmd = id();
  const began = performance.now();
  const answered = lines[seat]!.heard((message) => message.cmd === cmd).then(() => performance.now() - began);
  const seen = lines.map((line) => line.heard(({ screen }) => screen?.seq === seq));
  const intent = { kind: 'move', seat, text };
  lines[seat]!.send({ type: 'command', table, cmd, after: null, seen: seq - 1, intent });
  const [ms] = await Promise.all([answered, ...seen]);
  return ms;
}

/** Two guests at a Rolit table; when the game is over they sit down at the next. */
export async function rolitPair(url: string): Promise<Pair> {
  const guests = [await guest(url), await guest(url)];
  const lines = [await Line.open(url, guests[0]!), await Line.open(url, guests[1]!)];
  let { table, screen, script } = await newTable(url, guests, lines);
  let count = 0;
  return {
    begin: async () => {
      for (const line of lines) line.send({ type: 'unwatch', table });
      ({ table, screen, script } = await newTable(url, guests, lines));
      count = 0;
    },
    move: async () => {
      const text = script[count];
      if (text === undefined) return null;
      const seat = (screen.toAct[0]! + count) % 2;
      count += 1;
      return played(lines, table, seat, text, screen.seq + count);
    },
    close: () => leave(lines),
  };
}

const options = { variant: 'free', shape: 'SM' } as const;
const players = [
  { name: 'Ada', picks: { color: 'red' } },
  { name: 'Leo', picks: { color: 'blue' } },
];

/** The moves of a whole game, by chance: thought out before it is played, since the driver has no time then. */
function anyGame(): readonly Move[] {
  const seats = players.map((player) => ({ ...player, bot: null }));
  let state = setup({ ...options, mode: 'classic', teams: ['A', 'B'] }, seats);
  const made: Move[] = [];
  while (!endOf(state)) {
    const move = pick(chance, moves(view(state, state.turn)));
    made.push(move);
    state = must(play(state, state.turn, move));
  }
  return made;
}

async function guest(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/me`);
  return { cookie: response.headers.get('set-cookie')!.split(';')[0]!, origin: url };
}

async function newTable(url: string, guests: readonly Record<string, string>[], lines: readonly Line[]) {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { ...guests[0]!, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'rolit', options, seats: players.slice(0, 1) }),
  });
  const { id: table } = (await response.json()) as { id: string };
  await order(lines[1]!, table, { kind: 'sit', choice: players[1] });
  await order(lines[0]!, table, { kind: 'start' });
  const shown = lines.map((line) => line.heard(({ screen }) => screen?.phase === 'playing'));
  for (const [seat, line] of lines.entries()) line.send({ type: 'watch', table, seat });
  const [first] = await Promise.all(shown);
  return { table, screen: first!.screen!, script: anyGame() };
}

async function order(line: Line, table: string, intent: unknown): Promise<void> {
  const cmd = id();
  const answered = line.heard((message) => message.cmd === cmd);
  line.send({ type: 'command', table, cmd, after: null, seen: null, intent });
  const { result } = await answered;
  if (result !== 'accepted') throw new Error(JSON.stringify(await answered));
}
