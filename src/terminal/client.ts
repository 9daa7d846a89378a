/** Where the player is: menu, a list, a table being made, a table, something to read, a replay. Screens draw this. */

import type { Env } from '../client/env.ts';
import type { Order } from '../client/order.ts';
import type { TableClient } from '../client/table.ts';
import { defaultsFor } from '../core/game.ts';
import { tidyName } from '../core/name.ts';
import type { Language, Say } from '../core/phrase.ts';
import { type Problem, problem, type Result, refuse } from '../core/result.ts';
import { nameProblems } from '../core/seating.ts';
import type { DailyRef } from '../host/dailies.ts';
import { personName } from '../room/names.ts';
import { quickSeats, quickTable } from '../room/quick.ts';
import type { FolderLibrary } from '../server/library.ts';
import { Dialogue } from './dialogue.ts';
import { guideAt } from './guide.ts';
import { TableInput } from './input.ts';
import { localeFor, nextLanguage, type Variables, voice, type Words } from './language.ts';
import { manualOf } from './manuals.ts';
import { Menu } from './menu.ts';
import { NewTable } from './newtable.ts';
import { manualPage, type Page } from './pages.ts';
import { PreferenceKeeper } from './preferences.ts';
import { parseInvitation } from './remote/address.ts';
import type { Replay } from './replay.ts';
import type { RoomAccess, Show, Wanted } from './roomaccess.ts';
import { type GameInfo, type LoadedGame, loadGame, type Shelf } from './shelf.ts';
import type { Status } from './status.ts';
import { TableList } from './tablelist.ts';
import { type TableNames, tableNames } from './tablenames.ts';

/** `isPreparing`: the room prepares the content of the table first. */
type Loading = { readonly kind: 'loading'; readonly isPreparing?: true };

type Place =
  | { readonly kind: 'menu' }
  | Loading
  | { readonly kind: 'list'; readonly list: TableList }
  | { readonly kind: 'making'; readonly making: NewTable }
  | { readonly kind: 'table'; readonly input: TableInput }
  | { readonly kind: 'page'; readonly page: Page; readonly from: Place }
  | { readonly kind: 'replay'; readonly replay: Replay; readonly from: Place }
  | { readonly kind: 'gone' };

type ClientParts = {
  readonly shelf: Shelf;
  readonly titles: readonly GameInfo[];
  readonly library: FolderLibrary;
  readonly house: RoomAccess;
  readonly env: Env;
  /** The folder that holds src. */
  readonly root: string;
  readonly lang: Language;
  readonly user: string | null;
  /** What the machine knows of its user's region. */
  readonly variables?: Variables;
  readonly preferences?: PreferenceKeeper;
  /** Whether somebody is there to say how they are called. */
  readonly asksName?: boolean;
  /** What should be said first of all. */
  readonly warning?: Status;
};

/** What is said while one waits. */
export function loadingText({ isPreparing }: Loading, say: Say): string {
  return say(isPreparing ? 'menu.preparing' : 'menu.loading');
}

export class Client {
  readonly titles: readonly GameInfo[];
  readonly menu: Menu;
  lang: Language;
  place: Place = { kind: 'menu' };
  /** What is said in the menu: why something could not be done, what waits. */
  notice: Status | null;
  /** What has to be said once, wherever the player goes first. */
  #warning: Status | null;
  readonly dialogue: Dialogue;
  /** Counts changes: screens draw again when it moves. */
  version = 0;
  readonly #parts: ClientParts;
  readonly #preferences: PreferenceKeeper;
  readonly #listeners = new Set<() => void>();

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#preferences = parts.preferences ?? new PreferenceKeeper(null);
    this.titles = parts.titles;
    this.menu = new Menu(parts.house, parts.titles);
    this.dialogue = new Dialogue(this.changed);
    this.lang = parts.lang;
    this.#warning = parts.warning ?? null;
    this.notice = this.#warning;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly changed = (): void => {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  };

  get house(): RoomAccess {
    return this.#parts.house;
  }

  /** The address of the server; null for this machine. */
  get server(): string | null {
    return this.#parts.house.server;
  }

