/**
 * First guesses. Before anything is known all colours are alike, and so are all positions: what matters of a guess is
 * only how often each of its colours comes. So of each such pattern one guess is enough, the smallest: 1111, 1112,
 * 1122, 1123, 1234. Without repeats and holes that is a single one, and there is nothing to choose.
 */
import { type Board, type Code, hole, legalCode } from '../code.ts';

/** The patterns of a board in numerical order. */
export function openings(board: Board): readonly Code[] {
  const most = board.holes ? board.positions : 0;
  const codes = Array.from({ length: most + 1 }, (_, holes) => patterns(board.positions, holes)).flat();
  return codes.filter((code) => legalCode(board, code).ok).sort(byNumber);
}

/** Holes come first; a hole is like a colour, but may come often where colours may not. */
function patterns(positions: number, holes: number): readonly Code[] {
  const rest = positions - holes;
  return partitions(rest, rest).map((parts) => [...Array<number>(holes).fill(hole), ...spread(parts)]);
}

/** Ways to write n as a sum of parts, none above the one before. */
function partitions(n: number, most: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return Array.from({ length: Math.min(n, most) }, (_, at) => at + 1).flatMap((part) =>
    partitions(n - part, part).map((rest) => [part, ...rest]),
  );
}

/** 2, 1, 1 is the code 1123. */
function spread(parts: readonly number[]): Code {
  return parts.flatMap((part, at) => Array<number>(part).fill(at + 1));
}

function byNumber(a: Code, b: Code): number {
  const at = a.findIndex((peg, index) => peg !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
