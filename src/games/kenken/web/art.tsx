/** Pictures of the game: on its cover and in lists. */
import { cellsOf } from '../level.ts';
import { isRace, type View } from '../state.ts';
import { wallsOf } from '../walls.ts';

const clues = [
  ['6×', 64, 26],
  ['6+', 160, 26],
  ['2÷', 64, 122],
  ['3', 160, 122],
] as const;

const digits = [
  [3, 85, 53],
  [1, 133, 49],
  [2, 85, 97],
  [3, 181, 149],
  [2, 181, 53],
] as const;

/** A small grid on a sheet of paper. */
export function Cover() {
  return (
    <svg viewBox="0 0 264 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(132 84) scale(.9) translate(-132 -84)">
        <rect x="55" y="9" width="156" height="156" fill="#12224a" opacity=".5" />
        <rect x="53" y="6" width="156" height="156" fill="#fbf9f3" />
        <path d="M107 12v144M155 12v144M59 60h144M59 108h144" stroke="#d5cebd" />
        <path
          d="M59 12h144v144H59ZM155 12v48h-48v48H59M107 108h96M155 108v48"
          fill="none"
          stroke="#20282a"
          strokeWidth="3.4"
        />
        <g fontWeight="700" fontSize="12.5" fill="#20282a" style={{ fontFamily: 'var(--sans)' }}>
          {clues.map(([clue, x, y]) => (
            <text key={clue} x={x} y={y}>
              {clue}
            </text>
          ))}
        </g>
        <g fontWeight="600" fontSize="29" fill="#2f4f93" textAnchor="middle" style={written}>
          {digits.map(([digit, x, y]) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {digit}
            </text>
          ))}
        </g>
      </g>
    </svg>
  );
}

const written = { fontFamily: 'var(--serif)', fontVariantNumeric: 'lining-nums' } as const;

/** The sheet that may be seen, or the bare level. */
export function Thumb({ view }: { readonly view: unknown }) {
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
