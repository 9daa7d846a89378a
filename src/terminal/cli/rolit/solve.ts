/** `ludoteca rolit solve`: the exact end of a game of Othello. */
import { ok, type Result } from '../../../core/result.ts';
import { stream } from '../../../room/random.ts';
import { complain } from '../command.ts';
import { answer, needed, textOf, timed } from '../reading.ts';
import type { Desk, Errand } from './errand.ts';

type Asked = { readonly board: string; readonly toMove: string };
type Solved = ReturnType<Desk['solve']>;

export const solve: Errand = {
  operands: '--board BOARD --to-move TO-MOVE',
  options: { board: { type: 'string' }, 'to-move': { type: 'string' }, json: { type: 'boolean' } },
  run: (call, desk) => {
    const { io, say, args } = call;
    const board = textOf(call, 'board');
    if (board === null) return complain(io, say, needed('rolit', '--board'));
    const toMove = textOf(call, 'to-move');
    if (toMove === null) return complain(io, say, needed('rolit', '--to-move'));
    const { value: solved, ms } = timed(() => endOf(desk, { board, toMove }));
    if (!solved.ok) return complain(io, say, solved.problems[0]);
    const { score, best, nodes } = solved.value;
    if (args.options['json']) return answer(call, { score, best, nodes, ms });
    const told = { score: score > 0 ? `+${score}` : `${score}`, best: best.join(', '), nodes, ms };
    io.stdout.write(`${say(best.length > 0 ? 'cli.solved' : 'cli.solved-over', told)}\n`);
    return 0;
  },
};

/** With too many empty cells there is nothing to calculate either where nobody can move: then the score is there. */
function endOf(desk: Desk, asked: Asked): Solved {
  const solved = desk.solve(asked);
  const isLong = !solved.ok && solved.problems[0].code === 'cli.board-empties';
  return isLong && isOver(desk, asked) ? ok({ score: finalScore(asked), best: [], nodes: 0 }) : solved;
}

const seats: Readonly<Record<string, number>> = { X: 0, O: 1 };
const players = (['black', 'beige'] as const).map((color) => ({ color, team: null }));

function isOver(desk: Desk, { board, toMove }: Asked): boolean {
  const balls = [...board].map((mark) => seats[mark] ?? null);
  const position = { variant: 'othello', shape: 'SM', balls, turn: seats[toMove]!, players } as const;
  const found: Result<unknown> = desk.best('random', position, { random: stream('0'.repeat(64), 1) });
  return !found.ok && found.problems[0].code === 'game-over';
}

/** The empty cells go to the winner. */
function finalScore({ board, toMove }: Asked): number {
  const count = (mark: string) => board.split(mark).length - 1;
  const ahead = count(toMove) - count(toMove === 'X' ? 'O' : 'X');
  return ahead + Math.sign(ahead) * count('-');
}
