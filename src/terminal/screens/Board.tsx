/** A drawing that may be larger than its place: then it scrolls. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { widthOf } from '../text.ts';
import type { Press } from './keys.ts';
import { Lines } from './parts.tsx';

/** How far a drawing is moved, and how far it can be. */
export class Scroll {
  x = 0;
  y = 0;
  #most = { x: 0, y: 0 };
  #page = 1;

  get isNeeded(): boolean {
    return this.#most.x > 0 || this.#most.y > 0;
  }

  fit(drawing: { width: number; height: number }, place: { width: number; height: number }): void {
    this.#most = {
      x: Math.max(0, drawing.width - place.width),
      y: Math.max(0, drawing.height - place.height),
    };
    this.#page = Math.max(1, place.height - 1);
    this.#to(this.x, this.y);
  }

  /** PgUp and PgDn, or the arrows with Shift or Ctrl. */
  press({ name, shift, ctrl }: Press): boolean {
    if (name === 'pageup') return this.#to(this.x, this.y - this.#page);
    if (name === 'pagedown') return this.#to(this.x, this.y + this.#page);
    if (!shift && !ctrl) return false;
    if (name === 'up') return this.#to(this.x, this.y - 1);
    if (name === 'down') return this.#to(this.x, this.y + 1);
    if (name === 'left') return this.#to(this.x - 4, this.y);
    if (name === 'right') return this.#to(this.x + 4, this.y);
    return false;
  }

  #to(x: number, y: number): boolean {
    this.x = Math.min(this.#most.x, Math.max(0, x));
    this.y = Math.min(this.#most.y, Math.max(0, y));
    return true;
  }
}

export type Drawing = { readonly lines: readonly string[]; readonly width: number };

export function drawing(text: string): Drawing {
  const lines = text.split('\n');
  return { lines, width: Math.max(...lines.map(widthOf)) };
}

export function Board(props: {
  readonly drawing: Drawing;
  readonly scroll: Scroll;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const { drawing, scroll, width, height } = props;
  scroll.fit({ width: drawing.width, height: drawing.lines.length }, { width, height });
  return (
    <Box width={width} height={height} overflow="hidden" contentOffsetX={scroll.x} flexShrink={0}>
      <Box flexDirection="column" flexShrink={0} width={Math.max(width, drawing.width)}>
        <Lines lines={drawing.lines.slice(scroll.y, scroll.y + height)} />
      </Box>
    </Box>
  );
}
