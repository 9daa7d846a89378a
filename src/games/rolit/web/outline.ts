/** How the wood around a board runs, in cells from its middle. */
import { boards, type Cell, type Shape } from '../boards.ts';
import { centreOf } from './places.ts';

export type Outline = {
  readonly kind: 'square' | 'circle' | 'diamond';
  /** From the middle to the edge of the light wood; to the tip where there are tips. */
  readonly inner: number;
  /** From the middle to the edge of the frame, tips rounded off. */
  readonly outer: number;
  /** From the middle to the middle of the rim. */
  readonly rim: number;
};

const kinds = { S: 'square', C: 'circle', D: 'diamond' } as const;

const known = new Map<Shape, Outline>();

export function outlineOf(shape: Shape): Outline {
  const outline = known.get(shape) ?? measured(shape);
  known.set(shape, outline);
  return outline;
}

function measured(shape: Shape): Outline {
  const kind = kinds[shape[0] as keyof typeof kinds];
  const half = boards[shape].side / 2;
  if (kind === 'square') return { kind, inner: half + 0.1, outer: half + 0.6, rim: half + 0.35 };
  if (kind === 'diamond') return { kind, inner: half + 0.74, outer: half + 0.76, rim: half + 1.1 };
  const inner = farthest(shape) + 0.48;
  return { kind, inner, outer: inner + 0.56, rim: inner + 0.28 };
}

/** From the middle to the centre of the farthest cell. */
function farthest(shape: Shape): number {
  const { side, cells } = boards[shape];
  return Math.max(
    ...cells.map((cell) => {
      const { cx, cy } = centreOf(cell);
      return Math.hypot(cx - side / 2, cy - side / 2);
    }),
  );
}

/** A square on its tip, as far as this from the middle to where the tips would be; `cut` rounds them off. */
export function diamondPath(reach: number, cut: number): string {
  const edge = reach - cut;
  return [
    `M${-cut} ${-edge}Q0 ${-reach} ${cut} ${-edge}`,
    `L${edge} ${-cut}Q${reach} 0 ${edge} ${cut}`,
    `L${cut} ${edge}Q0 ${reach} ${-cut} ${edge}`,
    `L${-edge} ${cut}Q${-reach} 0 ${-edge} ${-cut}Z`,
  ].join('');
}

export type Spot = { readonly x: number; readonly y: number };

/** Where the letter of a cell's column and the number of its row stand on the rim. */
export function namesOnRim(shape: Shape, cell: Cell): { readonly letter: Spot; readonly number: Spot } {
  const { side } = boards[shape];
  const { cx, cy } = centreOf(cell);
  const [x, y] = [cx - side / 2, cy - side / 2];
  const outline = outlineOf(shape);
  if (outline.kind === 'square') return { letter: { x, y: -outline.rim }, number: { x: -outline.rim, y } };
  return { letter: { x, y: -reach(outline, x) }, number: { x: reach(outline, y), y } };
}

/** The tips of a diamond are rounded off. */
function reach({ kind, rim, outer }: Outline, across: number): number {
  if (kind === 'circle') return Math.sqrt(rim ** 2 - across ** 2);
  return Math.min(rim - Math.abs(across), outer - 0.3);
}
