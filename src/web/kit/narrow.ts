import { useSyncExternalStore } from 'react';

const phone = '(max-width: 900px)';

let media: MediaQueryList | null = null;
let isNarrow = false;

/** One for all. Its answer is kept: many parts want it at every drawing, and asking a browser takes its time. */
function query(): MediaQueryList {
  if (media === null) {
    media = matchMedia(phone);
    media.addEventListener('change', keep);
    keep();
  }
  return media;
}

function keep(): void {
  isNarrow = media!.matches;
}

function answer(): boolean {
  query();
  return isNarrow;
}

/** Whether the page is laid out as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(listen, answer, () => false);
}

function listen(call: () => void): () => void {
  query().addEventListener('change', call);
  return () => query().removeEventListener('change', call);
}
