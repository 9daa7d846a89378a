/**
 * `npm run bench scrabble-leaves [ca|es|en]`: trains what the tiles left in a rack are worth, and writes
 * `src/games/scrabble/engine/leaves/LANGUAGE.ts`. The engine plays against itself, by points alone at first, then by
 * points and the values found so far. For every leave it kept, what its next turn was worth is fitted by features of the
 * leave (the first, second and third of each tile, and each two different tiles), by least squares with a penalty on
 * large values (ridge). BENCH_GAMES sets the games of each round (2000 unless told); the seed is always the same.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/core/phrase.ts';
import { type Random, shuffled } from '../src/core/random.ts';
import { Leaves, type LeaveTable } from '../src/games/scrabble/engine/leaves.ts';
import { Chooser, countOf, draw, layPlay, type Match } from '../src/games/scrabble/engine/match.ts';
import { MoveGenerator } from '../src/games/scrabble/generator/generator.ts';
import { blank } from '../src/games/scrabble/lexicon/bag.ts';
import type { Lexicon } from '../src/games/scrabble/lexicon/dictionary.ts';
import { stream } from '../src/room/random.ts';
import { builtLexicon } from './lexicons.ts';

const games = Number(process.env['BENCH_GAMES'] ?? 2000);
const rounds = 2;
const surface = { size: 15, layout: 2 } as const;
const full = 7;

/** What was kept, and what the next turn with it was worth. */
type Sample = { readonly features: readonly number[]; readonly worth: number };

export function scrabbleLeaves([named]: readonly string[] = []): void {
  for (const language of languages) {
    if (named !== undefined && named !== language) continue;
    let table: LeaveTable = { tiles: {}, pairs: {} };
    const lexicon = builtLexicon(language);
    for (let round = 0; round < rounds; round++) table = train(lexicon, table, round);
    const folder = join(import.meta.dirname, '../src/games/scrabble/engine/leaves');
    writeFileSync(join(folder, `${language}.ts`), moduleOf(table));
  }
}

function train(lexicon: Lexicon, table: LeaveTable, round: number): LeaveTable {
  const zero: LeaveTable = {
    tiles: Object.fromEntries(namesOf(lexicon).map((name) => [name, [0, 0, 0]])),
    pairs: {},
  };
  const generator = new MoveGenerator(lexicon);
  const chooser = new Chooser(generator, new Leaves(lexicon, round === 0 ? zero : table));
  const fit = new Fit(featureCount(generator.kinds + 1));
  let samples = 0;
  let points = 0;
  for (let game = 0; game < games; game++) {
    const random = stream('5'.repeat(64), round * games + game);
    points += playGame(lexicon, generator, chooser, random, (sample) => {
      fit.add(sample);
      samples += 1;
    });
  }
  console.log(
    `${lexicon.language}: round ${round + 1}, ${samples} leaves, ${(points / games / 2).toFixed(1)} points a player`,
  );
  return tableOf(lexicon, fit.solve(30));
}

function namesOf({ alphabet }: Lexicon): readonly string[] {
  return [...alphabet.tiles, blank];
}

function playGame(
  lexicon: Lexicon,
  generator: MoveGenerator,
  chooser: Chooser,
  random: Random,
  take: (sample: Sample) => void,
): number {
  const match = newMatch(lexicon, generator, random);
  const kept: (readonly number[] | null)[] = [null, null];
  for (let quiet = 0; quiet < 4; ) {
    const { turn } = match;
    const rack = match.racks[turn]!;
    const best = chooser.best(match);
    const before = kept[turn];
    if (before && match.bag.length > 0) take({ features: before, worth: best < 0 ? 0 : chooser.value });
    if (best < 0) {
      quiet += 1;
      kept[turn] = null;
      exchangeAll(match, random);
      continue;
    }
    quiet = 0;
    const left = new Uint8Array(rack.length);
    chooser.list.leave(best, rack, left);
    kept[turn] = match.bag.length >= full ? featuresOf(left) : null;
    if (layPlay(match, chooser.list, best)) break;
  }
  return match.scores[0]! + match.scores[1]!;
}

function newMatch({ bag, alphabet }: Lexicon, generator: MoveGenerator, random: Random): Match {
  const numbers = bag.flatMap(({ tile, count }) =>
    Array<number>(count).fill(tile === blank ? generator.kinds : alphabet.tiles.indexOf(tile)),
  );
  const tiles = shuffled(random, numbers);
  const racks = [0, 1].map(() => new Uint8Array(generator.kinds + 1));
  for (const rack of racks) draw(rack, tiles, full);
  return {
    surface,
    full,
    grid: new Uint8Array(surface.size ** 2),
    racks,
    scores: [0, 0],
    bag: tiles,
    turn: 0,
  };
}

