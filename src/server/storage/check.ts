/** What can be seen of an append without looking at the log. */

import { StoreError } from '../../host/store.ts';
import type { Event } from '../../room/event.ts';

export function checkEvents(events: readonly Event[]): void {
  const first = events[0];
  if (!first) throw new StoreError('store-failed', 'nothing to append');
  const gap = events.find((event, at) => event.seq !== first.seq + at);
  if (gap) throw new StoreError('conflict', `${gap.seq} does not follow`);
  if (events.length === 1) return;
  if (new Set(events.map(({ cmd }) => cmd)).size < events.length) {
    throw new StoreError('conflict', 'a command comes twice');
  }
}
