/** Going to and fro in a replay: by buttons, by keys, by itself. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { replayKey } from '../kit/replay.ts';

/** Milliseconds between two moves at the usual pace. */
const paceMs = 1200;

/** Where one is, and the keys that work anywhere on the page. Play waits for positions that are not here yet. */
export function useStepping(last: number, isHere: (at: number) => boolean) {
  const [raw, setAtRaw] = useState(last);
  // An undo may have taken the end away.
  const at = Math.min(raw, last);
  const mayGoOn = isHere(at);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const setAt = useCallback((next: number) => setAtRaw(Math.min(last, Math.max(0, next))), [last]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    if (!mayGoOn) return;
    const timer = setTimeout(() => setAt(at + 1), paceMs / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, setAt, mayGoOn]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return;
      const step = replayKey(event.key, at, last);
      if (step === null) return;
      event.preventDefault();
      if (step === 'play') setPlaying((on) => !on);
      else setAt(step.go);
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, [at, last, setAt]);
  return useMemo(() => ({ at, setAt, playing, setPlaying, speed, setSpeed }), [at, setAt, playing, speed]);
}
