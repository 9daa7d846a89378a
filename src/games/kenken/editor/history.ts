/** Ways back and forth through what was drawn. */
import type { Draft } from './draft.ts';

export type History = {
  /** The newest last. */
  readonly past: readonly Draft[];
  readonly now: Draft;
  /** What was taken back, the next last. */
  readonly future: readonly Draft[];
};

const longest = 500;

export function begun(now: Draft): History {
  return { past: [], now, future: [] };
}

/** A change that changes nothing leaves no step. */
export function done(history: History, next: Draft): History {
  if (next === history.now) return history;
  return { past: [...history.past.slice(1 - longest), history.now], now: next, future: [] };
}

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [...future, now] } : { past, now, future };
}

export function redone({ past, now, future }: History): History {
  const next = future.at(-1);
  return next ? { past: [...past, now], now: next, future: future.slice(0, -1) } : { past, now, future };
}
