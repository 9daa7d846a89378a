/**
 * Pulling the plug: the room is killed again and again while many people play all four games. Whatever was
 * acknowledged is there afterwards, once, in order; and everybody goes on by themselves.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoomClient } from '../../src/client/connection.ts';
import type { Rules } from '../../src/core/game.ts';
import { below, pick } from '../../src/core/random.ts';
import { must } from '../../src/core/result.ts';
import type { Screen } from '../../src/room/screen.ts';
import { FolderLibrary } from '../../src/server/library.ts';
import { openStore } from '../../src/server/storage/open.ts';
import { chanceOf } from '../seed.ts';
import { eventually, Guest } from './guest.ts';
import { freePort, ServerProcess } from './server.ts';

const kills = Number(process.env['LUDOTECA_KILLS'] ?? 20);
const library = new FolderLibrary(resolve(import.meta.dirname, '..', '..'));
const chance = chanceOf('kills and moves');

type Setting = {
  readonly game: string;
  readonly options: unknown;
  readonly picks: readonly Record<string, string>[];
};

const settings: readonly Setting[] = [
  { game: 'rolit', options: { variant: 'free', shape: 'SL' }, picks: [{ color: 'red' }, { color: 'blue' }] },
  { game: 'rolit', options: { variant: 'othello' }, picks: [{ color: 'red' }, { color: 'blue' }] },
  { game: 'mastermind', options: { role: 'breaker', difficulty: 'hard', turns: 12 }, picks: [{}, {}] },
  {
    game: 'mastermind',
    options: { role: 'maker', difficulty: 'normal', code: 'told' },
    picks: [{ role: 'maker' }, { role: 'breaker' }],
  },
  { game: 'kenken', options: { level: 'builtin:6x6-easy-1' }, picks: [{}, {}] },
  { game: 'scrabble', options: { resource: 'builtin:en', size: 11 }, picks: [{}, {}] },
];

describe('pulling the plug', () => {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-kill-'));
  let server: ServerProcess;
  const players: Player[] = [];

  beforeAll(async () => {
    server = new ServerProcess(await freePort(), data);
    await server.start();
    for (const setting of settings) players.push(...(await sitDown(server.url, setting)));
  });
  afterAll(async () => {
    for (const player of players) player.stop();
    await server.end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });

  it(`[S8][S9][S15] loses nothing that was acknowledged in ${kills} kills, and everybody goes on`, async () => {
    for (const player of players) player.play();
    let longest = 0;
    for (let n = 0; n < kills; n++) {
      await sleep(100 + below(chance, 400));
      await server.end('SIGKILL');
      await server.start();
      const before = players.map(({ acked }) => acked.size);
      const ready = performance.now();
      await eventually('everybody is back', () => players.every(({ isBack }) => isBack));
      longest = Math.max(longest, performance.now() - ready);
      await eventually('the game goes on', () => players.some(({ acked }, at) => acked.size > before[at]!));
    }
    for (const player of players) player.stop();
    await eventually('all is answered', () => players.every(({ waiting }) => waiting === 0));
    expect(await server.end('SIGTERM')).toBe(0);
    await compare(data, players);
    console.log(
      `${kills} kills; the last of ${players.length} was back after ${Math.round(longest)} ms at most`,
    );
  }, 1_800_000);
});

/** The log on disk against what the players were told. */
async function compare(data: string, players: readonly Player[]): Promise<void> {
  const store = await openStore({ folder: data, sync: 'full' });
  let acknowledged = 0;
  for (const { table, acked } of players) {
    const log = await store.log(table);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1));
    const byCommand = new Map(log.map(({ cmd, seq }) => [cmd, seq]));
    expect(byCommand.size).toBe(log.length);
    for (const [cmd, seq] of acked) expect(byCommand.get(cmd)).toBe(seq);
    acknowledged += acked.size;
  }
  await store.close();
  expect(acknowledged).toBeGreaterThan(kills * 2);
}

async function sitDown(url: string, { game, options, picks }: Setting): Promise<readonly Player[]> {
  const [host, other] = [await Guest.at(url), await Guest.at(url)];
  const seats = [{ name: 'Ada', picks: picks[0] }];
  const made = await host!.json<{ id: string }>('POST', '/api/tables', { game, options, seats });
  const { rules } = must(await library.unpack((await library.game(game))!, options)).opened;
  const players = [host!, other!].map((guest, seat) => new Player(guest, made.id, seat, rules));
  await players[1]!.order({ kind: 'sit', choice: { name: 'Leo', picks: picks[1] } });
  await players[0]!.order({ kind: 'start' });
  return players;
}

class Player {
  readonly table: string;
  /** What the room has acknowledged: command and sequence number. */
  readonly acked = new Map<string, number>();
  readonly #seat: number;
  readonly #rules: Rules;
  readonly #client: RoomClient;
  #screen: Screen | null = null;
  #playing = false;

  constructor(guest: Guest, table: string, seat: number, rules: Rules) {
    this.table = table;
    this.#seat = seat;
    this.#rules = rules;
    this.#client = guest.client();
  }

  get isBack(): boolean {
    return this.#client.connection === 'open';
  }

  get waiting(): number {
    return this.#client.waiting;
  }

  async order(intent: Parameters<RoomClient['command']>[1]): Promise<void> {
    const { cmd, seq } = must(await this.#client.command(this.table, intent));
    this.acked.set(cmd, seq);
  }

  play(): void {
    this.#playing = true;
    this.#client.watch(this.table, this.#seat, {
      screen: (screen) => {
        this.#screen = screen;
      },
    });
    void this.#go();
  }

  stop(): void {
    this.#playing = false;
  }

  async #go(): Promise<void> {
    while (this.#playing) {
      await sleep(10 + below(chance, 30));
      const screen = this.#screen;
      if (screen?.phase !== 'playing' || !screen.toAct.includes(this.#seat) || this.waiting > 0) continue;
      const answer = await this.#client.command(this.table, {
        kind: 'move',
        seat: this.#seat,
        text: this.#choose(screen),
      });
      if (answer.ok) this.acked.set(answer.value.cmd, answer.value.seq);
      if (answer.ok && below(chance, 12) === 0)
        await this.#client.command(this.table, { kind: 'save', name: 'here' });
    }
  }

  /** Any of the first moves will do, but the game should last. */
  #choose({ view }: Screen): string {
    const moves: unknown[] = [];
    for (const move of this.#rules.moves(view, chance)) if (moves.push(move) >= 30) break;
    return this.#rules.formatMove(pick(chance, moves));
  }
}
