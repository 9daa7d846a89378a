/**
 * The strategies of Mastermind: whole surveys, which are exact, and samples with their standard error; next to what was
 * wanted. BENCH_GAMES sets how many games a sample has, BENCH_STREAM (1) which codes and dice; a size and a strategy can
 * be named to play only those (`npm run bench mastermind 6x9 optimal`). Times are CPU time of the process.
 */
import type { Random } from '../src/core/random.ts';
import { must } from '../src/core/result.ts';
import * as engine from '../src/games/mastermind/engine/api.ts';
import { stream } from '../src/room/random.ts';

type Line = {
  readonly size: readonly [positions: number, colors: number];
  readonly strategy: string;
  /** Null plays every code. */
  readonly games: number | null;
  readonly within?: number;
  readonly wanted: string;
};

const games = (otherwise: number) => Number(process.env['BENCH_GAMES'] ?? otherwise);

const lines: readonly Line[] = [
  { size: [4, 6], strategy: 'five-guess', games: null, wanted: '5801, 1/6/62/533/694, 150 ms' },
  { size: [5, 8], strategy: 'five-guess', games: null, wanted: '2000 ms a move' },
  { size: [4, 6], strategy: 'optimal', games: null, wanted: '5625' },
  { size: [4, 6], strategy: 'optimal', games: null, within: 5, wanted: '5626, 5 at most' },
  { size: [4, 8], strategy: 'optimal', games: null, wanted: '5.05' },
  { size: [5, 8], strategy: 'optimal', games: null, wanted: '5.50' },
  { size: [6, 9], strategy: 'optimal', games: games(400), wanted: '6.35, 50 ms a game' },
  { size: [6, 10], strategy: 'optimal', games: games(400), wanted: '6.70' },
  { size: [7, 10], strategy: 'optimal', games: games(200), wanted: '7.25' },
  { size: [4, 6], strategy: 'genetic', games: null, wanted: '4.42' },
  { size: [5, 8], strategy: 'genetic', games: games(800), wanted: '5.56' },
  { size: [6, 9], strategy: 'genetic', games: games(400), wanted: '6.38' },
  { size: [8, 12], strategy: 'genetic', games: games(600), wanted: 'below 8.4, 12 at most' },
];

export async function mastermind([size, strategy]: readonly string[] = []): Promise<void> {
  console.log('size    strategy    games   total  average         max  ms/game  worst move  wanted at most');
  for (const line of lines) {
    if (size !== undefined && line.size.join('x') !== size) continue;
    if (strategy === undefined || line.strategy === strategy) console.log(report(line));
  }
}

function report({ size, strategy: name, games: sample, within, wanted }: Line): string {
  const [positions, colors] = size;
  const board = must(engine.boardFor({ positions, colors, repeats: true, holes: false }));
  const strategy = must(engine.strategyFor(board, name, within ?? null));
  let worst = 0;
  const timed: typeof strategy = (position) => {
    const before = process.cpuUsage();
    const guess = strategy(position);
    worst = Math.max(worst, millisecondsSince(before));
    return guess;
  };
  const random: Random = stream('0'.repeat(64), Number(process.env['BENCH_STREAM'] ?? 1));
  const before = process.cpuUsage();
  const made = must(engine.survey(board, timed, sample, random));
  const ms = millisecondsSince(before);
  const error = sample === null ? '' : ` ± ${errorOf(made.byGuesses).toFixed(3)}`;
  return [
    size.join(' × ').padEnd(7),
    `${name}${within ? ` ${within}` : ''}`.padEnd(11),
    String(made.codes).padStart(5),
    String(made.total).padStart(7),
    ` ${made.average.toFixed(4)}${error}`.padEnd(16),
    String(made.max).padStart(3),
    (ms / made.codes).toFixed(2).padStart(8),
    `${worst.toFixed(0)} ms`.padStart(11),
    ` ${wanted}   ${made.byGuesses.join('/')}${sample === null ? `, ${ms.toFixed(0)} ms in all` : ''}`,
  ].join(' ');
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The standard error of the average. */
function errorOf(byGuesses: readonly number[]): number {
  const sum = (weight: (guesses: number) => number) =>
    byGuesses.reduce((all, count, at) => all + count * weight(at + 1), 0);
  const count = sum(() => 1);
  const average = sum((guesses) => guesses) / count;
  return Math.sqrt(sum((guesses) => (guesses - average) ** 2) / (count - 1) / count);
}
