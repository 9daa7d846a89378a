/** Logs out of the store, as today's events, page by page: between two pages others have their turn. */
import type { Event } from '../room/event.ts';
import { upgrade } from '../room/upgrade.ts';
import type { TimeSlicer } from './slicer.ts';
import type { Store } from './store.ts';

const pageEvents = 500;

type Source = Pick<Store, 'log'>;

export async function readLog(store: Source, slicer: TimeSlicer, table: string): Promise<readonly Event[]> {
  const log: Event[] = [];
  for await (const events of logPages(store, slicer, table)) log.push(...events);
  return log;
}

/** The events after one number, up to another; fewer where the log ends before. */
export async function* logPages(
  store: Source,
  slicer: TimeSlicer,
  table: string,
  after = 0,
  last = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly Event[]> {
  for (let reached = after; reached < last; ) {
    const limit = Math.min(pageEvents, last - reached);
    const page = await store.log(table, { after: reached, limit });
    yield page.map(upgrade);
    reached += page.length;
    if (page.length < limit) return;
    await slicer.turn();
  }
}
