/** A table on good defaults: one person, and the rivals that the game proposes. */
import { defaultsFor, type Game } from '../core/game.ts';
import type { Language, Say } from '../core/phrase.ts';
import type { SeatWish } from '../core/seat.ts';
import { suggestPicks } from '../core/seating.ts';
import { personName } from './names.ts';
import { nextRival } from './rivals.ts';

/** What a new table is asked for with (docs/protocol.md, T1). */
export type Wanted = {
  readonly game: string;
  readonly options: unknown;
  readonly name: string | null;
  readonly hints: number | null;
  readonly seats: readonly SeatWish[];
  readonly start: boolean;
  readonly replaceOldest: boolean;
};

export function quickTable(game: Game, lang: Language, user: string | null, say: Say): Wanted {
  const options = defaultsFor(game, lang);
  const seats = quickSeats(game, options, user, say);
  return { game: game.id, options, name: null, hints: null, seats, start: true, replaceOldest: false };
}

export function quickSeats(game: Game, options: unknown, user: string | null, say: Say): readonly SeatWish[] {
  const me = { name: personName(user, [], say), bot: null };
  const seats: SeatWish[] = [{ ...me, picks: suggestPicks(game.seatForm(options, [])) }];
  for (const strength of game.rivals(options)) {
    const picks = suggestPicks(game.seatForm(options, seats));
    seats.push({ ...nextRival(game, strength, seats), picks });
  }
  return seats;
}
