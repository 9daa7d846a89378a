/** A game in small, for lists. */
import { cellsOf } from '../level.ts';
import type { View } from '../state.ts';
import { cageLines, hairlines } from './lines.ts';
import { sheetShown } from './table.ts';

const written = { fontFamily: 'var(--serif)', fontVariantNumeric: 'lining-nums' } as const;

/** The sheet that may be seen, or the bare level. */
export default function Thumb({ view }: { readonly view: unknown }) {
  const seen = view as View;
  const { size } = seen.level;
  const { entries } = sheetShown(seen);
  return (
    <svg viewBox={`-0.3 -0.3 ${size + 0.6} ${size + 0.6}`} aria-hidden="true">
      <rect x="-0.3" y="-0.3" width={size + 0.6} height={size + 0.6} fill="var(--paper)" />
      <path d={hairlines(size)} stroke="var(--line)" strokeWidth={0.012 * size} />
      <path d={cageLines(seen.level)} stroke="var(--ink)" strokeWidth={0.028 * size} strokeLinecap="square" />
      <g fontSize=".62" fontWeight="600" textAnchor="middle" style={written}>
        {cellsOf(seen.level).map((cell) =>
          entries[cell] ? (
            <text
              key={cell}
              x={(cell % size) + 0.5}
              y={Math.floor(cell / size) + 0.74}
              fill={seen.level.givens[cell] ? 'var(--ink)' : 'var(--kenken)'}
            >
              {entries[cell]}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  );
}
