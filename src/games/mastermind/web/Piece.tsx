import { colors, hole, pegPiece } from '../code.ts';
import { PegPicture } from './Pegs.tsx';

/** By the code of its name, as sentences have it. */
export function Piece({ code }: { readonly code: string }) {
  const peg = colors.findIndex((_, at) => pegPiece(at + 1) === code) + 1;
  return <PegPicture peg={peg || hole} />;
}
