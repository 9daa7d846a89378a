/** Where the player is: menu, a table being made, a table, something to read, a replay. Screens draw this. */
import { defaultsFor } from '../core/game.ts';
import type { Language, Say } from '../core/phrase.ts';
import { type Problem, problem, type Result } from '../core/result.ts';
import { suggestPicks } from '../core/seating.ts';
import type { TableHost } from './host.ts';
import { nextLanguage, voice, type Words } from './language.ts';
import type { Library } from './library.ts';
import { LocalTable } from './local.ts';
import { botName, personName } from './names.ts';
import { NewTable } from './newtable.ts';
import { manualPage, type Page } from './pages.ts';
import { Replay } from './replay.ts';
import { type Guide, Session } from './session.ts';
import { type Shelf, type Taken, type Title, takeDown } from './shelf.ts';
import type { World } from './world.ts';

type Place =
  | { readonly kind: 'menu' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'making'; readonly making: NewTable }
  | { readonly kind: 'table'; readonly session: Session }
  | { readonly kind: 'page'; readonly page: Page; readonly from: Place }
  | { readonly kind: 'replay'; readonly replay: Replay; readonly from: Place }
  | { readonly kind: 'gone' };

type ClientParts = {
  readonly shelf: Shelf;
  readonly titles: readonly Title[];
  readonly library: Library;
  readonly world: World;
  readonly lang: Language;
  readonly user: string | null;
};

export class Client {
  readonly titles: readonly Title[];
  lang: Language;
  place: Place = { kind: 'menu' };
  /** The game pointed at in the menu. */
  chosen = 0;
  /** Why something could not be done, said in the menu. */
  problem: Problem | null = null;
  /** Counts changes: screens draw again when it moves. */
  version = 0;
  readonly #parts: ClientParts;
  readonly #listeners = new Set<() => void>();
  /** Names of the tables made so far. */
  readonly #tables: string[] = [];

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.titles = parts.titles;
    this.lang = parts.lang;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly changed = (): void => {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  };

  /** The voice of the house, or of a game and the house. */
  say(words: Words | null = null): Say {
    return voice(this.lang, words, []);
  }

  speak(lang: Language = nextLanguage(this.lang)): void {
    this.lang = lang;
    this.changed();
  }

  /** Goes somewhere else; whoever has quit stays away. */
  go(place: Place): void {
    if (this.place.kind === 'gone') return;
    this.problem = null;
    this.place = place;
    this.changed();
  }

  /** Good options, one person, the rivals the game proposes. */
  async quickPlay(id: string): Promise<void> {
    const taken = await this.#take(id);
    if (!taken) return;
    const { game, words } = taken;
    const options = defaultsFor(game, this.lang);
    const opened = this.#parts.library.open(game, options);
    if (!opened.ok) return this.#refused(opened.problems[0]);
    const setting = { opened: opened.value, name: this.#proposal(taken), options, hints: null };
    const table = new LocalTable(setting, this.#parts.world);
    const seated = this.#seatRivals(table, words, options);
    if (!seated.ok) return this.#refused(seated.problems[0]);
    this.play(table, taken);
  }

  async newTable(id: string): Promise<void> {
    const taken = await this.#take(id);
    if (!taken) return;
    const { library, world, user } = this.#parts;
    const making = new NewTable(taken, this.#proposal(taken), defaultsFor(taken.game, this.lang), {
      library,
      world,
      user,
      say: () => this.say(taken.words),
      changed: this.changed,
      breathe: () => this.#breathe(),
      isNameTaken: (name) => this.#tables.includes(name),
    });
    this.go({ kind: 'making', making });
    await making.begin();
  }

  /** Starts the table that was made, if it can. */
  startMade(making: NewTable): void {
    if (making.start().ok) this.play(making.table!, making.taken);
    else this.changed();
  }

  play(table: TableHost, taken: Taken): void {
    this.#tables.push(table.screen.name);
    this.go({ kind: 'table', session: new Session(table, this.#guide(table, taken)) });
  }

  showManual(id: string | null, words: Words | null): void {
    const say = this.say(words);
    const { library } = this.#parts;
    const texts = [id, null].flatMap((game) => library.manual(game, this.lang) ?? []);
    const title = id === null ? say('page.manual') : `${say('name')} · ${say('page.manual')}`;
    this.go({ kind: 'page', page: manualPage(title, [...new Set(texts)]), from: this.place });
  }

  back(): void {
    const { place } = this;
    if (place.kind === 'replay') place.replay.stop();
    if (place.kind === 'page' || place.kind === 'replay') this.go(place.from);
    else if (place.kind === 'making') place.making.back() ? this.changed() : this.go({ kind: 'menu' });
  }

  /** Leaves everything, whatever the player was doing. */
  quit(): void {
    if (this.place.kind === 'gone') return;
    if (this.place.kind === 'replay') this.place.replay.stop();
    this.#table()?.close();
    this.go({ kind: 'gone' });
  }

  #table(): TableHost | null {
    let { place } = this;
    while (place.kind === 'page' || place.kind === 'replay') place = place.from;
    return place.kind === 'table' ? place.session.host : null;
  }

  async #take(id: string): Promise<Taken | null> {
    this.go({ kind: 'loading' });
    await this.#breathe();
    const taken = await takeDown(this.#parts.shelf, id);
    if (this.place.kind !== 'loading') return null;
    if (!taken)
      this.#refused(problem('cli.no-game', { game: id, games: this.titles.map((t) => t.id).join(', ') }));
    return taken;
  }

  #refused(why: Problem): void {
    this.go({ kind: 'menu' });
    this.problem = why;
    this.changed();
  }

  /** The screen shows what begins before something long keeps it busy. */
  #breathe(): Promise<void> {
    return new Promise((resolve) => void this.#parts.world.later(40, resolve));
  }

  #proposal({ words }: Taken): string {
    const name = this.say(words)('name');
    let n = 1;
    while (this.#tables.includes(`${name} ${n}`)) n += 1;
    return `${name} ${n}`;
  }

  #seatRivals(table: LocalTable, words: Words, options: unknown): Result<null> {
    const { game } = table;
    const say = this.say(words);
    for (const bot of [null, ...game.rivals(options)]) {
      const taken = table.seats;
      const name = bot === null ? personName(this.#parts.user, taken, say) : botName(bot, taken, say);
      const picks = suggestPicks(game.seatForm(options, taken));
      const sat = table.sit({ name, bot, picks });
      if (!sat.ok) return sat;
    }
    return table.start();
  }

  #guide(table: TableHost, taken: Taken): Guide {
    const client = this;
    return {
      get lang() {
        return client.lang;
      },
      words: taken.words,
      world: this.#parts.world,
      changed: this.changed,
      show: (page) => this.go({ kind: 'page', page, from: this.place }),
      showManual: () => this.showManual(taken.game.id, taken.words),
      replay: () => this.#replay(table),
      speak: (lang) => this.speak(lang),
      again: () => this.#again(table, taken),
      leave: () => {
        table.close();
        this.go({ kind: 'menu' });
      },
      quit: () => this.quit(),
    };
  }

  async #replay(table: TableHost): Promise<void> {
    const from = this.place;
    if (from.kind !== 'table') return;
    const replay = new Replay(from.session, await table.frames(), this.#parts.world, this.changed);
    this.go({ kind: 'replay', replay, from });
  }

  async #again(table: TableHost, taken: Taken): Promise<void> {
    const again = await table.again();
    if (!again.ok) return this.#refused(again.problems[0]);
    table.close();
    this.play(again.value, taken);
  }
}
