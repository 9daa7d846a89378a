/** A new table from its first question to its start: the game's options, the table's own, then who sits down. */
import type { Played } from '../client/content.ts';
import type { Order } from '../client/order.ts';
import { type AskResources, ResourceList, resourceLabel } from '../client/resourcelist.ts';
import { type FieldValue, fieldProblem, resourceRefs } from '../core/form.ts';
import { sameName } from '../core/name.ts';
import type { Say } from '../core/phrase.ts';
import type { ResourceName } from '../core/resource.ts';
import { ok, type Problem, problem, type Result, refuse } from '../core/result.ts';
import type { SeatWish } from '../core/seat.ts';
import type { ResourceQuery } from '../host/library.ts';
import type { ResourcePage } from '../protocol/http.ts';
import { parseSeatWish } from '../room/rivals.ts';
import type { OpenGame } from '../room/table.ts';
import { type Asked, type Option, Questions } from './questions.ts';
import type { Wanted } from './roomaccess.ts';
import { type Chairs, Seating } from './seating.ts';
import type { LoadedGame } from './shelf.ts';
import { clean } from './text.ts';

type Maker = {
  readonly open: (played: Played) => Promise<Result<OpenGame>>;
  readonly resources: (query: ResourceQuery) => Promise<Result<ResourcePage>>;
  /** How the user is called. */
  readonly user: string | null;
  readonly say: () => Say;
  readonly changed: () => void;
  /** Lets the screen show that something long begins. */
  readonly breathe: () => Promise<void>;
  /** Names of my tables, none of which may be given twice. */
  readonly names: readonly string[];
  /** A name that is still free. */
  readonly proposal: string;
  readonly create: (wanted: Wanted) => Promise<Result<string>>;
  /** Content made to order, and kept: how a form refers to it. */
  readonly order: (order: Order, name: string) => Promise<Result<string>>;
};

type Stage = 'options' | 'opening' | 'table' | 'seats';
type Step = { readonly stage: 'options' | 'table'; readonly questions: Questions };

/** What is asked of every table after the game's own options: its name and its hints. */
const tableSteps = 2;

export class NewTable {
  readonly taken: LoadedGame;
  stage: Stage = 'options';
  seating: Seating | null = null;
  /** What the table is called, once that is known. */
  name = '';
  readonly #maker: Maker;
  readonly #lists = new Map<string, ResourceList>();
  /** Words that ask for content to be made. */
  #order: string | null = null;
  /** Questions of the step, and those already answered, kept for the way back. */
  #step: Step | null;
  #optionsAsked: Questions | null = null;
  #tableAsked: Questions | null = null;
  #options: unknown = null;
  #hasHints = false;
  #hints: number | null = null;
  #seats: readonly SeatWish[] = [];

  constructor(taken: LoadedGame, defaults: unknown, maker: Maker) {
    this.taken = taken;
    this.#maker = maker;
    const presets = defaults as Readonly<Record<string, FieldValue>>;
    const fields = taken.game.form.map((field): Asked => {
      return { prefix: 'form', field, preset: field.ask ? null : (presets[field.key] ?? null) };
    });
    for (const { kind } of taken.game.resources) {
      const query = { game: taken.game.id, kind };
      const ask: AskResources = (search, page) => maker.resources({ ...query, search, page });
      this.#lists.set(kind, new ResourceList(ask));
    }
    this.#step =
      fields.length > 0
        ? { stage: 'options', questions: new Questions(fields, { before: 0, after: tableSteps }) }
        : null;
  }

