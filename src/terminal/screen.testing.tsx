/** A terminal that keeps what is drawn on it, and a keyboard. */
import { EventEmitter } from 'node:events';
import { render } from 'ink';
import type { Client } from './client.ts';
import type { Depth } from './pen.ts';
import { Root } from './screens/Root.tsx';

class FakeStdout extends EventEmitter {
  readonly isTTY = true;
  readonly writable = true;
  frame = '';
  columns: number;
  rows: number;

  constructor(columns: number, rows: number) {
    super();
    this.columns = columns;
    this.rows = rows;
  }

  write(chunk: string, done?: () => void): boolean {
    if (chunk !== '' && chunk !== '\n') this.frame = chunk;
    done?.();
    return true;
  }
}

class FakeStdin extends EventEmitter {
  readonly isTTY = true;
  raw = false;
  #typed: string | null = null;

  type(text: string): void {
    this.#typed = text;
    this.emit('readable');
  }

  read(): string | null {
    const typed = this.#typed;
    this.#typed = null;
    return typed;
  }

  setRawMode(raw: boolean): void {
    this.raw = raw;
  }

  setEncoding(): void {}
  ref(): void {}
  unref(): void {}
}

export const keys = {
  enter: '\r',
  escape: '\u001b',
  tab: '\t',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  pageDown: '\u001b[6~',
  home: '\u001b[H',
  end: '\u001b[F',
  backspace: '\u007f',
  interrupt: '\u0003',
} as const;

export function mount(client: Client, columns = 80, rows = 24, depth: Depth = 1) {
  const stdout = new FakeStdout(columns, rows);
  const stdin = new FakeStdin();
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const app = render(<Root client={client} depth={depth} interrupt={() => client.quit()} />, {
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: stdin as unknown as NodeJS.ReadStream,
    debug: true,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  client.subscribe(() => client.place.kind === 'gone' && app.unmount());
  return {
    stdin,
    frame: () => stdout.frame,
    lines: () => stdout.frame.split('\n'),
    /** One key after the other, as they come from a keyboard. */
    press: async (...typed: readonly string[]) => {
      for (const text of typed) {
        stdin.type(text);
        // An escape alone is told from the beginning of a sequence by waiting a little.
        await wait(text === keys.escape ? 40 : 8);
      }
    },
    resize: async (width: number, height: number) => {
      [stdout.columns, stdout.rows] = [width, height];
      stdout.emit('resize');
      await wait(5);
    },
    /** Waits until this is on the screen. */
    shows: async (text: string | RegExp) => {
      const isThere = () =>
        typeof text === 'string' ? stdout.frame.includes(text) : text.test(stdout.frame);
      for (let tries = 0; tries < 200 && !isThere(); tries++) await wait(10);
      if (!isThere()) throw new Error(`${text} is not on the screen:\n${stdout.frame}`);
    },
    wait,
    unmount: () => app.unmount(),
  };
}
