/** How many codes are still possible, counted between other things, and whether somebody wants to see it. */
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { type Board, codesIn, formatCode } from '../code.ts';
import { type Clue, countPossible } from '../possible.ts';

const mostCodes = 20_000;
const mostKept = 500;

/** Larger boards would make the page wait. */
export function isCounted(board: Board): boolean {
  return codesIn(board) <= mostCodes;
}

const known = new Map<string, number>();

/** The number after each clue; null until it has been counted. */
export function useCounts(board: Board, clues: readonly Clue[], on: boolean): readonly (number | null)[] {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const keys = clues.map((_, at) => keyOf(board, clues.slice(0, at + 1)));
  const next = on ? (keys.find((key) => !known.has(key)) ?? null) : null;
  const some = next === null ? [] : clues.slice(0, keys.indexOf(next) + 1);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => {
      if (known.size >= mostKept) known.clear();
      known.set(next, countPossible(board, some) ?? 0);
      redraw();
    });
    return () => clearTimeout(timer);
  });
  return keys.map((key) => (on ? (known.get(key) ?? null) : null));
}

function keyOf({ positions, colors, repeats, holes }: Board, clues: readonly Clue[]): string {
  const told = clues.map(({ guess, marks }) => `${formatCode(guess)}=${marks.right},${marks.near}`);
  return [positions, colors, repeats, holes, ...told].join(' ');
}

const place = 'ludoteca.mastermind.possible';
const listeners = new Set<() => void>();
let wish: boolean | null = null;

/** Board and notes lie apart, so the wish lives outside of them. */
export function useWish(): readonly [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(listen, readWish, () => false), setWish];
}

function listen(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

function readWish(): boolean {
  if (wish === null) {
    try {
      wish = localStorage.getItem(place) === 'on';
    } catch {
      wish = false;
    }
  }
  return wish;
}

function setWish(on: boolean): void {
  wish = on;
  try {
    localStorage.setItem(place, on ? 'on' : 'off');
  } catch {
    // Then it holds until the page is closed.
  }
  for (const call of listeners) call();
}
