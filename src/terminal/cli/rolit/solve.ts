/** `ludoteca rolit solve`: the exact end of a game of Othello. */
import { complain } from '../command.ts';
import { answer, needed, textOf, timed } from '../reading.ts';
import type { Errand } from './errand.ts';

export const solve: Errand = {
  operands: '--board BOARD --to-move TO-MOVE',
  options: { board: { type: 'string' }, 'to-move': { type: 'string' }, json: { type: 'boolean' } },
  run: (call, desk) => {
    const { io, say, args } = call;
    const board = textOf(call, 'board');
    if (board === null) return complain(io, say, needed('rolit', '--board'));
    const toMove = textOf(call, 'to-move');
    if (toMove === null) return complain(io, say, needed('rolit', '--to-move'));
    const { value: solved, ms } = timed(() => desk.solve({ board, toMove }));
    if (!solved.ok) return complain(io, say, solved.problems[0]);
    const { score, best, nodes } = solved.value;
    if (args.options['json']) return answer(call, { score, best, nodes, ms });
    const told = { score: score > 0 ? `+${score}` : `${score}`, best: best.join(', '), nodes, ms };
    io.stdout.write(`${say(best.length > 0 ? 'cli.solved' : 'cli.solved-over', told)}\n`);
    return 0;
  },
};
