/** How a table lies in the window, by the window alone: wide, tall or low (docs/adding-a-game.md). */
import { useSyncExternalStore } from 'react';

export type Arrangement = 'wide' | 'tall' | 'low';

/** A landscape too narrow for a board and a column is that of a page much enlarged: it is read from top to bottom. */
const queries = {
  wide: '(orientation: landscape) and (min-width: 900px) and (min-height: 520px)',
  low: '(orientation: landscape) and (min-width: 480px)',
  short: '(max-height: 699.9px)',
};

let media: readonly MediaQueryList[] | null = null;
let kept: Arrangement = 'wide';
let isShort = false;

/** One for all. Its answer is kept: many parts want it at every drawing, and asking a browser takes its time. */
function watched(): readonly MediaQueryList[] {
  if (media === null) {
    media = Object.values(queries).map((query) => matchMedia(query));
    for (const each of media) each.addEventListener('change', keep);
    keep();
  }
  return media;
}

function keep(): void {
  const [wide, low, short] = media!;
  isShort = short!.matches;
  kept = wide!.matches ? 'wide' : low!.matches ? 'low' : 'tall';
}

function answer(): Arrangement {
  watched();
  return kept;
}

export function useArrangement(): Arrangement {
  return useSyncExternalStore(listen, answer, () => 'wide');
}

/** Tall or low: seats are chips, and what one plays with is a dock. */
export function useCompact(): boolean {
  return useArrangement() !== 'wide';
}

/** Compact, or wide but not high: what one plays with does without its words. */
export function useDense(): boolean {
  const isLittle = useSyncExternalStore(
    listen,
    () => watched() && isShort,
    () => false,
  );
  return useCompact() || isLittle;
}

function listen(call: () => void): () => void {
  for (const each of watched()) each.addEventListener('change', call);
  return () => {
    for (const each of watched()) each.removeEventListener('change', call);
  };
}