  /** Where dates are written as they are. */
  get locale(): string {
    return localeFor(this.lang, this.#parts.variables ?? {});
  }

  /** The voice of the house, or of a game and the house. */
  say(words: Words | null = null): Say {
    return voice(this.lang, words, []);
  }

  /** The voice of a game by its id. */
  sayOf(game: string): Say {
    return this.say(this.titles.find(({ id }) => id === game)?.words ?? null);
  }

  speak(lang: Language = nextLanguage(this.lang)): void {
    this.lang = lang;
    this.changed();
  }

  /** Goes somewhere else; whoever has quit stays away. */
  go(place: Place): void {
    if (this.place.kind === 'gone') return;
    this.notice = null;
    this.dialogue.close();
    this.place = place;
    this.changed();
  }

  /** To the menu, as it is by now. */
  async toMenu(notice: Status | null = null): Promise<void> {
    this.go({ kind: 'menu' });
    this.notice = notice ?? this.#warning;
    this.#warning = null;
    this.changed();
    await this.menu.refresh();
    this.changed();
  }

  /** Good options, one person, the rivals the game proposes. */
  async quickPlay(id: string, seed: string | null = null): Promise<void> {
    if (this.#parts.asksName && this.#user === null) return this.askName(() => this.quickPlay(id, seed));
    const taken = await this.#take(id);
    if (!taken) return;
    const wanted = quickTable(taken.game, this.lang, this.#user, this.say(taken.words));
    const { proposal: name } = await this.#names(taken);
    await this.#make({ ...wanted, name, ...(seed !== null && { seed }) });
  }

  /** My table of the day: begun, gone on with, or looked at again. */
  async playDaily({ game: id, key }: DailyRef): Promise<void> {
    const taken = await this.#take(id);
    if (!taken) return;
    const say = this.say(taken.words);
    const opened = await this.#parts.house.registry.daily({ game: id, key }, (game, options) =>
      quickSeats(game, options, this.#user, say),
    );
    if (opened.ok) await this.enter(opened.value);
    else this.#refused(opened.problems[0]);
  }

  /** Content made to order and kept under the words that asked for it, with a number where they are taken. */
  async #ordered({ game, kind, wish }: Order, words: string): Promise<Result<string>> {
    const { registry } = this.#parts.house;
    const made = await registry.make({ game, kind, wish }, new AbortController().signal, () => undefined);
    if (!made.ok || !made.value) return made.ok ? refuse('resource-failed') : made;
    const texts = made.value;
    for (let number = 1; ; number++) {
      const name = number === 1 ? words : `${words} (${number})`;
      const brought = await registry.bring({ game, kind, name, texts });
      if (brought.ok || brought.problems[0].code !== 'resource-name-taken') return brought;
    }
  }

  async newTable(id: string): Promise<void> {
    const taken = await this.#take(id);
    if (!taken) return;
    const { house } = this.#parts;
    const making = new NewTable(taken, defaultsFor(taken.game, this.lang), {
      open: (played) => house.open(played),
      resources: (query) => house.registry.resources(query),
      user: this.#user,
      say: () => this.say(taken.words),
      changed: this.changed,
      breathe: () => this.#breathe(),
      ...(await this.#names(taken)),
      create: (wanted) => house.registry.create(wanted),
      order: (order, words) => this.#ordered(order, words),
    });
    await making.load();
    if (this.place.kind !== 'loading') return;
    this.go({ kind: 'making', making });
    await making.begin();
  }

  /** Starts the table that was made, if it can, or opens it for others to join. */
  async startMade(making: NewTable, start = true, replaceOldest = false): Promise<void> {
    const made = await making.create({ start, replaceOldest });
    if (made.ok) return this.enter(made.value);
    const [why] = made.problems;
    if (why.code === 'too-many-tables') this.dialogue.ask(why, () => this.startMade(making, start, true));
    this.changed();
  }

  /** Goes to a table by its id; whoever is invited may sit down. */
  async enter(id: string): Promise<void> {
    this.go({ kind: 'loading' });
    await this.#breathe();
    const table = await this.#parts.house.enter(id, () => this.#preparing());
    if (!table.ok) return this.#refused(table.problems[0]);
    const taken = await loadGame(this.#parts.shelf, table.value.game.id);
    if (this.place.kind !== 'loading' || !taken) return table.value.close();
    this.play(table.value, taken);
  }

  /** Said once, however often the room tells how far it is. */
  #preparing(): void {
    if (this.place.kind === 'loading' && !this.place.isPreparing)
      this.go({ kind: 'loading', isPreparing: true });
  }

  /** Goes to a table by its id or link. */
  async join(text: string): Promise<void> {
    const invitation = parseInvitation(text);
    if (!invitation.ok) return this.#refused(invitation.problems[0]);
    const { server, table } = invitation.value;
    if (server !== null && server !== this.server)
      return this.#refused(problem('cli.other-server', { server }));
    await this.enter(table);
  }

  async showList(show: Show): Promise<void> {
    const list = new TableList(show, {
      registry: this.#parts.house.registry,
      knows: (text) => this.#parts.library.foreign(text),
      changed: this.changed,
      dialogue: this.dialogue,
      preferences: this.#preferences,
      enter: (id) => this.enter(id),
    });
    this.go({ kind: 'list', list });
    await list.refresh();
  }

  /** Asks for the id or the link of a table to join. */
  askJoin(): void {
    this.dialogue.askFor({ code: 'menu.join-what' }, '', (text) => this.join(text));
  }

  showManual(id: string | null, words: Words | null): void {
    const say = this.say(words);
    const { root } = this.#parts;
    const texts = [id, null].flatMap((game) => manualOf(root, game, this.lang) ?? []);
    const title = id === null ? say('page.manual') : `${say('name')} · ${say('page.manual')}`;
    this.go({ kind: 'page', page: manualPage(title, [...new Set(texts)]), from: this.place });
  }

  back(): void {
    const { place } = this;
    if (place.kind === 'replay') place.replay.stop();
    if (place.kind === 'page' || place.kind === 'replay') this.go(place.from);
    else if (place.kind === 'list') void this.toMenu();
    else if (place.kind === 'making') place.making.back() ? this.changed() : void this.toMenu();
  }

  /** Leaves everything, whatever the player was doing. */
  quit(): void {
    if (this.place.kind === 'gone') return;
    if (this.place.kind === 'replay') this.place.replay.stop();
    this.#table()?.close();
    this.go({ kind: 'gone' });
  }

  get #user(): string | null {
    return this.#preferences.current.name ?? this.#parts.user ?? this.#parts.house.guest;
  }

  /** Asks how one is called, with what stands there now; then goes on. */
  askName(done: () => void | Promise<void> = () => this.toMenu()): void {
    const preset = this.#user ?? personName(null, [], this.say());
    this.dialogue.askFor({ code: 'menu.name-what' }, preset, async (name) => {
      const [bad] = nameProblems(name, []);
      if (!bad) this.#preferences.set({ name: tidyName(name) });
      this.notice = bad ? { phrases: [bad], tone: 'bad' } : null;
      if (bad) this.askName(done);
      else await done();
    });
  }

  #table(): TableClient | null {
    let { place } = this;
    while (place.kind === 'page' || place.kind === 'replay') place = place.from;
    return place.kind === 'table' ? place.input.table : null;
  }

  async #take(id: string): Promise<LoadedGame | null> {
    this.go({ kind: 'loading' });
    await this.#breathe();
    const taken = await loadGame(this.#parts.shelf, id);
    if (this.place.kind !== 'loading') return null;
    if (!taken)
      this.#refused(problem('cli.no-game', { game: id, games: this.titles.map((t) => t.id).join(', ') }));
    return taken;
  }

  /** Makes a table and goes there; where there are too many, asks whether the oldest goes. */
  async #make(wanted: Wanted): Promise<void> {
    if (this.place.kind !== 'loading') return;
    const made = await this.#parts.house.registry.create(wanted);
    if (made.ok) return this.enter(made.value);
    const [why] = made.problems;
    if (why.code === 'table-name-taken') return this.#make({ ...wanted, name: null });
    if (why.code !== 'too-many-tables') return this.#refused(why);
    this.go({ kind: 'menu' });
    this.dialogue.ask(why, () => {
      this.go({ kind: 'loading' });
      return this.#make({ ...wanted, replaceOldest: true });
    });
  }

  /** Sits down at a table; whoever was invited is asked for a name. */
  play(table: TableClient, taken: LoadedGame): void {
    const { env, house } = this.#parts;
    const input = new TableInput(table, guideAt(this, table, taken, { env, house, user: this.#user }));
    const { controller, seating } = input;
    if (this.#warning && !controller.notice) controller.tell(this.#warning.phrases, this.#warning.tone);
    this.#warning = null;
    const isInvited = !table.screen.owner && controller.whyNot('sit') === null;
    if (isInvited) seating.addPerson();
    this.go({ kind: 'table', input });
  }

  #refused(why: Problem): void {
    void this.toMenu({ phrases: [why], tone: 'bad' });
  }

  /** The screen shows what begins before something long keeps it busy. */
  #breathe(): Promise<void> {
    return new Promise((resolve) => void this.#parts.env.later(40, resolve));
  }

  #names({ words }: LoadedGame): Promise<TableNames> {
    return tableNames(this.#parts.house.registry, this.say(words)('name'));
  }
}
