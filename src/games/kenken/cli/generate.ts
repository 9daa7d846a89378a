/** `ludoteca kenken generate`: levels to order. */
import { ok, type Result, refuse } from '../../../core/result.ts';
import {
  type ExitCode,
  needed,
  numberOf,
  type Options,
  type Subcommand,
  type SubcommandCall,
  textOf,
} from '../../../core/subcommand.ts';
import { type Format, formats, writeLevel } from '../formats/index.ts';
import { makeLevel } from '../generator/make.ts';
import { parseWish, type Wish } from '../generator/wish.ts';
import { gradeLevel } from '../human/solver.ts';
import type { Level } from '../level.ts';

/** Half a minute or so for each level. */
const mostSteps = 300_000_000;

type Order = { readonly wish: Wish; readonly count: number; readonly seed: number; readonly format: Format };

export const generate: Subcommand = {
  operands: '--size SIZE --grade GRADE',
  options: {
    size: { type: 'string' },
    grade: { type: 'string' },
    ops: { type: 'string' },
    'max-cage': { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
    format: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: (call) => {
    const order = orderOf(call.options);
    return order.ok ? fill(call, order.value) : call.complain(order.problems[0]);
  },
};

function orderOf(options: Options): Result<Order> {
  const [size, grade] = [textOf(options, 'size'), textOf(options, 'grade')];
  if (size === null) return { ok: false, problems: [needed('kenken', '--size')] };
  if (grade === null) return { ok: false, problems: [needed('kenken', '--grade')] };
  const cage = textOf(options, 'max-cage');
  const operations = textOf(options, 'ops');
  const wish = parseWish({
    size: wholeOf(size),
    grade,
    ...(operations !== null && { operations }),
    ...(cage !== null && { largestCage: wholeOf(cage) }),
  });
  if (!wish.ok) return wish;
  const count = numberOf(options, 'count', 1, 1000, 1);
  if (!count.ok) return count;
  const seed = numberOf(options, 'seed', 0, 2 ** 32 - 1, 0);
  if (!seed.ok) return seed;
  const format = formatFor(options, 'format', 'prop');
  return format.ok
    ? ok({ wish: wish.value, count: count.value!, seed: seed.value!, format: format.value! })
    : format;
}

function wholeOf(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
}

/** One of the formats by its name. */
export function formatFor(options: Options, name: string, otherwise: Format | null): Result<Format | null> {
  const text = textOf(options, name);
  if (text === null) return ok(otherwise);
  const format = formats.find((each) => each === text);
  return format ? ok(format) : refuse('cli.format', { option: `--${name}`, choices: formats.join(', ') });
}

function fill(call: SubcommandCall, { wish, count, seed, format }: Order): ExitCode {
  const random = call.random(seed);
  for (let n = 0; n < count; n++) {
    const level = makeLevel(wish, random, { left: mostSteps });
    if (!level.ok) return call.decline(level.problems[0]);
    const text = writeLevel(format, { level: level.value, entries: null });
    if (!text.ok) return call.decline(text.problems[0]);
    const isApart = n > 0 && format === 'prop' && !call.options['json'];
    call.write(
      ...(isApart ? [''] : []),
      call.options['json'] ? jsonOf(wish, level.value, format, text.value) : text.value.trimEnd(),
    );
  }
  return 0;
}

function jsonOf({ size, grade }: Wish, level: Level, format: Format, text: string): string {
  const written = format === 'json' ? JSON.parse(text) : format === 'keen' ? text.trimEnd() : text;
  return JSON.stringify({ size, grade, weight: gradeLevel(level)?.weight ?? null, [format]: written });
}
