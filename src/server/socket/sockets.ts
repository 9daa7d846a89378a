/** The room's sockets: lets guests in by cookie and Origin, keeps them alive, says goodbye (docs/protocol.md, S1–S14). */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Down } from '../../protocol/wire.ts';
import { protocol } from '../../protocol/wire.ts';
import type { Guests } from '../guests.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Guest } from '../storage/store.ts';
import { Allowance } from './allowance.ts';
import { largestMessage } from './message.ts';
import { Outlet } from './outlet.ts';
import { Visitor, type VisitorParts } from './visitor.ts';

export type SocketsOptions = Omit<VisitorParts, 'player' | 'send' | 'dismiss' | 'mayPass'> & {
  readonly guests: Guests;
  readonly publicUrl: string | null;
  readonly now: () => number;
  /** Messages a second, and in one burst, that a socket may send. */
  readonly rate?: { readonly perSecond: number; readonly burst: number };
  /** Sockets that one guest may have open. */
  readonly perGuest?: number;
  readonly counted?: (open: number) => void;
};

/** A socket that has not answered a ping by the next one is gone. */
const pingMs = 30_000;

export class Sockets {
  readonly #options: SocketsOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: largestMessage,
    perMessageDeflate: false,
  });
  readonly #open = new Map<WebSocket, { readonly player: string; readonly outlet: Outlet }>();
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pinging: NodeJS.Timeout;
  #closing = false;

  constructor(http: Server, options: SocketsOptions) {
    this.#options = options;
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

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const found = await this.#guest(request);
    if (typeof found === 'number') return endWith(socket, found);
    // Counted only now: of many who come at once, none may slip by.
    if (this.#isCrowded(found.id)) return endWith(socket, 429);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, found.id));
  }

  /** An HTTP status for those who may not come in, else who it is. */
  async #guest({ url, headers }: IncomingMessage): Promise<number | Guest> {
    const { guests, publicUrl } = this.#options;
    if (this.#closing) return 503;
    if (url?.split('?')[0] !== '/socket') return 404;
    if (!isOwnOrigin(headers.origin, headers.host, publicUrl)) return 403;
    // When the storage fails nobody is unknown: a client would throw its cookie away.
    const guest = await guests.of(headers.cookie).catch(() => 503);
    return guest ?? 401;
  }

  #isCrowded(player: string): boolean {
    const own = [...this.#open.values()].filter((other) => other.player === player);
    return own.length >= (this.#options.perGuest ?? 40);
  }

  #welcome(socket: WebSocket, stream: Duplex, player: string): void {
    const { now, rate = { perSecond: 20, burst: 60 } } = this.#options;
    const allowance = new Allowance(rate.perSecond, rate.burst, now());
    const outlet = new Outlet(socket, stream);
    const visitor = new Visitor({
      ...this.#options,
      player,
      send: outlet.send,
      dismiss: () => outlet.close(1008, 'nonsense'),
      mayPass: () => allowance.take(now()),
    });
    this.#open.set(socket, { player, outlet });
    this.#options.counted?.(this.#open.size);
    socket.on('message', (data, isBinary) => void visitor.hear(isBinary ? '' : textOf(data)));
    socket.on('pong', () => this.#silent.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#options.counted?.(this.#open.size);
      visitor.leave();
    });
    outlet.send(JSON.stringify({ type: 'welcome', protocol, player, now: now() } satisfies Down));
  }

  #ping(): void {
    for (const socket of this.#open.keys()) {
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }
}

function endWith(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const reasons: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : data.toString();
}
