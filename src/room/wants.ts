import type { Seat } from '../core/seat.ts';
import { isBotMatch, type Table } from './table.ts';

/** What the host should do next. */
export type Wants = {
  /** Bots to ask for a move. */
  readonly bots: readonly { readonly seat: Seat; readonly bot: string }[];
  /**
   * When the table has to be in memory again, though nobody looks: at once, where a bot is to act beside people. Games of
   * bots alone rest until somebody watches.
   */
  readonly wakeAt: number | null;
};

const nothing: Wants = { bots: [], wakeAt: null };

export function wants(table: Table): Wants {
  if (table.phase !== 'playing' || table.paused) return nothing;
  const bots = table.toAct.flatMap((seat) => {
    const bot = table.seats[seat]?.bot;
    return bot ? [{ seat, bot }] : [];
  });
  return bots.length === 0 ? nothing : { bots, wakeAt: isBotMatch(table) ? null : table.at };
}

/** The id of a bot's move: two hosts that both ask the bot still play it once. */
export function autoCommand(seat: Seat, { seq }: Table): string {
  return `auto:${seat}:${seq}`;
}
