/**
 * All legal plays of the seat to act in the one order of SPEC S9: higher score, fewer blanks, fewer tiles in the main
 * word; then the place of the first new tile row by row, across before down, and the text of the move.
 */
import type { Budget } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import type { MoveGenerator, Search } from './generator/generator.ts';
import type { PlayList } from './generator/plays.ts';
import { findPlays, generatorFor, placementsOf } from './generator/search.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { formatMove, formatPlay } from './notation.ts';
import { formWords } from './placement.ts';
import { type Move, type Placement, playMove, rackTile, type View } from './position.ts';

/** A play with all that decides its rank. */
export type Rated = {
  readonly move: Extract<Move, { kind: 'play' }>;
  readonly score: number;
  readonly blanks: number;
  readonly length: number;
  readonly first: Placement;
  readonly across: boolean;
  /** For people, and for the wire. */
  readonly shown: string;
  readonly text: string;
};

/** Room for all plays of a list, and for any score: together with the rest of a rank they fit one number exactly. */
const places = 2 ** 18;
const mostScore = 2 ** 13 - 1;

/** Plays as the generator found them, and their order. */
export class Candidates {
  readonly lexicon: Lexicon;
  readonly view: View;
  readonly search: Search;
  readonly list: PlayList;
  /** Whether these are all plays. */
  readonly isWhole: boolean;
  readonly #generator: MoveGenerator;
  /** Rank and place in the list as one number each, sorted: equal ranks are settled by their texts when needed. */
  readonly #ranks: Float64Array;
  readonly #settled = new Set<number>();

  constructor(lexicon: Lexicon, view: View, budget: Budget) {
    this.lexicon = lexicon;
    this.view = view;
    this.#generator = generatorFor(lexicon);
    const { search, list, isWhole } = findPlays(lexicon, view, budget);
    this.search = search;
    this.list = list;
    this.isWhole = isWhole;
    this.#ranks = Float64Array.from({ length: list.count }, (_, at) => this.#rank(at) * places + at).sort();
  }

  /** The play at this place of the list. */
  rated(at: number): Rated {
    const { lexicon, view, list } = this;
    const move = this.move(at);
    return {
      move,
      score: list.score[at]!,
      blanks: list.blanks[at]!,
      length: list.length[at]!,
      first: move.tiles[0]!,
      across: list.across(at),
      shown: shownPlay(view, move.tiles),
      text: formatMove(lexicon.alphabet, move),
    };
  }

  move(at: number): Rated['move'] {
    return playMove(placementsOf(this.#generator, this.search, this.list, at));
  }

  /** How many there are. */
  get count(): number {
    return this.list.count;
  }

  /** The play at this place of the order, 0 for the best, as a place in the list. */
  nth(place: number): number {
    const ranks = this.#ranks;
    const rank = Math.floor(ranks[place]! / places);
    const isEqual = (at: number) => at >= 0 && at < ranks.length && Math.floor(ranks[at]! / places) === rank;
    let from = place;
    let to = place + 1;
    while (isEqual(from - 1)) from -= 1;
    while (isEqual(to)) to += 1;
    if (to - from > 1 && !this.#settled.has(from)) this.#settle(from, to);
    return ranks[place]! % places;
  }

  /** All of them. */
  *order(): Iterable<number> {
    for (let place = 0; place < this.count; place++) yield this.nth(place);
  }

  #settle(from: number, to: number): void {
    const equal = [...this.#ranks.subarray(from, to)].map((rank) => ({
      rank,
      text: this.#text(rank % places),
    }));
    equal.sort((a, b) => (a.text < b.text ? -1 : 1));
    for (const [at, { rank }] of equal.entries()) this.#ranks[from + at] = rank;
    this.#settled.add(from);
  }

  /** The less, the better: score, blanks, tiles of the word, square, direction, from the highest digits on. */
  #rank(at: number): number {
    const { score, blanks, length } = this.list;
    const shape = (mostScore - Math.min(mostScore, score[at]!)) * 16 + blanks[at]!;
    return ((shape * 32 + length[at]!) * 1024 + this.#square(at)) * 2 + Number(!this.list.across(at));
  }

  #square(at: number): number {
    const { size } = this.search.surface;
    const [line, first] = [this.list.line(at), this.list.first(at)];
    return this.list.across(at) ? line * size + first : first * size + line;
  }

  #text(at: number): string {
    return formatMove(this.lexicon.alphabet, this.move(at));
  }
}

/** As people write it. */
export function shownPlay({ board, terms }: View, tiles: readonly Placement[]): string {
  return formatPlay(must(formWords({ board, size: terms.size, oneMayOpen: terms.rack === 1, tiles })));
}

/** The tiles of a rack that a play leaves there. */
export function tilesLeft(rack: readonly string[], tiles: readonly Placement[]): readonly string[] {
  const left = [...rack];
  for (const tile of tiles.map(rackTile)) left.splice(left.indexOf(tile), 1);
  return left;
}

/** All plays of the seat to act, or those found within the budget, the best first. */
export function ratedPlays(lexicon: Lexicon, view: View, budget: Budget): readonly Rated[] {
  const candidates = new Candidates(lexicon, view, budget);
  return Array.from(candidates.order(), (at) => candidates.rated(at));
}
