/** A game in small, for lists. */
import { cellsOf } from '../level.ts';
import { isRace, type View } from '../state.ts';
import { wallsOf } from '../walls.ts';

const written = { fontFamily: 'var(--serif)', fontVariantNumeric: 'lining-nums' } as const;

/** The sheet that may be seen, or the bare level. */
export default function Thumb({ view }: { readonly view: unknown }) {
  const seen = view as View;
  const { size } = seen.level;
  const entries = entriesShown(seen);
  return (
    <svg viewBox={`-0.3 -0.3 ${size + 0.6} ${size + 0.6}`} aria-hidden="true">
      <rect x="-0.3" y="-0.3" width={size + 0.6} height={size + 0.6} fill="var(--paper)" />
      <path d={hairlines(size)} stroke="var(--line)" strokeWidth={0.012 * size} />
      <path d={cageLines(seen)} stroke="var(--ink)" strokeWidth={0.028 * size} strokeLinecap="square" />
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

/** One's own; else the only one, the winner's, or nothing but what the author gives. */
function entriesShown({ me, level, places }: View): readonly number[] {
  const winner = places.findIndex(({ status }) => status === 'solved');
  return places[me ?? (isRace(places) ? winner : 0)]?.sheet?.entries ?? level.givens;
}

function hairlines(size: number): string {
  const inner = Array.from({ length: size - 1 }, (_, at) => at + 1);
  return inner.map((at) => `M${at} 0v${size}M0 ${at}h${size}`).join('');
}

function cageLines({ level }: View): string {
  const { size } = level;
  const { above, left } = wallsOf(level);
  const steps = Array.from({ length: size + 1 }, (_, at) => at);
  const lines = steps.flatMap((row) =>
    steps.map((column) => {
      const across = column < size && above(row, column) ? `M${column} ${row}h1` : '';
      return across + (row < size && left(row, column) ? `M${column} ${row}v1` : '');
    }),
  );
  return lines.join('');
}
