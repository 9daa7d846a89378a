/** Pegs that were kept: once a guess has been made they lie in the next row already. */
import { useEffect } from 'react';
import { formatCode } from '../code.ts';
import type { View } from '../table.ts';
import { type CodeDraft, carriedOver } from './draft.ts';

/** By the guess they are kept from: the draft itself goes with its move. */
const carried = new Map<string, CodeDraft>();

export function keep(view: View, draft: CodeDraft): void {
  carried.clear();
  const code = draft.pegs.filter((peg) => peg !== null);
  const made = view.players[view.me!]!.rows.length + 1;
  if (draft.held) carried.set(`${view.me} ${made} ${formatCode(code)}`, carriedOver(draft));
}

/** Lays them as soon as the guess stands on the board and its draft is gone. */
export function useKept(view: View, draft: unknown, setDraft: (draft: unknown) => void): void {
  const rows = view.me === null ? [] : view.players[view.me]!.rows;
  const guess = rows.at(-1)?.guess;
  const key = guess ? `${view.me} ${rows.length} ${formatCode(guess)}` : '';
  useEffect(() => {
    const kept = draft === null ? carried.get(key) : undefined;
    if (!kept) return;
    carried.delete(key);
    setDraft(kept);
  }, [key, draft, setDraft]);
}
