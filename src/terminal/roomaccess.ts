/** Where tables are kept: made, listed and entered. A folder of this machine and a server are used alike. */

import type { RoomClient } from '../client/connection.ts';
import type { Env } from '../client/env.ts';
import type { AskFramesAs } from '../client/frames.ts';
import { RemoteTable } from '../client/remote.ts';
import type { TableClient } from '../client/table.ts';
import { ok, type Problem, type Result, refuse } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Seat } from '../core/seat.ts';
import type { Seats, TodaysGame } from '../host/dailies.ts';
import type { NewTable } from '../host/factory.ts';
import type { Entry, Show } from '../protocol/http.ts';
import type { ReplayPage } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';
import type { OpenGame } from '../room/table.ts';
import { type FolderLibrary, hashOf } from '../server/library.ts';
import { clean } from './text.ts';

export type { Entry, NewTable as Wanted, Show };

/** A game of the day, and what I have made of it. */
export type Today = Pick<TodaysGame, 'game' | 'day' | 'state'>;

/** What is asked once and answered once; the game itself goes over the wire. */
export interface RoomService {
  list(show: Show, game?: string): Promise<Result<readonly Entry[]>>;
  create(wanted: NewTable): Promise<Result<string>>;
  today(): Promise<Result<readonly Today[]>>;
  /** My table of the day; a server sits me down itself. */
  daily(game: string, seats: Seats): Promise<Result<string>>;
  rename(id: string, name: string): Promise<Result<null>>;
  duplicate(id: string): Promise<Result<string>>;
  again(id: string): Promise<Result<string>>;
  remove(id: string): Promise<Result<null>>;
  export(id: string): Promise<Result<{ readonly name: string }>>;
  /** The game as the text of a file for other programs. */
  exportAs(id: string, kind: string): Promise<Result<string>>;
  import(file: unknown): Promise<Result<string>>;
  frames(id: string, seat: Seat | null, from: number, count: number): Promise<Result<ReplayPage>>;
  review(id: string, seat: Seat, gone: AbortSignal): Promise<Result<Review | null>>;
  /** The text of a level or dictionary by its hash. */
  asset(hash: string): Promise<Result<string>>;
  close(): Promise<void>;
}

export type RoomDeps = {
  readonly registry: RoomService;
  readonly wire: RoomClient;
  readonly library: FolderLibrary;
  readonly env: Env;
  /** The address of the server; null for this machine. */
  readonly server: string | null;
  /** Whether games are still there tomorrow. */
  readonly keeps: boolean;
  /** How the house calls me. */
  readonly guest: string | null;
};

/** How long a table may take to answer before one is told that it does not. */
const patienceMs = 10_000;

export class RoomAccess {
  readonly #parts: RoomDeps;

  constructor(parts: RoomDeps) {
    this.#parts = parts;
  }

  get registry(): RoomService {
    return this.#parts.registry;
  }

  get server(): string | null {
    return this.#parts.server;
  }

  get keeps(): boolean {
    return this.#parts.keeps;
  }

  get guest(): string | null {
    return this.#parts.guest;
  }

  /** A table by its id, looked at as a spectator. */
  async enter(id: string): Promise<Result<TableClient>> {
    const { wire, server, env, registry } = this.#parts;
    const first = await this.#firstScreen(id);
    if (!first.ok) return first;
    const opened = await this.#open(first.value);
    if (!opened.ok) {
      wire.unwatch(id);
      return opened;
    }
    const again = async () => {
      const made = await registry.again(id);
      return made.ok ? this.enter(made.value) : made;
    };
    const invite = server === null ? null : `${server}/table/${id}`;
    const frames: AskFramesAs = (seat, from, count) => registry.frames(id, seat, from, count);
    const review = (seat: Seat, gone: AbortSignal) => registry.review(id, seat, gone);
    const parts = { id, opened: opened.value, wire, env, invite, clean, frames, review, again };
    return ok(new RemoteTable(first.value, parts));
  }

  async close(): Promise<void> {
    this.#parts.wire.close();
    await this.#parts.registry.close();
  }

  /** What this machine does not have comes from the room, and must be what its hash says. */
  async #open({ game, version, assets }: Screen): Promise<Result<OpenGame>> {
    const { library, registry } = this.#parts;
    let refused: Result<never> | null = null;
    const opened = await library.reopen(game, version, assets, async (hash) => {
      const asset = await registry.asset(hash);
      if (asset.ok && hashOf(asset.value) === hash) return asset.value;
      refused = asset.ok ? refuse('wire.foreign') : asset;
      return null;
    });
    return refused ?? opened;
  }

  #firstScreen(id: string): Promise<Result<Screen>> {
    const { wire, env, server } = this.#parts;
    const { promise, resolve } = Promise.withResolvers<Result<Screen>>();
    const callOff = env.later(patienceMs, () => {
      wire.unwatch(id);
      resolve(refuse('wire.unreachable', { server: server ?? '' }));
    });
    const end = (result: Result<Screen>) => {
      callOff();
      resolve(result);
    };
    wire.watch(id, null, {
      screen: (screen) => end(ok(screen)),
      gone: (problems) => end(refusedBy(problems)),
    });
    return promise;
  }
}

function refusedBy([first = { code: 'no-such-table' }]: readonly Problem[]): Result<never> {
  return { ok: false, problems: [first] };
}
