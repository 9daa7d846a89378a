/** Which balls are rolling now. */
import { useEffect, useState } from 'react';
import type { Cell } from '../boards.ts';
import type { View } from '../rules.ts';
import { type Roll, rollsBetween } from './wave.ts';

/** Long enough for the farthest ball, and for who has no motion to see which ones turned. */
const rollingMs = 1000;

type Rolling = { readonly view: View; readonly rolls: ReadonlyMap<Cell, Roll> };

const none: ReadonlyMap<Cell, Roll> = new Map();

/** A move that comes while balls still roll lets them go on. */
export function useRolls(view: View): ReadonlyMap<Cell, Roll> {
  const [rolling, setRolling] = useState<Rolling>({ view, rolls: none });
  if (rolling.view !== view) setRolling({ view, rolls: rollsAfter(rolling, view) });
  const { rolls } = rolling;
  useEffect(() => {
    if (rolls.size === 0) return;
    const timer = setTimeout(() => setRolling((now) => ({ ...now, rolls: none })), rollingMs);
    return () => clearTimeout(timer);
  }, [rolls]);
  return rolls;
}

function rollsAfter({ view: before, rolls }: Rolling, after: View): ReadonlyMap<Cell, Roll> {
  const fresh = rollsBetween(before, after);
  if (fresh.size > 0) return new Map([...rolls, ...fresh]);
  return ballsOn(after) < ballsOn(before) ? none : rolls;
}

function ballsOn({ balls }: View): number {
  return balls.filter((owner) => owner !== null).length;
}
