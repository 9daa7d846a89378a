/** A new table from its first question to its start: the game's options, the table's own, then who sits down. */
import type { Field, FieldValue } from '../core/form.ts';
import { longestName } from '../core/name.ts';
import type { Say } from '../core/phrase.ts';
import { type Problem, problem, type Result } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import { suggestPicks } from '../core/seating.ts';
import type { Opened } from '../room/table.ts';
import type { Library } from './library.ts';
import { LocalTable } from './local.ts';
import { botName, personName } from './names.ts';
import { type Asked, Questions } from './questions.ts';
import type { Taken } from './shelf.ts';
import type { World } from './world.ts';

type Maker = {
  readonly library: Library;
  readonly world: World;
  /** How the user is called. */
  readonly user: string | null;
  readonly say: () => Say;
  readonly changed: () => void;
  /** Lets the screen show that something long begins. */
  readonly breathe: () => Promise<void>;
  readonly isNameTaken: (name: string) => boolean;
};

type Stage = 'options' | 'opening' | 'table' | 'seats' | 'seat';

export class NewTable {
  readonly taken: Taken;
  stage: Stage = 'options';
  questions: Questions | null;
  table: LocalTable | null = null;
  /** Why the table can't start. */
  problem: Problem | null = null;
  readonly #maker: Maker;
  readonly #proposal: string;
  /** Questions already answered, kept for the way back. */
  #optionsAsked: Questions | null = null;
  #tableAsked: Questions | null = null;
  #options: unknown = null;
  #opened: Opened | null = null;

  constructor(taken: Taken, proposal: string, defaults: unknown, maker: Maker) {
    this.taken = taken;
    this.#maker = maker;
    this.#proposal = proposal;
    const { form } = taken.game;
    const presets = defaults as Readonly<Record<string, FieldValue>>;
    const fields = form.map((field): Asked => {
      return { prefix: 'form', field, preset: field.ask ? null : (presets[field.key] ?? null) };
    });
    this.questions = fields.length > 0 ? new Questions(fields) : null;
  }

  /** Names to choose from where the current field asks for something of the library. */
  get assets(): readonly string[] {
    const field = this.questions?.current.field;
    return field?.kind === 'asset' ? this.#maker.library.assetNames(this.taken.game.id, field.asset) : [];
  }

  async answer(value: unknown): Promise<void> {
    this.problem = null;
    if (this.questions?.answer(value) === 'done') await this.#finished();
    this.#maker.changed();
  }

  /** One step back; false when there is none. */
  back(): boolean {
    this.problem = null;
    if (this.stage === 'opening') return true;
    if (this.questions?.back()) return true;
    if (this.stage === 'seat') this.#atSeats();
    else if (this.stage === 'seats') this.#askAgain('table', this.#tableAsked!);
    else if (this.stage === 'table' && this.#optionsAsked) this.#askAgain('options', this.#optionsAsked);
    else return false;
    return true;
  }

  addPerson(): void {
    this.#askSeat([nameField(personName(this.#maker.user, this.table!.seats, this.#maker.say()))]);
  }

  addBot(): void {
    const field: Field = { key: 'bot', kind: 'choice', choices: this.taken.game.bots, ask: true };
    const name = ({ bot }: Readonly<Record<string, unknown>>) =>
      botName(bot as string, this.table!.seats, this.#maker.say());
    this.#askSeat([{ prefix: 'setup', field, labels: 'bot', preset: null }, nameField(name)]);
  }

  remove(seat: number): void {
    this.problem = null;
    void this.table!.send({ kind: 'stand', seat }).then(() => this.#maker.changed());
  }

  start(): Result<null> {
    const started = this.table!.start();
    this.problem = started.ok ? null : started.problems[0];
    return started;
  }

  async #finished(): Promise<void> {
    const answers = this.questions!.answers;
    if (this.stage === 'options') await this.#open(answers);
    else if (this.stage === 'table') this.#prepare(answers);
    else this.#sit(answers);
  }

  /** A game that asks nothing goes on at once. */
  async begin(): Promise<void> {
    if (!this.questions) await this.#open({});
  }

  async #open(answers: Readonly<Record<string, unknown>>): Promise<void> {
    const options = this.taken.game.parseOptions(answers);
    if (!options.ok) return this.questions?.blame(options.problems);
    this.stage = 'opening';
    this.#maker.changed();
    await this.#maker.breathe();
    const opened = this.#maker.library.open(this.taken.game, options.value);
    this.stage = 'options';
    if (!opened.ok) return this.questions?.blame(opened.problems);
    this.#optionsAsked = this.questions;
    this.#options = options.value;
    this.#opened = opened.value;
    this.#askTable();
  }

  #askAgain(stage: Stage, questions: Questions): void {
    this.stage = stage;
    this.questions = questions;
  }

  #askTable(): void {
    const name: Asked = {
      prefix: 'setup',
      field: { key: 'table', kind: 'text', longest: 40 },
      preset: this.#proposal,
    };
    const hints: Asked = {
      prefix: 'setup',
      field: { key: 'hints', kind: 'number', min: 0, max: 99 },
      preset: null,
      optional: true,
    };
    this.#tableAsked = new Questions(this.#opened!.rules.hint ? [name, hints] : [name]);
    this.#askAgain('table', this.#tableAsked);
  }

  #prepare({ table, hints }: Readonly<Record<string, unknown>>): void {
    if (this.#maker.isNameTaken(table as string)) {
      this.questions!.blame([problem('setup.table-taken', {}, 'table')]);
    } else {
      const before = this.table?.seats ?? [];
      const setting = { opened: this.#opened!, name: table as string, options: this.#options };
      this.table = new LocalTable({ ...setting, hints: (hints ?? null) as number | null }, this.#maker.world);
      this.#seatAgain(before);
    }
  }

  /** Whoever sat here before something was changed stays, as far as they still fit. */
  #seatAgain(before: readonly SeatChoice[]): void {
    for (const seat of before) this.table!.sit(seat);
    if (this.table!.seats.length > 0) this.#atSeats();
    else this.addPerson();
  }

  #atSeats(): void {
    this.stage = 'seats';
    this.questions = null;
  }

  #askSeat(first: readonly Asked[]): void {
    const taken = this.table!.seats;
    this.problem = taken.length < this.taken.game.seats(this.#options).max ? null : { code: 'table-full' };
    if (this.problem) return;
    const fields = this.taken.game.seatForm(this.#options, taken);
    const suggested = suggestPicks(fields);
    const picks = fields.map((field): Asked => {
      return { prefix: 'seat', field, preset: field.ask ? null : (suggested[field.key] ?? null) };
    });
    this.stage = 'seat';
    this.questions = new Questions([...first, ...picks]);
  }

  #sit({ name, bot, ...picks }: Readonly<Record<string, unknown>>): void {
    const sat = this.table!.sit({ name, bot: bot ?? null, picks });
    if (sat.ok) this.#atSeats();
    else this.questions!.blame(sat.problems);
  }
}

function nameField(preset: Asked['preset']): Asked {
  const field: Field = { key: 'name', kind: 'text', longest: longestName };
  return { prefix: 'setup', field, preset };
}
