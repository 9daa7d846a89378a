/** The room's sockets: lets guests in by cookie and Origin, keeps them alive, says goodbye (docs/protocol.md, S1–S14). */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { OutdatedSession } from '../../host/outdated.ts';
import { Session, type SessionDeps } from '../../host/session.ts';
import { StoreError } from '../../host/store.ts';
import { largestMessage } from '../../protocol/parse.ts';
import type { Down } from '../../protocol/wire.ts';
import { mismatch, protocol, protocolOf } from '../../room/protocol.ts';
import { addressKey, callerOf } from '../http/address.ts';
import { endWith } from '../http/errors.ts';
import { type Hosts, namesTwoHosts } from '../http/hosts.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { type Limits, limitProblem } from '../limits.ts';
import type { Visitor } from '../people/accounts.ts';
import type { Visitors } from '../people/visitors.ts';
import { Tally } from '../tally.ts';
import { asLanguage, preferredLanguage, type Translator } from '../translator.ts';
import { CommandBudgets } from './budgets.ts';
import { Outlet } from './outlet.ts';
import { TokenBucket } from './tokenbucket.ts';

export type SocketsOptions = Pick<SessionDeps, 'registry' | 'attend' | 'intents' | 'answered' | 'failed'> & {
  readonly visitors: Visitors;
  readonly publicUrl: string | null;
  readonly hosts: Hosts;
  /** Whether an address is that of a proxy, which says who calls. */
  readonly isProxy: (address: string | undefined) => boolean;
  readonly limits: Pick<Limits, 'sockets' | 'messages' | 'commands'>;
  readonly words: Translator;
  readonly now: () => number;
  readonly counted?: (open: number) => void;
};

/** A socket that has not answered a ping by the next one is gone. */
const pingMs = 30_000;

/** By then those that are gone have been found out. */
const comeBackSeconds = (2 * pingMs) / 1000;

type Open = {
  readonly caller: Caller;
  readonly outlet: Outlet;
  /** What the last ping said, until it is answered: who answers has read it. */
  asked: Buffer | null;
};

/** Who comes in, and from where. */
type Caller = { readonly player: string; readonly session: string | null; readonly address: string };

