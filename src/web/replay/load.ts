/** A game to look through: its rules, and its positions from the end on. */
import { useEffect, useState } from 'react';
import { Frames } from '../../client/frames.ts';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import type { Screen } from '../../room/screen.ts';
import type { OpenGame } from '../../room/table.ts';
import { usePreparing } from '../table/Opening.tsx';
import { askFrames, lookAt, openRules } from '../table/open.ts';

export type Loaded = { readonly screen: Screen; readonly opened: OpenGame; readonly frames: Frames };

export function useReplay(id: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { done, preparing } = usePreparing();
  useEffect(() => {
    let wanted = true;
    const { screen, leave } = lookAt(id, preparing);
    load(id, screen).then((read) => {
      if (!wanted) return;
      if (read.ok) setLoaded(read.value);
      else setProblem(read.problems[0]);
    }, setFailure);
    return () => {
      wanted = false;
      leave();
    };
  }, [id, preparing]);
  if (failure) throw failure;
  return { loaded, problem, done };
}

async function load(id: string, ahead: Promise<Result<Screen>>): Promise<Result<Loaded>> {
  const screen = await ahead;
  if (!screen.ok) return screen;
  const { seat, moveCount } = screen.value;
  const frames = new Frames((from, count) => askFrames(id, seat, from, count));
  const [opened, newest] = await Promise.all([openRules(screen.value), frames.load(moveCount)]);
  if (!opened.ok) return opened;
  if (!newest.ok) return newest;
  if (frames.total === 0) return refuse('not-playing');
  return ok({ screen: screen.value, opened: opened.value, frames });
}
