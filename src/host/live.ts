/**
 * A table in memory, and the only place where it changes: one command at a time is decided, stored, and only then
 * answered and shown (docs/protocol.md, S7–S11).
 */
import type { Problem, Refusal } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Answer, Down } from '../protocol/wire.ts';
import { apply, foldSteps } from '../room/apply.ts';
import { upgradeLog } from '../room/contentupgrade.ts';
import { type Command, decide } from '../room/decide.ts';
import type { Event } from '../room/event.ts';
import type { Decision } from '../room/law.ts';
import { pastMoves, returnSteps } from '../room/past.ts';
import { type Screen, screenFor } from '../room/screen.ts';
import { type OpenGame, playersOf, restsAlone, type Table } from '../room/table.ts';
import { readLog } from './log.ts';
import { PendingCommands } from './pending/commands.ts';
import { dropOldest, Refusals } from './refusals.ts';
import { ScreenTexts } from './screens.ts';
import type { TimeSlicer } from './slicer.ts';
import { type Store, StoreError } from './store.ts';
import { type Kept, SummaryKeeper } from './summarykeeper.ts';

/** Somebody who looks at the table; `send` takes a message that is already text. */
export type Subscriber = {
  readonly player: string | null;
  readonly seat: Seat | null;
  readonly send: (text: string, screenOf?: string) => void;
};

/** A command as it came in, with the one it follows. */
export type Request = Command & { readonly after: string | null };

