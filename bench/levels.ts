/**
 * Rolit's levels against the one below, on the 8 × 8 board with two and with four players, each bot with the nodes that
 * it plays with: share of wins with Wilson's interval of 95 %. Games begin with four moves by chance and are the same
 * on every machine. BENCH_GAMES sets how many (120 unless told), BENCH_NODES what the fifth may look at (40000).
 */

import { allStrengths } from '../src/core/cast.ts';
import type { Game } from '../src/core/game.ts';
import { must } from '../src/core/result.ts';
import { shelf } from '../src/games/index.ts';
import { arena, lineUp, nodeBudget } from '../src/room/arena.ts';

const games = Number(process.env['BENCH_GAMES'] ?? 120);
const nodes = Number(process.env['BENCH_NODES'] ?? 40_000);

export async function levels(): Promise<void> {
  const { game } = await shelf['rolit']!();
  console.log(`${games} games each, ${nodes} nodes a move at most`);
  for (const variant of ['official', 'free'])
    for (const players of [2, 4])
      for (const level of allStrengths.slice(1)) console.log(await report(game, variant, players, level));
}

async function report(game: Game, variant: string, players: number, level: number): Promise<string> {
  const botOf = (each: number) => game.strengths[each as keyof typeof game.strengths]!;
  const rules = must(game.open({}));
  const { bots, different } = arena({
    game,
    rules,
    engine: await rules.engine(),
    options: must(game.parseOptions({ variant })),
    bots: lineUp([botOf(level), botOf(level - 1)], players),
    games,
    opening: 4,
    seed: '4'.repeat(64),
    budget: () => nodeBudget(nodes),
  });
  const { winShare, low, high } = bots[0]!;
  const percent = (share: number) => (100 * share).toFixed(1);
  const interval = `${percent(low)}–${percent(high)}`;
  return `${variant.padEnd(9)} ${players} players  level ${level} – ${level - 1}  ${percent(winShare).padStart(5)} % (${interval}), ${different} different`;
}
