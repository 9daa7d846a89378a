/** The way out to one socket: what is said within one turn of the event loop goes out in one piece. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { framed } from './frame.ts';

/** Bytes that wait for somebody who does not read them: more would only fill the memory. */
const mostUnread = 4 * 1024 * 1024;

/** Those who were told something in this turn, to be flushed when it ends: one call for all is cheaper than one each. */
let due: (() => void)[] = [];

function flushAll(): void {
  const flushes = due;
  due = [];
  for (const flush of flushes) flush();
}

export class Outlet {
  readonly #socket: WebSocket;
  /** What the socket is made of: frames go past `ws`, which has nothing else on the way. */
  readonly #stream: Duplex;
  #said: string[] = [];

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  readonly send = (text: string): void => {
    if (this.#said.length === 0) this.#fallDue();
    this.#said.push(text);
  };

  /** After all that was said before. */
  close(code: number, reason: string): void {
    this.#flush();
    this.#socket.close(code, reason);
  }

  #fallDue(): void {
    if (due.length === 0) setImmediate(flushAll);
    due.push(this.#flush);
  }

  readonly #flush = (): void => {
    const texts = this.#said;
    this.#said = [];
    if (texts.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > mostUnread) this.#socket.terminate();
    else this.#stream.write(framed(texts));
  };
}
