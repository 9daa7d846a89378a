/**
 * boardgame.io in memory beside the room, by turns and under the same load: two players a table, whoever is to act
 * moves as soon as both have seen the last move. It runs as it comes, without options. Its move sets one cell of 64. Its packages are installed into a folder
 * of their own, outside the project; koa-compose must be 4.1.0, or its lobby answers 404.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyPairs, rounds, startRoom, stop } from './load.ts';
import type { Pair } from './pairs.ts';
import { byTurns, type Contender, ratios, spread } from './rounds.ts';
import { cpuOf, mustLive } from './server.ts';

const folder = join(tmpdir(), 'ludoteca-peer');
const port = 9137;
const url = `http://127.0.0.1:${port}`;

/** Moves of a match: about what one takes in ten seconds of this load. */
const longest = 100;

const packages = {
  private: true,
  dependencies: { 'boardgame.io': '0.50.2', 'koa-compose': '4.1.0', 'socket.io-client': '4.8.4' },
  overrides: { 'koa-compose': '4.1.0' },
};

const program = `
const { Server } = require('boardgame.io/server');
const play = ({ G }, cell) => { G.cells[cell] = 1; G.count += 1; };
const game = { name: 'cells', setup: () => ({ count: 0, cells: Array(64).fill(0) }), moves: { play }, turn: { minMoves: 1, maxMoves: 1 } };
Server({ games: [game], origins: ['*'] }).run({ port: ${port} }, () => console.log('ready')).then(({ appServer }) => {
  // The clients keep their connections through the rounds of the room.
  appServer.keepAliveTimeout = 600000;
});
`;

type Client = {
  on(event: string, run: (...args: unknown[]) => void): void;
  once(event: string, run: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
};
type Connect = (url: string, options: unknown) => Client;
type State = { readonly _stateID: number; readonly G: { readonly count: number } };

export async function peer(): Promise<void> {
  const other = await startPeer();
  const room = await startRoom();
  const figures = await byTurns([room, other], rounds);
  const times = ratios(figures, room.name, other.name);
  console.log(`the room makes ${spread(times, 2)} times the moves of boardgame.io (wanted: more than 2)`);
  for (const { close } of other.pairs) close();
  await stop(room);
  process.exit(0);
}

async function startPeer(): Promise<Contender> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packages));
  writeFileSync(join(folder, 'server.cjs'), program);
  const install = ['install', '--silent', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('the packages of the peer could not be installed');
  // It logs every request to standard output and complains about old browsers on the other.
  const child = spawn(process.execPath, ['server.cjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  mustLive(child, 'boardgame.io');
  await once(child.stdout, 'data');
  child.stdout.resume();
  const { io } = createRequire(join(folder, 'x.js'))('socket.io-client') as { io: Connect };
  const pairs = await manyPairs(() => cellsPair(io));
  return { name: 'boardgame.io in memory', cpu: () => cpuOf(child.pid!), pairs };
}

/** Two sockets that sit down to one match after the other. */
async function cellsPair(io: Connect): Promise<Pair> {
  const clients = [await connected(io), await connected(io)];
  let match = await newMatch(clients);
  let [count, state] = [0, 0];
  const seen = (client: Client) =>
    new Promise<void>((resolve) => {
      client.once('update', (id, update) => {
        const { _stateID, G } = update as State;
        if (id !== match.id || G.count !== count) throw new Error(`${id}: ${JSON.stringify(update)}`);
        state = _stateID;
        resolve();
      });
    });
  return {
    begin: async () => {
      match = await newMatch(clients);
      [count, state] = [0, 0];
    },
    move: async () => {
      if (count === longest) return null;
      const playerID = `${count % 2}`;
      const credentials = match.credentials[count % 2];
      const client = clients[count % 2]!;
      count += 1;
      const payload = { type: 'play', args: [(count * 7) % 64], playerID, credentials };
      const began = performance.now();
      const both = clients.map(seen);
      client.emit('update', { type: 'MAKE_MOVE', payload }, state, match.id, playerID);
      await Promise.all(both);
      return performance.now() - began;
    },
    close: () => clients.forEach((client) => void client.close()),
  };
}

async function connected(io: Connect): Promise<Client> {
  const client = io(`${url}/cells`, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => client.once('connect', () => resolve()));
  client.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') throw new Error(`boardgame.io: ${reason}`);
  });
  return client;
}

async function newMatch(clients: readonly Client[]): Promise<{ id: string; credentials: readonly string[] }> {
  const { matchID: id } = await post('/games/cells/create', { numPlayers: 2 });
  const credentials: string[] = [];
  for (const [seat, client] of clients.entries()) {
    const playerID = `${seat}`;
    const joined = await post(`/games/cells/${id}/join`, { playerID, playerName: playerID });
    credentials.push(joined.playerCredentials!);
    const synced = new Promise<void>((resolve) => client.once('sync', () => resolve()));
    client.emit('sync', id, playerID, joined.playerCredentials, 2);
    await synced;
  }
  return { id: id!, credentials };
}

async function post(path: string, body: unknown): Promise<{ matchID?: string; playerCredentials?: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { matchID?: string; playerCredentials?: string };
}
