/**
 * One table at one keyboard: what a typed line means there, what it is completed to, and what is asked before something
 * that can't be taken back. The table itself is its controller's. Full-screen and line mode both sit on this.
 */

import { mayReseat } from '../client/actions.ts';
import type { Connection } from '../client/connection.ts';
import { type Notice, TableController } from '../client/controller.ts';
import type { Env } from '../client/env.ts';
import { worthPhrases } from '../client/news.ts';
import { readerAt, type TableClient } from '../client/table.ts';
import type { Language, Params, Phrase, Say } from '../core/phrase.ts';
import type { Problem } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { parseBareCommand, parseCommand, type SlashCommand } from './commands.ts';
import { beginning, type Completion, commandCandidates, complete, sampleMoves } from './completion.ts';
import { voice, type Words } from './language.ts';
import type { Page } from './pages.ts';
import { runCommand } from './runcommand.ts';
import { Seating } from './seating.ts';
import type { Status } from './status.ts';
import { clean, isYes } from './text.ts';

/** A question before something that can't be taken back. */
type Confirmation = { readonly phrase: Phrase; readonly yes: () => void | Promise<void> };

/** What lies beyond the table: other screens, the language, the way out. */
export interface Guide {
  readonly lang: Language;
  readonly words: Words;
  /** Where dates are written as they are. */
  readonly locale: string;
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
  /** Another game of the same kind, or the same deal. */
  again(sameDeal?: boolean): Promise<void>;
  /** Writes the table into a file; what to tell about it. */
  export(file: string): Promise<Status>;
  /** Back to the menu; with a reason when the table is gone. */
  leave(why?: Problem): void;
  quit(): void;
}

/** What a change is told from. */
type Moment = {
  readonly activeSeat: Seat | null;
  readonly connection: Connection;
  /** Whether somebody asks to undo, and it is for me to answer. */
  readonly isAsked: boolean;
};

/** How long the moves for Tab may take to be listed. */
const sampleMs = 150;

export class TableInput {
  readonly controller: TableController;
  readonly guide: Guide;
  /** Who sits down while the table waits for its players. */
  readonly seating: Seating;
  confirmation: Confirmation | null = null;
  /** Typed lines, those of each seat apart: they may hold its secrets. */
  readonly #typed = new Map<Seat | null, readonly string[]>();
  #sample: { readonly seq: number; readonly seat: Seat | null; readonly moves: readonly string[] } | null =
    null;
  #voice: { readonly key: string; readonly say: Say } | null = null;
  /** What was there before the last change. */
  #before: Moment;

