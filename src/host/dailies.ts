/** Games of the day, one or several a game: every player has one table a day for each, and no second try. */
import type { Game, Share } from '../core/game.ts';
import type { ResourceNames } from '../core/resource.ts';
import { ok, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import type { Event } from '../room/event.ts';
import { dailySeed } from '../room/random.ts';
import { timePlayed } from '../room/table.ts';
import type { DailyContent } from './dailycontent.ts';
import type { Claimed, NewTable } from './factory.ts';
import type { Library } from './library.ts';
import type { LiveTable } from './live.ts';
import type { Daily, DailyKey, Store, StoredSummary, Summary } from './store.ts';
import type { Change } from './unit.ts';

/** Who sits down at a game of the day, given its options. */
export type Seats = (game: Game, options: unknown) => readonly SeatChoice[];

/** One of the games of the day; null: the first of its game. */
export type DailyRef = { readonly game: string; readonly key: string | null };

/** A game of the day, ready to be played. */
type ReadyDaily = {
  readonly game: Game;
  readonly key: string;
  readonly day: string;
  readonly seed: string;
  readonly options: unknown;
  /** What was made for it. */
  readonly resources: ResourceNames;
};

export type TodaysGame = {
  readonly game: string;
  readonly key: string;
  readonly day: string;
  /** `gone`: it was played, and its table deleted. */
  readonly state: 'new' | 'playing' | 'over' | 'gone';
  readonly table: string | null;
  readonly share: Share | null;
};

type Parts = {
  readonly store: Store;
  readonly library: Library;
  readonly content: DailyContent;
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
    const keys = games.flatMap((game) =>
      (game?.daily?.(day) ?? []).map(({ key }) => ({ player, game: game!.id, key, day })),
    );
    return Promise.all(keys.map((key) => this.#standing(key)));
  }

  /** The game of today with what is made for it; before anybody claims the day. */
  async ready({ game: id, key }: DailyRef): Promise<Result<ReadyDaily>> {
    const { library, now, dayOf, content } = this.#parts;
    const day = dayOf(now());
    const game = await library.game(id);
    const all = game?.daily?.(day) ?? [];
    const puzzle = key === null ? all[0] : all.find((each) => each.key === key);
    if (!game || !puzzle) return refuse('daily-unknown', { game: id.slice(0, 40) }, 'game');
    const seed = dailySeed(id, game.version, day, puzzle === all[0] ? null : puzzle.key);
    const ready = { game, key: puzzle.key, day, seed };
    const { make, options } = puzzle;
    if (!make) return ok({ ...ready, options, resources: {} });
    const hash = await content.hash({ game: id, key: puzzle.key, day }, make);
    if (!hash.ok) return hash;
    const resources = { [make.kind]: { hash: hash.value, name: day } };
    return ok({ ...ready, options: withContent(game, options, make.kind, hash.value), resources });
  }

  /** First the day is claimed, then the table made: a room that stops in between makes it the next time. */
  async open(
    { game, key, day, seed, options, resources }: ReadyDaily,
    player: string,
    seats: Seats,
  ): Promise<Result<{ id: string; isNew: boolean }>> {
    const { store, create } = this.#parts;
    const { table, dropped } = await this.#claim({ player, game: game.id, key, day });
    if (dropped) return refuse('daily-gone');
    if (await store.summary(table)) return ok({ id: table, isNew: false });
    const rest = { name: null, hints: null, start: true, replaceOldest: false };
    const wanted = { game: game.id, options, resources, seats: seats(game, options), ...rest };
    const made = await create(wanted, player, { id: table, day, key, seed });
    return made.ok ? ok({ id: table, isNew: true }) : made;
  }

  /** The player's table of that day: this is the only one, whoever asks first. */
  async #claim(key: DailyKey): Promise<Daily> {
    const { store, randomId } = this.#parts;
    await store.commit({ changes: [{ kind: 'claim-daily', key, table: randomId() }] });
    return (await store.daily(key))!;
  }

  async #standing(key: DailyKey): Promise<TodaysGame> {
    const { player, ...which } = key;
    const claimed = await this.#parts.store.daily(key);
    const base = { ...which, table: null, share: null };
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

/** These options with what was made, in the field of the form that asks for its kind. */
function withContent({ form }: Game, options: unknown, kind: string, hash: string): unknown {
  const fields = form.filter((field) => field.kind === 'resource' && field.resource === kind);
  return { ...Object(options), ...Object.fromEntries(fields.map(({ key }) => [key, hash])) };
}

/** What else changes when a table goes: its day stays played. */
export function dayOfTable({ owner, game, daily, dailyKey }: Summary): readonly Change[] {
  if (owner === null || daily === undefined || dailyKey === undefined) return [];
  return [{ kind: 'drop-daily', key: { player: owner, game, key: dailyKey, day: daily } }];
}

/** The log's beginning, as it is for everybody on this day. */
export function onDay(event: Event, { day, key, seed }: Claimed): Event {
  const { body } = event;
  if (body.kind !== 'created') throw new Error(body.kind);
  return { ...event, body: { ...body, seed, daily: day, dailyKey: key } };
}
