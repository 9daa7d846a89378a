/**
 * Guesses that nothing tells apart yet. Where positions and colours can be exchanged so that every clue stays as it
 * is, what is possible stays as it is too, and a guess tells no more than the one it turns into. Of such guesses one is
 * enough: the smallest. After 11234 on 5 × 8, all 32,768 codes come down to less than a thousand.
 *
 * An exchange is an order of the positions, together with what it makes of the colours in the clues. Colours in no clue
 * can be exchanged at will: of these a code is smallest when they come in their own order. The hole is nobody's twin: it
 * may come often where colours may not.
 */
import { type Board, hole, pegsOf } from '../code.ts';
import type { Clue } from '../possible.ts';
import { type Packed, stride } from './packed.ts';

/** Where each position of a code comes from, and what each peg becomes; 0 for pegs in no clue. */
type Exchange = { readonly from: readonly number[]; readonly peg: Uint8Array };

const pegKinds = 16;

/** The codes of a list that are the smallest of those the clues do not tell apart from them, in the same order. */
export function withoutTwins(codes: Packed, board: Board, clues: readonly Clue[]): Packed {
  const told = new Set([hole, ...clues.flatMap(({ guess }) => guess)]);
  const fresh = pegsOf(board).filter((peg) => !told.has(peg));
  const exchanges = orders(board.positions).flatMap((from) => exchangeBy(from, clues) ?? []);
  if (exchanges.length === 1 && fresh.length < 2) return codes;
  const kept = new Int32Array(codes.length);
  const code = new Uint8Array(board.positions);
  let size = 0;
  for (let at = 0; at < codes.length; at += stride) {
    for (let n = 0, rest = codes[at]!; n < code.length; n++, rest >>>= 4)
      code[code.length - 1 - n] = rest & 15;
    if (exchanges.some((exchange) => isSmaller(exchange, code, fresh))) continue;
    for (let word = 0; word < stride; word++) kept[size + word] = codes[at + word]!;
    size += stride;
  }
  return kept.subarray(0, size);
}

/** The exchange with this order of positions that leaves every guess as it is; null where there is none. */
function exchangeBy(from: readonly number[], clues: readonly Clue[]): Exchange | null {
  const peg = new Uint8Array(pegKinds);
  const back = new Uint8Array(pegKinds);
  for (const { guess } of clues)
    for (const [at, wanted] of guess.entries()) {
      const given = guess[from[at]!]!;
      if ((given === hole) !== (wanted === hole)) return null;
      if ((peg[given] || wanted) !== wanted || (back[wanted] || given) !== given) return null;
      peg[given] = wanted;
      back[wanted] = given;
    }
  return { from, peg };
}

const met = new Uint8Array(pegKinds);

/** Whether the exchange makes the code smaller, with its fresh pegs, in the order they are met, in their own order. */
function isSmaller({ from, peg }: Exchange, code: Uint8Array, fresh: readonly number[]): boolean {
  let freshMet = 0;
  met.set(peg);
  for (let at = 0; at < code.length; at++) {
    const given = code[from[at]!]!;
    if (given !== hole && met[given] === 0) met[given] = fresh[freshMet++]!;
    const made = given === hole ? hole : met[given]!;
    if (made !== code[at]) return made < code[at]!;
  }
  return false;
}

/** All orders of so many positions, the one as they stand first: it alone tells most codes from their smallest twin. */
function orders(positions: number): readonly (readonly number[])[] {
  if (positions === 0) return [[]];
  const last = positions - 1;
  return orders(last).flatMap((order) =>
    Array.from({ length: positions }, (_, n) => [
      ...order.slice(0, last - n),
      last,
      ...order.slice(last - n),
    ]),
  );
}
