/**
 * Rolit's bots on small boards with few nodes a move, so that it takes minutes: how many of BENCH_GAMES games (40
 * unless told) the first of two wins, next to what was wanted. They all begin with four moves by chance, and are the
 * same on every machine. `npm run bench arena` plays the long series.
 */
import { must } from '../src/core/result.ts';
import { shelf } from '../src/games/index.ts';
import { arena, lineUp, nodeBudget } from '../src/room/arena.ts';

type Pairing = {
  readonly title: string;
  readonly options: object;
  readonly bots: readonly [string, string];
  readonly players: number;
  readonly nodes: number;
  /** Share of wins, in percent. */
  readonly wanted: number;
};

const games = Number(process.env['BENCH_GAMES'] ?? 40);

const ofFour: readonly Pairing[] = ['official', 'free'].flatMap((variant) =>
  (
    [
      ['expert', 'random', 'SS', 2000, 80],
      ['expert', 'greedy', 'SS', 2000, 70],
      ['expert', 'minimax', 'SM', 6000, 50],
      ['minimax', 'greedy', 'SM', 6000, 60],
      ['expert-brief', 'minimax-placed-2', 'SM', 6000, 60],
      ['minimax-placed-2', 'greedy', 'SM', 6000, 70],
      ['greedy', 'random', 'SM', 0, 70],
    ] as const
  ).map(([strong, weak, shape, nodes, wanted]) => ({
    title: `${variant}, ${shape}`,
    options: { variant, shape },
    bots: [strong, weak] as const,
    players: 4,
    nodes,
    wanted,
  })),
);

const teams = { variant: 'official', mode: 'teams', shape: 'SS' };

const pairings: readonly Pairing[] = [
  ...ofFour,
  {
    title: 'othello, DS',
    options: { variant: 'othello', shape: 'DS' },
    bots: ['expert', 'minimax'],
    players: 2,
    nodes: 6000,
    wanted: 70,
  },
  { title: 'teams, SS', options: teams, bots: ['expert', 'greedy'], players: 4, nodes: 2000, wanted: 70 },
  { title: 'teams, SS', options: teams, bots: ['minimax-2', 'random'], players: 4, nodes: 2000, wanted: 70 },
  {
    title: 'teams, SM',
    options: { ...teams, shape: 'SM' },
    bots: ['expert', 'minimax'],
    players: 4,
    nodes: 4000,
    wanted: 50,
  },
];

export async function strength(): Promise<void> {
  console.log(`${games} games each`);
  console.log('table             bots                    won   wanted');
  for (const pairing of pairings) console.log(await report(pairing));
}

async function report({ title, options, bots, players, nodes, wanted }: Pairing): Promise<string> {
  const { game } = await shelf['rolit']!();
  const rules = must(game.open({}));
  const { bots: standings } = arena({
    game,
    rules,
    engine: await rules.engine(),
    options: must(game.parseOptions(options)),
    bots: lineUp(bots, players),
    games,
    opening: 4,
    seed: '4'.repeat(64),
    budget: () => nodeBudget(nodes),
  });
  const won = `${standings[0]!.wins.toFixed(1)} of ${games}`;
  return [title.padEnd(14), bots.join(' – ').padEnd(20), won.padStart(12), `≥ ${wanted} %`.padStart(8)].join(
    ' ',
  );
}
