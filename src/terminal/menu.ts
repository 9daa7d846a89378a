/** What the menu offers: the last game, the games of the shelf, the lists of tables. */
import type { Say } from '../core/phrase.ts';
import { dayInWords } from '../room/daily.ts';
import type { Entry, RoomAccess, Show, Today } from './roomaccess.ts';
import type { GameInfo } from './shelf.ts';
import { fold } from './text.ts';

export type MenuItem =
  | { readonly kind: 'continue'; readonly entry: Entry }
  | { readonly kind: 'game'; readonly title: GameInfo }
  | { readonly kind: 'daily'; readonly title: GameInfo; readonly today: Today }
  | { readonly kind: 'list'; readonly show: Show; readonly count: number }
  | { readonly kind: 'join' };

type Counts = Readonly<Record<Show, readonly Entry[]>>;

const nothing: Counts = { mine: [], saved: [], finished: [], open: [] };

export class Menu {
  /** The item pointed at. */
  at = 0;
  readonly #house: RoomAccess;
  readonly #titles: readonly GameInfo[];
  #lists: Counts = nothing;
  #today: readonly Today[] = [];

  constructor(house: RoomAccess, titles: readonly GameInfo[]) {
    this.#house = house;
    this.#titles = titles;
  }

  get items(): readonly MenuItem[] {
    const { last } = this;
    const online = this.#house.server !== null;
    return [
      ...(last ? [{ kind: 'continue', entry: last } as const] : []),
      ...this.#titles.map((title) => ({ kind: 'game', title }) as const),
      ...this.dailies,
      this.#list('mine'),
      this.#list('finished'),
      ...(online ? [this.#list('open'), { kind: 'join' } as const] : []),
    ];
  }

  /** The games of the day. */
  get dailies(): readonly (MenuItem & { kind: 'daily' })[] {
    return this.#today.flatMap((today) => {
      const title = this.#titles.find(({ id }) => id === today.game);
      return title ? [{ kind: 'daily', title, today } as const] : [];
    });
  }

  get current(): MenuItem | null {
    return this.items[this.at] ?? null;
  }

  /** The game that was last played at, and can be played on. */
  get last(): Entry | null {
    const able = this.#lists.mine.filter(
      ({ phase, quarantined }) => phase === 'playing' && quarantined === null,
    );
    return able.toSorted((a, b) => b.updated - a.updated)[0] ?? null;
  }

  /** The game pointed at, if it is one. */
  get title(): GameInfo | null {
    const { current } = this;
    return current?.kind === 'game' || current?.kind === 'daily' ? current.title : null;
  }

  move(by: number): void {
    this.at = Math.max(0, Math.min(this.items.length - 1, this.at + by));
  }

  /** Looks what there is; what can't be read now is left as it was. */
  async refresh(): Promise<void> {
    const { registry, server } = this.#house;
    const shows: readonly Show[] = server === null ? ['mine', 'finished'] : ['mine', 'finished', 'open'];
    const [today, ...found] = await Promise.all([
      registry.today(),
      ...shows.map((show) => registry.list(show)),
    ]);
    const read = shows.flatMap((show, at) => {
      const list = found[at]!;
      return list.ok ? [[show, list.value] as const] : [];
    });
    // The item pointed at stays the same when the last game appears above it.
    const before = this.current;
    if (today.ok) this.#today = today.value;
    this.#lists = { ...this.#lists, ...Object.fromEntries(read) };
    const same = this.items.findIndex((item) => keyOf(item) === (before && keyOf(before)));
    this.at = Math.max(0, same);
  }

  #list(show: Show): MenuItem {
    return { kind: 'list', show, count: this.#lists[show].length };
  }
}

function keyOf(item: MenuItem): string {
  if (item.kind === 'game') return item.title.id;
  if (item.kind === 'daily') return `daily ${item.title.id} ${item.today.key}`;
  return item.kind === 'list' ? `list ${item.show}` : item.kind;
}

/** One of the games of the day, by its number in the list, its game or its key; the first where none of them fits. */
export function pickDaily(all: readonly Today[], text: string): Today | null {
  const words = fold(text).split(/\s+/);
  const named = all.find(({ game, key }) => words.every((word) => word === game || word === key));
  return named ?? all[Number(text) - 1] ?? all[0] ?? null;
}

/** Which game of the day it is, and what has become of it. */
export function dailyNote({ today }: MenuItem & { kind: 'daily' }, locale: string, say: Say): string {
  return [say('name'), dayInWords(today.day, locale), say(`daily.${today.state}`)].join(' · ');
}
