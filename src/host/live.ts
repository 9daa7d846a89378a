/**
 * A table in memory, and the only place where it changes: one command at a time is decided, stored, and only then
 * answered and shown (docs/protocol.md, S7–S11).
 */
import type { Problem } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Answer, Down } from '../protocol/wire.ts';
import { apply, foldSteps } from '../room/apply.ts';
import { type Command, decide } from '../room/decide.ts';
import type { Event } from '../room/event.ts';
import type { Decision } from '../room/law.ts';
import { pastMoves, returnSteps } from '../room/past.ts';
import { type Screen, screenFor } from '../room/screen.ts';
import { type OpenGame, playersOf, type Table } from '../room/table.ts';
import { upgradeLog } from '../room/upgrade.ts';
import { readLog } from './log.ts';
import { PendingCommands } from './pending.ts';
import { dropOldest, Refusals } from './refusals.ts';
import { ScreenTexts } from './screens.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, StoreError } from './store.ts';
import { summaryOf } from './summary.ts';

/** Somebody who looks at the table; `send` takes a message that is already text. */
export type Subscriber = {
  readonly player: string | null;
  readonly hand: Seat | null;
  readonly send: (text: string, screenOf?: string) => void;
};

/** A command as it came in, with the one it follows. */
export type Request = Command & {
  readonly after: string | null;
  /** Asked when its turn has come: why it can't be done any more, whatever the table says. */
  readonly barred?: () => Problem | null;
};

export type TableDeps = {
  readonly store: Store;
  readonly slicer: TimeSlicer;
  readonly now: () => number;
  /** Called after every event, when it has been stored and shown. */
  readonly changed: (table: LiveTable) => void;
};

/** How many command ids are kept at hand; older ones are looked up in the store. */
const recentCommands = 32;

/** Commands of one player that may wait for a pending one. */
const mostPending = 32;

export class LiveTable {
  readonly id: string;
  readonly opened: OpenGame;
  readonly #deps: TableDeps;
  readonly #screens: ScreenTexts;
  readonly #subscribers = new Set<Subscriber>();
  readonly #recent = new Map<string, number>();
  /** What was refused stays refused, should the same command come again by another way. */
  readonly #refusals = new Refusals();
  readonly pending = new PendingCommands();
  /** Whether `#recent` holds all commands of the log. */
  #complete = true;
  #table: Table;
  #ended = false;
  /** Whether the log may hold more than this table knows. */
  #isUnsure = false;
  /** The last command in line; the next one waits for it. */
  #line: Promise<unknown> = Promise.resolve();
  /** Commands not answered yet, and those with all other work that the table is held for. */
  #inLine = 0;
  #waiting = 0;
  /** The event that the stored summary is of. */
  #summarised: number;
  lastUsed: number;

  constructor(
    id: string,
    opened: OpenGame,
    table: Table,
    log: readonly Event[],
    summarised: number,
    deps: TableDeps,
  ) {
    this.id = id;
    this.opened = opened;
    this.#screens = new ScreenTexts(id, opened);
    this.#table = table;
    this.#deps = deps;
    this.#summarised = summarised;
    this.lastUsed = deps.now();
    this.#complete = log.length <= recentCommands;
    for (const { cmd, seq } of log.slice(-recentCommands)) this.#remember(cmd, seq);
  }

  get table(): Table {
    return this.#table;
  }

  /** Nobody looks and nothing waits: it may leave the memory. */
  get idle(): boolean {
    return this.#subscribers.size === 0 && this.#waiting === 0;
  }

  get watched(): boolean {
    return this.#subscribers.size > 0;
  }

  /** It was removed: nothing happens here any more. */
  get ended(): boolean {
    return this.#ended;
  }

  watch(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
    this.show(subscriber);
    this.lastUsed = this.#deps.now();
  }

  unwatch(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    this.lastUsed = this.#deps.now();
  }

