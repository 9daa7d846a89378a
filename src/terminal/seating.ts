/** Who sits down, asked person by person and bot by bot: at a table being made, or at one that waits for players. */
import type { Field } from '../core/form.ts';
import type { Game } from '../core/game.ts';
import { longestName } from '../core/name.ts';
import type { Say } from '../core/phrase.ts';
import { type Problem, type Result, refuse } from '../core/result.ts';
import type { SeatChoice, SeatWish } from '../core/seat.ts';
import { suggestPicks } from '../core/seating.ts';
import { personName } from '../room/names.ts';
import { choiceFor, offersOf, openChoices, seatedBy, usualMethod } from '../room/rivalchoice.ts';
import type { Seated } from '../room/rivals.ts';
import { type Asked, Questions } from './questions.ts';
import { rivalLabel } from './rivals.ts';

/** The chairs of a table. */
export interface Chairs {
  readonly seats: readonly SeatWish[];
  sit(choice: unknown): Promise<Result<null>>;
  /** Whether a seat is to be changed by those at this screen. */
  mayReseat(seat: number): boolean;
  reseat(seat: number, choice: unknown): Promise<Result<null>>;
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
  /** Whose seat is being changed, by name: seats are numbered anew when somebody stands up. */
  #changing: string | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  get game(): Game {
    return this.#around.game;
  }

  get seats(): readonly SeatWish[] {
    return this.#around.chairs.seats;
  }

  addPerson(): void {
    this.#ask([nameField(personName(this.#around.user, this.seats, this.#around.say()))]);
  }

  addRival(): void {
    this.#ask(this.#rival(this.seats, null));
  }

  /** Another name, rival or colour for somebody who sits there. */
  change(seat: number): void {
    const place = this.seats[seat];
    this.problem = place ? null : { code: 'no-such-seat' };
    if (place && !this.#around.chairs.mayReseat(seat)) this.problem = { code: 'not-your-seat' };
    if (!place || this.problem) return;
    const others = this.seats.toSpliced(seat, 1);
    const who = place.bot === null ? [nameField(place.name)] : this.#rival(others, place);
    this.questions = new Questions([...who, ...this.#picks(others, place.picks)]);
    this.#changing = place.name;
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
    this.questions = new Questions([...first, ...this.#picks(this.seats, null)]);
    this.#changing = null;
  }

  /** What the game asks of a seat beside these; what is not chosen yet may be suggested. */
  #picks(others: readonly SeatChoice[], chosen: SeatChoice['picks'] | null): readonly Asked[] {
    const { game, options } = this.#around;
    const fields = game.seatForm(options, others);
    const suggested = suggestPicks(fields);
    return fields.map((field): Asked => {
      const proposal = field.ask ? null : (suggested[field.key] ?? null);
      return { prefix: 'seat', field, preset: chosen?.[field.key] ?? proposal };
    });
  }

  /** Which character, or one more of a strength whose characters all sit there; and how they think. */
  #rival(others: readonly SeatWish[], place: SeatWish | null): readonly Asked[] {
    const { game } = this.#around;
    const choices = openChoices(offersOf(game, others));
    const chosen = place && choiceFor(game, place);
    const rival: Asked = {
      prefix: 'setup',
      field: { key: 'rival', kind: 'choice', choices, ask: true },
      preset: chosen?.who != null && choices.includes(chosen.who) ? chosen.who : null,
      label: rivalLabel,
    };
    const method: Asked = {
      prefix: 'setup',
      field: { key: 'method', kind: 'choice', choices: [usualMethod, ...game.bots] },
      preset: chosen?.method ?? usualMethod,
      label: (bot, say) => say(bot === usualMethod ? 'setup.method.usual' : `bot.${bot}`),
    };
    return game.bots.length > 1 ? [rival, method] : [rival];
  }

  async #sit(questions: Questions): Promise<void> {
    const { name, rival, method = usualMethod, ...picks } = questions.answers;
    const who = typeof rival === 'string' ? this.#seated(rival, `${method}`) : { name, bot: null };
    const sat = await this.#take({ ...who, picks });
    if (!sat.ok) questions.blame(sat.problems);
    else if (this.questions === questions) this.questions = null;
  }

  /** Whoever was chosen, by the method that was chosen. */
  #seated(who: string, method: string): Seated {
    const before = this.seats.find(({ name }) => name === this.#changing) ?? null;
    const others = this.seats.filter((seat) => seat !== before);
    return seatedBy(this.game, { who, method }, others, before);
  }

  /** A seat, or what was chosen for one that is taken. */
  async #take(choice: unknown): Promise<Result<null>> {
    const { chairs } = this.#around;
    if (this.#changing === null) return chairs.sit(choice);
    const seat = this.seats.findIndex(({ name }) => name === this.#changing);
    return seat < 0 ? refuse('no-such-seat') : chairs.reseat(seat, choice);
  }
}

function nameField(preset: Asked['preset']): Asked {
  const field: Field = { key: 'name', kind: 'text', longest: longestName };
  return { prefix: 'setup', field, preset };
}
