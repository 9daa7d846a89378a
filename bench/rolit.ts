/**
 * The engine of Othello: counting games, the end games of the French federation, and choosing moves; next to what was
 * wanted. `npm run bench rolit [perft|ffo|think]` runs one of them. Times are CPU time of the process.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../src/core/result.ts';
import * as engine from '../src/games/rolit/engine/api.ts';
import { type Disc, parsePosition, perft, start, think } from '../src/games/rolit/engine/othello/index.ts';

type Known = {
  readonly id: number;
  readonly board: string;
  readonly toMove: Disc;
  readonly empties: number;
  readonly score: number;
  readonly bestMoves: readonly string[];
  readonly moveScores: Readonly<Record<string, number>>;
};

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  perft: countGames,
  ffo: solveEnds,
  think: chooseMoves,
};

export async function rolit([part]: readonly string[] = []): Promise<void> {
  for (const [name, run] of Object.entries(parts)) if (part === undefined || part === name) await run();
}

function spent<T>(compute: () => T): readonly [value: T, ms: number] {
  const before = process.cpuUsage();
  const value = compute();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1000];
}

function countGames(): void {
  console.log('othello, games of 10 moves; wanted: 24571284, at least 20 million a second');
  for (const round of [1, 2, 3]) {
    const [leaves, ms] = spent(() => perft(start, 10));
    console.log(
      `  ${round}  ${leaves}  ${ms.toFixed(0)} ms  ${(leaves / ms / 1000).toFixed(1)} million a second`,
    );
  }
}

function knownEnds(): readonly Known[] {
  const file = join(import.meta.dirname, '..', 'test', 'data', 'rolit', 'ffo.json');
  return JSON.parse(readFileSync(file, 'utf8')).positions;
}

async function solveEnds(): Promise<void> {
  console.log('end games; wanted: scores and moves exact, 1 to 19 in 3 s together, 20 to 34 in 60 s each');
  let sum = 0;
  for (const { id, board, toMove, empties, score, bestMoves } of knownEnds().filter((each) => each.id < 35)) {
    const [solved, ms] = spent(() => must(engine.solve({ board, toMove })));
    const isRight = solved.score === score && solved.best.toSorted().join() === bestMoves.toSorted().join();
    const found = `${`${solved.score}`.padStart(3)} ${solved.best.join(' ').padEnd(9)}`;
    sum += ms;
    console.log(
      `  ${`${id}`.padStart(2)}  ${empties} empty  ${found}` +
        `${`${solved.nodes}`.padStart(10)} nodes ${ms.toFixed(0).padStart(6)} ms  ${isRight ? 'right' : 'WRONG'}`,
    );
    if (id === 19 || id === 34) console.log(`  ${id === 19 ? '1 to 19' : '1 to 34'}: ${sum.toFixed(0)} ms`);
  }
}

function chooseMoves(): void {
  console.log('moves chosen with a million nodes, and how many discs they lose against the best');
  let sum = 0;
  for (const { id, board, toMove, empties, score, moveScores } of knownEnds().filter(
    (each) => each.id > 39,
  )) {
    const [thought, ms] = spent(() => think(must(parsePosition(board, toMove)), 1_000_000));
    const lost = score - moveScores[thought.move!]!;
    sum += lost;
    const looks = `looks like ${thought.score}, is ${score}, loses ${lost}`;
    console.log(
      `  ${id}  ${empties} empty  ${thought.move}  depth ${thought.depth}  ${looks}  ${ms.toFixed(0)} ms`,
    );
  }
  console.log(`  lost in all: ${sum}`);
}
