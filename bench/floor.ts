/**
 * The floor that the room is compared with: sockets, the same schema for messages and the same writer, but no rules, no
 * tables, no seats. Two sockets share a board of 64 cells; a move sets one of them. Prints its address when ready.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { must } from '../src/core/result.ts';
import type { Summary } from '../src/host/store.ts';
import { parseMessage } from '../src/protocol/parse.ts';
import { openStore } from '../src/server/storage/open.ts';
import { answerMemory } from './memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-floor-'));
const store = await openStore({ folder, sync: 'full' });

type Board = { seq: number; readonly cells: number[]; readonly sockets: Set<WebSocket> };
const boards = new Map<string, Board>();

const summary: Summary = {
  game: 'floor',
  version: 1,
  name: 'floor',
  owner: null,
  origin: 'new',
  phase: 'playing',
  seats: [],
  toAct: [],
  winners: [],
  moves: 0,
  created: 0,
  updated: 0,
  seq: 1,
  quarantined: null,
};

function boardOf(table: string): Board {
  const known = boards.get(table);
  if (known) return known;
  const board: Board = { seq: 0, cells: new Array<number>(64).fill(0), sockets: new Set() };
  boards.set(table, board);
  return board;
}

async function hear(socket: WebSocket, text: string): Promise<void> {
  const message = must(parseMessage(text));
  if (message.type === 'watch') {
    const board = boardOf(message.table);
    board.sockets.add(socket);
    socket.send(show(message.table, board));
  }
  if (message.type !== 'command' || message.intent.kind !== 'move') return;
  const { table, cmd, intent } = message;
  const board = boardOf(table);
  const seq = ++board.seq;
  board.cells[Number(intent.text) % 64] = intent.seat + 1;
  const body = { kind: 'moved', seat: intent.seat, text: intent.text } as const;
  await store.commit({
    append: { table, events: [{ seq, at: Date.now(), actor: 'guest', cmd, body }] },
    changes: seq === 1 ? [{ kind: 'summary', table, summary }] : [],
  });
  const screen = show(table, board);
  for (const each of board.sockets) each.send(screen);
  socket.send(JSON.stringify({ type: 'answer', table, cmd, result: 'accepted', seq }));
}

function show(table: string, { seq, cells }: Board): string {
  return JSON.stringify({ type: 'screen', table, screen: { seq, cells } });
}

answerMemory();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data) => void hear(socket, data.toString())));
server.on('listening', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
process.on('SIGTERM', async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
