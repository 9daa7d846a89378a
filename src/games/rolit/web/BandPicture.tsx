/**
 * The bands as one picture. It is drawn anew with every move, and what is drawn costs the page far less than ten shapes
 * of some hundred corners each, which would have to be written out, read and laid out.
 */
import { useLayoutEffect, useRef } from 'react';
import { inkOf } from '../../../web/kit/shapes.ts';
import type { Color } from '../colors.ts';
import type { Stack } from './shares.ts';

type Props = {
  readonly stacks: readonly Stack[];
  /** Those that are to be seen, from the top; `at` is the upper edge in every stack. */
  readonly shown: readonly { readonly color: Color | null; readonly at: number }[];
};

/** As fine as the screen, up to twice; on the page it is at most so wide. */
const fine = Math.min(2, globalThis.devicePixelRatio ?? 1);
const width = 400 * fine;
const height = 112 * fine;

export function BandPicture({ stacks, shown }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const pen = canvas.current!.getContext('2d')!;
    pen.lineWidth = 0.75 * fine;
    pen.strokeStyle = inkOf('piece-line');
    for (const { color, at } of shown) {
      pen.fillStyle = color ? inkOf(color) : '#8d8577';
      drawBelow(pen, stacks, at);
    }
  });
  return <canvas ref={canvas} width={width} height={height} />;
}

/** Fills all that is below an upper edge, to beyond the sides: the next band covers what is not of this one. */
function drawBelow(pen: CanvasRenderingContext2D, stacks: readonly Stack[], at: number): void {
  const step = width / (stacks.length - 1);
  const [left, right, foot] = [-pen.lineWidth, width + pen.lineWidth, height + pen.lineWidth];
  const edge = (move: number) => stacks[move]![at]! * height;
  pen.beginPath();
  pen.moveTo(left, foot);
  pen.lineTo(left, edge(0));
  for (let move = 0; move < stacks.length; move++) pen.lineTo(move * step, edge(move));
  pen.lineTo(right, edge(stacks.length - 1));
  pen.lineTo(right, foot);
  pen.fill();
  pen.stroke();
}