export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
  });
  readonly #open = new Map<WebSocket, Open>();
  readonly #byGuest = new Tally();
  readonly #byAddress = new Tally();
  readonly #budgets: CommandBudgets;
  readonly #pinging: NodeJS.Timeout;
  #closing = false;

  constructor(http: Server, options: SocketsOptions) {
    this.#options = options;
    this.#budgets = new CommandBudgets(options.limits.commands.perMinute, options.now);
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#pinging = setInterval(() => this.#ping(), pingMs);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Says "back soon" to everybody and closes (S14). */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#pinging);
    const goodbye = JSON.stringify({ type: 'closing', code: 'back-soon' } satisfies Down);
    for (const { outlet } of this.#open.values()) {
      outlet.send(goodbye);
      outlet.close(1012, 'back soon');
    }
    const patience = setTimeout(() => {
      for (const socket of this.#open.keys()) socket.terminate();
    }, 1000);
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    clearTimeout(patience);
  }

  /** Of whoever logged out, or is somebody else now: a client that still may comes back with its new cookie. */
  end({ person, session }: { readonly person?: string; readonly session?: string }): void {
    for (const { caller, outlet } of this.#open.values()) {
      if (caller.player !== person && (session === undefined || caller.session !== session)) continue;
      outlet.send(JSON.stringify({ type: 'closing', code: 'back-soon' } satisfies Down));
      outlet.close(1012, 'back soon');
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const found = await this.#visitor(request);
    if (socket.destroyed) return;
    if (!found.ok) return this.#refuse(socket, found.problems[0], request);
    // Counted only now: of many who come at once, none may slip by.
    const caller = this.#enter(found.value, request);
    if (!caller) return this.#refuse(socket, limitProblem('sockets', comeBackSeconds), request);
    socket.once('close', () => this.#leave(caller));
    const why = this.#notUnderstood(request, found.value);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, caller, why));
  }

  /** Why a client of another version can't play here, as a sentence: it may not know the code. */
  #notUnderstood({ url = '' }: IncomingMessage, { person }: Visitor): Problem | null {
    const code = mismatch(protocol, protocolOf(url));
    return code && { code: this.#options.words.say({ code }, asLanguage(person.language) ?? 'en', null) };
  }

  #refuse(socket: Duplex, refused: Problem, { headers }: IncomingMessage): void {
    endWith(socket, this.#options.words, refused, preferredLanguage(headers['accept-language']));
  }

  /** Why somebody may not come in, else who it is. */
  async #visitor(request: IncomingMessage): Promise<Result<Visitor>> {
    const { url, headers } = request;
    const { visitors, publicUrl, hosts } = this.#options;
    if (this.#closing) return refuse('back-soon');
    if (namesTwoHosts(request)) return refuse('bad-request');
    if (!hosts(headers.host ?? '')) return refuse('wrong-host', { host: (headers.host ?? '').slice(0, 80) });
    if (url?.split('?')[0] !== '/socket') return refuse('no-such-route');
    if (!isOwnOrigin(headers.origin, headers.host, publicUrl)) return refuse('origin');
    try {
      const visitor = await visitors.of(headers.cookie);
      return visitor ? ok(visitor) : refuse('session-missing');
    } catch (error) {
      // When the storage fails nobody is unknown: a client would throw its cookie away.
      return refuse(error instanceof StoreError ? error.code : 'store-failed');
    }
  }

  /** One more, unless the guest or the address has as many as they may have. */
  #enter({ person: { id: player }, session }: Visitor, request: IncomingMessage): Caller | null {
    const { limits, isProxy } = this.#options;
    const address = addressKey(callerOf(request, isProxy));
    if (!this.#byGuest.enter(player, limits.sockets.guest)) return null;
    if (this.#byAddress.enter(address, limits.sockets.address))
      return { player, session: session?.key ?? null, address };
    this.#byGuest.leave(player);
    return null;
  }

  #leave({ player, address }: Caller): void {
    this.#byGuest.leave(player);
    this.#byAddress.leave(address);
  }

  #welcome(socket: WebSocket, stream: Duplex, caller: Caller, why: Problem | null): void {
    const { player } = caller;
    const { now } = this.#options;
    const outlet = new Outlet(socket, stream);
    const session = this.#session(outlet, player, why);
    this.#open.set(socket, { caller, outlet, asked: null });
    this.#options.counted?.(this.#open.size);
    socket.on('message', (data, isBinary) => void session.hear(isBinary ? '' : textOf(data)));
    socket.on('pong', (data) => this.#hearPong(socket, data));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#options.counted?.(this.#open.size);
      session.leave();
    });
    outlet.send(JSON.stringify({ type: 'welcome', protocol, player, now: now() } satisfies Down));
  }

  #session(outlet: Outlet, player: string, why: Problem | null): Pick<Session, 'hear' | 'leave'> {
    const { now, limits, registry, attend, intents, answered, failed } = this.#options;
    const allowance = new TokenBucket(limits.messages.perSecond, limits.messages.burst, now());
    const common = {
      send: outlet.send,
      dismiss: () => outlet.close(1008, 'nonsense'),
      messageLimit: () => (allowance.take(now()) ? null : limitProblem('messages', allowance.secondsToWait)),
    };
    if (why) return new OutdatedSession({ ...common, why });
    return new Session({
      ...common,
      ...{ registry, attend, intents, player },
      ...(answered && { answered }),
      ...(failed && { failed }),
      isBehind: outlet.isBehind,
      commandLimit: () => this.#budgets.take(player),
    });
  }

  #ping(): void {
    for (const [socket, open] of this.#open) {
      if (open.asked) socket.terminate();
      else {
        open.asked = randomBytes(8);
        socket.ping(open.asked);
      }
    }
  }

  /** One that nobody asked for, or that says something else, is no sign of a reader. */
  #hearPong(socket: WebSocket, said: Buffer): void {
    const open = this.#open.get(socket);
    if (open?.asked?.equals(said)) open.asked = null;
  }
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : data.toString();
}
