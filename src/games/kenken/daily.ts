/**
 * The levels of the day: one of each size from 4 to 9, made for the day. The grade is the same for all sizes and rises
 * over the week, from easy on Monday to extreme on Sunday; none ever takes a guess.
 */
import type { DailyPuzzle, Share } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import type { Grade } from './human/steps.ts';
import { defaults } from './rules.ts';
import type { Options, View } from './state.ts';

export const dailySizes = [4, 5, 6, 7, 8, 9] as const;

/** Monday first. */
const gradeByDay: readonly Grade[] = ['easy', 'easy', 'normal', 'normal', 'hard', 'hard', 'extreme'];

export function daily(day: string): readonly DailyPuzzle<Options>[] {
  const grade = gradeByDay[weekdayOf(day)]!;
  return dailySizes.map((size) => ({
    key: `${size}`,
    options: defaults,
    make: { kind: 'level', wish: { size, grade } },
  }));
}

/** 0 for Monday. Months are counted from March, so that a leap day is the last of its year. */
export function weekdayOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date;
  return (years * 365 + leapDays + inYear + 1) % 7;
}

/** The size and the time; the level itself is for others to find out. */
export function share({ level: { size }, places }: View, seat: Seat, playedMs: number): Share {
  const isSolved = places[seat]?.status === 'solved';
  const code = isSolved ? 'share.solved' : 'share.left';
  return { result: { code, params: { size, time: clock(playedMs) } }, rows: [] };
}

/** `4:07`, or `1:02:03` from an hour on. */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
