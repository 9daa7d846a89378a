/** A level in small: its cages, with their clues where there is room for them. */
import { formatClue } from '../cage.ts';
import type { Level } from '../level.ts';
import { cageLines, hairlines } from './lines.ts';

/** Larger ones would have clues that nobody reads. */
const largestWithClues = 5;

const written = { fontFamily: 'var(--sans)', fontVariantNumeric: 'lining-nums' } as const;

export function LevelPicture({ level }: { readonly level: Level }) {
  const { size, cages } = level;
  return (
    <svg className="k-picture" viewBox={`-0.1 -0.1 ${size + 0.2} ${size + 0.2}`} aria-hidden="true">
      <rect width={size} height={size} fill="var(--paper)" />
      <path d={hairlines(size)} stroke="var(--line)" strokeWidth={0.012 * size} fill="none" />
      <path
        d={cageLines(level)}
        stroke="var(--ink)"
        strokeWidth={0.022 * size}
        strokeLinecap="square"
        fill="none"
      />
      {size <= largestWithClues && (
        <g fontSize=".3" fontWeight="700" fill="var(--ink)" style={written}>
          {cages.map((cage) => (
            <text
              key={cage.cells[0]}
              x={(cage.cells[0]! % size) + 0.08}
              y={Math.floor(cage.cells[0]! / size) + 0.34}
            >
              {formatClue(cage)}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
