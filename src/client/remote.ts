/**
 * A table at the other end of a wire. The wire may be cut for a while: what is on the screen stays, what was sent is
 * sent again, and what happened meanwhile is asked for afterwards.
 */
import type { Game, Rules } from '../core/game.ts';
import { nameProblem } from '../core/name.ts';
import { ok, type Problem, problem, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import { longestMove } from '../room/event.ts';
import type { Screen } from '../room/screen.ts';
import type { OpenGame } from '../room/table.ts';
import type { Connection, RoomClient, Watcher } from './connection.ts';
import type { Env } from './env.ts';
import type { AskFrames, AskFramesAs } from './frames.ts';
import { type News, NewsFeed } from './newsfeed.ts';
import type { Gone, TableClient } from './table.ts';

type Parts = {
  readonly id: string;
  readonly opened: OpenGame;
  readonly wire: RoomClient;
  readonly env: Env;
  readonly invite: string | null;
  /** Makes what others wrote harmless, where it could steer the screen. */
  readonly clean: (text: string) => string;
  readonly frames: AskFramesAs;
  readonly review: TableClient['review'];
  readonly again: (sameDeal: boolean) => Promise<Result<TableClient>>;
};

/** How long the hints may take to come when they are granted: they are there already, and may only get lost. */
const hintMs = 15_000;

export class RemoteTable implements TableClient {
  readonly #parts: Parts;
  readonly #newsFeed: NewsFeed;
  readonly #listeners = new Set<() => void>();
  readonly #hints = new Map<string, (hints: readonly HintText[]) => void>();
  readonly #watcher: Watcher;
  readonly #unlisten: () => void;
  #screen: Screen;
  /** When the screen came, by the clock of this machine. */
  #since: number;
  #activeSeat: Seat | null;
  /** Whether the screen is of the active seat. */
  #isFresh = true;
  #isAttended = true;
  #away: readonly Seat[] = [];
  #watching = 0;
  #gone: Problem | null = null;

  constructor(first: Screen, parts: Parts) {
    this.#parts = parts;
    this.#activeSeat = first.seat;
    this.#screen = this.#harmless(first);
    this.#since = parts.env.now();
    this.#newsFeed = new NewsFeed(parts.opened.rules, parts.frames);
    this.#watcher = {
      screen: (screen) => this.#shown(this.#harmless(screen)),
      hints: (cmd, hints) => this.#hints.get(cmd)?.(hints),
      presence: (away, watching) => {
        this.#away = away;
        this.#watching = watching;
        this.#changed();
      },
      gone: ([problem]) => {
        this.#gone = problem ?? { code: 'no-such-table' };
        this.#changed();
      },
    };
    this.#unlisten = parts.wire.onConnection(() => this.#changed());
    parts.wire.watch(parts.id, this.#activeSeat, this.#watcher);
    this.#recall();
  }

  get id(): string {
    return this.#parts.id;
  }

  get game(): Game {
    return this.#parts.opened.game;
  }

  get rules(): Rules {
    return this.#parts.opened.rules;
  }

  get screen(): Screen {
    return this.#screen;
  }

  get news(): readonly News[] {
    return this.#screen.view === null ? [] : this.#newsFeed.news(this.#screen);
  }

  get people(): readonly Seat[] {
    return this.#screen.seats.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []));
  }

  get away(): readonly Seat[] {
    return this.#away;
  }

  get watching(): number {
    return this.#watching;
  }

  /** Asked of a state that fits what is on the screen: where there is none, better covered than shown. */
  get hasSecrets(): boolean {
    const { phase, view } = this.#screen;
    if (phase !== 'playing' || this.people.length < 2) return false;
    const chance = this.#parts.env.chance();
    const state = view === null ? null : this.rules.imagine(view, chance);
    if (state === null) return true;
    return this.people.some((seat) => this.rules.redeal(state, seat, chance) !== null);
  }

  get thinking(): Seat | null {
    const { paused, toAct, seats } = this.#screen;
    return paused ? null : (toAct.find((seat) => seats[seat]?.bot !== null) ?? null);
  }

  get connection(): Connection {
    return this.#parts.wire.connection;
  }

  get waiting(): number {
    return this.#parts.wire.waiting;
  }

  get gone(): Problem | null {
    return this.#gone;
  }

  get invite(): string | null {
    return this.#parts.invite;
  }

  clock(): number {
    const { playedMs, ticking } = this.#screen;
    return playedMs + (ticking ? Math.max(0, this.#parts.env.now() - this.#since) : 0);
  }

  activate(seat: Seat | null): void {
    if (seat !== this.#activeSeat) {
      const { phase, view } = this.#screen;
      this.#activeSeat = seat;
      this.#isFresh = false;
      this.#screen = { ...this.#screen, seat, view: phase === 'over' ? view : null };
      this.#parts.wire.watch(this.id, seat, this.#watcher);
    }
    this.#changed();
  }

  /** Who does not look does not watch: the room sees that. */
  attend(isHere: boolean): void {
    const { phase, seats, daily, playedMs } = this.#screen;
    const rests = this.game.restsAlone && phase === 'playing' && seats.length === 1 && daily === null;
    if (!rests || this.#gone || isHere === this.#isAttended) return;
    this.#isAttended = isHere;
    if (isHere) {
      this.#parts.wire.watch(this.id, this.#activeSeat, this.#watcher);
      return;
    }
    this.#parts.wire.unwatch(this.id);
    this.#screen = { ...this.#screen, playedMs: Math.max(playedMs, this.clock()), ticking: false };
    this.#changed();
  }

  async fresh(): Promise<void> {
    while (!this.#isFresh && this.#gone === null) await this.#next();
    await this.#newsFeed.settled();
  }

  async send(intent: Intent): Promise<Result<null>> {
    const bad = tooLong(intent);
    if (bad) return { ok: false, problems: [bad] };
    const answer = await this.#parts.wire.command(this.id, intent);
    return answer.ok ? ok(null) : answer;
  }

  async hint(seat: Seat): Promise<Result<readonly HintText[]>> {
    const { wire, env } = this.#parts;
    const cmd = wire.newId();
    const { promise, resolve } = Promise.withResolvers<readonly HintText[]>();
    // Listened to from now on: the hints come in one piece with the answer.
    this.#hints.set(cmd, resolve);
    const granted = await wire.command(this.id, { kind: 'hint', seat }, cmd);
    const callOff = env.later(hintMs, () => resolve([]));
    const hints = granted.ok ? ok(await promise) : granted;
    callOff();
    this.#hints.delete(cmd);
    return hints;
  }

  frames(...page: Parameters<AskFrames>): ReturnType<AskFrames> {
    return this.#parts.frames(this.#activeSeat, ...page);
  }

  review(seat: Seat, gone: Gone): ReturnType<TableClient['review']> {
    return this.#parts.review(seat, gone);
  }

  again(sameDeal = false): Promise<Result<TableClient>> {
    return this.#parts.again(sameDeal);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#unlisten();
    this.#listeners.clear();
    this.#parts.wire.unwatch(this.id);
  }

  #shown(screen: Screen): void {
    this.#screen = screen;
    this.#since = this.#parts.env.now();
    this.#isFresh = true;
    this.#recall();
    this.#changed();
  }

  #recall(): void {
    this.#newsFeed.see(this.#screen, () => this.#changed());
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #harmless(screen: Screen): Screen {
    const { clean } = this.#parts;
    const seats = screen.seats.map((seat) => ({ ...seat, name: clean(seat.name) }));
    return { ...screen, name: clean(screen.name), seats };
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What no room would read has to be refused here, or it would be sent again and again. */
function tooLong(intent: Intent): Problem | null {
  if (intent.kind === 'save') return nameProblem(intent.name, 'name', 40);
  if (intent.kind !== 'move' || intent.text.length <= longestMove) return null;
  return problem('move-unreadable', { text: intent.text.slice(0, 40) });
}
