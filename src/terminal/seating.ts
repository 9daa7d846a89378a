/** Who sits down, asked person by person and bot by bot: at a table being made, or at one that waits for players. */
import type { Field } from '../core/form.ts';
import type { Game } from '../core/game.ts';
import { longestName } from '../core/name.ts';
import type { Say } from '../core/phrase.ts';
import { type Problem, type Result, refuse } from '../core/result.ts';
import type { SeatChoice } from '../core/seat.ts';
import { suggestPicks } from '../core/seating.ts';
import { botName, personName } from '../room/names.ts';
import { type Asked, Questions } from './questions.ts';

/** The chairs of a table. */
export interface Chairs {
  readonly seats: readonly SeatChoice[];
  sit(choice: unknown): Promise<Result<null>>;
  stand(seat: number): Promise<Result<null>>;
}

type Around = {
  readonly game: Game;
  readonly options: unknown;
  readonly chairs: Chairs;
  /** How the user is called. */
  readonly user: string | null;
  readonly say: () => Say;
  readonly changed: () => void;
};

export class Seating {
  /** What is being asked; null while one looks at who sits there. */
  questions: Questions | null = null;
  /** Why something could not be done. */
  problem: Problem | null = null;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  get seats(): readonly SeatChoice[] {
    return this.#around.chairs.seats;
  }

  addPerson(): void {
    this.#ask([nameField(personName(this.#around.user, this.seats, this.#around.say()))]);
  }

  addBot(): void {
    const field: Field = { key: 'bot', kind: 'choice', choices: this.#around.game.bots, ask: true };
    const name = ({ bot }: Readonly<Record<string, unknown>>) =>
      botName(bot as string, this.seats, this.#around.say());
    this.#ask([{ prefix: 'setup', field, labels: 'bot', preset: null }, nameField(name)]);
  }

  async remove(seat: number): Promise<void> {
    const stood = this.seats[seat] ? await this.#around.chairs.stand(seat) : refuse('no-such-seat');
    this.blame(stood.ok ? null : stood.problems[0]);
  }

  async answer(value: unknown): Promise<void> {
    this.problem = null;
    const { questions } = this;
    if (questions?.answer(value) === 'done') await this.#sit(questions);
    this.#around.changed();
  }

  /** One step back; false when there is none. */
  back(): boolean {
    this.problem = null;
    if (!this.questions) return false;
    if (!this.questions.back()) this.questions = null;
    return true;
  }

  blame(problem: Problem | null): void {
    this.problem = problem;
    this.#around.changed();
  }

  #ask(first: readonly Asked[]): void {
    const { game, options } = this.#around;
    this.problem = this.seats.length < game.seats(options).max ? null : { code: 'table-full' };
    if (this.problem) return;
    const fields = game.seatForm(options, this.seats);
    const suggested = suggestPicks(fields);
    const picks = fields.map((field): Asked => {
      return { prefix: 'seat', field, preset: field.ask ? null : (suggested[field.key] ?? null) };
    });
    this.questions = new Questions([...first, ...picks]);
  }

  async #sit(questions: Questions): Promise<void> {
    const { name, bot, ...picks } = questions.answers;
    const sat = await this.#around.chairs.sit({ name, bot: bot ?? null, picks });
    if (!sat.ok) questions.blame(sat.problems);
    else if (this.questions === questions) this.questions = null;
  }
}

function nameField(preset: Asked['preset']): Asked {
  const field: Field = { key: 'name', kind: 'text', longest: longestName };
  return { prefix: 'setup', field, preset };
}
