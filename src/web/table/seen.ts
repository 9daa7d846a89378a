/** When a part of the table page is drawn again. A move changes little of it: most parts look at one thing only. */
import { useSyncExternalStore } from 'react';
import type { Sitting } from './sitting.ts';

/** Only when this changes; it must stay the same value as long as it says the same. */
export function useSeen<T>(sitting: Sitting, see: (sitting: Sitting) => T): T {
  return useSyncExternalStore(sitting.subscribe, () => see(sitting));
}

/** Whenever anything changes. */
export function useAllSeen(sitting: Sitting): void {
  useSeen(sitting, ({ version }) => version());
}
