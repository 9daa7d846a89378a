/**
 * One table being played at one keyboard: which seat is in hand, when the screen is covered, what the last answer
 * was, what a typed line means. Full-screen and line mode both sit on this.
 */

import { ActiveSeat } from '../client/activeseat.ts';
import type { Connection } from '../client/connection.ts';
import type { Env } from '../client/env.ts';
import { undoAnswer, worthPhrases } from '../client/news.ts';
import type { TableClient } from '../client/table.ts';
import type { Language, Params, Phrase, Say } from '../core/phrase.ts';
import type { Problem, Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Wish } from '../room/decide.ts';
import type { Screen } from '../room/screen.ts';
import { type Order, parseBareOrder, parseOrder } from './commands.ts';
import { beginning, type Completion, commandCandidates, complete, sampleMoves } from './completion.ts';
import { voice, type Words } from './language.ts';
import { obey } from './orders.ts';
import type { Page } from './pages.ts';
import { Seating } from './seating.ts';
import type { Status } from './status.ts';
import { clean, isYes } from './text.ts';

/** A question before something that can't be taken back. */
type Confirmation = { readonly phrase: Phrase; readonly yes: () => void | Promise<void> };

/** What lies beyond the table: other screens, the language, the way out. */
export interface Guide {
  readonly lang: Language;
  readonly words: Words;
  readonly env: Env;
  /** How the user is called. */
  readonly user: string | null;
  /** Whether the game is still there tomorrow. */
  readonly keeps: boolean;
  readonly changed: () => void;
  /** Tells when the table is left: nobody waits for its answers any more. */
  readonly left: AbortSignal;
  show(page: Page): void;
  showManual(): void;
  replay(): Promise<void>;
  speak(lang: Language): void;
  again(): Promise<void>;
  /** Writes the table into a file; what to tell about it. */
  export(file: string): Promise<Status>;
  /** Back to the menu; with a reason when the table is gone. */
  leave(why?: Problem): void;
  quit(): void;
}

/** How long the moves for Tab may take to be listed. */
const sampleMs = 150;

export class Session {
  readonly table: TableClient;
  readonly guide: Guide;
  /** Who sits down while the table waits for its players. */
  readonly seating: Seating;
  readonly #activeSeat: ActiveSeat;
  status: Status | null = null;
  confirmation: Confirmation | null = null;
  /** The move that the last hint proposed. */
  hinted: string | null = null;
  /** Typed lines, those of each seat apart: they may hold its secrets. */
  readonly #typed = new Map<Seat | null, readonly string[]>();
  #sample: { readonly seq: number; readonly hand: Seat | null; readonly moves: readonly string[] } | null =
    null;
  #voice: { readonly key: string; readonly say: Say } | null = null;
  /** What was there before the last change. */
  #before: { readonly screen: Screen; readonly connection: Connection };

