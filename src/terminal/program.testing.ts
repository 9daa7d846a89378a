/** The program itself as a process, with this typed into it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Loaded first, it takes true chance away from the program. */
const entropy = new URL('../../test/entropy.ts', import.meta.url).href;

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

export function runProgram(
  args: readonly string[],
  typed: string,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', entropy, program, ...args], {
    env: { ...process.env, LUDOTECA_TEST_CHANCE: args.join(' '), LANG: 'C', LC_ALL: '', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.end(typed);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
