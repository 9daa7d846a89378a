/**
 * Rolit's bots against each other on the 8 × 8 board, four players, two of each: share of wins with Wilson's interval
 * of 95 %, next to what was wanted. Every bot has the same number of nodes a move, so the same games are played on
 * every machine: BENCH_NODES, of which 900 to 1300 take a millisecond (180000, about 200 ms, unless told). BENCH_GAMES
 * sets how many games, BENCH_OPENING with how many moves by chance they begin; a variant and bots can be named
 * (`npm run bench arena official expert minimax`).
 */
import type { Game } from '../src/core/game.ts';
import { must } from '../src/core/result.ts';
import { shelf } from '../src/games/index.ts';
import { arena as contest, lineUp, nodeBudget } from '../src/room/arena.ts';

type Line = {
  readonly variant: string;
  readonly bots: readonly [string, string];
  readonly wanted: number;
};

const pairs: readonly Omit<Line, 'variant'>[] = [
  { bots: ['expert', 'greedy'], wanted: 95 },
  { bots: ['expert', 'minimax'], wanted: 60 },
  { bots: ['minimax', 'greedy'], wanted: 85 },
  { bots: ['greedy', 'random'], wanted: 85 },
];
const lines: readonly Line[] = pairs.flatMap((pair) =>
  ['official', 'free'].map((variant) => ({ variant, ...pair })),
);

const nodes = Number(process.env['BENCH_NODES'] ?? 180_000);
const games = Number(process.env['BENCH_GAMES'] ?? 120);
const opening = Number(process.env['BENCH_OPENING'] ?? 0);

export async function arena([variant, ...named]: readonly string[] = []): Promise<void> {
  const { game } = await shelf['rolit']!();
  console.log(`${nodes} nodes a move, ${games} games`);
  console.log('variant   bots               won     95 %          balls    wanted   ms/move  different');
  for (const line of lines) {
    if (variant !== undefined && line.variant !== variant) continue;
    if (named.every((bot, at) => line.bots[at] === bot)) console.log(await report(game, line));
  }
}

async function report(game: Game, { variant, bots, wanted }: Line): Promise<string> {
  const rules = must(game.open({}));
  const engine = await rules.engine();
  const before = process.cpuUsage();
  const options = must(game.parseOptions({ variant }));
  const { different, bots: standings } = contest({
    game,
    rules,
    engine,
    options,
    bots: lineUp(bots, 4),
    games,
    opening,
    seed: '1'.repeat(64),
    budget: () => nodeBudget(nodes),
  });
  const { user, system } = process.cpuUsage(before);
  const { winShare, low, high, meanShare } = standings[0]!;
  const percent = (share: number) => (100 * share).toFixed(1);
  return [
    variant.padEnd(9),
    bots.join(' – ').padEnd(17),
    `${percent(winShare)} %`.padStart(7),
    `${percent(low)}–${percent(high)}`.padStart(11),
    `${percent(meanShare!)} %`.padStart(11),
    `≥ ${wanted} %`.padStart(9),
    ((user + system) / 1000 / games / 62).toFixed(1).padStart(9),
    `${different}`.padStart(10),
  ].join(' ');
}
