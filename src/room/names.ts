/** Names proposed to people who sit down. Nobody gets one that is taken, or a rival's. */
import { isReserved } from '../core/cast.ts';
import type { Say } from '../core/phrase.ts';
import type { SeatChoice } from '../core/seat.ts';
import { nameProblems } from '../core/seating.ts';

export function personName(first: string | null, taken: readonly SeatChoice[], say: Say): string {
  const isGood = first !== null && nameProblems(first, taken).length === 0 && !isReserved(first);
  return isGood ? first : numbered((n) => say('setup.person', { n }), taken);
}

function numbered(name: (n: number) => string, taken: readonly SeatChoice[]): string {
  let n = 1;
  while (n < 100 && nameProblems(name(n), taken).some(({ code }) => code === 'name-taken')) n += 1;
  return name(n);
}
