/** Logs out of the store, page by page: between two pages others have their turn. */
import type { Event } from '../room/event.ts';
import type { TimeSlicer } from './slicer.ts';
import type { Store } from './store.ts';

const pageEvents = 500;

export async function readLog(
  store: Pick<Store, 'log'>,
  slicer: TimeSlicer,
  table: string,
): Promise<readonly Event[]> {
  const log: Event[] = [];
  for (;;) {
    const page = await store.log(table, { after: log.length, limit: pageEvents });
    log.push(...page);
    if (page.length < pageEvents) return log;
    await slicer.turn();
  }
}