function exchangeAll(match: Match, random: Random): void {
  const rack = match.racks[match.turn]!;
  match.turn = 1 - match.turn;
  if (match.bag.length < full) return;
  const old = [...rack].flatMap((count, tile) => Array<number>(count).fill(tile));
  rack.fill(0);
  draw(rack, match.bag, countOf(rack) + full);
  match.bag.splice(0, match.bag.length, ...shuffled(random, [...match.bag, ...old]));
}

function featureCount(kinds: number): number {
  return 1 + 3 * kinds + (kinds * (kinds - 1)) / 2;
}

/** The first is always there: what a turn is worth with nothing kept. */
function featuresOf(left: Uint8Array): readonly number[] {
  const kinds = left.length;
  const found = [0];
  for (let tile = 0; tile < kinds; tile++) {
    for (let each = 0; each < left[tile]!; each++) found.push(1 + 3 * tile + Math.min(each, 2));
    for (let other = 0; other < tile; other++)
      if (left[tile]! > 0 && left[other]! > 0) found.push(pairFeature(kinds, tile, other));
  }
  return found;
}

/** `other` is the smaller number. */
function pairFeature(kinds: number, tile: number, other: number): number {
  return 1 + 3 * kinds + (tile * (tile - 1)) / 2 + other;
}

/** Least squares by the normal equations. */
class Fit {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #sums: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#sums = new Float64Array(size);
  }

  add({ features, worth }: Sample): void {
    for (const a of features) {
      this.#sums[a]! += worth;
      for (const b of features) this.#products[a * this.#size + b]! += 1;
    }
  }

  /** Gauss's elimination; the penalty makes it well behaved, and leaves alone what every turn has. */
  solve(penalty: number): Float64Array {
    const size = this.#size;
    const rows = Array.from({ length: size }, (_, row) =>
      Float64Array.from({ length: size + 1 }, (__, col) => {
        if (col === size) return this.#sums[row]!;
        return this.#products[row * size + col]! + (row === col && row > 0 ? penalty : 0);
      }),
    );
    for (let at = 0; at < size; at++) {
      const pivot = rows[at]![at]!;
      for (let below = at + 1; below < size; below++) {
        const factor = rows[below]![at]! / pivot;
        if (factor === 0) continue;
        for (let col = at; col <= size; col++) rows[below]![col]! -= factor * rows[at]![col]!;
      }
    }
    const found = new Float64Array(size);
    for (let at = size - 1; at >= 0; at--) {
      let rest = rows[at]![size]!;
      for (let col = at + 1; col < size; col++) rest -= rows[at]![col]! * found[col]!;
      found[at] = rest / rows[at]![at]!;
    }
    return found;
  }
}

function tableOf(lexicon: Lexicon, values: Float64Array): LeaveTable {
  const names = namesOf(lexicon);
  const tenth = (value: number) => Math.round(10 * value) / 10;
  const tiles = names.map(
    (name, tile) => [name, [0, 1, 2].map((each) => tenth(values[1 + 3 * tile + each]!))] as const,
  );
  const pairs = names.flatMap((name, tile) =>
    names
      .slice(0, tile)
      .map((other, at) => [`${other} ${name}`, tenth(values[pairFeature(names.length, tile, at)]!)] as const),
  );
  return {
    tiles: Object.fromEntries(tiles),
    pairs: Object.fromEntries(pairs.filter(([, value]) => Math.abs(value) >= 0.3)),
  };
}

function moduleOf({ tiles, pairs }: LeaveTable): string {
  const key = (name: string) => (/^\p{L}+$/u.test(name) ? name : `'${name}'`);
  const lines = [
    ...Object.entries(tiles).map(([name, values]) => `    ${key(name)}: [${values.join(', ')}],`),
    '  },',
    '  pairs: {',
    ...Object.entries(pairs).map(([name, value]) => `    ${key(name)}: ${value},`),
  ];
  return `/** Made by \`npm run bench scrabble-leaves\`; not to be edited. */
import type { LeaveTable } from '../leaves.ts';

export const leaves: LeaveTable = {
  tiles: {
${lines.join('\n')}
  },
};
`;
}
