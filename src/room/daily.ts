/** The game of the day, as it is written and shown to friends. */
import type { Share, Square } from '../core/game.ts';
import { localeOf } from '../core/locale.ts';
import type { Language, Say } from '../core/phrase.ts';

const emoji: Readonly<Record<Square, string>> = { right: '🟩', near: '🟨', none: '⬛' };

/** A result as text to send to friends: what it was, then its squares, with their numbers for who sees no colours. */
export function shareText({ result, rows }: Share, day: string, language: Language, say: Say): string {
  const head = [say('name'), dayInWords(day, localeOf(language)), say(result.code, result.params)].join(
    ' · ',
  );
  return [head, ...rows.map(({ squares }) => rowText(squares))].join('\n');
}

function rowText(squares: readonly Square[]): string {
  const count = (kind: Square) => squares.filter((square) => square === kind).length;
  return `${squares.map((square) => emoji[square]).join('')} ${count('right')}+${count('near')}`;
}

/** The day as it is written in a language and region: 29 July 2026; today needs no year. */
export function dayInWords(day: string, locale: string, isToday = false): string {
  const whole: Intl.DateTimeFormatOptions = isToday
    ? { day: 'numeric', month: 'long' }
    : { dateStyle: 'long' };
  const format = new Intl.DateTimeFormat(locale, { ...whole, timeZone: 'UTC' });
  return format.format(daysSince1970(day) * 24 * 3600 * 1000);
}

/** By the calendar that begins its years in March, so that a leap day is the last of its year. */
function daysSince1970(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const years = month > 2 ? year : year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const inYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return years * 365 + leapDays + inYear - 719_468;
}
