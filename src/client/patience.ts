/**
 * A table that may have to be prepared first (docs/protocol.md, S3, T8). It is asked for over HTTP, which tells nothing
 * while it waits and after a while says to come again; whoever waits longer than a moment also watches over the wire,
 * where the room tells how much is done.
 */
import type { Result } from '../core/result.ts';
import type { Screen } from '../room/screen.ts';
import type { RoomClient } from './connection.ts';
import type { Env } from './env.ts';

export type LookPorts = {
  readonly ask: () => Promise<Result<Screen>>;
  readonly wire: () => Pick<RoomClient, 'watch' | 'unwatch'>;
  readonly later: Env['later'];
};

/** How much is done, from 0 to 1; null where nobody knows. */
export type Preparing = (done: number | null) => void;

/** A table that is at hand is there before that. */
const momentMs = 400;
/** Unless the room says when. */
const comeAgainSeconds = 5;

/** Somebody on the way to a table. */
export type Look = {
  readonly screen: Promise<Result<Screen>>;
  /** Waits no longer: the room is told, and nothing more is asked. */
  readonly leave: () => void;
};

/** The screen of a table, however long it takes to prepare it. */
export function patientLook(id: string, ports: LookPorts, preparing: Preparing): Look {
  const wait = new Watched(id, ports, preparing);
  return { screen: look(ports, preparing, wait).finally(() => wait.end()), leave: () => wait.end() };
}

async function look({ ask }: LookPorts, preparing: Preparing, wait: Watched): Promise<Result<Screen>> {
  for (;;) {
    const answer = await ask();
    const [problem] = answer.ok ? [] : answer.problems;
    if (problem?.code !== 'preparing' || wait.isOver) return answer;
    preparing(wait.done);
    await wait.next(Number(problem.params?.['seconds'] ?? comeAgainSeconds));
    if (wait.isOver) return answer;
  }
}

/** What the wire tells meanwhile. */
class Watched {
  readonly #id: string;
  readonly #ports: LookPorts;
  readonly #preparing: Preparing;
  readonly #callOff: () => void;
  #isWatching = false;
  #isOver = false;
  /** The room has said what became of it since it was last asked. */
  #isKnown = false;
  #done: number | null = null;
  #wake: () => void = () => undefined;

  constructor(id: string, ports: LookPorts, preparing: Preparing) {
    this.#id = id;
    this.#ports = ports;
    this.#preparing = preparing;
    this.#callOff = ports.later(momentMs, () => this.#watch());
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get done(): number | null {
    return this.#done;
  }

  /** Until the room has it, or so many seconds: the wire may be away. */
  async next(seconds: number): Promise<void> {
    const isKnown = this.#isKnown;
    this.#isKnown = false;
    if (isKnown) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const callOff = this.#ports.later(seconds * 1000, resolve);
    this.#wake = () => {
      callOff();
      resolve();
    };
    await promise;
    this.#isKnown = false;
  }

  end(): void {
    this.#isOver = true;
    this.#callOff();
    this.#wake();
    if (this.#isWatching) this.#ports.wire().unwatch(this.#id);
    this.#isWatching = false;
  }

  #watch(): void {
    this.#isWatching = true;
    const known = () => {
      this.#isKnown = true;
      this.#wake();
    };
    this.#ports
      .wire()
      .watch(this.#id, null, { preparing: (done) => this.#told(done), screen: known, gone: known });
  }

  #told(done: number): void {
    this.#done = done;
    if (this.#isWatching) this.#preparing(done);
  }
}
