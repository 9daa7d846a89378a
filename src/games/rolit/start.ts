/**
 * A position that a game begins from, as one line of its options: how many play, whose turn it is, then every ball
 * in the order they came, with the seat it belongs to or `n` for nobody: `3 1 e4=0 f4=1 c3=n`. Seats count from 0.
 */
import type { Seat } from '../../core/seat.ts';
import { type Balls, neutral, noBalls } from './balls.ts';
import { type Board, boards, type Cell, type Shape } from './boards.ts';

export type Start = {
  readonly players: number;
  readonly turn: Seat;
  readonly balls: readonly (readonly [Cell, Seat | typeof neutral])[];
};

const line = /^([2-9]|10) (\d)((?: [a-z]\d{1,2}=[n\d])*)$/;

export function formatStart({ players, turn, balls }: Start): string {
  const written = balls.map(([cell, owner]) => `${cell}=${owner === neutral ? 'n' : owner}`);
  return [players, turn, ...written].join(' ');
}

/** Null for what is no position on this board. */
export function parseStart(text: unknown, shape: Shape): Start | null {
  const read = typeof text === 'string' && text.length < 1000 ? line.exec(text) : null;
  if (!read) return null;
  const [, players, turn, written] = read;
  const balls = written!.split(' ').slice(1).map(parseBall);
  const start = { players: Number(players), turn: Number(turn), balls };
  return isSound(start, boards[shape]) ? start : null;
}

function parseBall(written: string): Start['balls'][number] {
  const [cell, owner] = written.split('=');
  return [cell!, owner === 'n' ? neutral : Number(owner)];
}

/** Every ball on a cell of its own, and nobody's turn or ball who does not play. */
function isSound({ players, turn, balls }: Start, { places }: Board): boolean {
  const cells = balls.map(([cell]) => cell);
  return (
    turn < players &&
    balls.every(([, owner]) => owner < players) &&
    cells.every((cell) => Object.hasOwn(places, cell)) &&
    new Set(cells).size === cells.length
  );
}

export function ballsAt({ balls }: Start, board: Board): Balls {
  const laid = [...noBalls(board)];
  for (const [cell, owner] of balls) laid[board.places[cell]!] = owner;
  return laid;
}
