/** Who sits at the table: one row a seat while it is played, one a place once it is over. */
import type { Standing } from '../core/game.ts';
import type { Say, Tone } from '../core/phrase.ts';
import type { SeatChoice } from '../core/seat.ts';
import type { ScreenSeat } from '../room/screen.ts';
import type { TableInput } from './input.ts';
import { sayOr } from './language.ts';
import { cut, padTo } from './text.ts';

type Row = {
  readonly mark: string;
  readonly name: string;
  /** Colour, role, team. */
  readonly note: string;
  readonly score: string;
  readonly tone: Tone | null;
};

export function rows(input: TableInput): readonly Row[] {
  const { outcome, seats, toAct } = input.table.screen;
  const { say, table } = input;
  if (outcome) return outcome.standings.map((standing) => placeRow(standing, outcome.winners, seats, say));
  return seats.map((seat, at) => seatRow(seat, toAct.includes(at), table.away.includes(at), say));
}

/** What those have together who picked the same team, while it is played; afterwards the places tell it. */
export function teamRows({ table }: TableInput): readonly Row[] {
  const { outcome, seats } = table.screen;
  const together = Map.groupBy(seats, ({ picks }) => picks['team'] ?? null);
  if (outcome || together.has(null)) return [];
  return [...together].map(([team, members]) => ({
    mark: ' ',
    name: team!,
    note: members.map(({ name }) => name).join(', '),
    score: members.some(({ score }) => score === null) ? '' : `${sum(members)}`,
    tone: null,
  }));
}

function sum(members: readonly ScreenSeat[]): number {
  return members.reduce((all, { score }) => all + (score ?? 0), 0);
}

function seatRow(seat: ScreenSeat, acts: boolean, away: boolean, say: Say): Row {
  const { name, score } = seat;
  const notes = [pickWords(seat.picks, say), away ? say('play.away') : ''];
  return {
    mark: acts ? '▸' : ' ',
    name,
    note: notes.filter((note) => note !== '').join(', '),
    score: score === null ? '' : `${score}`,
    tone: acts ? 'strong' : null,
  };
}

function placeRow(
  standing: Standing,
  winners: readonly number[],
  seats: readonly ScreenSeat[],
  say: Say,
): Row {
  const { place, team, points } = standing;
  const names = standing.seats.map((seat) => seats[seat]!.name).join(', ');
  const [only] = standing.seats.length === 1 ? standing.seats : [];
  return {
    mark: `${place}.`,
    name: team ?? names,
    note: team !== null ? names : only === undefined ? '' : pickWords(seats[only]!.picks, say),
    score: points === null ? '' : `${points}`,
    tone: standing.seats.some((seat) => winners.includes(seat)) ? 'strong' : null,
  };
}

function pickWords(picks: ScreenSeat['picks'], say: Say): string {
  return Object.entries(picks)
    .map(([key, choice]) => sayOr(say, `seat.${key}.${choice}`, choice))
    .join(', ');
}

/** Those who have sat down before the start. */
export function seatLines(seats: readonly SeatChoice[], say: Say): readonly string[] {
  if (seats.length === 0) return [say('setup.nobody')];
  return seats.map(({ name, bot, picks }, at) => {
    const level = bot === null || name.startsWith(say(`bot.${bot}`)) ? '' : say(`bot.${bot}`);
    const kind = bot === null ? '' : say('setup.is-bot');
    const notes = [kind, level, pickWords(picks, say)].filter((note) => note !== '');
    return `${at + 1}  ${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
}

/** A row as plain text of exactly this width. */
export function rowText({ mark, name, note, score }: Row, width: number): string {
  const room = width - mark.length - 1 - (score === '' ? 0 : score.length + 1);
  const who = note === '' ? name : `${name} (${note})`;
  return `${mark} ${padTo(cut(who, room), room)}${score === '' ? '' : ` ${score}`}`;
}

/** All rows in one line, for screens without a place beside the board. */
export function rowsLine(input: TableInput): string {
  return rows(input)
    .map(({ mark, name, score }) => [mark, name, score].filter((part) => part.trim() !== '').join(' '))
    .join(' · ');
}
