/** Codes: pegs in a row, which of them a board allows, and how they are written. */
import type { PieceTone } from '../../core/phrase.ts';
import { below, type Random } from '../../core/random.ts';
import { ok, type Result, refuse } from '../../core/result.ts';

/** What a table plays on. */
export type Board = {
  readonly positions: number;
  readonly colors: number;
  /** The same colour may come twice in a code. */
  readonly repeats: boolean;
  /** A position may stay empty, however often. */
  readonly holes: boolean;
  /** Guesses everybody has. */
  readonly turns: number;
};

/** 1 to 12 is a colour, 0 an empty hole. */
export type Peg = number;
export type Code = readonly Peg[];

export const hole: Peg = 0;

/** The colours 1, 2, 3 … */
export const colors = [
  'red',
  'blue',
  'yellow',
  'green',
  'orange',
  'purple',
  'black',
  'pink',
  'brown',
  'turquoise',
  'beige',
  'white',
] as const satisfies readonly PieceTone[];

const signs = '0123456789ABC';
const longestTyped = 20;

export function formatPeg(peg: Peg): string {
  return signs[peg] ?? '?';
}

export function formatCode(code: Code): string {
  return code.map(formatPeg).join('');
}

/** The names of pegs, as sentences hold them: words, or pictures where a screen has them. */
export function pegPieces(code: Code): readonly string[] {
  return code.map(pegPiece);
}

export function pegPiece(peg: Peg): string {
  return `color.${peg === hole ? 'hole' : colors[peg - 1]}`;
}

/** Reads any row of pegs, also one that is too long or has colours that a board lacks: `legalCode` says so. */
export function parseCode(text: string): Code | null {
  const typed = text.toUpperCase().replace(/[\s,]/g, '').replace(/[-_]/g, formatPeg(hole));
  const pegs = [...typed].map((sign) => signs.indexOf(sign));
  return pegs.length > 0 && pegs.length <= longestTyped && !pegs.includes(-1) ? pegs : null;
}

/** The code itself, or what this board does not allow about it. */
export function legalCode(board: Board, code: Code): Result<Code> {
  const { positions, repeats, holes } = board;
  if (code.length !== positions) return refuse('code-length', { given: code.length, positions });
  if (!holes && code.includes(hole)) return refuse('no-holes');
  const strange = code.find((peg) => peg > board.colors);
  if (strange !== undefined)
    return refuse('no-such-color', { color: formatPeg(strange), last: formatPeg(board.colors) });
  const twice = code.find((peg, at) => peg !== hole && code.indexOf(peg) !== at);
  return repeats || twice === undefined
    ? ok(code)
    : refuse('no-repeats', { color: { say: pegPiece(twice) } });
}

/** What may stand in a position. */
export function pegsOf({ colors, holes }: Board): readonly Peg[] {
  const filled = Array.from({ length: colors }, (_, at) => at + 1);
  return holes ? [hole, ...filled] : filled;
}

/** All legal codes are equally likely: whatever is not legal is drawn again. */
export function drawCode(board: Board, random: Random): Code {
  const pegs = pegsOf(board);
  const draw = () => Array.from({ length: board.positions }, () => pegs[below(random, pegs.length)]!);
  let code = draw();
  while (!legalCode(board, code).ok) code = draw();
  return code;
}

/** How many legal codes there are. */
export function codesIn(board: Board, positions = board.positions, fresh = board.colors): number {
  if (positions === 0) return 1;
  const filled = fresh * codesIn(board, positions - 1, board.repeats ? fresh : fresh - 1);
  return board.holes ? filled + codesIn(board, positions - 1, fresh) : filled;
}

export function sameCode(a: Code, b: Code): boolean {
  return formatCode(a) === formatCode(b);
}
