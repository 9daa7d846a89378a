/**
 * A room and its clients in one process, with a network that drops, delays, repeats and reorders, and a clock that
 * only goes when it is told to. Everything is drawn from a seed, so a failure can be played again.
 */

import { RoomClient, type Socket, type SocketEvents } from '../../src/client/connection.ts';
import { below, type Random } from '../../src/core/random.ts';
import { ok, type Result } from '../../src/core/result.ts';
import { Puppets } from '../../src/host/bench.testing.ts';
import { ContentKeeper } from '../../src/host/contentkeeper.ts';
import { PendingIntents } from '../../src/host/pending/intents.ts';
import { Preparer } from '../../src/host/preparer.ts';
import { TableRegistry } from '../../src/host/registry.ts';
import { Session } from '../../src/host/session.ts';
import { TimeSlicer } from '../../src/host/slicer.ts';
import { stream } from '../../src/room/random.ts';
import { systemClock } from '../../src/server/clock.ts';
import type { FolderLibrary } from '../../src/server/library.ts';
import { MemoryStore } from '../../src/server/storage/memory.ts';

type Task = { readonly at: number; readonly order: number; readonly run: () => void };

/** Time that stands still until `run` lets it go. */
export class Clock {
  now = 1_000_000;
  #order = 0;
  #tasks: Task[] = [];

  later(ms: number, run: () => void): () => void {
    const task = { at: this.now + ms, order: this.#order++, run };
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task);
    };
  }

  /** Lets this much time go by, with all that falls due. */
  async run(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      const next = this.#tasks.reduce<Task | null>(
        (a, b) => (a && (a.at - b.at || a.order - b.order) <= 0 ? a : b),
        null,
      );
      if (!next || next.at > end) break;
      this.#tasks = this.#tasks.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
      await new Promise(setImmediate);
    }
    this.now = end;
  }
}

/** In thousandths: how often a message gets lost, comes twice, or takes its time; and how often a line breaks. */
export type Weather = {
  readonly drop: number;
  readonly twice: number;
  readonly delay: number;
  readonly cut: number;
};

export const calm: Weather = { drop: 0, twice: 0, delay: 5, cut: 0 };
export const storm: Weather = { drop: 80, twice: 80, delay: 400, cut: 15 };

export class Simulation {
  readonly clock = new Clock();
  readonly store = new MemoryStore();
  readonly chance: Random;
  readonly registry: TableRegistry;
  readonly #intents = new PendingIntents({
    hints: () => this.#thought([]),
    solve: () => this.#thought('solved'),
  });
  weather: Weather = calm;
  #ids = 0;

  constructor(seed: string, library: FolderLibrary) {
    this.chance = stream(seed, 1);
    this.registry = new TableRegistry({
      store: this.store,
      library,
      keeper: new ContentKeeper(this.store, () => this.clock.now, systemClock.turn),
      // No game here has content of its own.
      preparer: new Preparer({ store: this.store, workers: new Puppets(), clock: systemClock }),
      workers: new Puppets(),
      slicer: new TimeSlicer({ ...systemClock, elapsed: () => 0 }),
      dayOf: systemClock.dayOf,
      now: () => this.clock.now,
      sleep: (ms) => new Promise((resolve) => void this.clock.later(ms, resolve)),
      randomId: () => this.#id('room'),
      randomSeed: () => this.#id('').padStart(64, 'a'),
      keep: 1000,
      changed: (live) => this.#intents.attend(live),
    });
  }

  client(player: string): RoomClient {
    return new RoomClient({
      connect: (events) => this.#connect(player, events),
      later: (ms, run) => this.clock.later(ms, run),
      randomId: () => this.#id(`cmd-${player}`),
    });
  }

  /** One in a thousand, `often` times. */
  happens(often: number): boolean {
    return below(this.chance, 1000) < often;
  }

  #id(of: string): string {
    this.#ids += 1;
    return of === '' ? this.#ids.toString(16) : `${of}-${String(this.#ids).padStart(6, '0')}`;
  }

  /** Now and then a hint takes long, or comes to nothing. */
  async #thought<T>(answer: T): Promise<Result<T>> {
    await new Promise<void>((resolve) => void this.clock.later(below(this.chance, 2000), resolve));
    if (this.happens(200)) throw new Error('no idea');
    return ok(answer);
  }

  #connect(player: string, events: SocketEvents): Socket {
    let open = true;
    const cut = () => {
      if (!open) return;
      open = false;
      visitor.leave();
      this.clock.later(below(this.chance, 50), () => events.closed());
    };
    const carry = (deliver: () => void) => {
      if (this.happens(this.weather.cut)) cut();
      if (!open || this.happens(this.weather.drop)) return;
      const times = this.happens(this.weather.twice) ? 2 : 1;
      for (let n = 0; n < times; n++) {
        this.clock.later(1 + below(this.chance, this.weather.delay), () => open && deliver());
      }
    };
    const visitor = new Session({
      registry: this.registry,
      player,
      send: (text) => carry(() => events.message(text)),
      dismiss: cut,
      attend: () => undefined,
      intents: this.#intents,
    });
    this.clock.later(1 + below(this.chance, 20), () => open && events.opened());
    return { send: (text) => carry(() => void visitor.hear(text)), close: cut };
  }
}
