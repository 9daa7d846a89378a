/** When a part of the table page is drawn again. A move changes little of it: most parts look at one thing only. */
import { useSyncExternalStore } from 'react';
import type { TableController } from '../../client/controller.ts';

/** Only when this changes; it must stay the same value as long as it says the same. */
export function useSeen<T>(controller: TableController, see: (controller: TableController) => T): T {
  return useSyncExternalStore(controller.subscribe, () => see(controller));
}

/** Whenever anything changes. */
export function useAllSeen(controller: TableController): void {
  useSeen(controller, ({ version }) => version());
}
