/** The wood of a board: the frame in its shape, the light wood inside, a well for every ball. */
import { memo, useId } from 'react';
import { boards, type Cell, type Shape } from '../boards.ts';
import { diamondPath, namesOnRim, type Outline, outlineOf, type Spot } from './outline.ts';
import { centreOf } from './places.ts';
import './Wood.css';

export const Wood = memo(function Wood({ shape }: { readonly shape: Shape }) {
  const outline = outlineOf(shape);
  const { outer } = outline;
  const id = useId();
  return (
    <svg className="r-wood" viewBox={viewBox(outline)} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}well`} cx="50%" cy="62%" r="58%">
          <stop offset="55%" stopColor="var(--dimple)" />
          <stop offset="100%" stopColor="var(--dimple-lo)" />
        </radialGradient>
        <clipPath id={`${id}inside`}>
          <Edge outline={outline} part="inner" />
        </clipPath>
      </defs>
      <Edge outline={outline} part="outer" className="r-shade" y={0.08} />
      <Edge outline={outline} part="outer" className="r-frame" />
      <Edge outline={outline} part="shine" className="r-shine" />
      <Edge outline={outline} part="inner" className="r-beech" />
      <g className="r-grain" clipPath={`url(#${id}inside)`}>
        {Array.from({ length: Math.ceil(outer * 5) }, (_, ring) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings never move
          <circle key={ring} r={0.4 + ring * 0.22} />
        ))}
      </g>
      <Wells shape={shape} fill={`url(#${id}well)`} />
    </svg>
  );
});

function Wells({ shape, fill }: { readonly shape: Shape; readonly fill: string }) {
  const { side, cells } = boards[shape];
  return cells.map((cell) => {
    const { cx, cy } = centreOf(cell);
    return <circle key={cell} cx={cx - side / 2} cy={cy - side / 2} r=".4" fill={fill} />;
  });
}

type EdgeProps = {
  readonly outline: Outline;
  readonly part: 'outer' | 'shine' | 'inner';
  readonly className?: string;
  readonly y?: number;
};

function Edge({ outline: { kind, inner, outer }, part, className, y = 0 }: EdgeProps) {
  const by = part === 'inner' ? inner : part === 'outer' ? outer : outer - 0.11;
  const transform = y === 0 ? undefined : `translate(0 ${y})`;
  if (kind === 'circle') return <circle r={by} className={className} transform={transform} />;
  if (kind === 'diamond') {
    const path = part === 'inner' ? diamondPath(inner, 1.2) : diamondPath(by + 0.8, 1.6);
    return <path d={path} className={className} transform={transform} />;
  }
  return (
    <rect
      x={-by}
      y={-by}
      width={2 * by}
      height={2 * by}
      rx={part === 'inner' ? 0.1 : 0.22}
      className={className}
      transform={transform}
    />
  );
}

type RimProps = { readonly shape: Shape; readonly cell: Cell | null };

/** Names on the rim: the row and column of one cell; a square has room for all of them. */
export const Rim = memo(function Rim({ shape, cell }: RimProps) {
  const outline = outlineOf(shape);
  return (
    <svg className="r-rim" viewBox={viewBox(outline)} aria-hidden="true">
      {outline.kind === 'square' ? (
        <AllNames shape={shape} cell={cell} />
      ) : (
        <Names shape={shape} cell={cell} />
      )}
    </svg>
  );
});

function AllNames({ shape, cell }: RimProps) {
  const { rows } = boards[shape];
  return rows.map((row, at) => {
    const [above, beside] = [rows[0]![at]!, row[0]!];
    return (
      <g key={beside}>
        <Name at={namesOnRim(shape, above).letter} dim={cell?.[0] !== above[0]}>
          {above.slice(0, 1)}
        </Name>
        <Name at={namesOnRim(shape, beside).number} dim={cell?.slice(1) !== beside.slice(1)}>
          {beside.slice(1)}
        </Name>
      </g>
    );
  });
}

function Names({ shape, cell }: RimProps) {
  if (cell === null) return null;
  const { letter, number } = namesOnRim(shape, cell);
  return (
    <>
      <Name at={letter}>{cell.slice(0, 1)}</Name>
      <Name at={number}>{cell.slice(1)}</Name>
    </>
  );
}

type NameProps = { readonly at: Spot; readonly dim?: boolean; readonly children: string };

function Name({ at: { x, y }, dim = false, children }: NameProps) {
  return (
    <text x={x} y={y} dy=".35em" data-dim={dim || undefined}>
      {children.toUpperCase()}
    </text>
  );
}

function viewBox({ outer }: Outline): string {
  return `${-outer} ${-outer} ${2 * outer} ${2 * outer}`;
}
