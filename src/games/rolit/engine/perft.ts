/**
 * How many games of so many moves there are: the number that tells whether two programs have the same rules. A pass
 * is a move; a game that ends earlier counts once.
 */
import { mostMoves, type Position } from './position.ts';

export function perft(position: Position, depth: number): number {
  const moves = new Uint8Array(mostMoves * depth);
  const weights = new Int16Array(mostMoves * depth);
  const count = (left: number): number => {
    if (left === 0) return 1;
    const from = (depth - left) * mostMoves;
    const found = position.list(moves, weights, from, 0);
    if (left === 1 || found === 0) return Math.max(found, 1);
    let leaves = 0;
    for (let at = from; at < from + found; at++) {
      position.make(moves[at]!);
      leaves += count(left - 1);
      position.unmake();
    }
    return leaves;
  };
  return count(depth);
}