  constructor(table: TableClient, guide: Guide) {
    this.table = table;
    this.guide = guide;
    this.#before = { screen: table.screen, connection: table.connection };
    this.#activeSeat = new ActiveSeat(table, () => this.#forget());
    this.seating = seatingAt(this);
    table.subscribe(() => this.#settle());
    this.#settle();
  }

  get say(): Say {
    const { lang, words } = this.guide;
    const names = this.table.screen.seats.map(({ name }) => name);
    const key = JSON.stringify([lang, names]);
    if (this.#voice?.key !== key) this.#voice = { key, say: voice(lang, words, names) };
    return this.#voice.say;
  }

  get isOver(): boolean {
    return this.table.screen.phase === 'over';
  }

  get mayAct(): boolean {
    const { hand, toAct, view } = this.table.screen;
    return hand !== null && view !== null && toAct.includes(hand);
  }

  get typed(): readonly string[] {
    return this.#typed.get(this.table.screen.hand) ?? [];
  }

  /** Nothing moves until somebody types. */
  get isSettled(): boolean {
    const { phase, paused, toAct, undoAsked } = this.table.screen;
    if (phase !== 'playing' || paused || this.awaited !== null || this.table.gone) return true;
    return undoAsked?.waiting === true || toAct.some((seat) => this.table.people.includes(seat));
  }

  whenSettled(): Promise<void> {
    return this.until(() => this.isSettled);
  }

  /** Resolves when the table has come so far. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.table.subscribe(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  }

  /** A typed line: an answer, a command or a move. */
  async submit(line: string): Promise<void> {
    const text = clean(line).trim();
    if (this.awaited !== null) return this.uncover();
    if (this.confirmation) return this.#confirm(this.confirmation, text);
    if (text === '') return;
    const { hand } = this.table.screen;
    this.#typed.set(hand, [...this.typed.filter((each) => each !== text), text]);
    this.status = null;
    const order = this.#orderIn(text);
    if (order === 'unknown') this.tell('bad', { code: 'play.unknown-command', params: { text } });
    else if (order) await obey(this, order);
    else await this.play(text);
    this.guide.changed();
  }

  /** Who must take the keyboard before anything is shown. */
  get awaited(): Seat | null {
    return this.#activeSeat.awaited;
  }

  uncover(): void {
    this.#activeSeat.uncover();
  }

  giveTo(seat: Seat): void {
    this.#activeSeat.handOver(seat);
  }

  async play(text: string): Promise<void> {
    const { hand, phase, toAct } = this.table.screen;
    if (hand === null && phase === 'playing') return this.tell('bad', { code: 'play.no-seat' });
    const wasMine = hand !== null && toAct.includes(hand);
    const played = await this.send({ kind: 'move', seat: hand ?? 0, text });
    if (!played.ok) return;
    this.hinted = null;
    if (wasMine && this.table.game.takeBack === 'room') this.#activeSeat.passOn(hand);
  }

  /** Begins the game, with those who have sat down. */
  async start(): Promise<void> {
    const started = await this.table.send({ kind: 'start' });
    this.seating.blame(started.ok ? null : started.problems[0]);
  }

  async send(wish: Wish): Promise<Result<null>> {
    const answer = await this.table.send(wish);
    if (!answer.ok) this.tell('bad', ...answer.problems);
    return answer;
  }

  tell(tone: Status['tone'], ...phrases: readonly Phrase[]): void {
    this.status = { phrases, tone };
  }

  ask(code: string, yes: Confirmation['yes'], params: Params = {}): void {
    this.confirmation = { phrase: { code, params }, yes };
  }

  /** What the typed move would do, or why it can't be; null when it reads as no move. */
  preview(typed: string): Status | null {
    const { view } = this.table.screen;
    const text = clean(typed).trim();
    if (!this.mayAct || this.confirmation || text === '' || text.startsWith('/')) return null;
    const move = this.table.rules.parseMove(text, view);
    if (!move.ok) return null;
    const checked = this.table.rules.check(view, move.value);
    if (!checked.ok) return { phrases: checked.problems, tone: 'bad' };
    const { worth, says } = checked.value;
    return { phrases: worthPhrases(worth, says), tone: 'plain' };
  }

  complete(typed: string): Completion {
    if (typed.startsWith('/')) return complete(typed, commandCandidates(typed, this.say));
    return complete(typed, beginning(this.#moves(), typed));
  }

  #orderIn(text: string): Order | 'unknown' | null {
    if (text.startsWith('/')) return parseOrder(text.slice(1), this.say) ?? 'unknown';
    const { view, hand } = this.table.screen;
    const isMove = hand !== null && view !== null && this.table.rules.parseMove(text, view).ok;
    return isMove ? null : parseBareOrder(text, this.say, this.table.game.notation);
  }

  async #confirm({ yes }: Confirmation, text: string): Promise<void> {
    this.confirmation = null;
    this.status = null;
    if (isYes(text)) await yes();
    this.guide.changed();
  }

  #moves(): readonly string[] {
    const { seq, hand, view } = this.table.screen;
    if (!this.mayAct) return [];
    if (this.#sample?.seq !== seq || this.#sample.hand !== hand) {
      const { now, chance } = this.guide.env;
      const end = now() + sampleMs;
      const moves = sampleMoves(this.table.rules, view, chance(), () => now() >= end);
      this.#sample = { seq, hand, moves };
    }
    return this.#sample.moves;
  }

  #settle(): void {
    this.#notice();
    if (this.table.gone) this.guide.leave(this.table.gone);
    else if (!this.#activeSeat.settle()) this.guide.changed();
  }

  /** What was said to one is not for the next. */
  #forget(): void {
    this.status = null;
    this.hinted = null;
    this.confirmation = null;
  }

  /** What the player should hear of a change that nobody here made. */
  #notice(): void {
    const { screen, connection } = this.table;
    const before = this.#before;
    this.#before = { screen, connection };
    if (connection === 'away') this.status = null;
    if (screen.undoAsked?.waiting && !before.screen.undoAsked) this.status = null;
    const answer = undoAnswer(before.screen, screen);
    if (answer) this.tell('plain', answer);
    if (connection === 'open' && before.connection === 'away') this.tell('good', { code: 'wire.back' });
  }
}

function seatingAt(session: Session): Seating {
  const { table, guide } = session;
  return new Seating({
    game: table.game,
    options: table.screen.options,
    chairs: {
      get seats() {
        return table.screen.seats;
      },
      sit: (choice) => table.send({ kind: 'sit', choice }),
      stand: (seat) => table.send({ kind: 'stand', seat }),
    },
    user: guide.user,
    say: () => session.say,
    changed: guide.changed,
  });
}
