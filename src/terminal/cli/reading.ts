/** What the commands that ask an engine share: measuring and answering. */
import type { Call } from './command.ts';

/** What a computation answers, and the CPU time it took. */
export function timed<T>(compute: () => T): { readonly value: T; readonly ms: number } {
  const before = process.cpuUsage();
  const value = compute();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: Math.round((user + system) / 1000) };
}

/** One line of JSON. */
export function answer({ io }: Call, value: unknown): number {
  io.stdout.write(`${JSON.stringify(value)}\n`);
  return 0;
}
