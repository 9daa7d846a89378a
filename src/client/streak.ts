/**
 * Wins in a row against rivals of one level: three of them propose the next. Kept by whoever has the screen, a game
 * at a time; nothing else depends on it.
 */
import { type Rival, rivalById, type Strength } from '../core/cast.ts';
import type { Game } from '../core/game.ts';
import { castOf, hasOwnMethod } from '../room/rivals.ts';
import type { TableClient } from './table.ts';

export type Streak = {
  readonly strength: Strength;
  readonly wins: number;
  /** The last one that counted, so that none counts twice. */
  readonly table: string;
};

type Ended = Pick<TableClient, 'id' | 'game' | 'screen' | 'people'>;

/** So many propose the next level, once. */
const enough = 3;

/** What has become of a streak with this game: of one against one rival who played as usual. Others change nothing. */
export function afterGame(before: Streak | null, table: Ended): Streak | null {
  const rival = onlyRival(table);
  const { outcome } = table.screen;
  if (!rival || !outcome || before?.table === table.id) return before;
  const isWon = outcome.winners.length === 1 && table.people.includes(outcome.winners[0]!);
  const goesOn = before !== null && before.strength === rival.strength;
  return {
    strength: rival.strength,
    wins: isWon ? (goesOn ? before.wins + 1 : 1) : 0,
    table: table.id,
  };
}

/** Whom to try next, after this game; null where it proposes nobody. */
export function proposal(streak: Streak | null, { id, game }: Pick<Ended, 'id' | 'game'>): Rival | null {
  if (streak === null || streak.table !== id || streak.wins !== enough) return null;
  return strongerThan(game, streak.strength);
}

function strongerThan(game: Pick<Game, 'strengths'>, strength: Strength): Rival | null {
  return castOf(game).find((rival) => rival.strength > strength) ?? null;
}

function onlyRival({ game, screen, people }: Ended): Rival | null {
  const { seats, daily, deal } = screen;
  const bot = seats.find((seat) => seat.bot !== null);
  if (seats.length !== 2 || people.length !== 1 || !bot?.rival || daily !== null || deal !== null)
    return null;
  return hasOwnMethod(game, bot) ? null : rivalById(bot.rival);
}
