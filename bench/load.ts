/** The room under load, beside its floor, in one run: what a move costs, how long it takes, what a table weighs. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.ts';
import { floorPair, type Pair, rolitPair } from './pairs.ts';
import { byTurns, type Contender, game, ratios, spread } from './rounds.ts';
import { BenchServer, type Memory } from './server.ts';

type Target = { readonly name: string; readonly file: string; readonly pair: (url: string) => Promise<Pair> };
type Running = Contender & { readonly server: BenchServer };

const only = process.env['BENCH_ONLY'];
const roomTarget: Target = { name: 'room', file: 'room.mjs', pair: rolitPair };
const targets: readonly Target[] = [{ name: 'floor', file: 'floor.mjs', pair: floorPair }, roomTarget];

export const tables = Number(process.env['BENCH_TABLES'] ?? 200);
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);

export async function load(): Promise<void> {
  await build();
  const syncMs = diskSync();
  console.log(`fdatasync of 200 bytes: median ${syncMs.toFixed(2)} ms`);
  const running: Running[] = [];
  for (const target of targets.filter(({ name }) => !only || name === only))
    running.push(await weighed(target));
  const figures = await byTurns(running, rounds);
  if (!only) {
    const shares = ratios(figures, 'room', 'floor').map((share) => 100 * share);
    console.log(`the room makes ${spread(shares, 0)} % of the floor's moves a second of CPU (wanted: 60 %)`);
  }
  for (const { name, pairs } of running) if (seconds > 0) await paced(name, pairs, syncMs);
  for (const each of running) await stop(each);
}

/** The room with two players at every table. */
export async function startRoom(): Promise<Running> {
  await build();
  return seated(roomTarget, await BenchServer.start(roomTarget.file));
}

export async function stop({ server, pairs }: Running): Promise<void> {
  for (const { close } of pairs) close();
  await sleep(300);
  await server.stop();
}

async function seated({ name, pair }: Target, server: BenchServer): Promise<Running> {
  const pairs = await manyPairs(() => pair(server.url));
  return { name, server, pairs, cpu: () => server.cpu() };
}

/** Some at a time. */
export async function manyPairs(pair: () => Promise<Pair>): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  while (pairs.length < tables)
    pairs.push(...(await Promise.all(Array.from({ length: Math.min(20, tables - pairs.length) }, pair))));
  return pairs;
}

/** Starts it, and says what it takes of memory: empty, with tables, and after their first game. */
async function weighed(target: Target): Promise<Running> {
  const { name } = target;
  const server = await BenchServer.start(target.file);
  console.log(`${name}: ready after ${server.readyAfter.toFixed(2)} s`);
  const empty = await server.memory();
  console.log(`${name}: ${(empty.rss / 1e6).toFixed(0)} MB resident when idle`);
  const running = await seated(target, server);
  await sleep(500);
  const idle = await server.memory();
  const each = (idle.heapUsed - empty.heapUsed) / tables / 1024;
  console.log(`${name}: ${each.toFixed(1)} kB of heap for an idle table with two sockets`);
  await grown(name, server, running.pairs, idle);
  return running;
}

/** What moves leave in memory: between an early and a late move of the same game there should be nothing. */
async function grown(name: string, server: BenchServer, pairs: readonly Pair[], idle: Memory): Promise<void> {
  // By the early one the few commands that are kept at hand have filled their places.
  const [early, late] = [30, 60];
  const kB = (from: Memory, to: Memory) => (to.heapUsed - from.heapUsed) / tables / 1024;
  const after = async (moves: number) => {
    await Promise.all(pairs.map(({ move }) => game(move, moves)));
    return server.memory();
  };
  const first = await after(early);
  const then = await after(late - early);
  const end = await after(Number.POSITIVE_INFINITY);
  const perMove = (1024 * kB(first, then)) / (late - early);
  console.log(
    `${name}: a table takes ${kB(idle, first).toFixed(1)} kB more after ${early} moves, ${kB(idle, then).toFixed(1)} after ${late}, ${kB(idle, end).toFixed(1)} after a whole game: ${perMove.toFixed(0)} bytes a move`,
  );
}

/** One move a second at every table. */
async function paced(name: string, pairs: readonly Pair[], syncMs: number): Promise<void> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    pairs.map(async ({ move, begin }) => {
      await begin();
      await sleep(Math.random() * 1000);
      while (performance.now() < end) {
        const next = sleep(1000);
        const ms = await move();
        if (ms === null) await begin();
        else times.push(ms);
        await next;
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  console.log(
    `${name}: one move a second each: answer after ${at(0.5)} ms (median), ${at(0.99)} ms (99 %); wanted ≤ ${(syncMs + 4).toFixed(1)} ms`,
  );
}

function diskSync(): number {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-sync-'));
  const file = openSync(join(folder, 'x'), 'a');
  const times = Array.from({ length: 100 }, () => {
    writeSync(file, 'x'.repeat(200));
    const began = performance.now();
    fdatasyncSync(file);
    return performance.now() - began;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.sort((a, b) => a - b)[50]!;
}
