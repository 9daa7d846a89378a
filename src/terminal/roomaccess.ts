/** Where tables are kept: made, listed and entered. A folder of this machine and a server are used alike. */

import type { RoomClient } from '../client/connection.ts';
import { GameOpener, type Played } from '../client/content.ts';
import type { Env } from '../client/env.ts';
import type { AskFramesAs } from '../client/frames.ts';
import type { Order } from '../client/order.ts';
import { RemoteTable } from '../client/remote.ts';
import type { TableClient } from '../client/table.ts';
import type { OpenResource, Texts } from '../core/resource.ts';
import { ok, type Problem, type Result, refuse } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Seat } from '../core/seat.ts';
import type { DailyRef, Seats, TodaysGame } from '../host/dailies.ts';
import type { NewTable } from '../host/factory.ts';
import type { ResourceQuery } from '../host/library.ts';
import type { Entry, NewResource, ResourcePage, Show, Sort } from '../protocol/http.ts';
import type { ReplayPage } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';
import type { OpenGame } from '../room/table.ts';
import type { FolderLibrary } from '../server/library.ts';
import { clean } from './text.ts';

export type { Entry, NewTable as Wanted, Show, Sort };

/** A game of the day, and what I have made of it. */
export type Today = Pick<TodaysGame, 'game' | 'key' | 'day' | 'state'>;

/** What is asked once and answered once; the game itself goes over the wire. */
export interface RoomService {
  list(show: Show, game?: string, sort?: Sort): Promise<Result<readonly Entry[]>>;
  create(wanted: NewTable): Promise<Result<string>>;
  today(): Promise<Result<readonly Today[]>>;
  /** My table of the day; a server sits me down itself. */
  daily(which: DailyRef, seats: Seats): Promise<Result<string>>;
  rename(id: string, name: string): Promise<Result<null>>;
  duplicate(id: string): Promise<Result<string>>;
  again(id: string, sameDeal?: boolean): Promise<Result<string>>;
  remove(id: string): Promise<Result<null>>;
  export(id: string): Promise<Result<{ readonly name: string }>>;
  /** The game as the text of a file for other programs. */
  exportAs(id: string, kind: string): Promise<Result<string>>;
  import(file: unknown): Promise<Result<string>>;
  frames(id: string, seat: Seat | null, from: number, count: number): Promise<Result<ReplayPage>>;
  review(id: string, seat: Seat, gone: AbortSignal): Promise<Result<Review | null>>;
  /** A level or dictionary by its hash, in bytes of this format. */
  resource(hash: string, format: number): Promise<Result<OpenResource>>;
  /** What there is to choose from, page by page. */
  resources(query: ResourceQuery): Promise<Result<ResourcePage>>;
  /** The texts of content made to order; null where it was called off. */
  make(order: Order, gone: AbortSignal, progress: (done: number) => void): Promise<Result<Texts | null>>;
  /** Content of mine for the library; how a form refers to it. */
  bring(wanted: Brought): Promise<Result<string>>;
  close(): Promise<void>;
}

/** Content as it is brought to the library. */
export type Brought = Pick<NewResource, 'game' | 'kind' | 'name' | 'texts'>;

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
  readonly #opener: GameOpener;

  constructor(parts: RoomDeps) {
    this.#parts = parts;
    this.#opener = new GameOpener({
      load: (game) => parts.library.module(game),
      resource: (hash, format) => this.#resource(hash, format),
    });
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

  /** A table by its id, looked at as a spectator; told while its content is being prepared. */
  async enter(id: string, preparing: () => void = () => undefined): Promise<Result<TableClient>> {
    const { wire, server, env, registry } = this.#parts;
    const first = await this.#firstScreen(id, preparing);
    if (!first.ok) return first;
    const opened = await this.#opener.open(first.value);
    if (!opened.ok) {
      wire.unwatch(id);
      return opened;
    }
    const again = async (sameDeal: boolean) => {
      const made = await registry.again(id, sameDeal);
      return made.ok ? this.enter(made.value) : made;
    };
    const invite = server === null ? null : `${server}/table/${id}`;
    const frames: AskFramesAs = (seat, from, count) => registry.frames(id, seat, from, count);
    const review = (seat: Seat, gone: AbortSignal) => registry.review(id, seat, gone);
    const parts = { id, opened: opened.value, wire, env, invite, clean, frames, review, again };
    return ok(new RemoteTable(first.value, parts));
  }

  /** A game as it would be played here, before there is a table. */
  open(played: Played): Promise<Result<OpenGame>> {
    return this.#opener.open(played);
  }

  async close(): Promise<void> {
    this.#parts.wire.close();
    await this.#parts.registry.close();
  }

  /** What this machine does not have comes from the room. */
  async #resource(hash: string, format: number): Promise<Result<OpenResource>> {
    const { library, registry } = this.#parts;
    const here = await library.builtin(hash);
    return here ? ok({ ...here.resource, host: null, engine: null }) : registry.resource(hash, format);
  }

  #firstScreen(id: string, preparing: () => void): Promise<Result<Screen>> {
    const { wire, env, server } = this.#parts;
    const { promise, resolve } = Promise.withResolvers<Result<Screen>>();
    const giveUp = () => {
      wire.unwatch(id);
      resolve(refuse('wire.unreachable', { server: server ?? '' }));
    };
    let callOff = env.later(patienceMs, giveUp);
    const end = (result: Result<Screen>) => {
      callOff();
      resolve(result);
    };
    wire.watch(id, null, {
      screen: (screen) => end(ok(screen)),
      // The room is there and busy with it.
      preparing: () => {
        callOff();
        callOff = env.later(patienceMs, giveUp);
        preparing();
      },
      gone: (problems) => end(refusedBy(problems)),
    });
    return promise;
  }
}

function refusedBy([first = { code: 'no-such-table' }]: readonly Problem[]): Result<never> {
  return { ok: false, problems: [first] };
}
