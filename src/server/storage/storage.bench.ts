/**
 * Appends with a summary each, as a move makes them, by so many tables of which each waits for its own. By hand:
 * `node src/server/storage/storage.bench.ts [folder]`. A CPU second counts all threads.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './open.ts';
import { appended, event, summary } from './samples.testing.ts';
import type { SqliteStore } from './sqlite.ts';

const parent = process.argv[2] ?? tmpdir();
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, 'ludoteca-bench-'));
const seconds = 4;

console.log('sync    tables  appends/s  /CPU s  a commit   p50 ms   p99 ms');
for (const sync of ['full', 'normal'] as const) {
  for (const tables of [1, 10, 100, 500]) {
    const store = await openStore({ folder: join(folder, `${sync}${tables}`), sync });
    console.log([sync.padEnd(6), ...(await measure(store, tables))].join('  '));
    await store.close();
  }
}
rmSync(folder, { recursive: true });

async function measure(store: SqliteStore, tables: number): Promise<readonly string[]> {
  const ids = Array.from({ length: tables }, (_, at) => `table-${at}-${Math.random().toString(36).slice(2)}`);
  await Promise.all(ids.map((id) => store.commit(appended(id, [event(1)], summary()))));
  const waits: number[] = [];
  const commits = store.commits;
  const cpu = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  await Promise.all(ids.map((id) => play(store, id, end, waits)));
  const { user, system } = process.cpuUsage(cpu);
  waits.sort((a, b) => a - b);
  const cells = [tables, waits.length / seconds, waits.length / ((user + system) / 1e6)].map(Math.round);
  const rest = [waits.length / (store.commits - commits), at(waits, 0.5), at(waits, 0.99)];
  return [...cells.map(String), ...rest.map((cell) => cell.toFixed(1))].map((cell) => cell.padStart(7));
}

async function play(store: SqliteStore, id: string, end: number, waits: number[]): Promise<void> {
  for (let seq = 2; performance.now() < end; seq++) {
    const began = performance.now();
    const move = event(seq, { cmd: `${id}-${seq}` });
    await store.commit(appended(id, [move], summary({ seq, updated: Date.now() })));
    waits.push(performance.now() - began);
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
