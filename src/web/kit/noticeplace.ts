/** Where notices go while no dialog is open: a table has a place for them, other pages have their foot. */
import { useSyncExternalStore } from 'react';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function change(next: HTMLElement | null): void {
  place = next;
  for (const listener of listeners) listener();
}

/** A ref of the place. */
export function offerNoticePlace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return;
  change(element);
  return () => {
    if (place === element) change(null);
  };
}

export function useNoticePlace(): HTMLElement | null {
  return useSyncExternalStore(listen, () => place);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
