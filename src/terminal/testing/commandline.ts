/** For tests: the command line without a process, and all that it writes. */
import type { Args, Call, Io } from '../cli/command.ts';
import { runCommandLine } from '../cli/run.ts';
import { voice } from '../language.ts';
import type { Shelf } from '../shelf.ts';
import type { Ran } from './program.ts';

export async function runWith(
  shelf: Shelf,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return written(env, (io) => runCommandLine(argv, io, shelf));
}

/** The same for one errand of a command, with its arguments read. */
export async function callWith(
  shelf: Shelf,
  args: Args,
  run: (call: Call) => number | Promise<number>,
): Promise<Ran> {
  return written({}, (io) => run({ io, shelf, args, lang: 'en', say: voice('en', null, []) }));
}

async function written(env: Io['env'], run: (io: Io) => number | Promise<number>): Promise<Ran> {
  let out = '';
  let err = '';
  const write = (to: (text: string) => void) => ({ write: (text: string) => void to(text), isTTY: false });
  const io = {
    env,
    stdin: { isTTY: false },
    stdout: write((text) => {
      out += text;
    }),
    stderr: write((text) => {
      err += text;
    }),
  } as unknown as Io;
  const code = await run(io);
  return { code, out, err };
}
