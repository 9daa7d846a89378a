import type { Entry, Sort } from '../protocol/http.ts';
import type { StoredSummary } from './store.ts';

/** A table as this player's lists show it: nobody's id is in it. */
export function entryFor(summary: StoredSummary, player: string): Entry {
  const {
    owner,
    seats,
    toAct,
    winners,
    daily = null,
    dailyKey: _,
    seq: __,
    lastSeq: ___,
    wakeAt: ____,
    ...rest
  } = summary;
  const isMine = (seat: number) => seats[seat]?.player === player;
  return {
    ...rest,
    daily,
    seats: seats.map(({ player: _, ...rest }, seat) => ({ ...rest, mine: isMine(seat) })),
    toAct,
    winners,
    owner: owner === player,
    mine: owner === player || seats.some((_, seat) => isMine(seat)),
    waiting: rest.phase === 'playing' && toAct.some(isMine),
  };
}

/** Numbers in names are numbers: Rolit 2 comes before Rolit 10. */
const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** How lists may be sorted; ties, and what is not said, by the newest. */
const orders: Readonly<Record<Sort, (a: Entry, b: Entry) => number>> = {
  waiting: (a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated,
  date: (a, b) => b.updated - a.updated,
  name: (a, b) => names.compare(a.name, b.name) || b.updated - a.updated,
};

export function sorted(entries: readonly Entry[], sort: Sort): Entry[] {
  return entries.toSorted(orders[sort]);
}

/** Tables that are looked through for a list: by name, those of long ago may be the first. */
export function reach(sort: Sort): { readonly limit?: number } {
  return sort === 'name' ? { limit: 1000 } : {};
}
