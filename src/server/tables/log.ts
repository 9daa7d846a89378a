/** Logs out of the store, page by page: between two pages others have their turn. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Event } from '../../room/event.ts';
import type { Store } from '../storage/store.ts';

const pageEvents = 500;

export async function readLog(store: Pick<Store, 'log'>, table: string): Promise<readonly Event[]> {
  const log: Event[] = [];
  for (;;) {
    const page = await store.log(table, { after: log.length, limit: pageEvents });
    log.push(...page);
    if (page.length < pageEvents) return log;
    await turn();
  }
}
