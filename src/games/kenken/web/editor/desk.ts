/** The draft on the desk: what is drawn, which cell is chosen, and all that can be done to it. */
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Made } from '../../../../web/kit/library.ts';
import type { Operation } from '../../cage.ts';
import { type Checks, checksOf } from '../../editor/checks.ts';
import * as drafts from '../../editor/draft.ts';
import { begun, done, type History, redone, undone } from '../../editor/history.ts';
import type { EditorDeed } from '../../editor/keys.ts';
import type { Level } from '../../level.ts';
import { parseProp } from '../../prop.ts';
import { stepFrom, typed } from '../keys.ts';
import { emptyKept, forgetDraft, type Kept, keepDraft, keptDraft } from './kept.ts';

export const firstSize = 4;

type Change =
  | { readonly next: drafts.Draft }
  | { readonly go: 'back' | 'forth' }
  | { readonly anew: History };

export type Desk = {
  readonly history: History;
  readonly draft: drafts.Draft;
  readonly checks: Checks;
  readonly cell: number;
  readonly cage: drafts.DraftCage | null;
  /** Digits typed on the sheet are given values. */
  readonly gives: boolean;
  /** The first digit of a given value that may have a second. */
  readonly waits: number | null;
  readonly choose: (cell: number) => void;
  readonly draw: (cells: readonly number[], grows: boolean) => void;
  readonly obey: (deed: EditorDeed) => void;
  readonly setOperation: (operation: Operation) => void;
  readonly setResult: (text: string) => void;
  readonly setGiven: (value: number) => void;
  readonly setSize: (size: number) => void;
  readonly turnPen: () => void;
  /** Another level in place of all. */
  readonly take: (level: Level) => void;
  readonly clear: () => void;
};

/** What was drawn and not stored comes first; what was handed over lies on top of it: undo leads back there. */
export function firstOf(made: Made | null): Kept {
  const entry = made?.entry ?? null;
  const kept = keptDraft(entry) ?? emptyKept(entry, firstSize);
  const read = made && parseProp(made.texts['level'] ?? '');
  if (!made || !read?.ok) return kept;
  const level = drafts.draftOf(read.value.level);
  if (drafts.isEmpty(kept.history.now)) return { history: begun(level), name: made.name, entry };
  return entry === null ? { history: done(kept.history, level), name: made.name, entry } : kept;
}

/** `stored`: the draft that is in the library already. */
export function useDesk({ history: first, name, entry }: Kept, stored: drafts.Draft | null): Desk {
  const [history, change] = useReducer(changed, first);
  const [chosen, setChosen] = useState(0);
  const [gives, setGives] = useState(false);
  const [waits, setWaits] = useState<number | null>(null);
  const { now: draft } = history;
  const cell = Math.min(chosen, draft.size ** 2 - 1);
  const checks = useMemo(() => checksOf(draft), [draft]);
  useEffect(() => {
    if (history.now === stored) forgetDraft(entry);
    else keepDraft({ history, name, entry });
  }, [history, name, entry, stored]);
  const put = (next: drafts.Draft) => {
    setWaits(null);
    change({ next });
  };
  const choose = (to: number) => {
    if (to !== cell) setWaits(null);
    setChosen(to);
  };
  const turnPen = () => {
    setWaits(null);
    setGives(!gives);
  };
  const give = (digit: number) => {
    const next = typed(draft.size, waits, digit);
    if (next && 'waits' in next) return setWaits(next.waits);
    put(drafts.withGiven(draft, cell, next?.value ?? 0));
  };
  const draw = (cells: readonly number[], grows: boolean) => {
    put(grows ? drafts.extended(draft, cells[0]!, cells.slice(1)) : drafts.drawn(draft, cells));
    setChosen(cells[0]!);
  };
  const obey = (deed: EditorDeed) => {
    switch (deed.do) {
      case 'go':
        return choose(stepFrom(draft.size, cell, deed.way, false) ?? cell);
      case 'draw': {
        const to = stepFrom(draft.size, cell, deed.way, false) ?? cell;
        if (to !== cell) put(drafts.extended(draft, cell, [to]));
        return choose(to);
      }
      case 'digit':
        return gives ? give(deed.digit) : put(drafts.typedDigit(draft, cell, deed.digit));
      case 'operation':
        return put(drafts.withOperation(draft, cell, deed.operation));
      case 'given':
        return turnPen();
      case 'alone':
        return put(drafts.detached(draft, cell));
      case 'backspace':
        if (waits !== null) return setWaits(null);
        return put(gives ? drafts.withGiven(draft, cell, 0) : drafts.backspaced(draft, cell));
      case 'erase':
        return put(drafts.erased(draft, cell));
      case 'undo':
        return change({ go: 'back' });
      case 'redo':
        return change({ go: 'forth' });
    }
  };
  return {
    history,
    draft,
    checks,
    cell,
    cage: drafts.cageAt(draft, cell),
    gives,
    waits,
    choose,
    draw,
    obey,
    setOperation: (operation) => put(drafts.withOperation(draft, cell, operation)),
    setResult: (text) => put(drafts.withResult(draft, cell, text)),
    setGiven: (value) => put(drafts.withGiven(draft, cell, value)),
    setSize: (size) => put(drafts.resized(draft, size)),
    turnPen,
    take: (level) => put(drafts.draftOf(level)),
    clear: () => change({ anew: begun(drafts.emptyDraft(draft.size)) }),
  };
}

function changed(history: History, change: Change): History {
  if ('next' in change) return done(history, change.next);
  if ('anew' in change) return change.anew;
  return change.go === 'back' ? undone(history) : redone(history);
}
