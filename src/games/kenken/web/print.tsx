/** Levels on paper: black on white, with clues that can be read. */
import { asciiText } from '../../../core/ascii.ts';
import type { PrintUi } from '../../../web/kit/print.ts';
import { formatClue } from '../cage.ts';
import type { Grid } from '../grid.ts';
import { type Level, place } from '../level.ts';
import { parseProp } from '../prop.ts';
import { cageLines, hairlines } from './lines.ts';

export const printing: PrintUi = {
  kind: 'level',
  Figure: ({ page, solution }) => {
    const level = levelIn(page);
    return level && <LevelFigure level={level} solution={solution as Grid | null} />;
  },
  solve,
};

function levelIn(page: Uint8Array): Level | null {
  const parsed = parseProp(asciiText(page));
  return parsed.ok ? parsed.value.level : null;
}

/** Of a cell. */
const margin = 0.06;

type Props = { readonly level: Level; readonly solution: Grid | null };

function LevelFigure({ level, solution }: Props) {
  const { size, cages, givens } = level;
  const side = size + 2 * margin;
  const written = givens.map((given, cell) => given || (solution?.[cell] ?? 0));
  return (
    <svg viewBox={`${-margin} ${-margin} ${side} ${side}`} preserveAspectRatio="xMidYMin" aria-hidden="true">
      <path d={hairlines(size)} stroke="currentColor" strokeWidth={0.012} opacity={0.55} fill="none" />
      <path
        d={cageLines(level)}
        stroke="currentColor"
        strokeWidth={0.055}
        strokeLinecap="square"
        fill="none"
      />
      <g fill="currentColor" fontFamily="var(--sans)" fontWeight={700}>
        {cages.map((cage) => (
          <Clue key={cage.cells[0]} size={size} cell={cage.cells[0]!} clue={formatClue(cage)} />
        ))}
      </g>
      <g fill="currentColor" fontFamily="var(--serif)" textAnchor="middle">
        {written.map((value, cell) => {
          const { row, column } = place(size, cell);
          const key = `${row} ${column}`;
          return value === 0 ? null : (
            <text
              key={key}
              x={column - 0.5}
              y={row - 0.18}
              fontSize={value > 9 ? 0.46 : 0.54}
              fontWeight={givens[cell] === 0 ? 400 : 700}
            >
              {value}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

type ClueProps = { readonly size: number; readonly cell: number; readonly clue: string };

/** Long results are written smaller, so that they stay in their cell. */
function Clue({ size, cell, clue }: ClueProps) {
  const { row, column } = place(size, cell);
  const height = Math.min(0.26, 1.5 / clue.length);
  return (
    <text x={column - 1 + 0.07} y={row - 1 + 0.06 + height * 0.82} fontSize={height}>
      {clue}
    </text>
  );
}

/** A worker of its own for each: what takes too long is ended. */
function solve(page: Uint8Array): Promise<unknown> {
  const worker = new Worker(new URL('./print/worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Grid | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(asciiText(page));
  }).finally(() => worker.terminate());
}
