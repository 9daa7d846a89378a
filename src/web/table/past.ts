/** All positions of a game that hides nothing: read once, then kept up to date by what comes to the screen. */
import { useEffect, useState } from 'react';
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
    const { seq, moveCount } = table.screen;
    void table.frames().then((read) => {
      if (!awaited || !read.ok) return;
      setPast({ seq, views: read.value.slice(0, moveCount + 1).map(({ view }) => view) });
    });
    return () => {
      awaited = false;
    };
  }, [table, isMissing, screen.seq]);
  return now?.views ?? null;
}

/** With the position on the screen; null when something may have been missed. */
export function grown(past: Past | null, { seq, moveCount, view }: Screen): Past | null {
  if (past === null || seq === past.seq || view === null) return past;
  if (seq > past.seq + 1) return null;
  if (moveCount > past.views.length) return null;
  return { seq, views: [...past.views.slice(0, moveCount), view] };
}
