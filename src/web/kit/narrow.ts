import { useSyncExternalStore } from 'react';

const phone = '(max-width: 900px)';

/** Whether the page is laid out as on a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(phone).matches,
    () => false,
  );
}

function listen(call: () => void): () => void {
  const media = matchMedia(phone);
  media.addEventListener('change', call);
  return () => media.removeEventListener('change', call);
}
