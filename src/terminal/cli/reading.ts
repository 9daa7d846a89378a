/** What the commands that ask an engine share: reading their options, measuring, answering. */
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { type Call, commonOptions } from './command.ts';

export function textOf({ args }: Call, option: string): string | null {
  const value = args.options[option];
  return typeof value === 'string' ? value : null;
}

/** A whole number within its bounds. */
export function numberOf(
  call: Call,
  option: string,
  min: number,
  max: number,
  otherwise: number | null,
): Result<number | null> {
  const typed = textOf(call, option);
  if (typed === null) return ok(otherwise);
  const value = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? ok(value) : refuse('cli.number', { option: `--${option}`, min, max });
}

export function needed(command: string, option: string): Problem {
  return { code: 'cli.needed', params: { option, command } };
}

/** An option that belongs to another errand of the command. */
export function foreignOption({ args }: Call, command: string, own: readonly string[]): Problem | null {
  const known = [...own, ...Object.keys(commonOptions)];
  const option = Object.keys(args.options).find((each) => !known.includes(each));
  return option === undefined
    ? null
    : { code: 'cli.unknown-option', params: { option: `--${option}`, command } };
}

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
