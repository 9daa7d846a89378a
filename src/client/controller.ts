/**
 * One table before one screen: which of the seats here is active, when the board is covered between two people, what
 * was last answered, what is on its way, and what may be done now. Browser and terminal both show it and call it; it
 * knows nothing of either. Half-made moves are the screens' own.
 */
import type { HintStage } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import type { Screen } from '../room/screen.ts';
import { type Action, type Actions, allowedActions, type Situation, whyNot } from './actions.ts';
import { ActiveSeat } from './activeseat.ts';
import { resign, resigningSeat, revertToSave } from './leaving.ts';
import { requestAnswer } from './news.ts';
import type { TableClient } from './table.ts';

/** The answer to what was last tried, or what else should be known now. */
export type Notice = {
  readonly phrases: readonly Phrase[];
  readonly tone: 'plain' | 'good' | 'bad';
};

export class TableController {
  readonly table: TableClient;
  notice: Notice | null = null;
  hints: readonly HintText[] | null = null;
  /** How many stages of the best proposal were told before the one that is told now. */
  #stage = 0;
  /** Whether a hint is being looked for. */
  searching = false;
  /** Moves on their way, as text, oldest first. */
  readonly #pending: string[] = [];
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #before: Screen;
  readonly #active: ActiveSeat;
  readonly #unlisten: () => void;
  /** The last view of this screen, while the next one is on its way. */
  #lastView: unknown = null;

