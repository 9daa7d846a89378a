/** `ludoteca rolit solve`: the exact end of a game of Othello. */
import { needed, type Subcommand, textOf } from '../../../core/subcommand.ts';
import * as engine from '../engine/api.ts';

export const solve: Subcommand = {
  operands: '--board BOARD --to-move TO-MOVE',
  options: { board: { type: 'string' }, 'to-move': { type: 'string' }, json: { type: 'boolean' } },
  run: ({ options, say, write, complain, timed }) => {
    const board = textOf(options, 'board');
    if (board === null) return complain(needed('rolit', '--board'));
    const toMove = textOf(options, 'to-move');
    if (toMove === null) return complain(needed('rolit', '--to-move'));
    const { value: solved, ms } = timed(() => engine.solve({ board, toMove }));
    if (!solved.ok) return complain(solved.problems[0]);
    const { score, best, nodes } = solved.value;
    const told = { score: score > 0 ? `+${score}` : `${score}`, best: best.join(', '), nodes, ms };
    if (options['json']) write(JSON.stringify({ score, best, nodes, ms }));
    else write(say(best.length > 0 ? 'cli.solved' : 'cli.solved-over', told));
    return 0;
  },
};
