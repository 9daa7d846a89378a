import type { Engine } from '../../core/game.ts';
import { pick } from '../../core/random.ts';
import { type Move, moves, type View } from './rules.ts';

export const engine: Engine<View, Move> = {
  bots: {
    random: { choose: (view, random) => pick(random, [...moves(view)]) },
    greedy: { choose: (view, random) => leavesMultiple(view) ?? pick(random, [...moves(view)]) },
  },
};

/** With two players, always leaving a multiple of (most + 1) wins. */
function leavesMultiple(view: View): Move | undefined {
  return [...moves(view)].find(({ take }) => (view.left - take) % (view.most + 1) === 0);
}
