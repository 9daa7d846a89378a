/** The bag as a file: a line `LETTER COUNT POINTS` for every kind of tile, `#` for the blank. */
import { type Problem, problem, type Result, refuse, unless } from '../../../core/result.ts';

type Kind = { readonly tile: string; readonly count: number; readonly points: number };
export type Bag = readonly Kind[];

export const blank = '#';

/** Kinds are those with letters on them: with one number for none, six bits name any of them. */
export const most = { letters: 3, points: 99, tiles: 1000, kinds: 63, text: 20_000, problems: 20 } as const;

export function parseBag(text: string): Result<Bag> {
  if (text.length > most.text) return refuse('bag-long', { length: text.length, max: most.text }, 'bag:1:1');
  const lines = textLines(text);
  const kinds = lines.map(parseKind);
  const firsts = new Map(kinds.map(({ tile }, at) => [tile, at] as const).reverse());
  const isRepeated = (at: number) => firsts.get(kinds[at]!.tile)! < at;
  const problems = lines
    .flatMap((line, at) => lineProblems(line, at, kinds[at]!, isRepeated(at)))
    .slice(0, most.problems);
  const whole = problems.length === 0 ? wholeProblem(kinds) : null;
  return unless(whole ? [whole] : problems, () => kinds);
}

/** What is wrong with a bag whose lines are all right. */
function wholeProblem(kinds: Bag): Problem | null {
  const lettered = kinds.map(({ tile }, at) => ({ tile, line: at + 1 })).filter(({ tile }) => tile !== blank);
  const extra = lettered[most.kinds];
  if (kinds.length === 0) return problem('bag-empty', undefined, 'bag:1:1');
  if (lettered.length === 0) return problem('bag-blanks', undefined, 'bag:1:1');
  if (extra) return problem('bag-kinds', { line: extra.line, max: most.kinds }, `bag:${extra.line}:1`);
  if (bagSize(kinds) > most.tiles) return problem('bag-large', { max: most.tiles }, 'bag:1:1');
  return prefixProblem(lettered);
}

/**
 * A letter may begin a longer tile: C and CH, L and L·L are what reading longest first is for. A tile of several letters
 * may not (SC and SCH), or a mistyped tile would be read as another one and its rest as a third.
 */
function prefixProblem(kinds: readonly { readonly tile: string; readonly line: number }[]): Problem | null {
  for (const { tile, line } of kinds) {
    const longer = kinds.find(
      (other) => tile.length > 1 && other.tile !== tile && other.tile.startsWith(tile),
    );
    if (longer) return problem('bag-prefix', { line, tile, longer: longer.tile }, `bag:${line}:1`);
  }
  return null;
}

export function formatBag(bag: Bag): string {
  return bag.map(({ tile, count, points }) => `${tile} ${count} ${points}\n`).join('');
}

export function bagSize(bag: Bag): number {
  return bag.reduce((sum, { count }) => sum + count, 0);
}

/** Every single tile, kind by kind. */
export function allTiles(bag: Bag): readonly string[] {
  return bag.flatMap(({ tile, count }) => Array<string>(count).fill(tile));
}

/** The lines of a file from anywhere: with or without a mark at its start and a line break at its end. */
export function textLines(text: string): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function parseKind(line: string): Kind {
  const [tile = '', count = '', points = ''] = line.trim().split(/\s+/);
  return { tile, count: Number(count), points: Number(points) };
}

function lineProblems(line: string, at: number, kind: Kind, isRepeated: boolean): Problem[] {
  const where = { line: at + 1, text: line.slice(0, 40) };
  const found = (code: string, params = {}) => [
    problem(code, { ...where, ...params }, `bag:${where.line}:1`),
  ];
  if (!/^\s*\S+\s+\d+\s+\d+\s*$/.test(line)) return found('bag-line');
  const { tile, count, points } = kind;
  if (tile !== blank && !isTile(tile)) return found('bag-letter', { max: most.letters });
  if (isRepeated) return found('bag-repeat');
  if (count < 1 || count > most.tiles) return found('bag-count', { max: most.tiles });
  if (tile === blank && points !== 0) return found('bag-blank-points');
  return points <= most.points ? [] : found('bag-points', { max: most.points });
}

/** Capitals of one unit each, and the dot of L·L; on the board a blank shows itself in small letters, so both forms must differ. */
function isTile(text: string): boolean {
  const small = text.toLowerCase();
  return (
    /^\p{Lu}(?:[\p{Lu}·]?\p{Lu})?$/u.test(text) &&
    !/[\u{10000}-\u{10FFFF}]/u.test(text) &&
    text === text.normalize('NFC') &&
    small !== text &&
    small.toUpperCase() === text
  );
}