  constructor(table: TableClient, guide: Guide) {
    this.controller = new TableController(table);
    this.guide = guide;
    this.#before = this.#now();
    this.seating = seatingFor(this);
    this.controller.subscribe(() => this.#changed());
    this.#changed();
  }

  get table(): TableClient {
    return this.controller.table;
  }

  get say(): Say {
    const { lang, words } = this.guide;
    const names = this.table.screen.seats.map(({ name }) => name);
    const me = readerAt(this.table);
    const key = JSON.stringify([lang, names, me]);
    if (this.#voice?.key !== key) this.#voice = { key, say: voice(lang, words, names, me) };
    return this.#voice.say;
  }

  get typed(): readonly string[] {
    return this.#typed.get(this.table.screen.seat) ?? [];
  }

  /** Nothing moves until somebody types. */
  get isSettled(): boolean {
    const { phase, paused, toAct, request } = this.table.screen;
    if (phase !== 'playing' || paused || this.controller.awaited !== null || this.table.gone) return true;
    return request?.waiting === true || toAct.some((seat) => this.table.people.includes(seat));
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
    if (this.controller.awaited !== null) return this.controller.uncover();
    if (this.confirmation) return this.#confirm(this.confirmation, text);
    if (text === '') return;
    const { seat } = this.table.screen;
    this.#typed.set(seat, [...this.typed.filter((each) => each !== text), text]);
    this.controller.tell([]);
    const command = this.#commandIn(text);
    if (command === 'unknown') this.controller.refuse({ code: 'play.unknown-command', params: { text } });
    else if (command) await runCommand(this, command);
    else await this.#play(text);
    this.guide.changed();
  }

  /** Begins the game, with those who have sat down. */
  async start(): Promise<void> {
    const started = await this.table.send({ kind: 'start' });
    this.seating.blame(started.ok ? null : started.problems[0]);
  }

  ask(code: string, yes: Confirmation['yes'], params: Params = {}): void {
    this.confirmation = { phrase: { code, params }, yes };
  }

  /** What the typed move would do, or why it can't be; null when it reads as no move. */
  preview(typed: string): Notice | null {
    const { view } = this.table.screen;
    const text = clean(typed).trim();
    if (!this.controller.mayMove || this.confirmation || text === '' || text.startsWith('/')) return null;
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

  /** A move that can gain nothing is asked about first. */
  async #play(text: string): Promise<void> {
    const { rules, screen } = this.table;
    const move = this.controller.mayMove ? rules.parseMove(text, screen.view) : null;
    const doubt = move?.ok ? (rules.doubt?.(screen.view, move.value) ?? null) : null;
    if (doubt?.kind !== 'useless') {
      await this.controller.play(text);
      return;
    }
    const why = this.say(doubt.says.code, doubt.says.params);
    this.ask('play.ask-doubt', async () => void (await this.controller.play(text)), { why });
  }

  #commandIn(text: string): SlashCommand | 'unknown' | null {
    if (text.startsWith('/')) return parseCommand(text.slice(1), this.say) ?? 'unknown';
    const { view, seat } = this.table.screen;
    const isMove = seat !== null && view !== null && this.table.rules.parseMove(text, view).ok;
    return isMove ? null : parseBareCommand(text, this.say, this.table.game.notation);
  }

  async #confirm({ yes }: Confirmation, text: string): Promise<void> {
    this.confirmation = null;
    this.controller.tell([]);
    if (isYes(text)) await yes();
    this.guide.changed();
  }

  #moves(): readonly string[] {
    const { seq, seat, view } = this.table.screen;
    if (!this.controller.mayMove) return [];
    if (this.#sample?.seq !== seq || this.#sample.seat !== seat) {
      const { now, chance } = this.guide.env;
      const end = now() + sampleMs;
      const moves = sampleMoves(this.table.rules, view, chance(), () => now() >= end);
      this.#sample = { seq, seat, moves };
    }
    return this.#sample.moves;
  }

  #changed(): void {
    const { gone } = this.table;
    const before = this.#before;
    this.#before = this.#now();
    if (gone) this.guide.leave(gone);
    else {
      this.#notice(before, this.#before);
      this.guide.changed();
    }
  }

  #now(): Moment {
    const { activeSeat, table } = this.controller;
    return { activeSeat, connection: table.connection, isAsked: table.screen.request?.waiting === true };
  }

  /** What the player should hear of a change that nobody here made. */
  #notice(before: Moment, { activeSeat, connection, isAsked }: Moment): void {
    // A question to one is not for the next.
    if (activeSeat !== null && activeSeat !== before.activeSeat) this.confirmation = null;
    const isCut = connection === 'away' && before.connection !== 'away';
    if (isCut || (isAsked && !before.isAsked)) this.controller.tell([]);
    if (connection === 'open' && before.connection === 'away')
      this.controller.tell([{ code: 'wire.back' }], 'good');
  }
}

function seatingFor(input: TableInput): Seating {
  const { table, guide } = input;
  return new Seating({
    game: table.game,
    options: table.screen.options,
    chairs: {
      get seats() {
        return table.screen.seats;
      },
      sit: (choice) => table.send({ kind: 'sit', choice }),
      mayReseat: (seat) => mayReseat(table.screen, seat),
      reseat: (seat, choice) => table.send({ kind: 'reseat', seat, choice }),
      stand: (seat) => table.send({ kind: 'stand', seat }),
    },
    user: guide.user,
    say: () => input.say,
    changed: guide.changed,
  });
}
