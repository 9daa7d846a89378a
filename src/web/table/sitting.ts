/**
 * Somebody sits before this screen, at one table: which of the seats here is in hand, when the board is covered between
 * two people, what was last said, what is on its way. The page shows it and calls it; it knows nothing of the page.
 */

import { ActiveSeat } from '../../client/activeseat.ts';
import { endsWithout, giveUp, goBack, leaver } from '../../client/leaving.ts';
import { hintPhrases, undoAnswer } from '../../client/news.ts';
import type { TableClient } from '../../client/table.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Result } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import type { WireHint } from '../../protocol/wire.ts';
import type { Wish } from '../../room/decide.ts';
import type { Screen } from '../../room/screen.ts';

export type Said = { readonly phrases: readonly Phrase[]; readonly tone: 'plain' | 'bad' };

export class Sitting {
  readonly table: TableClient;
  /** The answer to what was last tried. */
  said: Said | null = null;
  /** Moves on their way, as text. */
  pending: string | null = null;
  hints: readonly WireHint[] | null = null;
  searching = false;
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #before: Screen;
  readonly #activeSeat: ActiveSeat;
  readonly #unlisten: () => void;
  #lying: unknown = null;

  constructor(table: TableClient) {
    this.table = table;
    this.#before = table.screen;
    this.#activeSeat = new ActiveSeat(table, () => this.#forget());
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
    return this.#activeSeat.awaited;
  }

  /** What lies on the board. While the screen goes to the next seat and nothing is hidden, that stays there. */
  get view(): unknown {
    return this.table.screen.view ?? this.#lying;
  }

  get mayAct(): boolean {
    const { hand, toAct, view, paused } = this.table.screen;
    return hand !== null && view !== null && !paused && toAct.includes(hand) && this.pending === null;
  }

  /** It waits for somebody at this screen. */
  get isMyTurn(): boolean {
    const { phase, paused, toAct } = this.table.screen;
    return phase === 'playing' && !paused && toAct.some((seat) => this.table.people.includes(seat));
  }

  tell(phrases: readonly Phrase[], tone: Said['tone'] = 'plain'): void {
    this.said = phrases.length === 0 ? null : { phrases, tone };
    this.#changed();
  }

  /** `accepted` hears of it before anything else can be played; what was refused is said. */
  async play(text: string, accepted: () => void = () => undefined): Promise<boolean> {
    const { hand } = this.table.screen;
    if (hand === null || this.pending !== null) return false;
    this.pending = text;
    this.said = null;
    this.#changed();
    const played = await this.table.send({ kind: 'move', seat: hand, text });
    if (played.ok) accepted();
    this.pending = null;
    if (played.ok) this.hints = null;
    else this.said = { phrases: played.problems, tone: 'bad' };
    if (played.ok && this.table.game.takeBack === 'room') this.#activeSeat.passOn(hand);
    this.#changed();
    return played.ok;
  }

  async send(wish: Wish): Promise<Result<null>> {
    const answer = await this.table.send(wish);
    this.said = answer.ok ? null : { phrases: answer.problems, tone: 'bad' };
    this.#changed();
    return answer;
  }

  /** By the room's log; where the game takes back by itself, by its own move. */
  async undo(): Promise<void> {
    if (this.table.game.takeBack === 'game') {
      await this.play('undo');
      return;
    }
    const undone = await this.send({ kind: 'undo' });
    if (undone.ok && !this.table.screen.undoAsked) this.tell([{ code: 'play.undone' }]);
  }

  async hint(): Promise<void> {
    const { hand } = this.table.screen;
    if (hand === null || this.searching) return;
    this.searching = true;
    this.tell([{ code: 'play.searching' }]);
    const hints = await this.table.hint(hand);
    this.searching = false;
    if (!hints.ok) return this.tell(hints.problems, 'bad');
    this.hints = hints.value;
    const [best] = hints.value;
    this.tell(best ? hintPhrases(best, this.table.rules) : [{ code: 'play.no-hint' }]);
  }

  /** Who gives up when somebody here says so; null when it is not the turn of anybody here. */
  get leaver(): Seat | null {
    return leaver(this.table, this.awaited ?? this.table.screen.hand);
  }

  /** What giving up would do, before it is done. */
  lossOf(seat: Seat): Phrase {
    const { rules, screen, people } = this.table;
    const ends = endsWithout(rules, screen.view, seat);
    const code = ends === null ? 'loses' : ends ? 'ends' : 'goes-on';
    return people.length === 1
      ? { code: ends === false ? 'table.abandon-text-on' : 'table.abandon-text' }
      : { code: `table.abandon-${code}`, params: { who: { seat } } };
  }

  async giveUp(seat: Seat): Promise<void> {
    const given = await giveUp(this.table, seat);
    this.tell(given.ok ? [] : given.problems, 'bad');
  }

  /** As if nothing had been played since the last saved point; whether one may leave now. */
  async goBack(): Promise<boolean> {
    const back = await goBack(this.table);
    if (!back.ok) this.tell(back.problems, 'bad');
    return back.ok;
  }

  uncover(): void {
    this.#activeSeat.uncover();
  }

  close(): void {
    this.#unlisten();
    this.table.close();
  }

  #settle(): void {
    this.#notice();
    const { view, paused } = this.table.screen;
    if (view !== null || paused || this.awaited !== null) this.#lying = view;
    if (!this.#activeSeat.settle()) this.#changed();
  }

  /** What was said to one is not for the next. */
  #forget(): void {
    this.said = null;
    this.hints = null;
  }

  /** What somebody should hear of a change that nobody here made. */
  #notice(): void {
    const { screen } = this.table;
    const before = this.#before;
    this.#before = screen;
    if (screen.moveCount !== before.moveCount && this.pending === null) {
      this.hints = null;
      if (this.said?.tone === 'plain') this.said = null;
    }
    const answer = undoAnswer(before, screen);
    if (answer) this.said = { phrases: [answer], tone: 'plain' };
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}
