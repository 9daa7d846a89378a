/** The bag as a file: a line `LETTER COUNT POINTS` for every kind of tile, `#` for the blank. */
import { type Problem, problem, type Result, refuse, unless } from '../../../core/result.ts';

type Kind = { readonly tile: string; readonly count: number; readonly points: number };
export type Bag = readonly Kind[];

export const blank = '#';

export const most = { letters: 3, points: 99, tiles: 1000, text: 20_000, problems: 20 } as const;

export function parseBag(text: string): Result<Bag> {
  if (text.length > most.text) return refuse('bag-long', { length: text.length, max: most.text }, 'bag:1:1');
  const lines = textLines(text);
  const kinds = lines.map(parseKind);
  const firsts = new Map(kinds.map(({ tile }, at) => [tile, at] as const).reverse());
  const isRepeated = (at: number) => firsts.get(kinds[at]!.tile)! < at;
  const problems = lines
    .flatMap((line, at) => lineProblems(line, at, kinds[at]!, isRepeated(at)))
    .slice(0, most.problems);
  if (lines.length === 0) problems.push(problem('bag-empty', undefined, 'bag:1:1'));
  if (problems.length === 0 && bagSize(kinds) > most.tiles)
    problems.push(problem('bag-large', { max: most.tiles }, 'bag:1:1'));
  return unless(problems, () => kinds);
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

/** Capitals, and the dot of L·L; on the board a blank shows itself in small letters, so both forms must differ. */
function isTile(text: string): boolean {
  const small = text.toLowerCase();
  return (
    /^\p{Lu}(?:[\p{Lu}·]?\p{Lu})?$/u.test(text) &&
    text === text.normalize('NFC') &&
    small !== text &&
    small.toUpperCase() === text
  );
}
