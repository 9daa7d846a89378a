/** A table for tests of the client library: its screen is what a test says, and commands wait for the test's answer. */
import type { Game, Rules } from '../core/game.ts';
import { ok, type Problem, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import type { Screen, ScreenSeat } from '../room/screen.ts';
import type { TableClient } from './table.ts';

/** A game for two to four that goes on, seen by seat 0, whose turn it is. */
export function screenOf(changes: Partial<Screen> = {}): Screen {
  return {
    seq: 5,
    name: 'Table',
    game: 'fake',
    version: 1,
    options: {},
    resources: {},
    phase: 'playing',
    paused: false,
    speed: 1,
    seats: [person(true), person(false)],
    seat: 0,
    view: 'view',
    toAct: [0],
    outcome: null,
    playedMs: 0,
    ticking: true,
    hintsLeft: null,
    hinted: false,
    owner: true,
    others: false,
    request: null,
    saves: [],
    returnedAt: 0,
    deal: null,
    undone: false,
    moveCount: 3,
    last: null,
    proof: { hash: '', seed: null },
    daily: null,
    dailyKey: null,
    ...changes,
  };
}

export function person(mine: boolean): ScreenSeat {
  return { name: mine ? 'Ada' : 'Leo', bot: null, picks: {}, mine, score: null, hintsUsed: 0 };
}

export function bot(): ScreenSeat {
  return { name: 'Bot', bot: 'high', picks: {}, mine: false, score: null, hintsUsed: 0 };
}

export const fakeGame = {
  id: 'fake',
  takeBack: 'room',
  seats: () => ({ min: 2, max: 4 }),
} as unknown as Game;

export const fakeRules = { hints: true, ready: () => ok(null) } as unknown as Rules;

export class FakeTable {
  screen: Screen;
  game = fakeGame;
  rules = fakeRules;
  hasSecrets = false;
  hints: Result<readonly HintText[]> = ok([]);
  readonly sent: Intent[] = [];
  /** Every seat that was made the active one. */
  readonly activated: (Seat | null)[] = [];
  isClosed = false;
  readonly #answers: ((answer: Result<null>) => void)[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(screen: Screen) {
    this.screen = screen;
  }

  get people(): readonly Seat[] {
    return this.screen.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  }

  get client(): TableClient {
    return this as unknown as TableClient;
  }

  send(intent: Intent): Promise<Result<null>> {
    this.sent.push(intent);
    return new Promise((resolve) => this.#answers.push(resolve));
  }

  async hint(): Promise<Result<readonly HintText[]>> {
    return this.hints;
  }

  activate(seat: Seat | null): void {
    this.activated.push(seat);
    this.show({ seat });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The room tells of a change. */
  show(changes: Partial<Screen>): void {
    this.screen = { ...this.screen, ...changes };
    for (const listener of [...this.#listeners]) listener();
  }

  /** The room answers the oldest command that waits. */
  async answer(...problems: readonly Problem[]): Promise<void> {
    const [first, ...rest] = problems;
    this.#answers.shift()!(first ? { ok: false, problems: [first, ...rest] } : ok(null));
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
}
