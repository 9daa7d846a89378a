/** A half-made move: local to this screen, kept over a reload, thrown away with the move or the game. */
import { useCallback, useEffect, useState } from 'react';
import type { Seat } from '../../core/seat.ts';

export function useDraft(table: string, seat: Seat | null, isOver: boolean) {
  const key = `ludoteca.draft.${table}.${seat}`;
  const [state, setState] = useState({ key, draft: read(key) });
  const draft = state.key === key ? state.draft : read(key);
  const setDraft = useCallback(
    (next: unknown) => {
      setState({ key, draft: next });
      write(key, next);
    },
    [key],
  );
  useEffect(() => {
    if (isOver) forget(table);
  }, [isOver, table]);
  return [draft, setDraft] as const;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

function forget(table: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`ludoteca.draft.${table}.`)) localStorage.removeItem(key);
  } catch {}
}
