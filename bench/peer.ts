/**
 * boardgame.io in memory under the same load: two players a table, a move sets one cell of 64. Its packages are
 * installed into a folder of their own, outside the project; koa-compose must be 4.1.0, or its lobby answers 404.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const folder = join(tmpdir(), 'ludoteca-peer');
const port = 9137;
const url = `http://127.0.0.1:${port}`;
const tables = Number(process.env['BENCH_TABLES'] ?? 200);
const seconds = 10;

const packages = {
  private: true,
  dependencies: { 'boardgame.io': '0.50.2', 'koa-compose': '4.1.0', 'socket.io-client': '4.8.4' },
  overrides: { 'koa-compose': '4.1.0' },
};

const server = `
const { Server } = require('boardgame.io/server');
const play = ({ G }, cell) => { G.cells[cell] = 1; G.count += 1; };
const game = { name: 'cells', setup: () => ({ count: 0, cells: Array(64).fill(0) }), moves: { play }, turn: { minMoves: 1, maxMoves: 1 } };
Server({ games: [game], origins: ['*'] }).run({ port: ${port} }, () => console.log('ready'));
`;

type Client = {
  on(event: string, run: (...args: unknown[]) => void): void;
  once(event: string, run: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
};
type State = { readonly _stateID: number; readonly G: { readonly count: number } };

export async function peer(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages));
  writeFileSync(join(folder, 'server.cjs'), server);
  spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  const child = spawn(process.execPath, ['server.cjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    await once(child.stdout, 'data');
    const { moves, cpu } = await measure(child.pid!);
    console.log(
      `boardgame.io in memory: ${Math.round(moves / cpu)} moves a second of CPU at ${tables} tables`,
    );
  } finally {
    child.kill('SIGKILL');
  }
}

async function measure(pid: number): Promise<{ readonly moves: number; readonly cpu: number }> {
  const { io } = createRequire(join(folder, 'x.js'))('socket.io-client') as { io: Connect };
  let moves = 0;
  const stops: (() => void)[] = [];
  for (let n = 0; n < tables; n++) stops.push(await table(io, () => (moves += 1)));
  await sleep(3000);
  const [from, before] = [moves, cpuOf(pid)];
  await sleep(seconds * 1000);
  const figures = { moves: moves - from, cpu: cpuOf(pid) - before };
  for (const stop of stops) stop();
  return figures;
}

type Connect = (url: string, options: unknown) => Client;

/** A match whose two players move as soon as both have seen the last move. */
async function table(io: Connect, moved: () => void): Promise<() => void> {
  const { matchID } = await post('/games/cells/create', { numPlayers: 2 });
  const credentials: string[] = [];
  const clients: Client[] = [];
  let state = 0;
  for (const player of ['0', '1']) {
    const joined = await post(`/games/cells/${matchID}/join`, { playerID: player, playerName: player });
    credentials.push(joined.playerCredentials!);
    const client = io(`${url}/cells`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => client.once('connect', () => resolve()));
    const synced = new Promise<void>((resolve) => client.once('sync', () => resolve()));
    client.emit('sync', matchID, player, credentials.at(-1), 2);
    await synced;
    clients.push(client);
  }
  let [count, seen] = [0, 0];
  const next = () => {
    const player = count % 2;
    count += 1;
    seen = 0;
    const payload = {
      type: 'play',
      args: [(count * 7) % 64],
      playerID: `${player}`,
      credentials: credentials[player],
    };
    clients[player]!.emit('update', { type: 'MAKE_MOVE', payload }, state, matchID, `${player}`);
  };
  for (const client of clients) {
    client.on('update', (_, update) => {
      const { _stateID, G } = update as State;
      if (G.count !== count) return;
      state = _stateID;
      seen += 1;
      if (seen < 2) return;
      moved();
      next();
    });
  }
  next();
  return () => clients.forEach((client) => void client.close());
}

async function post(path: string, body: unknown): Promise<{ matchID?: string; playerCredentials?: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { matchID?: string; playerCredentials?: string };
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
