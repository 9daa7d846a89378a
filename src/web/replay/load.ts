/** A game to look through: its rules and every position of it. */
import { useEffect, useState } from 'react';
import type { Problem } from '../../core/result.ts';
import type { Frame } from '../../room/past.ts';
import type { Screen } from '../../room/screen.ts';
import type { Opened } from '../../room/table.ts';
import { framesOf, lookAt, openRules } from '../table/open.ts';

export type Loaded = { readonly screen: Screen; readonly opened: Opened; readonly frames: readonly Frame[] };

export function useReplay(id: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    load(id).then((read) => {
      if (!wanted) return;
      if (read.ok) setLoaded(read.value);
      else setProblem(read.problems[0]);
    }, setFailure);
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failure) throw failure;
  return { loaded, problem };
}

async function load(id: string) {
  const screen = await lookAt(id);
  if (!screen.ok) return screen;
  const [opened, frames] = await Promise.all([openRules(screen.value), framesOf(id, screen.value.hand)]);
  if (!opened.ok) return opened;
  if (!frames.ok) return frames;
  return { ok: true as const, value: { screen: screen.value, opened: opened.value, frames: frames.value } };
}
