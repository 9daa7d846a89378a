/** For tests: the command line without a process, and all that it writes. */
import type { Readable } from 'node:stream';
import type { Io } from './cli/command.ts';
import { runCommandLine } from './cli/run.ts';
import type { Ran } from './program.testing.ts';
import type { Shelf } from './shelf.ts';

export async function runWith(
  shelf: Shelf,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin: Readable | null = null,
): Promise<Ran> {
  let out = '';
  let err = '';
  const write = (to: (text: string) => void) => ({ write: (text: string) => void to(text), isTTY: false });
  const io = {
    env,
    stdin: stdin ?? { isTTY: false },
    stdout: write((text) => {
      out += text;
    }),
    stderr: write((text) => {
      err += text;
    }),
  } as unknown as Io;
  const code = await runCommandLine(argv, io, shelf);
  return { code, out, err };
}
