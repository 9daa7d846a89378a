/** The host of a table that lives in this process: it keeps the log in memory, and asks the bots. */
import type { Budget, Hint } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import { must, ok, type Result } from '../core/result.ts';
import type { Seat, SeatChoice } from '../core/seat.ts';
import { create } from '../room/apply.ts';
import { decide, type Wish } from '../room/decide.ts';
import type { Event } from '../room/event.ts';
import { type Frame, setUp } from '../room/past.ts';
import { stream } from '../room/random.ts';
import { type Screen, screenFor, viewerOf } from '../room/screen.ts';
import { type Opened, type PastMove, type Table, timePlayed } from '../room/table.ts';
import { autoCommand, wants } from '../room/wants.ts';
import type { TableHost } from './host.ts';
import type { World } from './world.ts';

type Setting = {
  readonly opened: Opened;
  readonly name: string;
  readonly options: unknown;
  /** Hints a seat may ask for; null = as many as it likes. */
  readonly hints: number | null;
};

/** Whoever sits at this keyboard. */
const here = 'here';
/** How much of what happened is told at once. */
const mostTold = 4;

type Step = { readonly move: PastMove; readonly state: unknown };

export class LocalTable implements TableHost {
  readonly #setting: Setting;
  readonly #world: World;
  readonly #log: Event[];
  readonly #listeners = new Set<() => void>();
  /** When each bot was last asked, so that several get their turn. */
  readonly #asked = new Map<Seat, number>();
  #table: Table;
  /** The states after the moves that count. */
  #steps: readonly Step[] = [];
  #hand: Seat | null = null;
  #screen: Screen | null = null;
  #callOff: (() => void) | null = null;
  #closed = false;

  constructor(setting: Setting, world: World) {
    this.#setting = setting;
    this.#world = world;
    const { opened, ...made } = setting;
    const { id, version } = opened.game;
    const body = { kind: 'created', game: id, version, assets: {}, seed: world.seed(), ...made } as const;
    const event: Event = { seq: 1, at: world.now(), actor: here, cmd: 'create', body };
    this.#log = [event];
    this.#table = create(event);
  }

  get game() {
    return this.#setting.opened.game;
  }

  get rules() {
    return this.#setting.opened.rules;
  }

  /** All that happened here. */
  get log(): readonly Event[] {
    return this.#log;
  }

  get seats(): readonly SeatChoice[] {
    return this.#table.seats.map(({ name, bot, picks }) => ({ name, bot, picks }));
  }

  get screen(): Screen {
    this.#screen ??= screenFor(this.#setting.opened, this.#table, this.#hand, this.#world.now());
    return this.#screen;
  }

  get people(): readonly Seat[] {
    return this.#table.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  get hasSecrets(): boolean {
    const { phase, state } = this.#table;
    if (phase !== 'playing' || this.people.length < 2) return false;
    return this.people.some((seat) => this.rules.redeal(state, seat, this.#chance()) !== null);
  }

  get thinking(): Seat | null {
    return this.#nextBot()?.seat ?? null;
  }

  get told(): readonly Phrase[] {
    if (this.#table.phase === 'gathering' || this.#table.paused) return [];
    const since = this.#steps.findLastIndex(({ move }) => move.seat === this.#hand);
    const recent = this.#steps.slice(Math.max(since, this.#steps.length - mostTold, 0));
    return recent.flatMap((step) => this.#narrate(step)).slice(-mostTold);
  }

  clock(): number {
    return timePlayed(this.#table, this.#world.now());
  }

  take(seat: Seat | null): void {
    this.#hand = seat;
    this.#changed();
  }

  /** Sits somebody down, before the start. */
  sit(choice: unknown): Result<null> {
    return this.#decide({ kind: 'sit', choice, player: here }, crypto.randomUUID());
  }

  start(): Result<null> {
    return this.#decide({ kind: 'start' }, crypto.randomUUID());
  }

  async send(wish: Wish): Promise<Result<null>> {
    return this.#decide(wish, crypto.randomUUID());
  }

  async hints(): Promise<readonly Hint<unknown>[]> {
    const { view } = this.screen;
    return this.rules.hint?.(view, this.#chance(), this.#budget()) ?? [];
  }

  async frames(): Promise<readonly Frame[]> {
    if (this.#table.phase === 'gathering') return [];
    const viewer = viewerOf(this.#table, this.#hand);
    const start = { move: null, state: setUp(this.#setting.opened, this.#table) };
    return [start, ...this.#steps].map(({ move, state }) => ({ move, view: this.rules.view(state, viewer) }));
  }

  async again(): Promise<Result<LocalTable>> {
    const table = new LocalTable(this.#setting, this.#world);
    for (const seat of this.seats) must(table.sit(seat));
    const started = table.start();
    return started.ok ? ok(table) : started;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#callOff?.();
    this.#listeners.clear();
  }

  #decide(body: Wish, cmd: string): Result<null> {
    const actor = cmd.startsWith('auto:') ? null : here;
    const decided = decide(this.#setting.opened, this.#table, { cmd, actor, body }, this.#world.now());
    if (!decided.ok) return decided;
    this.#log.push(decided.value.event);
    this.#table = decided.value.table;
    this.#keepSteps();
    this.#changed();
    this.#awaitBot();
    return ok(null);
  }

  /** An undo takes steps away, a move adds one. */
  #keepSteps(): void {
    const { moves, state } = this.#table;
    const kept = this.#steps.filter(({ move }) => moves.includes(move));
    const last = moves.at(-1);
    this.#steps = last && kept.at(-1)?.move !== last ? [...kept, { move: last, state }] : kept;
  }

  #changed(): void {
    this.#screen = null;
    for (const listener of this.#listeners) listener();
  }

  #narrate({ move, state }: Step): readonly Phrase[] {
    if (move.text === null) return [{ code: 'play.gave-up', params: { who: { seat: move.seat } } }];
    return this.rules.narrate(this.rules.view(state, viewerOf(this.#table, this.#hand)));
  }

  /** The bot to ask next: of those wanted, the one that has waited longest. */
  #nextBot() {
    const { bots } = wants(this.#setting.opened, this.#table);
    const since = (seat: Seat) => this.#asked.get(seat) ?? 0;
    return bots.toSorted((a, b) => since(a.seat) - since(b.seat))[0];
  }

  #awaitBot(): void {
    if (this.#callOff || this.#closed || !this.#nextBot()) return;
    this.#callOff = this.#world.later(this.#world.pace, () => {
      this.#callOff = null;
      this.#askBot();
    });
  }

  #askBot(): void {
    const next = this.#nextBot();
    if (!next || this.#closed) return;
    const { seat, bot } = next;
    this.#asked.set(seat, this.#table.seq);
    const view = this.rules.view(this.#table.state, seat);
    const move = this.rules.bots[bot]!.choose(view, this.#chance(), this.#budget());
    const text = this.rules.formatMove(move);
    must(this.#decide({ kind: 'move', seat, text }, autoCommand(seat, this.#table)));
  }

  /** Chance that leaves no trace in the log: for bots, hints and samples. */
  #chance() {
    return stream(this.#world.seed(), 0);
  }

  #budget(): Budget {
    const end = this.#world.now() + this.#world.think;
    return { spent: () => this.#world.now() >= end };
  }
}
