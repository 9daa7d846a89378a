/** One socket of a guest, message by message: what went up, all that came down, and how it ended. */
import { WebSocket } from 'ws';
import type { Answer, Down } from '../../src/protocol/wire.ts';
import type { Intent } from '../../src/room/decide.ts';
import type { Screen } from '../../src/room/screen.ts';
import { patience } from '../patience.ts';
import type { Guest } from './guest.ts';

type Of<Type extends Down['type']> = Extract<Down, { readonly type: Type }>;

export type Ending = { readonly code: number; readonly reason: string };

let commands = 0;

/** A command id that nobody has used before. */
export function freshCommand(): string {
  commands += 1;
  return `command-${commands}`;
}

export class Line {
  readonly socket: WebSocket;
  readonly heard: Down[] = [];
  readonly closed: Promise<Ending>;
  /** How far `next` has read. */
  #read = 0;
  #waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      this.#wake();
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        this.#wake();
      });
    });
  }

  /** Resolves when the room has said welcome. */
  static async open(guest: Guest): Promise<Line> {
    const line = new Line(guest.socket());
    await line.next('welcome');
    return line;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of this kind that has not been read; those before it are skipped. */
  async next<Type extends Down['type']>(
    type: Type,
    fits: (message: Of<Type>) => boolean = () => true,
  ): Promise<Of<Type>> {
    const at = await this.#find(this.#read, type, fits);
    this.#read = at + 1;
    return this.heard[at] as Of<Type>;
  }

  /** Its answer; what else comes meanwhile is still to be read. */
  async command(table: string, intent: Intent, more: Partial<CommandParts> = {}): Promise<Answer> {
    const { cmd = freshCommand(), after = null, seen = null } = more;
    const from = this.heard.length;
    this.send({ type: 'command', table, cmd, after, seen, intent });
    return this.heard[await this.#find(from, 'answer', (answer) => answer.cmd === cmd)] as Answer;
  }

  /** The answer to a command, wherever it comes among others. */
  async answerTo(cmd: string): Promise<Answer> {
    return this.heard[await this.#find(0, 'answer', (answer) => answer.cmd === cmd)] as Answer;
  }

  /** The code of the refusal, or what else came of it. */
  async code(table: string, intent: Intent, more: Partial<CommandParts> = {}): Promise<string> {
    const answer = await this.command(table, intent, more);
    return answer.result === 'refused' ? answer.problems[0]!.code : answer.result;
  }

  async watch(table: string, seat: number | null): Promise<Screen> {
    this.#read = this.heard.length;
    this.send({ type: 'watch', table, seat });
    return (await this.next('screen', (message) => message.table === table && message.screen.seat === seat))
      .screen;
  }

  /** Everything that came until the room has answered a ping: what is not there by then does not come. */
  async settled(): Promise<readonly Down[]> {
    const from = this.#read;
    this.send({ type: 'ping' });
    await this.next('pong');
    return this.heard.slice(from, this.#read - 1);
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  async #find<Type extends Down['type']>(
    from: number,
    type: Type,
    fits: (message: Of<Type>) => boolean,
  ): Promise<number> {
    const signal = AbortSignal.timeout(patience);
    for (let at = from; ; at++) {
      while (at >= this.heard.length) await this.#more(signal, type);
      const message = this.heard[at]!;
      if (message.type === type && fits(message as Of<Type>)) return at;
    }
  }

  async #more(signal: AbortSignal, what: string): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) throw new Error(`closed before ${what}`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => reject(new Error(`no ${what}; heard ${JSON.stringify(this.heard.slice(-5))}`));
    this.#waiting.push(resolve);
    signal.addEventListener('abort', giveUp);
    await promise.finally(() => signal.removeEventListener('abort', giveUp));
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

type CommandParts = { readonly cmd: string; readonly after: string | null; readonly seen: number | null };
