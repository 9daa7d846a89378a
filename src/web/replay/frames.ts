/** The position that a replay shows, and those that it will need next. */
import { useEffect, useState } from 'react';
import type { Frames } from '../../client/frames.ts';
import type { Problem } from '../../core/result.ts';
import type { Frame } from '../../room/past.ts';

/** Where one stands in a game. */
export type Standing = { readonly at: number; readonly frame: Frame };

/** Positions that are asked for before somebody gets there: play goes on while they come. */
const ahead = 30;
/** Milliseconds until a page that did not come is asked for again. */
const retryMs = 3000;

/** The wanted position; while it is on its way the one before stays, and `problem` says why it takes so long. */
export function useStanding(frames: Frames, at: number): Standing & { readonly problem: Problem | null } {
  const [standing, setStanding] = useState<Standing>({ at, frame: frames.at(at)! });
  const problem = usePages(frames, at);
  const frame = frames.at(at);
  if (frame && frame !== standing.frame) {
    setStanding({ at, frame });
    return { at, frame, problem: null };
  }
  return { ...standing, problem: frame ? null : problem };
}

/** Asks for the page of this position, then for the one that follows. */
function usePages(frames: Frames, at: number): Problem | null {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  const [, setRead] = useState<object | null>(null);
  useEffect(() => {
    let [wanted, timer] = [true, 0];
    const readAll = async () => {
      for (const position of [at, Math.min(frames.total - 1, at + ahead)]) {
        if (!wanted || frames.at(position)) continue;
        const read = await frames.load(position);
        if (!wanted) return;
        setProblem(read.ok ? null : read.problems[0]);
        setRead({});
        if (!read.ok) timer = window.setTimeout(() => setTries(tries + 1), retryMs);
      }
    };
    void readAll();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [frames, at, tries]);
  return problem;
}
