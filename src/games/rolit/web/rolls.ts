/** Which balls are rolling now. */
import { useEffect, useState } from 'react';
import type { Cell } from '../boards.ts';
import type { View } from '../rules.ts';
import { type Roll, rollsBetween } from './wave.ts';

export type Rolls = ReadonlyMap<Cell, Roll>;

export type Rolling = {
  readonly view: View;
  /** Those of the last move. */
  readonly fresh: Rolls;
  /** And of the one before, which may still be on their way. */
  readonly rolls: Rolls;
};

/** Long enough for the farthest ball, and for who has no motion to see which ones turned. */
const rollingMs = 1000;

const none: Rolls = new Map();

export function useRolls(view: View): Rolls {
  const [rolling, setRolling] = useState(atRest(view));
  if (rolling.view !== view) setRolling(rollingAfter(rolling, view));
  const { rolls } = rolling;
  useEffect(() => {
    if (rolls.size === 0) return;
    const timer = setTimeout(() => setRolling((now) => atRest(now.view)), rollingMs);
    return () => clearTimeout(timer);
  }, [rolls]);
  return rolls;
}

export function atRest(view: View): Rolling {
  return { view, fresh: none, rolls: none };
}

/** A move that comes while balls still roll lets them go on, but not those of earlier ones: they would pile up. */
export function rollingAfter(rolling: Rolling, view: View): Rolling {
  const [before, now] = [ballsOn(rolling.view), ballsOn(view)];
  if (now === before) return { ...rolling, view };
  if (now < before) return atRest(view);
  const fresh = rollsBetween(rolling.view, view);
  return { view, fresh, rolls: new Map([...rolling.fresh, ...fresh]) };
}

function ballsOn({ balls }: View): number {
  return balls.filter((owner) => owner !== null).length;
}
