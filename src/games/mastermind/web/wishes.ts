/** What somebody wants at every table of this game: kept in the browser. Board and notes lie apart, so it lives outside of them. */
import { useSyncExternalStore } from 'react';

/** To see how many codes are possible; to be asked before a guess that repeats another, or can't be the code. */
export type Wish = 'possible' | 'repeats' | 'misfits';

const usual: Readonly<Record<Wish, boolean>> = { possible: false, repeats: true, misfits: false };
const known = new Map<Wish, boolean>();
const listeners = new Set<() => void>();

export function useWish(wish: Wish): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    listen,
    () => isWished(wish),
    () => usual[wish],
  );
  return [on, (now) => setWish(wish, now)];
}

export function isWished(wish: Wish): boolean {
  const now = known.get(wish) ?? kept(wish) ?? usual[wish];
  known.set(wish, now);
  return now;
}

function listen(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

function setWish(wish: Wish, on: boolean): void {
  known.set(wish, on);
  try {
    localStorage.setItem(placeOf(wish), on ? 'on' : 'off');
  } catch {
    // Then it holds until the page is closed.
  }
  for (const call of listeners) call();
}

function kept(wish: Wish): boolean | null {
  try {
    const text = localStorage.getItem(placeOf(wish));
    return text === null ? null : text === 'on';
  } catch {
    return null;
  }
}

function placeOf(wish: Wish): string {
  return `ludoteca.mastermind.${wish}`;
}
