/** The room under load, beside its floor, in one run: what a move costs, how long it takes, what a table weighs. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.ts';
import { floorPair, type Pair, rolitPair } from './pairs.ts';
import { BenchServer, type Memory } from './server.ts';

type Target = { readonly name: string; readonly file: string; readonly pair: (url: string) => Promise<Pair> };

const only = process.env['BENCH_ONLY'];
const targets: readonly Target[] = [
  { name: 'floor', file: 'floor.mjs', pair: floorPair },
  { name: 'room', file: 'room.mjs', pair: rolitPair },
];

const tables = Number(process.env['BENCH_TABLES'] ?? 200);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6);
const warm = 3;

export async function load(): Promise<void> {
  await build();
  const syncMs = diskSync();
  console.log(`fdatasync of 200 bytes: median ${syncMs.toFixed(2)} ms`);
  const figures: Record<string, number> = {};
  for (const target of targets.filter(({ name }) => !only || name === only))
    figures[target.name] = await measure(target, syncMs);
  if (only) return;
  const share = (100 * figures['room']!) / figures['floor']!;
  console.log(`the room makes ${share.toFixed(0)} % of the floor's moves per second of CPU (wanted: 60 %)`);
}

async function measure({ name, file, pair }: Target, syncMs: number): Promise<number> {
  const server = await BenchServer.start(file);
  console.log(`${name}: ready after ${server.readyAfter.toFixed(2)} s`);
  const empty = await server.memory();
  console.log(`${name}: ${mb(empty.rss)} MB resident when idle`);
  const pairs: Pair[] = [];
  for (let n = 0; n < tables; n += 20) {
    pairs.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, tables - n) }, () => pair(server.url)))),
    );
  }
  await sleep(500);
  const idle = await server.memory();
  console.log(
    `${name}: ${((idle.heapUsed - empty.heapUsed) / tables / 1024).toFixed(1)} kB of heap for an idle table with two sockets`,
  );
  await grown(name, server, pairs, idle);
  const perCpu = await closed(name, server, pairs);
  if (seconds > 0) await paced(name, pairs, syncMs);
  for (const { close } of pairs) close();
  await sleep(300);
  await server.stop();
  return perCpu;
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

/** Every table plays a game as fast as it can, one move in flight; then, unmeasured, all sit down to the next. */
async function closed(name: string, server: BenchServer, pairs: readonly Pair[]): Promise<number> {
  let [moves, cpu, took] = [0, 0, 0];
  for (let round = 0; round < warm + rounds; round++) {
    await Promise.all(pairs.map(({ begin }) => begin()));
    const [used, began] = [server.cpu(), performance.now()];
    const played = await Promise.all(pairs.map(({ move }) => game(move)));
    // The first ones only warm up.
    if (round < warm) continue;
    cpu += server.cpu() - used;
    took += (performance.now() - began) / 1000;
    moves += played.reduce((sum, count) => sum + count, 0);
  }
  const perCpu = moves / cpu;
  console.log(
    `${name}: ${Math.round(perCpu)} moves a second of CPU, ${Math.round(moves / took)} a second of the clock, at ${pairs.length} tables`,
  );
  return perCpu;
}

/** Plays on to the end, or so many moves. */
async function game(move: Pair['move'], most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let count = 0; ; count++) if (count === most || (await move()) === null) return count;
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

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

if (import.meta.main) await load();
