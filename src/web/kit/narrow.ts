import { useSyncExternalStore } from 'react';

const phone = '(max-width: 900px)';

let media: MediaQueryList | null = null;

/** Asked for at every drawing of many parts: one for all of them. */
function query(): MediaQueryList {
  media ??= matchMedia(phone);
  return media;
}

/** Whether the page is laid out as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => query().matches,
    () => false,
  );
}

function listen(call: () => void): () => void {
  query().addEventListener('change', call);
  return () => query().removeEventListener('change', call);
}
