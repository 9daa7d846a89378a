/**
 * The client's end of the wire: it keeps a socket open, watches tables and sends commands until they are answered.
 * Sockets may drop, delay, repeat or reorder what they carry; commands keep their ids and screens their numbers,
 * so everything may be sent again. Pure but for what `Link` brings: sockets, time and random ids.
 */

import { ok, type Problem, type Refusal, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Down, Up } from '../protocol/wire.ts';
import type { Intent } from '../room/decide.ts';
import type { HintText } from '../room/event.ts';
import { mismatch, protocol } from '../room/protocol.ts';
import type { Screen } from '../room/screen.ts';

export type Link = {
  /** Begins to open a socket. */
  readonly connect: (events: SocketEvents) => Socket;
  /** Runs this later; gives a function that calls it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly randomId: () => string;
};

export type SocketEvents = {
  readonly opened: () => void;
  readonly message: (text: string) => void;
  readonly closed: () => void;
};

export type Socket = { readonly send: (text: string) => void; readonly close: () => void };

/** What a watcher is told. */
export type Watcher = {
  readonly screen: (screen: Screen) => void;
  readonly hints?: (cmd: string, hints: readonly HintText[]) => void;
  readonly presence?: (away: readonly Seat[], watching: number) => void;
  /** What it is played with is made ready first: how much of that is done, between 0 and 1. */
  readonly preparing?: (done: number) => void;
  /** The table is not there, or no longer. */
  readonly gone?: (problems: readonly Problem[]) => void;
};

export type Accepted = { readonly cmd: string; readonly seq: number };

type Pending = {
  readonly message: Up & { readonly type: 'command' };
  readonly settle: (result: Result<Accepted>) => void;
};

type Watched = { activeSeat: Seat | null; seen: number; fresh: boolean; readonly watcher: Watcher };

export type Connection = 'connecting' | 'open' | 'away' | 'closed';

/** First quickly, then with patience. */
const backOff = [100, 200, 500, 1000, 2000, 3000];
const resendAfter = 2000;
const pingEvery = 10_000;
const silenceAllowed = 25_000;

export class RoomClient {
  readonly #link: Link;
  readonly #tables = new Map<string, Watched>();
  readonly #pending = new Map<string, Pending>();
  readonly #listeners = new Set<(connection: Connection) => void>();
  /** Why nothing can be sent any more. */
  #ended: Problem | null = null;
  #socket: Socket | null = null;
  #connection: Connection = 'connecting';
  #failures = 0;
  /** Pings since the room last said anything. */
  #unheard = 0;
  readonly #timers = new Set<() => void>();
  /** Counts sockets, so that a late word of an old one is not heard. */
  #generation = 0;

  constructor(link: Link) {
    this.#link = link;
    this.#connect();
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Tells of every change of the connection; gives a function that ends it. */
  onConnection(listener: (connection: Connection) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Watches a table with its active seat, or as a spectator; again to change seats. */
  watch(table: string, activeSeat: Seat | null, watcher: Watcher): void {
    if (this.#ended) {
      watcher.gone?.([this.#ended]);
      return;
    }
    const seen = this.#tables.get(table)?.seen ?? 0;
    this.#tables.set(table, { activeSeat, seen, fresh: false, watcher });
    this.#send({ type: 'watch', table, seat: activeSeat });
  }

  unwatch(table: string): void {
    this.#tables.delete(table);
    this.#send({ type: 'unwatch', table });
  }

  /** Settles when the room has answered, however long that takes; a resend is harmless. */
  command(table: string, intent: Intent, cmd = this.newId()): Promise<Result<Accepted>> {
    if (this.#ended) return Promise.resolve(refusedBy([this.#ended]));
    const { promise, resolve } = Promise.withResolvers<Result<Accepted>>();
    const after = this.#lastPending(table);
    const seen = this.#tables.get(table)?.seen ?? null;
    const message = { type: 'command', table, cmd, after, seen, intent } as const;
    this.#pending.set(cmd, { message, settle: resolve });
    this.#send(message);
    return promise;
  }

  /** For a command that somebody must know before it is answered. */
  newId(): string {
    return this.#link.randomId();
  }

  /** How many commands are not answered yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  close(): void {
    this.#end({ code: 'connection-closed' });
  }

  #end(why: Problem): void {
    this.#ended = why;
    this.#leave();
    this.#become('closed');
    for (const { settle } of this.#pending.values()) settle(refusedBy([why]));
    this.#pending.clear();
    this.#socket?.close();
  }

  #connect(): void {
    this.#become(this.#failures === 0 ? 'connecting' : 'away');
    const generation = ++this.#generation;
    const current = () => generation === this.#generation && this.#connection !== 'closed';
    this.#socket = this.#link.connect({
      opened: () => current() && this.#opened(),
      message: (text) => current() && this.#hear(text),
      closed: () => current() && this.#dropped(),
    });
  }

  #opened(): void {
    this.#failures = 0;
    this.#unheard = 0;
    this.#become('open');
    for (const [table, watched] of this.#tables) {
      watched.fresh = false;
      this.#send({ type: 'watch', table, seat: watched.activeSeat });
    }
    this.#resend();
    this.#every(resendAfter, () => this.#resend());
    this.#every(pingEvery, () => this.#ping());
  }

  #dropped(): void {
    this.#leave();
    const wait = backOff[Math.min(this.#failures, backOff.length - 1)]!;
    this.#failures += 1;
    this.#become('away');
    this.#after(wait, () => this.#connect());
  }

  /** Forgets the socket and what was to be done with it. */
  #leave(): void {
    this.#generation += 1;
    for (const callOff of this.#timers) callOff();
    this.#timers.clear();
  }

  #resend(): void {
    for (const [table, { activeSeat, fresh }] of this.#tables)
      if (!fresh) this.#send({ type: 'watch', table, seat: activeSeat });
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #ping(): void {
    this.#unheard += 1;
    if (this.#unheard * pingEvery > silenceAllowed) {
      this.#socket?.close();
      this.#dropped();
      return;
    }
    const tables = Object.fromEntries([...this.#tables].map(([table, { seen }]) => [table, seen]));
    this.#send({ type: 'ping', tables });
  }

  #hear(text: string): void {
    this.#unheard = 0;
    const message = JSON.parse(text) as Down;
    const watcher = 'table' in message ? this.#tables.get(message.table)?.watcher : undefined;
    if (message.type === 'welcome') this.#welcomed(message.protocol);
    else if (message.type === 'screen') this.#show(message);
    else if (message.type === 'answer') this.#answered(message);
    else if (message.type === 'hints') watcher?.hints?.(message.cmd, message.hints);
    else if (message.type === 'presence') watcher?.presence?.(message.away, message.watching);
    else if (message.type === 'preparing') watcher?.preparing?.(message.done);
    else if (message.type === 'gone') {
      this.#tables.delete(message.table);
      watcher?.gone?.(message.problems);
    }
  }

  /** A room that speaks another protocol would understand nothing: then everything ends here, and says why. */
  #welcomed(spoken: number): void {
    const code = mismatch(spoken, protocol);
    if (code === null) return;
    const watchers = [...this.#tables.values()].map(({ watcher }) => watcher);
    this.#tables.clear();
    this.#end({ code });
    for (const watcher of watchers) watcher.gone?.([{ code }]);
  }

  /** The newest wins; what is meant for another seat is not shown. */
  #show({ table, screen }: Down & { type: 'screen' }): void {
    const watched = this.#tables.get(table);
    if (!watched || screen.seat !== watched.activeSeat || screen.seq < watched.seen) return;
    watched.seen = screen.seq;
    watched.fresh = true;
    watched.watcher.screen(screen);
  }

  #answered(answer: Down & { type: 'answer' }): void {
    const pending = this.#pending.get(answer.cmd);
    if (!pending) return;
    this.#pending.delete(answer.cmd);
    const { cmd, seq } = answer;
    pending.settle(answer.result === 'refused' ? refusedBy(answer.problems) : ok({ cmd, seq }));
  }

  /** My previous command at this table that may still be on its way; nothing waits for a hint. */
  #lastPending(table: string): string | null {
    const mine = [...this.#pending.values()].filter(
      ({ message }) => message.table === table && message.intent.kind !== 'hint',
    );
    return mine.at(-1)?.message.cmd ?? null;
  }

  #send(message: Up): void {
    if (this.#connection === 'open') this.#socket?.send(JSON.stringify(message));
  }

  /** Runs this in a while, unless the socket is gone by then. */
  #after(ms: number, run: () => void): void {
    const callOff = this.#link.later(ms, () => {
      this.#timers.delete(callOff);
      run();
    });
    this.#timers.add(callOff);
  }

  #every(ms: number, run: () => void): void {
    this.#after(ms, () => {
      run();
      if (this.#connection === 'open') this.#every(ms, run);
    });
  }

  #become(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    for (const listener of this.#listeners) listener(connection);
  }
}

function refusedBy(problems: readonly Problem[]): Refusal {
  const [first = { code: 'refused' }, ...rest] = problems;
  return { ok: false, problems: [first, ...rest] };
}
