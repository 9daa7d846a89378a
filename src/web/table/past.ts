/** All positions of a game that hides nothing: read once, page by page, then kept up to date by what comes to the screen. */
import { useEffect, useState } from 'react';
import { Frames } from '../../client/frames.ts';
import type { TableClient } from '../../client/table.ts';
import type { Screen } from '../../room/screen.ts';

export type Past = { readonly seq: number; readonly views: readonly unknown[] };

/** Null while they are being read, or where nobody wants them. */
export function usePast(table: TableClient, wanted: boolean): readonly unknown[] | null {
  const [past, setPast] = useState<Past | null>(null);
  const { screen } = table;
  const now = wanted ? grown(past, screen) : null;
  if (now !== null && now !== past) setPast(now);
  const isMissing = wanted && now === null && screen.view !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was missed is asked for anew
  useEffect(() => {
    if (!isMissing) return;
    let awaited = true;
    const frames = new Frames((...page) => table.frames(...page));
    void frames.loadFrom(0).then((read) => {
      if (awaited && read.ok) setPast(pastOf(frames));
    });
    return () => {
      awaited = false;
    };
  }, [table, isMissing, screen.seq]);
  return now?.views ?? null;
}

function pastOf(frames: Frames): Past {
  const views = Array.from({ length: frames.total }, (_, at) => frames.at(at)!.view);
  return { seq: frames.seq, views };
}

/** With the position on the screen; null when something may have been missed. */
export function grown(past: Past | null, { seq, moveCount, view, returnedAt }: Screen): Past | null {
  if (past === null || seq === past.seq || view === null) return past;
  if (seq > past.seq + 1 || returnedAt > past.seq) return null;
  if (moveCount > past.views.length) return null;
  return { seq, views: [...past.views.slice(0, moveCount), view] };
}
