/** The players by their levels, and the hints. The thinking is the engine's; the two simple ones need none. */
import type { Bot, Budget, Hint } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import { pick, type Random } from '../../core/random.ts';
import { turnedBy } from './balls.ts';
import { boards } from './boards.ts';
import { type BotId, search } from './engine/index.ts';
import { type Move, moves, preview, type View } from './rules.ts';

export const bots: Readonly<Record<BotId, Bot<View, Move>>> = {
  random: { choose: (view, random) => pick(random, moves(view)) },
  greedy: thinking('greedy'),
  'minimax-2': thinking('minimax-2'),
  'minimax-3': thinking('minimax-3'),
  'minimax-placed-2': thinking('minimax-placed-2'),
  minimax: thinking('minimax'),
  'expert-brief': thinking('expert-brief'),
  expert: thinking('expert'),
};

function thinking(bot: BotId): Bot<View, Move> {
  return { choose: (view, random, { spent }) => search(view, bot, { random, stop: spent }).move };
}

const mostHints = 3;
/** For each of them: a moment's thought. */
const hintNodes = 20_000;

function reasonFor({ shape, balls, turn }: View, move: Move): Phrase {
  if (move === 'pass') return { code: 'would.pass' };
  const turned = turnedBy(boards[shape], balls, turn, move).length;
  return { code: turned > 0 ? 'hint.turn' : 'hint.none', params: { cell: move.toUpperCase(), turned } };
}

/** What the expert would do, then what it would do without that, and so on; each with what it does at once. */
export function hint(view: View, random: Random, { spent }: Budget): readonly Hint<Move>[] {
  const legal = moves(view).length;
  const hints: Hint<Move>[] = [];
  while (hints.length < Math.min(mostHints, legal)) {
    const without = hints.map(({ move }) => move);
    const { move } = search(view, 'expert', { random, stop: spent, nodes: hintNodes, without });
    hints.push({ move, worth: preview(view, move).worth, reason: reasonFor(view, move) });
  }
  return hints;
}
