import type { CSSProperties } from 'react';
import type { Say } from '../../../core/phrase.ts';
import { formatPeg, type Peg } from '../code.ts';
import { PegPicture } from './Pegs.tsx';
import { colorName, pegName } from './words.ts';
import './Palette.css';

type Props = {
  readonly pegs: readonly Peg[];
  /** Where no colour comes twice: those that lie in the row already. */
  readonly used: readonly (Peg | null)[];
  readonly say: Say;
  readonly onPick: (peg: Peg) => void;
};

/** All pegs one may lay, with their keys. */
export function Palette({ pegs, used, say, onPick }: Props) {
  const across = pegs.length > 7 ? Math.ceil(pegs.length / 2) : pegs.length;
  return (
    <div
      className="m-palette"
      data-many={pegs.length > 9 || undefined}
      style={{ '--across': across } as CSSProperties}
    >
      {pegs.map((peg) => (
        <button
          key={peg}
          type="button"
          className="m-key"
          aria-keyshortcuts={formatPeg(peg)}
          data-grip="palette"
          data-peg={peg}
          data-used={(peg > 0 && used.includes(peg)) || undefined}
          onClick={() => onPick(peg)}
        >
          <PegPicture peg={peg} />
          <span className="m-color" aria-hidden="true">
            {colorName(say, peg)}
          </span>
          <span className="m-key-n" aria-hidden="true">
            {formatPeg(peg)}
          </span>
          <span className="sr">{pegName(say, peg)}</span>
        </button>
      ))}
    </div>
  );
}
