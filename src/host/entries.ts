import type { Entry } from '../protocol/http.ts';
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

/** Those that wait for me first, otherwise as they are. */
export function waitingFirst(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Number(b.waiting) - Number(a.waiting));
}
