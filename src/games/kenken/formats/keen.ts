/**
 * Game ids of Simon Tatham's Keen: `6:BLOCKS,CLUES`, with the grade between size and colon where it is told (`6dn:`).
 *
 * BLOCKS are the lines between cells: first the vertical ones row by row, then the horizontal ones column by column, and
 * one more at the end. `_` is a line at once, `a` to `y` a line after 1 to 25 gaps, `z` 25 gaps and no line yet; a number
 * after a sign says how often it comes. CLUES are, for each block in reading order of its first cell, `a` (+), `s` (−),
 * `m` (×) or `d` (÷) and the result. Keen has no sign for a block of one cell: there `a` is read and written.
 */
import { ok, problem, type Refusal, type Result, refuse, unless } from '../../../core/result.ts';
import { type Cage, formatClue, type Operation } from '../cage.ts';
import { type Level, levelProblems, tidyLevel } from '../level.ts';

const smallestKeen = 3;
const largestKeen = 9;
/** Keen keeps a result in 29 bits. */
const largestResult = 2 ** 29 - 1;
const longestId = 2000;

const signs = { a: '+', s: '-', m: '*', d: '/' } as const satisfies Record<string, Operation>;

export function parseKeen(text: string): Result<Level> {
  const id = text.trimEnd();
  if (id.length > longestId) return refuse('level-long', { length: id.length, max: longestId }, placeAt(0));
  const head = /^\s*(\d{1,3})(?:d[enhxu])?m?:/.exec(id);
  if (!head) return wrong('keen-head', 0);
  const size = Number(head[1]);
  if (size < smallestKeen || size > largestKeen)
    return wrong('keen-size', 0, { size, min: smallestKeen, max: largestKeen });
  const comma = id.indexOf(',');
  const lines = readLines(id, head[0].length, comma < 0 ? id.length : comma, size);
  if (!lines.ok) return lines;
  if (comma < 0) return wrong('keen-clues', id.length);
  return readClues(id, comma + 1, size, blocksOf(size, lines.value));
}

function wrong(code: string, at: number, params: object = {}): Refusal {
  return refuse(code, { column: at + 1, ...params }, placeAt(at));
}

function placeAt(at: number): string {
  return `level:1:${at + 1}`;
}

/** For each place of a line between cells whether there is one. */
function readLines(id: string, from: number, to: number, size: number): Result<readonly boolean[]> {
  const places = 2 * size * (size - 1);
  const lines: boolean[] = [];
  const token = /([_a-z])(\d*)/y;
  for (let at = from; at < to; at = token.lastIndex) {
    token.lastIndex = at;
    const [, sign, times] = token.exec(id) ?? [];
    if (sign === undefined) return wrong('keen-sign', at, { sign: id[at]! });
    const gaps = sign === '_' ? 0 : sign === 'z' ? 25 : sign.charCodeAt(0) - 96;
    const count = times === '' ? 1 : Math.min(Number(times), places + 2);
    for (let n = 0; n < count && lines.length <= places + 1; n++) {
      for (let gap = 0; gap < gaps; gap++) lines.push(false);
      if (sign !== 'z') lines.push(true);
    }
    if (lines.length > places + 1) return wrong('keen-blocks-long', at, { places });
  }
  if (lines.length !== places + 1 || !lines.at(-1)) return wrong('keen-blocks-short', to, { places });
  return ok(lines);
}

/** The cells of each block, in reading order of the first ones. */
function blocksOf(size: number, lines: readonly boolean[]): readonly (readonly number[])[] {
  const owner = Array.from({ length: size * size }, (_, cell) => cell);
  for (const [at, [one, other]] of neighbours(size).entries()) {
    if (lines[at]) continue;
    const [from, to] = [owner[other]!, owner[one]!];
    for (const [cell, each] of owner.entries()) if (each === from) owner[cell] = to;
  }
  const blocks = new Map<number, number[]>();
  for (const [cell, each] of owner.entries()) {
    const block = blocks.get(each);
    if (block) block.push(cell);
    else blocks.set(each, [cell]);
  }
  return [...blocks.values()];
}

/** The cells on both sides of each place of a line, in the order of the id. */
function neighbours(size: number): readonly (readonly [number, number])[] {
  const steps = Array.from({ length: size }, (_, step) => step);
  const inner = steps.slice(1);
  return [
    ...steps.flatMap((row) => inner.map((x) => [row * size + x - 1, row * size + x] as const)),
    ...steps.flatMap((column) => inner.map((y) => [(y - 1) * size + column, y * size + column] as const)),
  ];
}

function readClues(
  id: string,
  from: number,
  size: number,
  blocks: readonly (readonly number[])[],
): Result<Level> {
  const cages: Cage[] = [];
  const places: number[] = [];
  const token = /([asmd])(\d{1,20})/y;
  let at = from;
  for (const cells of blocks) {
    token.lastIndex = at;
    const [, sign, result] = token.exec(id) ?? [];
    if (sign === undefined) return wrong(at < id.length ? 'keen-clue' : 'keen-clues', at);
    const operation = cells.length === 1 ? '=' : signs[sign as keyof typeof signs];
    places.push(at);
    cages.push({ operation, result: result!, cells });
    at = token.lastIndex;
  }
  if (at < id.length) return wrong('keen-rest', at);
  const level = tidyLevel({ size, cages, givens: Array.from({ length: size * size }, () => 0) });
  const problems = levelProblems(level).map((found) =>
    problem(found.code, found.params, placeAt(places[Number(found.params?.['cage'] ?? 1) - 1]!)),
  );
  return unless(problems, () => level);
}

/** The id; or what Keen has no way to say. */
export function formatKeen(level: Level): Result<string> {
  const { size, cages } = level;
  if (size < smallestKeen || size > largestKeen)
    return refuse('keen-size', { size, min: smallestKeen, max: largestKeen });
  const problems = [
    ...(level.givens.some(Boolean) ? [problem('keen-givens')] : []),
    ...cages.flatMap((cage, at) => {
      const params = { cage: at + 1, clue: formatClue(cage) };
      if (cage.operation === 'mod' || cage.operation === 'pow') return [problem('keen-operation', params)];
      return Number(cage.result) > largestResult ? [problem('keen-result', params)] : [];
    }),
  ];
  return unless(problems.slice(0, 20), () => `${size}:${blocksText(level)},${cages.map(clueText).join('')}`);
}

function clueText({ operation, result }: Cage): string {
  const letter = Object.entries(signs).find(([, sign]) => sign === operation)?.[0] ?? 'a';
  return `${letter}${result}`;
}

function blocksText({ size, cages }: Level): string {
  const cageOf = new Map(cages.flatMap(({ cells }, at) => cells.map((cell) => [cell, at] as const)));
  const lines = neighbours(size).map(([one, other]) => cageOf.get(one) !== cageOf.get(other));
  let text = '';
  let gaps = 0;
  for (const isLine of [...lines, true]) {
    if (!isLine) {
      gaps += 1;
      continue;
    }
    for (; gaps > 25; gaps -= 25) text += 'z';
    text += gaps === 0 ? '_' : String.fromCharCode(96 + gaps);
    gaps = 0;
  }
  return text.replace(/(.)\1{2,}/g, (run, sign) => `${sign}${run.length}`);
}
