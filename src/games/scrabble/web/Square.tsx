/** One square of the board. It is drawn again only when something about itself changes. */
import { memo } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { SquareLook } from './shown.ts';
import { Tile } from './Tile.tsx';
import { squareInWords } from './words.ts';

type Props = SquareLook & { readonly isStop: boolean; readonly isReadOnly: boolean; readonly say: Say };

export const Square = memo(SquareView);

function SquareView({ isStop, isReadOnly, say, ...look }: Props) {
  const { square, premium, isCentre, tile, points, how, arrow } = look;
  return (
    <div
      {...spoken(isReadOnly || how === 'played', arrow !== null)}
      className="s-square"
      tabIndex={isStop ? 0 : -1}
      data-square={square}
      data-grip={how === 'laid' && !isReadOnly ? 'square' : undefined}
      data-premium={premium ?? undefined}
      data-how={how ?? undefined}
      data-new={look.isNew || undefined}
      data-bad={look.isBad || undefined}
      data-arrow={arrow ?? undefined}
    >
      <span className="sr">{squareInWords(look, say)}</span>
      {tile !== '' ? (
        <Tile tile={tile} points={points ?? 0} />
      ) : (
        <span aria-hidden="true" className="s-mark">
          {isCentre ? '★' : premium && say(`premium.${premium}`)}
        </span>
      )}
    </div>
  );
}

function spoken(isReadOnly: boolean, isChosen: boolean) {
  return { role: 'gridcell', 'aria-selected': isChosen, 'aria-readonly': isReadOnly } as const;
}
