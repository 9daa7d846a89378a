/** What line mode writes on: sentences and drawings, one below the other. */
import type { Pen, Say } from '../../core/phrase.ts';
import type { Io } from '../cli/command.ts';
import type { Client } from '../client.ts';
import { type Depth, terminalPen } from '../pen.ts';

export type Desk = {
  readonly client: Client;
  readonly write: (...lines: readonly string[]) => void;
  /** Columns to write in. */
  readonly width: number;
  /** Whether somebody types, rather than a script. */
  readonly isTyped: boolean;
  readonly pen: (say: Say) => Pen;
  /** Shows that something may be typed. */
  readonly prompt: () => void;
  /** Takes away what the next player must not read. */
  readonly wipe: () => void;
};

export function desk(client: Client, { stdin, stdout }: Pick<Io, 'stdin' | 'stdout'>, depth: Depth): Desk {
  return {
    client,
    width: Math.min(stdout.columns ?? 80, 100),
    isTyped: stdin.isTTY === true,
    write: (...lines) => void stdout.write(lines.map((line) => `${line}\n`).join('')),
    pen: (say) => terminalPen(say, depth),
    prompt: () => void (stdout.isTTY && stdout.write('> ')),
    wipe: () => {
      if (!stdout.isTTY) return;
      stdout.write(depth === 1 ? '\n'.repeat(100) : '\u001b[2J\u001b[3J\u001b[H');
    },
  };
}
