/**
 * The way out to one socket: what is said within one turn of the event loop goes out in one piece, and of several screens
 * of one table only the newest. Somebody who does not read is cut off before what waits for them fills the memory.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { framed } from './frame.ts';

/** What may wait when something more is said: so at most this and one message, however large that is. */
const mostUnread = 1024 * 1024;

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
  /** Characters in all of it: never more than there will be bytes. */
  #length = 0;
  /** Where among it the screen of a table is. */
  #screens = new Map<string, number>();

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** `screenOf`: the text is the screen of this table, and takes the place of an older one. */
  readonly send = (text: string, screenOf?: string): void => {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const before = screenOf === undefined ? undefined : this.#screens.get(screenOf);
    if (before !== undefined) this.#replace(before, text);
    else if (this.#socket.bufferedAmount + this.#length > mostUnread) this.#cutOff();
    else this.#add(text, screenOf);
  };

  /** Whether a screen of this table is still on its way out, so that another would only wait behind it. */
  readonly isBehind = (table: string): boolean => this.#screens.has(table) || this.#socket.bufferedAmount > 0;

  /** After all that was said before. */
  close(code: number, reason: string): void {
    this.#flush();
    this.#socket.close(code, reason);
  }

  #add(text: string, screenOf: string | undefined): void {
    if (this.#said.length === 0) this.#fallDue();
    if (screenOf !== undefined) this.#screens.set(screenOf, this.#said.length);
    this.#said.push(text);
    this.#length += text.length;
  }

  /** What was said after the older screen still comes after one that is at least as new. */
  #replace(at: number, text: string): void {
    this.#length += text.length - this.#said[at]!.length;
    this.#said[at] = text;
  }

  #cutOff(): void {
    this.#take();
    this.#socket.terminate();
  }

  #fallDue(): void {
    if (due.length === 0) setImmediate(flushAll);
    due.push(this.#flush);
  }

  readonly #flush = (): void => {
    const texts = this.#take();
    if (texts.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#stream.write(framed(texts));
  };

  #take(): readonly string[] {
    const texts = this.#said;
    this.#said = [];
    this.#length = 0;
    this.#screens.clear();
    return texts;
  }
}