export type TableDeps = {
  readonly store: Store;
  readonly slicer: TimeSlicer;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
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
  /** It left the memory: another stands for it from now on. */
  #left = false;
  /** Whether the log may hold more than this table knows. */
  #isUnsure = false;
  /** The last command in line; the next one waits for it. */
  #line: Promise<unknown> = Promise.resolve();
  /** Commands not answered yet, and those with all other work that the table is held for. */
  #inLine = 0;
  #waiting = 0;
  #whenRested: (() => void)[] = [];
  readonly #summaries: SummaryKeeper;
  lastUsed: number;

  constructor(
    id: string,
    opened: OpenGame,
    table: Table,
    log: readonly Event[],
    kept: Kept,
    deps: TableDeps,
  ) {
    this.id = id;
    this.opened = opened;
    this.#screens = new ScreenTexts(id, opened);
    this.#table = table;
    this.#deps = deps;
    this.#summaries = new SummaryKeeper(id, opened, kept, deps);
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
    this.#restSoon();
  }

  unwatch(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
    this.lastUsed = this.#deps.now();
    this.#restSoon();
  }

  /** Sends the screen; before the start seats may be renumbered, and then the active seat is no longer whose it was (S4). */
  show(subscriber: Subscriber, now = this.#deps.now()): void {
    if (!this.#subscribers.has(subscriber)) return;
    const { player, seat, send } = subscriber;
    if (this.#table.phase === 'gathering' || seat === null || this.#table.seats[seat]?.player === player) {
      send(this.#screens.textFor(this.#table, player, seat, now), this.id);
    } else {
      this.#subscribers.delete(subscriber);
      send(goneText(this.id, 'not-your-seat'));
    }
  }

  /** What this player may see now. */
  screenOf(player: string | null, seat: Seat | null): Screen {
    return screenFor(this.opened, this.#table, player, seat, this.#deps.now());
  }

  /** Says to everybody that the table is gone. */
  end(): void {
    this.#ended = true;
    for (const { send } of this.#subscribers) send(goneText(this.id, 'no-such-table'));
    this.#subscribers.clear();
    this.#deps.changed(this);
  }

  /** Tells everybody which seats' players are not here now (R32), and how many look on. */
  tellPresence(): void {
    const here = new Set([...this.#subscribers].map(({ player }) => player));
    const away = this.#table.seats.flatMap(({ player }, seat) => (player && !here.has(player) ? [seat] : []));
    const seated = playersOf(this.#table);
    const watching = [...here].filter((player) => player !== null && !seated.includes(player)).length;
    const text = JSON.stringify({ type: 'presence', table: this.id, away, watching } satisfies Down);
    for (const { send } of this.#subscribers) send(text);
  }

  submit(request: Request): Promise<Answer> {
    return this.#inTurn(request, (next) => this.#handle(next, () => this.#decide(next)));
  }

  /** As `submit`, if this holds when its turn has come; else null, and nothing has happened. */
  submitIf(request: Request, holds: () => boolean): Promise<Answer | null> {
    return this.#inTurn(request, (next) =>
      this.#handle(next, async () => (holds() ? this.#decide(next) : null)),
    );
  }

  /** Only looks whether the command is barred: null when it is not, and nothing has happened. */
  consider(request: Request, barred: (table: Table, now: number) => Refusal | null): Promise<Answer | null> {
    return this.#inTurn(request, (next) =>
      this.#handle(next, async () => {
        const refusal = barred(this.#table, this.#deps.now());
        return refusal ? this.#refuse(next, refusal.problems) : this.#earlier(next.cmd);
      }),
    );
  }

  /** Refuses a command, whatever the table says and whatever it follows. */
  refuse(request: Request, why: Problem): Promise<Answer> {
    const alone = { ...request, after: null };
    return this.#lineUp(() => this.#handle(alone, () => this.#refuse(alone, [why])));
  }

  /** Accepts a command by an event that is there already: it needs none of its own. */
  answerBy(cmd: string, seq: number): Answer {
    this.#remember(cmd, seq);
    return { type: 'answer', table: this.id, cmd, result: 'accepted', seq };
  }

  /** A little later: who looks from another seat now has looked away for a moment only. */
  #restSoon(): void {
    if (this.#isDueTo() !== null) void this.hold(Promise.resolve().then(() => this.#rest()));
  }

  /** The clock of one alone stands while they do not look (S22). Who comes meanwhile is seen afterwards. */
  async #rest(): Promise<void> {
    for (let kind = this.#isDueTo(); kind; kind = this.#isDueTo()) {
      const cmd = `auto:${kind}:${this.#table.seq}`;
      const request: Request = { cmd, actor: null, seen: null, after: null, intent: { kind } };
      const answer = await this.submitIf(request, () => this.#isDueTo() === kind);
      if (answer?.result === 'refused') return;
    }
  }

  #isDueTo(): 'rest' | 'wake' | null {
    const { phase, paused, resting } = this.#table;
    if (phase !== 'playing' || paused || this.#ended || !restsAlone(this.opened, this.#table)) return null;
    const players = playersOf(this.#table);
    const isSeen = [...this.#subscribers].some(({ player }) => player !== null && players.includes(player));
    if (isSeen) return resting ? 'wake' : null;
    return resting ? null : 'rest';
  }

  /** What follows a pending command waits for it outside the line, where it holds up nobody. */
  #inTurn<T>(request: Request, run: (request: Request) => Promise<Answer | T>): Promise<Answer | T> {
    const { actor, cmd, after } = request;
    const before = this.pending.of(actor, after);
    if (!before) return this.#lineUp(() => run(request));
    if (this.pending.count(actor) >= mostPending) return this.refuse(request, { code: 'too-many' });
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
      if (this.#waiting === 0) for (const rested of this.#whenRested.splice(0)) rested();
    };
    return work.then(done, done);
  }

  /** Resolves when nothing is under way here. */
  rested(): Promise<void> {
    if (this.#waiting === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenRested.push(resolve));
  }

  /** Reads its log again, where people have other ids since one of them joined an account. */
  reread(): Promise<void> {
    return this.#lineUp(async () => {
      if (!this.#ended && !this.#left) await this.#catchUp(true);
    });
  }

  /** It leaves the memory, its summary up to date. */
  leave(): void {
    this.#left = true;
  }

  /** Brings what is stored beside the log up to date; in the line, so that nothing newer is overwritten. */
  async summarise(): Promise<void> {
    if (this.#inLine === 0 && !this.#summaries.isBehind(this.#table)) return;
    await this.#lineUp(async () => {
      if (!this.#ended && !this.#left) await this.#summaries.store(this.#table);
    });
  }

  /** The same within a second. */
  summariseSoon(): void {
    this.#summaries.soon(this.#table, () => this.summarise());
  }

  /** What the store refuses is refused to the player; other errors are bugs, and are thrown. */
  async #handle<T>(request: Request, judge: () => Promise<Answer | T>): Promise<Answer | T> {
    try {
      return await this.#answer(request, judge);
    } catch (error) {
      const problem = problemOf(error);
      this.#isUnsure ||= problem.code === 'store-failed' || problem.code === 'conflict';
      const earlier = problem.code === 'conflict' ? await this.#earlier(request.cmd) : null;
      return earlier ?? this.#refused(request, [problem]);
    }
  }

  /** Whatever was answered before is answered again; all else is for the judge. */
  async #answer<T>(request: Request, judge: () => Promise<Answer | T>): Promise<Answer | T> {
    if (this.#isUnsure) await this.#catchUp();
    const { cmd, after, actor } = request;
    const known = this.#recent.get(cmd);
    if (known !== undefined) return this.#duplicate(cmd, known);
    const refused = this.#refusals.of(actor, cmd);
    if (refused) return refused;
    if (after !== null && (await this.#seqOf(after)) === null) {
      const code = this.#refusals.of(actor, after) ? 'after-refused' : 'after-unknown';
      return this.#refused(request, [{ code }]);
    }
    return judge();
  }

  async #decide(request: Request): Promise<Answer> {
    const decided = decide(this.opened, this.#table, request, this.#deps.now());
    return decided.ok ? this.#commit(decided.value) : this.#refuse(request, decided.problems);
  }

  /** Unless it was accepted long ago. */
  async #refuse(request: Request, problems: readonly Problem[]): Promise<Answer> {
    return (await this.#earlier(request.cmd)) ?? this.#refused(request, problems);
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
  async #catchUp(isOther = false): Promise<void> {
    const stored = await readLog(this.#deps.store, this.#deps.slicer, this.id);
    const { log } = upgradeLog(stored, this.opened.game);
    const missed = log.slice(this.#table.seq);
    const table =
      missed.length > 0 || isOther ? await this.#deps.slicer.run(foldSteps(this.opened, log)) : null;
    this.#isUnsure = false;
    for (const { cmd, seq } of missed) this.#remember(cmd, seq);
    this.#summaries.forget();
    if (table) this.#become(table);
  }

  #duplicate(cmd: string, seq: number): Answer {
    return { type: 'answer', table: this.id, cmd, result: 'duplicate', seq };
  }

  async #commit({ event, table: decided }: Decision): Promise<Answer> {
    const { cmd, seq, body } = event;
    const table = decided ?? (await this.#goneBack(event));
    const changes = this.#summaries.changesWith(event, this.#table, table);
    await this.#deps.store.commit({ append: { table: this.id, events: [event] }, changes });
    this.#remember(cmd, seq);
    this.#summaries.committed(changes);
    this.#become(table, body.kind === 'seated' || body.kind === 'stood');
    return { type: 'answer', table: this.id, cmd, result: 'accepted', seq };
  }

  /** The table after an undo or a return: the moves that count then are played again, in slices. */
  async #goneBack(event: Event): Promise<Table> {
    const { store, slicer } = this.#deps;
    const moves = pastMoves([...(await readLog(store, slicer, this.id)), event]);
    const back = await slicer.run(returnSteps(this.opened, this.#table, moves));
    return apply(this.opened, this.#table, event, back);
  }

  #become(table: Table, seatsChanged = true): void {
    this.#table = table;
    const now = this.#deps.now();
    for (const subscriber of this.#subscribers) this.show(subscriber, now);
    if (seatsChanged) this.tellPresence();
    this.#deps.changed(this);
    this.summariseSoon();
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

function goneText(table: string, code: string): string {
  return JSON.stringify({ type: 'gone', table, problems: [{ code }] } satisfies Down);
}

function problemOf(error: unknown): Problem {
  if (error instanceof StoreError) return { code: error.code };
  throw error;
}