  /** What is being asked; null while one looks at who sits there. */
  get questions(): Questions | null {
    return this.stage === 'seats' ? this.seating!.questions : (this.#step?.questions ?? null);
  }

  /** What there is to choose from where the current field asks for content; null where it does not. */
  get list(): ResourceList | null {
    const field = this.questions?.current.field;
    return field?.kind === 'resource' ? this.#lists.get(field.resource)! : null;
  }

  /** The same in words. */
  listed(say: Say): readonly Option[] {
    const kind = this.taken.game.resources.find((each) => each.kind === this.#listedKind);
    const found = (this.list?.shown ?? []).map((each) => {
      return { value: each.ref, label: clean(resourceLabel(kind, each, say)), name: each.name };
    });
    const words = this.#order;
    if (words === null || !kind) return found;
    return [{ value: words, label: say('setup.order', { words: clean(words) }), name: words }, ...found];
  }

  get #listedKind(): string | null {
    const field = this.questions?.current.field;
    return field?.kind === 'resource' ? field.resource : null;
  }

  /** The first page of all content that will be asked for. */
  async load(): Promise<void> {
    await Promise.all([...this.#lists.values()].map((list) => list.find('')));
  }

  /** A game that asks nothing goes on at once. */
  async begin(): Promise<void> {
    if (!this.#step) await this.#open({});
  }

  async answer(value: unknown): Promise<void> {
    if (this.stage === 'seats') return this.seating!.answer(value);
    if (this.list && typeof value === 'string' && (await this.#wishIn(value)) !== null)
      return this.#fulfil(value);
    if (this.list && typeof value === 'string' && fieldProblem(this.questions!.current.field, value))
      return this.search(value);
    if (this.#step?.questions.answer(value) === 'done') await this.#finished(this.#step);
    this.#maker.changed();
  }

  /** What is no content may be words to look for some. */
  async search(words: string): Promise<void> {
    this.#order = (await this.#wishIn(words)) === null ? null : words;
    await this.list!.find(words);
    this.#maker.changed();
  }

  async #wishIn(words: string): Promise<unknown> {
    const kind = this.taken.game.resources.find((each) => each.kind === this.#listedKind);
    return (await kind?.wishIn?.(words)) ?? null;
  }

  /** Has made what the words ask for, and goes on with it. */
  async #fulfil(words: string): Promise<void> {
    const { questions } = this;
    const kind = this.#listedKind!;
    const order = { game: this.taken.game.id, kind, wish: await this.#wishIn(words) };
    this.stage = 'opening';
    this.#maker.changed();
    const made = await this.#maker.order(order, words);
    this.stage = 'options';
    this.#order = null;
    if (!made.ok) questions!.problem = made.problems[0];
    else await this.answer(made.value);
    this.#maker.changed();
  }

  /** One step back; false when there is none. */
  back(): boolean {
    if (this.stage === 'opening') return true;
    if (this.stage === 'seats' && this.seating!.back()) return true;
    if (this.stage !== 'seats' && this.#step?.questions.back()) return true;
    if (this.stage === 'seats') this.#ask('table', this.#tableAsked!);
    else if (this.stage === 'table' && this.#optionsAsked) this.#ask('options', this.#optionsAsked);
    else return false;
    return true;
  }

  /** Makes the table and starts it, or leaves it open for others to join. */
  async create(how: { readonly start: boolean; readonly replaceOldest: boolean }): Promise<Result<string>> {
    const { game } = this.taken;
    const options = this.#options;
    const wanted = { game: game.id, options, name: this.name, hints: this.#hints, seats: this.#seats };
    const made = await this.#maker.create({ ...wanted, ...how });
    if (!made.ok) this.#blame(made.problems[0]);
    return made;
  }

  async #finished({ stage, questions }: Step): Promise<void> {
    if (stage === 'options') await this.#open(questions.answers);
    else this.#prepare(questions);
  }

  async #open(answers: Readonly<Record<string, unknown>>): Promise<void> {
    const asked = this.#step?.questions ?? null;
    const options = this.taken.game.parseOptions(answers);
    if (!options.ok) return asked?.blame(options.problems);
    this.stage = 'opening';
    this.#maker.changed();
    await this.#maker.breathe();
    const opened = await this.#opened(options.value);
    this.stage = 'options';
    if (!opened.ok) return asked?.blame(opened.problems);
    this.#optionsAsked = asked;
    this.#options = options.value;
    this.#hasHints = opened.value.rules.hints;
    this.#askTable();
  }

  /** The game with the content that was chosen. */
  async #opened(options: unknown): Promise<Result<OpenGame>> {
    const { id, version, form } = this.taken.game;
    const resources: Record<string, ResourceName> = {};
    for (const { key, kind, ref } of resourceRefs(form, Object(options))) {
      const found = await this.#lists.get(kind)!.lookUp(ref);
      if (!found) return refuse('not-a-resource', {}, key);
      resources[kind] = { hash: found.hash, name: found.name };
    }
    return this.#maker.open({ game: id, version, resources });
  }

  #ask(stage: Step['stage'], questions: Questions): void {
    this.stage = stage;
    this.#step = { stage, questions };
  }

  #askTable(): void {
    const name: Asked = {
      prefix: 'setup',
      field: { key: 'table', kind: 'text', longest: 40 },
      preset: this.#maker.proposal,
    };
    const hints: Asked = {
      prefix: 'setup',
      field: { key: 'hints', kind: 'number', min: 0, max: 99 },
      preset: null,
      optional: true,
    };
    const before = this.#optionsAsked?.count ?? 0;
    this.#tableAsked = new Questions(this.#hasHints ? [name, hints] : [name], { before, after: 0 });
    this.#ask('table', this.#tableAsked);
  }

  #prepare(asked: Questions): void {
    const { table, hints = null } = asked.answers as {
      readonly table: string;
      readonly hints?: number | null;
    };
    if (this.#maker.names.some((name) => sameName(name, table))) {
      asked.blame([problem('table-name-taken', { name: table }, 'table')]);
      return;
    }
    this.name = table;
    this.#hints = hints;
    this.#atSeats();
  }

  /** Whoever sat here before something was changed stays, as far as they still fit. */
  #atSeats(): void {
    const { user, say, changed } = this.#maker;
    const { game } = this.taken;
    const before = this.#seats;
    this.#seats = [];
    for (const seat of before) this.#sit(seat);
    this.seating = new Seating({ game, options: this.#options, chairs: this.#chairs(), user, say, changed });
    this.stage = 'seats';
    if (this.#seats.length === 0) this.seating.addPerson();
  }

  #chairs(): Chairs {
    const table = this;
    return {
      get seats() {
        return table.#seats;
      },
      sit: async (choice) => this.#sit(choice),
      mayReseat: () => true,
      reseat: async (seat, choice) => this.#reseat(seat, choice),
      stand: async (seat) => {
        this.#seats = this.#seats.filter((_, at) => at !== seat);
        return ok(null);
      },
    };
  }

  #sit(choice: unknown): Result<null> {
    const parsed = parseSeatWish(this.taken.game, this.#options, choice, this.#seats);
    if (!parsed.ok) return parsed;
    this.#seats = [...this.#seats, parsed.value];
    return ok(null);
  }

  #reseat(seat: number, choice: unknown): Result<null> {
    const others = this.#seats.toSpliced(seat, 1);
    const parsed = parseSeatWish(this.taken.game, this.#options, choice, others);
    if (!parsed.ok) return parsed;
    this.#seats = this.#seats.with(seat, parsed.value);
    return ok(null);
  }

  /** A name that is taken after all is asked again; everything else is said beside the seats. */
  #blame(found: Problem): void {
    if (found.path === 'name') {
      this.#ask('table', this.#tableAsked!);
      this.#tableAsked!.blame([{ ...found, path: 'table' }]);
      this.#maker.changed();
    } else this.seating!.blame(found);
  }
}
