/** A new table from its first question to its start: the game's options, the table's own, then who sits down. */
import type { FieldValue } from '../core/form.ts';
import { sameName } from '../core/name.ts';
import type { Say } from '../core/phrase.ts';
import { ok, type Problem, problem, type Result } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import type { OpenGame } from '../room/table.ts';
import type { FolderLibrary } from '../server/library.ts';
import { type Asked, Questions } from './questions.ts';
import type { Wanted } from './roomaccess.ts';
import { type Chairs, Seating } from './seating.ts';
import type { LoadedGame } from './shelf.ts';

type Maker = {
  readonly library: FolderLibrary;
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
};

type Stage = 'options' | 'opening' | 'table' | 'seats';
type Step = { readonly stage: 'options' | 'table'; readonly questions: Questions };

export class NewTable {
  readonly taken: LoadedGame;
  stage: Stage = 'options';
  seating: Seating | null = null;
  /** What the table is called, once that is known. */
  name = '';
  readonly #maker: Maker;
  /** Questions of the step, and those already answered, kept for the way back. */
  #step: Step | null;
  #optionsAsked: Questions | null = null;
  #tableAsked: Questions | null = null;
  #options: unknown = null;
  #opened: OpenGame | null = null;
  #hints: number | null = null;
  #seats: readonly SeatChoice[] = [];

  constructor(taken: LoadedGame, defaults: unknown, maker: Maker) {
    this.taken = taken;
    this.#maker = maker;
    const presets = defaults as Readonly<Record<string, FieldValue>>;
    const fields = taken.game.form.map((field): Asked => {
      return { prefix: 'form', field, preset: field.ask ? null : (presets[field.key] ?? null) };
    });
    this.#step = fields.length > 0 ? { stage: 'options', questions: new Questions(fields) } : null;
  }

  /** What is being asked; null while one looks at who sits there. */
  get questions(): Questions | null {
    return this.stage === 'seats' ? this.seating!.questions : (this.#step?.questions ?? null);
  }

  /** Names to choose from where the current field asks for something of the library. */
  get assets(): readonly string[] {
    const field = this.questions?.current.field;
    return field?.kind === 'asset' ? this.#maker.library.assetNames(this.taken.game.id, field.asset) : [];
  }

  /** A game that asks nothing goes on at once. */
  async begin(): Promise<void> {
    if (!this.#step) await this.#open({});
  }

  async answer(value: unknown): Promise<void> {
    if (this.stage === 'seats') return this.seating!.answer(value);
    if (this.#step?.questions.answer(value) === 'done') await this.#finished(this.#step);
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
    const unpacked = this.#maker.library.unpack(this.taken.game, options.value);
    this.stage = 'options';
    if (!unpacked.ok) return asked?.blame(unpacked.problems);
    this.#optionsAsked = asked;
    this.#options = options.value;
    this.#opened = unpacked.value.opened;
    this.#askTable();
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
    this.#tableAsked = new Questions(this.#opened!.rules.hints ? [name, hints] : [name]);
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
    const parsed = this.taken.game.parseSeat(this.#options, choice, this.#seats);
    if (!parsed.ok) return parsed;
    this.#seats = [...this.#seats, parsed.value];
    return ok(null);
  }

  #reseat(seat: number, choice: unknown): Result<null> {
    const others = this.#seats.toSpliced(seat, 1);
    const parsed = this.taken.game.parseSeat(this.#options, choice, others);
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
