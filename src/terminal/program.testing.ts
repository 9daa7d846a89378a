/** The program itself as a process, with this typed into it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

export function runProgram(
  args: readonly string[],
  typed: string,
  env: Readonly<Record<string, string>>,
): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, LANG: 'C', LC_ALL: '', ...env },
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
