/** What the worker finds out of the level that is drawn: how many solutions, how hard, what would leave one. */
import { useEffect, useRef, useState } from 'react';
import type { Count } from '../../editor/count.ts';
import type { Proposal } from '../../editor/unique.ts';
import type { Grade } from '../../human/steps.ts';
import type { Level } from '../../level.ts';
import { Bench } from './bench.ts';
import type { Told } from './jobs.ts';

export type Look = {
  /** What was looked at. */
  readonly level: Level;
  readonly count: Count | null;
  readonly grade: Grade | null;
  readonly proposals: readonly Proposal[];
  /** Nothing more will be found out. */
  readonly isDone: boolean;
  readonly hasFailed: boolean;
};

/** Of this level; null before there is one. `before` is what was known last, of another level. */
export function useLook(level: Level | null): { readonly look: Look | null; readonly before: Look | null } {
  const bench = useRef<Bench | null>(null);
  const [known, setKnown] = useState<{ now: Look | null; before: Look | null }>({ now: null, before: null });
  useEffect(() => () => bench.current?.close(), []);
  useEffect(() => {
    setKnown(({ now, before }) => ({ now: level && begun(level), before: now?.count ? now : before }));
    if (level === null) return;
    bench.current ??= new Bench();
    return bench.current.run({ do: 'look', level }, (told) =>
      setKnown(({ now, before }) => ({ now: now?.level === level ? heard(now, told) : now, before })),
    );
  }, [level]);
  const look = known.now?.level === level ? known.now : null;
  return { look, before: known.before };
}

function begun(level: Level): Look {
  return { level, count: null, grade: null, proposals: [], isDone: false, hasFailed: false };
}

function heard(look: Look, told: Told): Look {
  switch (told.tell) {
    case 'count':
      return { ...look, count: told.count };
    case 'grade':
      return { ...look, grade: told.grade };
    case 'proposal':
      return { ...look, proposals: [...look.proposals, told.proposal] };
    case 'end':
      return { ...look, isDone: true };
    case 'failed':
      return { ...look, isDone: true, hasFailed: true };
    default:
      return look;
  }
}
