/**
 * Lets the balls roll that a move turned. Every cell has an old ball, out of sight; when its ball turns, the old one is
 * back in its colour and rolls off, away from the new ball, and the new colour comes out below as a crescent. The page
 * is not drawn anew for that, neither when balls begin to roll nor when they have rolled.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionScale } from '../../../web/kit/motion.ts';
import type { View } from '../rules.ts';
import { toneOf } from './tone.ts';
import { marking, motionOf, type Roll, rollsBetween } from './wave.ts';

/** For the element that has all cells in it. */
export function useRolling(view: View): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = view;
    if (ballsOn(view) < ballsOn(was)) lieStill(grid.current!);
    for (const [cell, roll] of rollsBetween(was, view))
      rollOff(grid.current!.querySelector<HTMLElement>(`[data-cell="${cell}"] > .r-old`)!, view, roll);
  }, [view]);
  return grid;
}

/** Who wants no motion sees which balls turned by a ring around them, for a while. */
function rollOff(old: HTMLElement, view: View, roll: Roll): void {
  const ball = old.firstElementChild as HTMLElement;
  ball.dataset['tone'] = toneOf(view, roll.from);
  const scale = motionScale();
  const { frames, timing } = scale === 0 ? marking : motionOf(roll, scale);
  (scale === 0 ? old : ball).animate(frames, timing);
}

/** A move was taken back: what it had set rolling is as it was. */
function lieStill(grid: HTMLElement): void {
  for (const motion of grid.getAnimations({ subtree: true })) motion.cancel();
}

function ballsOn({ balls }: View): number {
  return balls.filter((owner) => owner !== null).length;
}
