/**
 * The best plan for 4 × 6 with repeats: 5625 guesses for all 1296 codes, at most six for one; or 5626, within five.
 *
 * It opens with 1123. The second guesses below were found by `ExactSearch` with all guesses that differ in more than
 * names (15 seconds); that no plan does better than 5625 and 5626 is the result of Koyama and Lai (1993). What comes
 * after the second answer are small sets, which are searched when they come up. A test plays all 1296 codes.
 */
import { type Board, type Code, formatCode, parseCode } from '../code.ts';
import { ExactSearch } from './exact.ts';
import { listPossible } from './list.ts';
import { type Packed, stride, unpack } from './packed.ts';
import type { Position } from './position.ts';

const positions = 4;
const colors = 6;
const first = '1123';

/** By the answer to the first guess: right place, right colour. */
const second: Readonly<Record<string, string>> = {
  '0,0': '4456',
  '0,1': '2445',
  '1,0': '1445',
  '0,2': '2434',
  '1,1': '1415',
  '2,0': '1245',
  '0,3': '2345',
  '1,2': '1415',
  '2,1': '1245',
  '3,0': '1245',
  '0,4': '2311',
  '1,3': '1231',
  '2,2': '1213',
};

/** Sets up to here are searched within a moment. */
const mostSearched = 80;

export function isPlanned(board: Board): boolean {
  return board.positions === positions && board.colors === colors && board.repeats && !board.holes;
}

/** The guess of the plan, within so many guesses in all; null where it has none (another opening was played). */
export function plannedGuess({ clues, field }: Position, within: number): Code | null {
  if (clues.length === 0) return parseCode(first);
  const [{ guess, marks }] = clues as [(typeof clues)[number]];
  if (clues.length === 1 && formatCode(guess) === first)
    return parseCode(second[`${marks.right},${marks.near}`] ?? '');
  const codes = field()?.codes;
  if (!codes || codes.length === 0 || codes.length > mostSearched * stride) return null;
  return searched(codes, within - clues.length);
}

/** Prepared when it is first needed. */
let prepared: Prepared | null = null;
type Prepared = { readonly search: ExactSearch; readonly all: Packed; readonly numbers: Map<number, number> };

function searched(codes: Packed, within: number): Code | null {
  prepared ??= prepare();
  const { search, all, numbers } = prepared;
  const set = Int32Array.from(
    { length: codes.length / stride },
    (_, at) => numbers.get(codes[at * stride]!)!,
  );
  const { guess, total } = search.best(set, within);
  return Number.isFinite(total) ? unpack(all[guess * stride]!, positions) : null;
}

function prepare() {
  const all = listPossible({ positions, colors, repeats: true, holes: false, turns: 12 }, [])!;
  const numbers = new Map(
    Array.from({ length: all.length / stride }, (_, number) => [all[number * stride]!, number]),
  );
  return { search: new ExactSearch(all, positions), all, numbers };
}
