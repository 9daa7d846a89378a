import type { Seat } from '../core/seat.ts';
import type { Table } from './table.ts';

/** What the host should do next: bots to ask for a move. */
export type Wants = { readonly bots: readonly { readonly seat: Seat; readonly bot: string }[] };

export function wants(table: Table): Wants {
  if (table.phase !== 'playing' || table.paused) return { bots: [] };
  const bots = table.toAct.flatMap((seat) => {
    const bot = table.seats[seat]?.bot;
    return bot ? [{ seat, bot }] : [];
  });
  return { bots };
}

/** The id of a bot's move: two hosts that both ask the bot still play it once. */
export function autoCommand(seat: Seat, { seq }: Table): string {
  return `auto:${seat}:${seq}`;
}
