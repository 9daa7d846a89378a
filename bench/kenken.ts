/**
 * KenKen: how long the solver takes with puzzles of other programs, whether the grades are theirs, and how long a level
 * of each grade takes to make. The puzzles are those of the tests; BENCH_KENKEN names a folder with others (`keen.jsonl`,
 * `hard.jsonl`, `unsat.jsonl`, lines as in `test/data/kenken/`). `npm run bench kenken solve|grade|make` does one of the
 * three. Times are CPU time of the process.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../src/core/result.ts';
import { makeLevel } from '../src/games/kenken/generator/make.ts';
import { parseWish } from '../src/games/kenken/generator/wish.ts';
import { gradeLevel } from '../src/games/kenken/human/solver.ts';
import { gradeNames } from '../src/games/kenken/human/steps.ts';
import type { Level } from '../src/games/kenken/level.ts';
import { parseProp } from '../src/games/kenken/prop.ts';
import { solve } from '../src/games/kenken/solver/solver.ts';
import { stream } from '../src/room/random.ts';

type Entry = {
  readonly name: string;
  readonly prop: string;
  readonly grade?: string;
  readonly solution?: string;
};

const folder = process.env['BENCH_KENKEN'] ?? join(import.meta.dirname, '../test/data/kenken');
const made = Number(process.env['BENCH_GAMES'] ?? 15);

function corpus(kind: string): readonly Entry[] {
  const file =
    existsSync(folder) &&
    readdirSync(folder).find((each) => each.startsWith(kind) && each.endsWith('.jsonl'));
  if (!file) return [];
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const levelOf = ({ prop }: Entry): Level => must(parseProp(prop)).level;

function cpu<T>(run: () => T): { readonly value: T; readonly ms: number } {
  const before = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}

export async function kenken([only]: readonly string[] = []): Promise<void> {
  if (only === undefined || only === 'solve') solving();
  if (only === undefined || only === 'grade') grading();
  if (only === undefined || only === 'make') making();
}

/** The middle and the worst of each group. */
function line(title: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, each) => sum + each, 0);
  const middle = sorted[sorted.length >> 1]!;
  return `${title.padEnd(22)} ${String(times.length).padStart(5)}  median ${middle.toFixed(2).padStart(8)} ms  worst ${sorted.at(-1)!.toFixed(1).padStart(8)} ms  all ${total.toFixed(0).padStart(7)} ms`;
}

function solving(): void {
  console.log('solving, one solution or none proven');
  for (const entry of corpus('keen')) solve(levelOf(entry));
  for (const kind of ['keen', 'hard', 'unsat']) {
    const groups = new Map<string, number[]>();
    let wrong = 0;
    for (const entry of corpus(kind)) {
      const level = levelOf(entry);
      const { value, ms } = cpu(() => solve(level));
      if (!isRight(entry, value)) wrong += 1;
      const group = `${kind} ${entry.name.replace(/-\d+$/, '')}`;
      groups.set(group, [...(groups.get(group) ?? []), ms]);
    }
    for (const [group, times] of groups) console.log(line(group, times));
    console.log(line(`${kind}, all`, [...groups.values()].flat()), wrong === 0 ? '' : `${wrong} WRONG`);
  }
}

function isRight({ solution }: Entry, { solutions, complete }: ReturnType<typeof solve>): boolean {
  const found = solutions.map((grid) => grid.map((value) => value.toString(36)).join(''));
  return complete && found.join() === (solution ?? '');
}

function grading(): void {
  console.log('grades: told (down), ours (across)');
  const counts = new Map<string, number>();
  const { ms } = cpu(() => {
    for (const entry of corpus('keen')) {
      const key = `${entry.grade} ${gradeLevel(levelOf(entry))?.grade}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  console.log(`${''.padEnd(14)}${gradeNames.map((name) => name.padStart(14)).join('')}`);
  for (const told of gradeNames)
    console.log(
      `${told.padEnd(14)}${gradeNames.map((ours) => String(counts.get(`${told} ${ours}`) ?? 0).padStart(14)).join('')}`,
    );
  console.log(`${ms.toFixed(0)} ms in all`);
}

function making(): void {
  console.log(`making, ${made} levels each; wanted: median 1 s, extreme 5 s`);
  for (let size = 4; size <= 9; size++)
    for (const grade of gradeNames) {
      const wish = must(parseWish({ size, grade }));
      const times = Array.from({ length: made }, (_, n) =>
        cpu(() => must(makeLevel(wish, stream('0'.repeat(64), n), { left: Number.POSITIVE_INFINITY }))),
      );
      console.log(
        line(
          `${size} × ${size} ${grade}`,
          times.map(({ ms }) => ms),
        ),
      );
    }
}
