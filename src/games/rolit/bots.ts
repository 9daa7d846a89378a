/** The two simple players, and the hint: what gains most now, without looking further. */
import type { Bot, Hint } from '../../core/game.ts';
import { pick, type Random, shuffled } from '../../core/random.ts';
import { gainOf, type Move, moves, preview, type View } from './rules.ts';

export const bots: Readonly<Record<string, Bot<View, Move>>> = {
  random: { choose: (view, random) => pick(random, moves(view)) },
  greedy: { choose: (view, random) => byGain(view, random)[0]! },
};

const mostHints = 3;

export function hint(view: View, random: Random): readonly Hint<Move>[] {
  return byGain(view, random)
    .slice(0, mostHints)
    .map((move) => {
      const { worth, says } = preview(view, move);
      return { move, worth, reason: says[0]! };
    });
}

/** The moves, those that gain most for the seat's side first, equal ones in any order. */
function byGain(view: View, random: Random): readonly Move[] {
  const gain = new Map(moves(view).map((move) => [move, gainOf(view, move)]));
  return shuffled(random, gain.keys()).sort((a, b) => gain.get(b)! - gain.get(a)!);
}