  /** Sends the screen; before the start seats may be renumbered, and then a hand is no longer whose it was (S4). */
  show(subscriber: Subscriber, now = this.#deps.now()): void {
    if (!this.#subscribers.has(subscriber)) return;
    const { player, hand, send } = subscriber;
    if (this.#table.phase === 'gathering' || hand === null || this.#table.seats[hand]?.player === player) {
      send(this.#screens.textFor(this.#table, player, hand, now), this.id);
    } else {
      this.#subscribers.delete(subscriber);
      send(goneText(this.id, 'not-your-seat'));
    }
  }

  /** What this player may see now. */
  screenOf(player: string | null, hand: Seat | null): Screen {
    return screenFor(this.opened, this.#table, player, hand, this.#deps.now());
  }

  /** Says to everybody that the table is gone. */
  end(): void {
    this.#ended = true;
    for (const { send } of this.#subscribers) send(goneText(this.id, 'no-such-table'));
    this.#subscribers.clear();
    this.#deps.changed(this);
  }

  /** Tells everybody which seats' players are not here now (R32). */
  tellPresence(): void {
    const here = new Set([...this.#subscribers].map(({ player }) => player));
    const away = this.#table.seats.flatMap(({ player }, seat) => (player && !here.has(player) ? [seat] : []));
    const text = JSON.stringify({ type: 'presence', table: this.id, away } satisfies Down);
    for (const { send } of this.#subscribers) send(text);
  }

  submit(request: Request): Promise<Answer> {
    return this.#inTurn(request, (next) => this.#handle(next, (decision) => this.#commit(decision)));
  }

  /** As `submit`, but only looks whether the command would be accepted: then null, and nothing has happened. */
  consider(request: Request): Promise<Answer | null> {
    return this.#inTurn(request, (next) => this.#handle(next, () => this.#earlier(next.cmd)));
  }

  /** What follows a pending command waits for it outside the line, where it holds up nobody. */
  #inTurn<T>(request: Request, run: (request: Request) => Promise<T>): Promise<T> {
    const { actor, cmd, after } = request;
    const before = this.pending.of(actor, after);
    if (!before) return this.#lineUp(() => run(request));
    if (this.pending.count(actor) >= mostPending) {
      return this.#lineUp(() => run({ ...request, barred: () => ({ code: 'too-many' }) }));
    }
    const settled = before.then(() => this.#inTurn(request, run));
    this.pending.add(actor, cmd, settled);
    void this.hold(settled);
    return settled;
  }

  #lineUp<T>(run: () => Promise<T>): Promise<T> {
    // Mostly nobody is in line.
    const answered = this.#inLine === 0 ? run() : this.#line.then(run);
    this.#inLine += 1;
    this.#line = this.hold(answered, () => {
      this.#inLine -= 1;
    });
    return answered;
  }

  /** Keeps the table in memory until this work is done; never rejects. */
  hold(work: Promise<unknown>, after?: () => void): Promise<void> {
    this.#waiting += 1;
    const done = () => {
      this.#waiting -= 1;
      after?.();
      this.lastUsed = this.#deps.now();
    };
    return work.then(done, done);
  }

  /** Brings the stored summary up to date, if it is behind. */
  async summarise(): Promise<void> {
    if (this.#summarised === this.#table.seq) return;
    await this.#deps.store.putSummary(this.id, summaryOf(this.opened, this.#table));
    this.#summarised = this.#table.seq;
  }

  /** What the store refuses is refused to the player; other errors are bugs, and are thrown. */
  async #handle<T>(request: Request, accept: (decision: Decision) => Promise<T>): Promise<Answer | T> {
    try {
      return await this.#answer(request, accept);
    } catch (error) {
      const problem = problemOf(error);
      this.#isUnsure ||= problem.code === 'store-failed' || problem.code === 'conflict';
      const earlier = problem.code === 'conflict' ? await this.#earlier(request.cmd) : null;
      return earlier ?? this.#refused(request, [problem]);
    }
  }

  async #answer<T>(request: Request, accept: (decision: Decision) => Promise<T>): Promise<Answer | T> {
    if (this.#isUnsure) await this.#catchUp();
    const { cmd, after, actor } = request;
    const known = this.#recent.get(cmd);
    if (known !== undefined) return this.#duplicate(cmd, known);
    const refused = this.#refusals.of(actor, cmd);
    if (refused) return refused;
    const bar = request.barred?.();
    if (bar) return (await this.#earlier(cmd)) ?? this.#refused(request, [bar]);
    if (after !== null && (await this.#seqOf(after)) === null) {
      const code = this.#refusals.of(actor, after) ? 'after-refused' : 'after-unknown';
      return this.#refused(request, [{ code }]);
    }
    const decided = decide(this.opened, this.#table, request, this.#deps.now());
    if (decided.ok) return await accept(decided.value);
    return (await this.#earlier(cmd)) ?? this.#refused(request, decided.problems);
  }

  /**
   * The answer to a command that was accepted long ago. Nobody looks for one before a command is decided: the store
   * takes no command twice, and says so.
   */
  async #earlier(cmd: string): Promise<Answer | null> {
    const seq = await this.#seqOf(cmd);
    return seq === null ? null : this.#duplicate(cmd, seq);
  }

  /** An append that failed may have been stored all the same, when it was the answer that got lost. */
  async #catchUp(): Promise<void> {
    const stored = await readLog(this.#deps.store, this.#deps.slicer, this.id);
    const { log } = upgradeLog(stored, this.opened.game);
    const missed = log.slice(this.#table.seq);
    const table = missed.length > 0 ? await this.#deps.slicer.run(foldSteps(this.opened, log)) : null;
    this.#isUnsure = false;
    for (const { cmd, seq } of missed) this.#remember(cmd, seq);
    if (table) this.#become(table);
  }

  #duplicate(cmd: string, seq: number): Answer {
    return { type: 'answer', table: this.id, cmd, result: 'duplicate', seq };
  }

  async #commit({ event, table: decided }: Decision): Promise<Answer> {
    const { cmd, seq, body } = event;
    const table = decided ?? (await this.#undone(event));
    const summary =
      isTurningPoint(event) || table.phase !== this.#table.phase ? summaryOf(this.opened, table) : null;
    await this.#deps.store.append(this.id, [event], summary);
    this.#remember(cmd, seq);
    if (summary) this.#summarised = seq;
    this.#become(table, body.kind === 'seated' || body.kind === 'stood');
    return { type: 'answer', table: this.id, cmd, result: 'accepted', seq };
  }

  /** The table after an undo: the moves that still count are played again, in slices. */
  async #undone(event: Event): Promise<Table> {
    const { store, slicer } = this.#deps;
    if (event.body.kind !== 'undone') throw new Error(event.body.kind);
    const moves = pastMoves(await readLog(store, slicer, this.id));
    const back = await slicer.run(returnSteps(this.opened, this.#table, moves, event.body.to));
    return apply(this.opened, this.#table, event, back);
  }

  #become(table: Table, seatsChanged = true): void {
    this.#table = table;
    const now = this.#deps.now();
    for (const subscriber of this.#subscribers) this.show(subscriber, now);
    if (seatsChanged) this.tellPresence();
    this.#deps.changed(this);
  }

  #refused({ cmd, actor }: Request, problems: readonly Problem[]): Answer {
    const answer: Answer = {
      type: 'answer',
      table: this.id,
      cmd,
      result: 'refused',
      seq: this.#table.seq,
      problems,
    };
    // The room itself sends nothing twice by accident: what it tries again is meant.
    if (actor !== null) this.#refusals.keep(actor, answer, playersOf(this.#table));
    return answer;
  }

  async #seqOf(cmd: string): Promise<number | null> {
    const seq = this.#recent.get(cmd);
    if (seq !== undefined || this.#complete) return seq ?? null;
    return this.#deps.store.commandSeq(this.id, cmd);
  }

  #remember(cmd: string, seq: number): void {
    this.#recent.set(cmd, seq);
    if (dropOldest(this.#recent, recentCommands)) this.#complete = false;
  }
}

/** What lists should know at once: who sits where, the name, the start; ordinary moves can wait. */
function isTurningPoint({ body }: Event): boolean {
  return body.kind !== 'moved' && body.kind !== 'hinted';
}

function goneText(table: string, code: string): string {
  return JSON.stringify({ type: 'gone', table, problems: [{ code }] } satisfies Down);
}

function problemOf(error: unknown): Problem {
  if (error instanceof StoreError) return { code: error.code };
  throw error;
}
