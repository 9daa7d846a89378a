/** Who sits at the table: one row a seat while it is played, one a place once it is over. */
import type { Game, Standing } from '../core/game.ts';
import type { Say, Tone } from '../core/phrase.ts';
import type { SeatWish } from '../core/seat.ts';
import { rivalWords } from '../room/rivals.ts';
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
  const notes = seats.map((seat) => [pickWords(seat.picks, say), ...rivalWords(table.game, seat, say)]);
  if (outcome) return outcome.standings.map((standing) => placeRow(standing, outcome.winners, seats, notes));
  return seats.map((seat, at) =>
    seatRow(seat, toAct.includes(at), [...notes[at]!, table.away.includes(at) ? say('play.away') : '']),
  );
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

function seatRow({ name, score }: ScreenSeat, acts: boolean, notes: readonly string[]): Row {
  return {
    mark: acts ? '▸' : ' ',
    name,
    note: joined(notes),
    score: score === null ? '' : `${score}`,
    tone: acts ? 'strong' : null,
  };
}

function placeRow(
  standing: Standing,
  winners: readonly number[],
  seats: readonly ScreenSeat[],
  notes: readonly (readonly string[])[],
): Row {
  const { place, team, points } = standing;
  const names = standing.seats.map((seat) => seats[seat]!.name).join(', ');
  const [only] = standing.seats.length === 1 ? standing.seats : [];
  return {
    mark: `${place}.`,
    name: team ?? names,
    note: team !== null ? names : only === undefined ? '' : joined(notes[only]!),
    score: points === null ? '' : `${points}`,
    tone: standing.seats.some((seat) => winners.includes(seat)) ? 'strong' : null,
  };
}

function joined(notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join(', ');
}

function pickWords(picks: ScreenSeat['picks'], say: Say): string {
  return Object.entries(picks)
    .map(([key, choice]) => sayOr(say, `seat.${key}.${choice}`, choice))
    .join(', ');
}

/** Those who have sat down before the start. */
export function seatLines(seats: readonly SeatWish[], game: Game, say: Say): readonly string[] {
  if (seats.length === 0) return [say('setup.nobody')];
  return seats.map((seat, at) => {
    const notes = joined([...rivalWords(game, seat, say), pickWords(seat.picks, say)]);
    return `${at + 1}  ${seat.name}${notes === '' ? '' : ` (${notes})`}`;
  });
}

/** A row as plain text of exactly this width. */
export function rowText({ mark, name, note, score }: Row, width: number): string {
  const room = width - mark.length - 1 - (score === '' ? 0 : score.length + 1);
  const who = note === '' ? name : `${name} (${note})`;
  return `${mark} ${padTo(cut(who, room), room)}${score === '' ? '' : ` ${score}`}`;
}

/** All rows in one line, for screens without a place beside the board; of the notes only who is away. */
export function rowsLine(input: TableInput): string {
  const { table, say } = input;
  const isOver = table.screen.outcome !== null;
  const away = (seat: number) => (!isOver && table.away.includes(seat) ? `(${say('play.away')})` : '');
  return rows(input)
    .map(({ mark, name, score }, seat) => [mark, name, away(seat), score])
    .map((parts) => parts.filter((part) => part.trim() !== '').join(' '))
    .join(' · ');
}
