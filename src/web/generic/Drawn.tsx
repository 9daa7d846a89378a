/** Lines of a drawing; what spots become is for the caller to say. */
import type { CSSProperties, ReactNode } from 'react';
import type { Line, Run } from './drawing.ts';
import { isPiece } from './spots.ts';

type Props = {
  readonly lines: readonly Line[];
  readonly spot?: (place: string, inside: ReactNode) => ReactNode;
};

export function Drawn({ lines, spot = (_, inside) => inside }: Props) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by where it stands
    <div className="g-line" key={at}>
      {grouped(line).map(({ place, runs }, nth) =>
        place === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: so is a piece of it
          <Runs key={`between ${nth}`} runs={runs} />
        ) : (
          spot(place, <Runs runs={runs} />)
        ),
      )}
      {line.length === 0 && '\n'}
    </div>
  ));
}

type Group = { readonly place: string | null; readonly runs: readonly Run[] };

function grouped(line: Line): readonly Group[] {
  const groups: { place: string | null; runs: Run[] }[] = [];
  for (const run of line) {
    const last = groups.at(-1);
    if (last && last.place === run.spot) last.runs.push(run);
    else groups.push({ place: run.spot, runs: [run] });
  }
  return groups;
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no name but their order
    <Painted key={at} run={run} />
  ));
}

/** A piece of one sign is a ball; a longer one is a tile as wide as its text, which stands in the middle. */
function Painted({ run: { text, tone } }: { readonly run: Run }) {
  if (tone === null) return text;
  if (!isPiece(tone)) return <span className={`g-${tone}`}>{text}</span>;
  const width = [...text].length;
  const look = { '--piece': `var(--${tone})`, '--piece-on': `var(--${tone}-on)`, '--width': width };
  return (
    <span className={width === 1 ? 'g-ball' : 'g-tile'} style={look as CSSProperties}>
      <b>{width === 1 ? text : text.trim()}</b>
    </span>
  );
}
