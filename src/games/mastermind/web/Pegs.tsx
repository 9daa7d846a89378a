import { Peg } from '../../../web/kit/Peg.tsx';
import { type Code, hole, type Peg as PegNumber } from '../code.ts';
import { toneOf } from './words.ts';
import './Pegs.css';
import { upTo } from './range.ts';

/** One peg, or the hole where one could be. */
export function PegPicture({ peg }: { readonly peg: PegNumber | null }) {
  const tone = peg === null ? null : toneOf(peg);
  if (tone) return <Peg tone={tone} data-picture="" />;
  return <span className="m-hole" data-picture="" data-chosen={peg === hole || undefined} />;
}

/** A row of pegs to look at. */
export function Pegs({ code }: { readonly code: Code }) {
  return (
    <span className="m-pegs" aria-hidden="true">
      {upTo(code.length).map((at) => (
        <PegPicture key={at} peg={code[at]!} />
      ))}
    </span>
  );
}
