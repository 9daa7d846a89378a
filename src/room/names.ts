/** Names proposed to those who sit down. Nobody gets one that is taken. */
import type { Say } from '../core/phrase.ts';
import type { SeatChoice } from '../core/seat.ts';
import { nameProblems } from '../core/seating.ts';

export function personName(first: string | null, taken: readonly SeatChoice[], say: Say): string {
  if (first !== null && nameProblems(first, taken).length === 0) return first;
  return numbered((n) => say('setup.person', { n }), taken);
}

export function botName(bot: string, taken: readonly SeatChoice[], say: Say): string {
  const name = say(`bot.${bot}`);
  return numbered((n) => (n === 1 ? name : `${name} ${n}`), taken);
}

function numbered(name: (n: number) => string, taken: readonly SeatChoice[]): string {
  let n = 1;
  while (n < 100 && nameProblems(name(n), taken).some(({ code }) => code === 'name-taken')) n += 1;
  return name(n);
}
