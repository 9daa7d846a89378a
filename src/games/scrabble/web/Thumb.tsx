/** A game in small, for lists. */
import { type Premium, premiumAt } from '../board.ts';
import type { View } from '../position.ts';

const fills: Readonly<Record<Premium, string>> = {
  l2: 'var(--p2l)',
  l3: 'var(--p3l)',
  l4: 'var(--p3l)',
  w2: 'var(--p2p)',
  w3: 'var(--p3p)',
  w4: 'var(--p3p)',
};

/** The board with its premium squares and the tiles laid so far. */
export default function Thumb({ view }: { readonly view: unknown }) {
  const { board, terms } = view as View;
  const { size } = terms;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} fill="var(--cloth)" />
      {board.map((tile, at) => {
        const square = { row: Math.floor(at / size), col: at % size };
        const name = `${square.row} ${square.col}`;
        if (tile !== '') return <SmallTile key={name} {...square} />;
        const premium = premiumAt(terms, square);
        return (
          premium && (
            <rect key={name} x={square.col} y={square.row} width=".95" height=".95" fill={fills[premium]} />
          )
        );
      })}
    </svg>
  );
}

function SmallTile({ row, col }: { readonly row: number; readonly col: number }) {
  return (
    <rect
      x={col + 0.03}
      y={row + 0.03}
      width=".89"
      height=".89"
      rx=".12"
      fill="var(--tile)"
      stroke="var(--tile-edge)"
      strokeWidth=".12"
    />
  );
}
