/** Dialogs that are open, the topmost last: what must stay in reach (notices, speech) goes inside it. */
import { useSyncExternalStore } from 'react';

let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  layers = next;
  // Said here for the style sheet: it would ask anew after every change of the page whether a dialog is open.
  document.documentElement.toggleAttribute('data-layer', layers.length > 0);
  for (const listener of listeners) listener();
}

/** Puts an element on top; call what it returns to take it away. */
export function enterLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((other) => other !== element));
}

export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(listen, () => layers.at(-1) ?? null);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
