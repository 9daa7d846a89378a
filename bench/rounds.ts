/**
 * Servers compared by turns: all are up and all their tables are set, but in every round each plays alone, one game at
 * every table as fast as it can. What the machine does besides then hits all of them alike.
 */
import type { Pair } from './pairs.ts';

export type Contender = {
  readonly name: string;
  /** Seconds of CPU so far. */
  readonly cpu: () => number;
  readonly pairs: readonly Pair[];
};

/** Moves a second of CPU of every contender, round by round. */
export type Figures = Readonly<Record<string, readonly number[]>>;

const warm = 3;

export async function byTurns(contenders: readonly Contender[], rounds: number): Promise<Figures> {
  const figures = Object.fromEntries(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = -warm; round < rounds; round++) {
    for (const contender of contenders) {
      const figure = await playRound(contender);
      // The first ones only warm up.
      if (round >= 0) figures[contender.name]!.push(figure);
    }
  }
  for (const { name, pairs } of contenders)
    console.log(`${name}: ${spread(figures[name]!, 0)} moves a second of CPU at ${pairs.length} tables`);
  return figures;
}

/** How often the second goes into the first, round by round. */
export function ratios(figures: Figures, of: string, to: string): readonly number[] {
  return figures[of]!.map((figure, round) => figure / figures[to]![round]!);
}

/** The median, and between what. */
export function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, least, most] = [Math.floor(sorted.length / 2), 0, -1].map((at) =>
    sorted.at(at)!.toFixed(digits),
  );
  return `${median} (${least} to ${most} in ${sorted.length} rounds)`;
}

/** Plays on to the end, or so many moves. */
export async function game(move: Pair['move'], most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let count = 0; ; count++) if (count === most || (await move()) === null) return count;
}

/** One game at every table; to sit down to it is not measured. */
async function playRound({ cpu, pairs }: Contender): Promise<number> {
  await Promise.all(pairs.map(({ begin }) => begin()));
  const before = cpu();
  const played = await Promise.all(pairs.map(({ move }) => game(move)));
  return played.reduce((sum, count) => sum + count, 0) / (cpu() - before);
}
