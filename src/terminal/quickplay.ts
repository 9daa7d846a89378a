/** A table on good defaults: one person, and the rivals that the game proposes. */
import { defaultsFor } from '../core/game.ts';
import { sameName } from '../core/name.ts';
import type { Language, Say } from '../core/phrase.ts';
import type { SeatChoice } from '../core/seat.ts';
import { suggestPicks } from '../core/seating.ts';
import type { Registry, Wanted } from './house.ts';
import { botName, personName } from './names.ts';
import type { Taken } from './shelf.ts';

export function quickTable({ game }: Taken, lang: Language, user: string | null, say: Say): Wanted {
  const options = defaultsFor(game, lang);
  const seats: SeatChoice[] = [];
  for (const bot of [null, ...game.rivals(options)]) {
    const name = bot === null ? personName(user, seats, say) : botName(bot, seats, say);
    seats.push({ name, bot, picks: suggestPicks(game.seatForm(options, seats)) });
  }
  return { game: game.id, options, name: null, hints: null, seats, start: true, replaceOldest: false };
}

export type TableNames = {
  /** What my tables are called. */
  readonly names: readonly string[];
  /** A name that is still free. */
  readonly proposal: string;
};

export async function tableNames(registry: Registry, stem: string): Promise<TableNames> {
  const lists = await Promise.all([registry.list('mine'), registry.list('finished')]);
  const names = lists.flatMap((list) => (list.ok ? list.value.map(({ name }) => name) : []));
  let n = 1;
  while (names.some((name) => sameName(name, `${stem} ${n}`))) n += 1;
  return { names, proposal: `${stem} ${n}` };
}