  constructor(table: TableClient) {
    this.table = table;
    this.#before = table.screen;
    this.#active = new ActiveSeat(table, () => this.#forget());
    this.#unlisten = table.subscribe(() => this.#settle());
    this.#settle();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Counts changes. */
  readonly version = (): number => this.#version;

  /** Who must come to the screen before anything is shown. */
  get awaited(): Seat | null {
    return this.#active.awaited;
  }

  /** The seat that the screen belongs to, also while it waits for its player. */
  get activeSeat(): Seat | null {
    return this.awaited ?? this.table.screen.seat;
  }

  /** The move that is on its way. */
  get pending(): string | null {
    return this.#pending[0] ?? null;
  }

  /** What lies on the board. While the screen goes to the next seat and nothing is hidden, that stays there. */
  get view(): unknown {
    return this.table.screen.view ?? this.#lastView;
  }

  get mayMove(): boolean {
    return this.whyNot('move') === null;
  }

  /** It waits for somebody at this screen. */
  get isMyTurn(): boolean {
    const { phase, paused, toAct } = this.table.screen;
    return phase === 'playing' && !paused && toAct.some((seat) => this.table.people.includes(seat));
  }

  get isOver(): boolean {
    return this.table.screen.phase === 'over';
  }

  /** What may be done now; for everything else the reason why not. */
  get actions(): Actions {
    return allowedActions(this.#situation());
  }

  whyNot(action: Action): Phrase | null {
    return whyNot(action, this.#situation());
  }

  tell(phrases: readonly Phrase[], tone: Notice['tone'] = 'plain'): void {
    this.notice = phrases.length === 0 ? null : { phrases, tone };
    this.#changed();
  }

  refuse(...problems: readonly Phrase[]): void {
    this.tell(problems, 'bad');
  }

  /** `accepted` is called before anything else can be played; what was refused is said. */
  async play(text: string, accepted: () => void = () => undefined): Promise<boolean> {
    const { seat } = this.table.screen;
    if (seat === null) {
      this.refuse(this.whyNot('move') ?? { code: 'not-your-turn' });
      return false;
    }
    this.#pending.push(text);
    this.tell([]);
    const played = await this.table.send({ kind: 'move', seat, text });
    if (played.ok) accepted();
    this.#pending.splice(this.#pending.indexOf(text), 1);
    if (played.ok) this.hints = null;
    else this.notice = { phrases: played.problems, tone: 'bad' };
    if (played.ok && this.table.game.takeBack === 'room') this.#active.passOn(seat);
    this.#changed();
    return played.ok;
  }

  async send(intent: Intent): Promise<Result<null>> {
    this.tell([]);
    return this.#answered(await this.table.send(intent));
  }

  /** By the room's log; where the game takes back by itself, by its own move. */
  async undo(): Promise<void> {
    const { takeBack } = this.table.game;
    if (takeBack !== 'room') {
      await this.play(takeBack.undo);
      return;
    }
    const undone = await this.send({ kind: 'undo' });
    if (undone.ok && !this.table.screen.request) this.tell([{ code: 'play.undone' }]);
  }

  /** The best proposal; null where there is none, or it is refused. */
  async hint(): Promise<HintText | null> {
    const { seat } = this.table.screen;
    const why = this.whyNot('hint');
    if (why || seat === null || this.searching) {
      if (why) this.refuse(why);
      return null;
    }
    this.searching = true;
    this.tell([{ code: 'play.searching' }]);
    const hints = await this.table.hint(seat);
    this.searching = false;
    if (!hints.ok) {
      this.#noHint(hints.problems);
      return null;
    }
    this.hints = hints.value;
    this.#stage = 0;
    const [best = null] = hints.value;
    this.tell(best ? [] : [{ code: 'play.no-hint' }]);
    return best;
  }

  /** What is told of the best proposal now, and whether there is more to tell; null where there is none. */
  get toldHint(): (HintStage & { readonly hasMore: boolean }) | null {
    const [best] = this.hints ?? [];
    if (!best) return null;
    const stages = best.stages ?? [];
    const stage = stages[this.#stage] ?? { says: best.reason, marks: [] };
    return { ...stage, hasMore: this.#stage < stages.length - 1 };
  }

  /** The next stage of the proposal, where there is one. */
  tellMore(): void {
    if (!this.toldHint?.hasMore) return;
    this.#stage += 1;
    this.#changed();
  }

  /** Plays what was proposed; whether there was anything, and it was accepted. */
  async takeHint(): Promise<boolean> {
    const [best] = this.hints ?? [];
    return best !== undefined && this.play(best.move);
  }

  /** Puts the proposal away; in the same position it can be had again. */
  putHintAway(): void {
    this.hints = null;
    this.#changed();
  }

  /** Who gives up when somebody here says so; null when it is not the turn of anybody here. */
  get resigningSeat(): Seat | null {
    return resigningSeat(this.table, this.activeSeat);
  }

  async resign(seat: Seat): Promise<void> {
    this.#answered(await resign(this.table, seat));
  }

  /** Back to a point that was saved; null is the start. Whether the game stands there now. */
  async revertToSave(to: number | null): Promise<boolean> {
    this.tell([]);
    const back = this.#answered(await revertToSave(this.table, to));
    if (back.ok) this.hints = null;
    return back.ok;
  }

  /** Hands the screen to another of the seats here. */
  handOver(seat: Seat): void {
    this.#active.handOver(seat);
  }

  uncover(): void {
    this.#active.uncover();
  }

  close(): void {
    this.#unlisten();
    this.table.close();
  }

  /** Nobody did anything wrong where the game just went on. */
  #noHint(problems: readonly Phrase[]): void {
    if (problems[0]?.code === 'stale') this.tell([{ code: 'hint-late' }]);
    else this.refuse(...problems);
  }

  /** What was refused is said. */
  #answered<T>(answer: Result<T>): Result<T> {
    if (!answer.ok) this.refuse(...answer.problems);
    return answer;
  }

  #situation(): Situation {
    const { screen, game, rules, people } = this.table;
    return { screen, game, rules, people, activeSeat: this.activeSeat, isPending: this.pending !== null };
  }

  #settle(): void {
    this.#notice();
    const { view, paused } = this.table.screen;
    if (view !== null || paused || this.awaited !== null) this.#lastView = view;
    if (!this.#active.settle()) this.#changed();
  }

  /** What was said to one is not for the next. */
  #forget(): void {
    this.notice = null;
    this.hints = null;
  }

  /** What somebody should hear of a change that nobody here made. */
  #notice(): void {
    const { screen } = this.table;
    const before = this.#before;
    this.#before = screen;
    const hasMoved = screen.moveCount !== before.moveCount && screen.seat !== null;
    if (hasMoved && this.pending === null) {
      this.hints = null;
      if (this.notice?.tone === 'plain') this.notice = null;
    }
    const answer = requestAnswer(before, screen);
    if (answer) this.notice = { phrases: [answer], tone: 'plain' };
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}
