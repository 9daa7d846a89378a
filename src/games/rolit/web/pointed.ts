/**
 * The cell that is pointed at, by mouse or by keyboard. Board and lists look at it from different places of the page,
 * and it changes too often to go through the whole page.
 */
import { useSyncExternalStore } from 'react';
import type { Cell } from '../boards.ts';

type Pointed = { readonly hovered: Cell | null; readonly focused: Cell | null };

const listeners = new Set<() => void>();
let pointed: Pointed = { hovered: null, focused: null };

export function pointAt(change: Partial<Pointed>): void {
  const next = { ...pointed, ...change };
  if (next.hovered === pointed.hovered && next.focused === pointed.focused) return;
  pointed = next;
  for (const listener of listeners) listener();
}

export function usePointed(): Cell | null {
  return useSyncExternalStore(subscribe, cell, () => null);
}

function cell(): Cell | null {
  return pointed.hovered ?? pointed.focused;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
