/** Games of the day: every player has one table a day for each, and no second try. */
import type { Game, Share } from '../core/game.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import type { Event } from '../room/event.ts';
import { dailySeed } from '../room/random.ts';
import { timePlayed } from '../room/table.ts';
import type { Claimed, NewTable } from './factory.ts';
import type { Library } from './library.ts';
import type { LiveTable } from './live.ts';
import type { Daily, DailyKey, Store, StoredSummary, Summary } from './store.ts';
import type { Change } from './unit.ts';

/** Who sits down at a game of the day, given its options. */
export type Seats = (game: Game, options: unknown) => readonly SeatChoice[];

export type TodaysGame = {
  readonly game: string;
  readonly day: string;
  /** `gone`: it was played, and its table deleted. */
  readonly state: 'new' | 'playing' | 'over' | 'gone';
  readonly table: string | null;
  readonly share: Share | null;
};

type Parts = {
  readonly store: Store;
  readonly library: Library;
  readonly now: () => number;
  readonly dayOf: (now: number) => string;
  readonly randomId: () => string;
  readonly find: (id: string) => Promise<Result<LiveTable>>;
  readonly summary: (id: string) => Promise<StoredSummary | null>;
  readonly create: (wanted: NewTable, player: string, daily: Claimed) => Promise<Result<string>>;
};

export class Dailies {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async today(player: string): Promise<readonly TodaysGame[]> {
    const { library, now, dayOf } = this.#parts;
    const day = dayOf(now());
    const games = await Promise.all(library.gameIds.map((id) => library.game(id)));
    const able = games.filter((game) => game?.daily !== undefined);
    return Promise.all(able.map((game) => this.#standing({ player, game: game!.id, day })));
  }

  /** First the day is claimed, then the table made: a room that stops in between makes it the next time. */
  async open(id: string, player: string, seats: Seats): Promise<Result<{ id: string; isNew: boolean }>> {
    const { store, library, now, dayOf, create } = this.#parts;
    const game = await library.game(id);
    if (!game?.daily) return refuse('daily-unknown', { game: id.slice(0, 40) }, 'game');
    const day = dayOf(now());
    const { table, dropped } = await this.#claim({ player, game: id, day });
    if (dropped) return refuse('daily-gone');
    if (await store.summary(table)) return ok({ id: table, isNew: false });
    const options = game.daily(day);
    const rest = { name: null, hints: null, start: true, replaceOldest: false };
    const wanted = { game: id, options, seats: seats(game, options), ...rest };
    const made = await create(wanted, player, { day, id: table });
    return made.ok ? ok({ id: table, isNew: true }) : made;
  }

  /** The player's table of that day: this is the only one, whoever asks first. */
  async #claim(key: DailyKey): Promise<Daily> {
    const { store, randomId } = this.#parts;
    await store.commit({ changes: [{ kind: 'claim-daily', key, table: randomId() }] });
    return (await store.daily(key))!;
  }

  async #standing(key: DailyKey): Promise<TodaysGame> {
    const { game, day, player } = key;
    const claimed = await this.#parts.store.daily(key);
    const base = { game, day, table: null, share: null };
    if (!claimed) return { ...base, state: 'new' };
    if (claimed.dropped) return { ...base, state: 'gone' };
    const { table } = claimed;
    const summary = await this.#parts.summary(table);
    // Claimed, but never made: it will be when it is asked for.
    if (!summary) return { ...base, state: 'new' };
    if (summary.phase !== 'over') return { ...base, table, state: 'playing' };
    // Only a game that is over has something to share, and is loaded for it.
    const found = await this.#parts.find(table);
    return { ...base, table, state: 'over', share: found.ok ? shareOf(found.value, player) : null };
  }
}

function shareOf({ opened, table }: LiveTable, player: string): Share | null {
  const seat = table.seats.findIndex((place) => place.player === player);
  const view = opened.rules.view(table.state, 'open');
  return seat < 0 ? null : (opened.rules.share?.(view, seat, timePlayed(table, table.at)) ?? null);
}

/** What else changes when a table goes: its day stays played. */
export function dayOfTable({ owner, game, daily }: Summary): readonly Change[] {
  if (owner === null || daily === undefined) return [];
  return [{ kind: 'drop-daily', key: { player: owner, game, day: daily } }];
}

/** The log's beginning, as it is for everybody on this day. */
export function onDay(event: Event, day: string): Event {
  const { body } = event;
  if (body.kind !== 'created') throw new Error(body.kind);
  return { ...event, body: { ...body, seed: dailySeed(body.game, body.version, day), daily: day } };
}
