/** Rolit for scripts: questions and answers as text and numbers, with everything typed checked. */
import { ok, type Result, refuse } from '../../../core/result.ts';
import * as othello from './othello/index.ts';

/** With more empty cells than this, nobody would wait for the end. */
const mostEmpties = 30;

/** Who wins a game of Othello on 8 × 8, and how. */
export function solve(asked: { readonly board: string; readonly toMove: string }): Result<othello.Solution> {
  if (asked.toMove !== 'X' && asked.toMove !== 'O') return refuse('cli.to-move');
  const position = othello.parsePosition(asked.board, asked.toMove);
  if (!position.ok) return position;
  const empties = asked.board.split('-').length - 1;
  if (empties > mostEmpties) return refuse('cli.board-empties', { empties, most: mostEmpties });
  return ok(othello.solve(position.value)!);
}

export type Counted = {
  readonly variant: string;
  readonly shape: string;
  readonly players: number;
  readonly depth: number;
};

/** How many games there are of so many moves. */
export function perft({ variant, shape, players, depth }: Counted): Result<number> {
  if (variant !== 'othello' || shape !== 'SM' || players !== 2) return refuse('cli.perft-what');
  return ok(othello.perft(othello.start, depth));
}
