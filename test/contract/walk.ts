/**
 * Games to try the laws on: for every case a few games are played, first by chance, then (where chance alone
 * would never end it) by a bot. All positions are kept, with the text of the move that led on.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Budget, Engine, FileCodec, Game, Rules } from '../../src/core/game.ts';
import type { Language, Messages } from '../../src/core/phrase.ts';
import { below, pick, type Random } from '../../src/core/random.ts';
import type { OpenResources } from '../../src/core/resource.ts';
import { must } from '../../src/core/result.ts';
import type { Seat, SeatChoice, Viewer } from '../../src/core/seat.ts';
import { stream } from '../../src/room/random.ts';
import { openWith, type TestContent, withHashes } from '../resources.ts';
import { seedOf } from '../seed.ts';

/** A game under test. */
export type Subject = {
  readonly game: Game;
  readonly messages: Readonly<Record<Language, Messages>>;
  /** What it is played with, as texts by kind. */
  readonly content: TestContent;
  readonly cases: readonly Case[];
  /** Games a case. */
  readonly games?: number;
  /** Plies after which a bot takes over, where chance would never end it. */
  readonly wild?: number;
  /** The bot that then finishes the game; the strongest unless told. */
  readonly finisher?: string;
  readonly maxPlies?: number;
  /** How often a bot may ask before its time is up, where it would think for long; without end unless told. */
  readonly questions?: number;
};

export type Case = { readonly name: string; readonly options: unknown; readonly seats: readonly unknown[] };

export type Step = {
  readonly state: unknown;
  /** What led on from here; null in the last position. */
  readonly next: { readonly seat: Seat; readonly move: unknown; readonly text: string } | null;
};

export type OpenGame = {
  readonly subject: Subject;
  readonly rules: Rules;
  readonly resources: OpenResources;
  readonly engine: Engine;
  /** Where the game knows files of other programs. */
  readonly codec: FileCodec | null;
};

export type Walk = OpenGame & {
  readonly options: unknown;
  readonly seats: readonly SeatChoice[];
  readonly seed: string;
  readonly steps: readonly Step[];
};

export const unlimited = { spent: () => false };
export const spent = { spent: () => true };

/** Time to think, without a clock. */
export function timeFor({ questions = Number.POSITIVE_INFINITY }: Subject): Budget {
  let asked = 0;
  return {
    spent: () => {
      asked += 1;
      return asked > questions;
    },
  };
}

function sitDown(game: Game, options: unknown, raw: readonly unknown[]): readonly SeatChoice[] {
  const taken: SeatChoice[] = [];
  for (const seat of raw) taken.push(must(game.parseSeat(options, seat, taken)));
  return taken;
}

export async function open(subject: Subject): Promise<OpenGame> {
  const { rules, resources } = openWith(subject.game, subject.content);
  const codec = (await subject.game.files?.codec()) ?? null;
  return { subject, rules, resources, engine: await rules.engine(), codec };
}

export function walk(opened: OpenGame, { name, options: raw, seats: rawSeats }: Case, round: number): Walk {
  const { subject, rules, resources } = opened;
  const { game, wild = Number.POSITIVE_INFINITY, maxPlies = 2000 } = subject;
  const options = withHashes({ game, resources }, raw);
  const seats = sitDown(game, options, rawSeats);
  must(rules.ready(options, seats));
  const seed = seedOf(`${game.id} ${name} ${round}`);
  const chance = stream(seed, 2 ** 40);
  const steps: Step[] = [];
  let state = frozen(rules.setup(options, seats, stream(seed, 0)));
  for (let ply = 0; ; ply++) {
    const acting = rules.toAct(state);
    if (acting.length === 0) break;
    if (ply >= maxPlies) throw new Error(`no end after ${maxPlies} plies`);
    const seat = pick(chance, acting);
    const move = frozen(chooseMove(opened, state, seat, ply >= wild, chance));
    steps.push({ state, next: { seat, move, text: rules.formatMove(move) } });
    state = frozen(must(rules.play(state, seat, move, stream(seed, ply + 1))));
  }
  steps.push({ state, next: null });
  return { ...opened, options, seats, seed, steps };
}

function chooseMove(
  { subject, rules, engine }: OpenGame,
  state: unknown,
  seat: Seat,
  byBot: boolean,
  chance: Random,
): unknown {
  const view = frozen(rules.view(state, seat));
  if (byBot) {
    const id = subject.finisher ?? subject.game.bots.at(-1)!;
    return engine.bots[id]!.choose(view, chance, timeFor(subject));
  }
  return pick(chance, someMoves(rules, view, chance));
}

/** At most this many of the moves, spread over all of them. */
export function someMoves(rules: Rules, view: unknown, random: Random, most = 200): readonly unknown[] {
  const kept: unknown[] = [];
  let seen = 0;
  for (const move of rules.moves(view, random)) {
    seen += 1;
    if (kept.length < most) kept.push(move);
    else if (below(random, seen) < most) kept[below(random, most)] = move;
    if (seen >= 20_000) break;
  }
  return kept;
}

/** Positions to look at closely: the first, the last, and some between. */
export function samples(steps: readonly Step[], most = 10): readonly Step[] {
  const stride = Math.max(1, Math.floor(steps.length / most));
  return steps.filter((_, at) => at % stride === 0 || at === steps.length - 1);
}

export function viewersOf({ seats }: Walk): readonly (Seat | 'spectator')[] {
  return [...seats.keys(), 'spectator'];
}

export function allViewers(of: Walk): readonly Viewer[] {
  return [...viewersOf(of), 'open'];
}

/** Freezes all of it, so that whoever writes into it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** A copy as it comes over a wire. */
export function wired<T>(value: T): T {
  return frozen(JSON.parse(JSON.stringify(value)));
}

export function same(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}

export function assert(holds: boolean, message: string, ...shown: readonly unknown[]): asserts holds {
  if (holds) return;
  const details = shown.map((value) => JSON.stringify(value)?.slice(0, 1500)).join('\n');
  throw new Error(`${message}\n${details}`);
}

/** The plain-JSON test: finite numbers, no `undefined`, no `-0`, no holes, nothing with a class. */
export function assertJson(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    assert(Number.isFinite(value) && !Object.is(value, -0), `${path} is ${value}`);
    return;
  }
  assert(typeof value === 'object', `${path} is ${typeof value}`);
  const proto = Object.getPrototypeOf(value);
  assert(proto === Object.prototype || proto === Array.prototype, `${path} is no plain object`);
  for (const [key, part] of Object.entries(value)) assertJson(part, `${path}.${key}`);
  if (Array.isArray(value)) assert(Object.keys(value).length === value.length, `${path} has holes`);
}
