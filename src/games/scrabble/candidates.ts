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

/** Plays as the generator found them, and their order. */
export class Candidates {
  readonly lexicon: Lexicon;
  readonly view: View;
  readonly search: Search;
  readonly list: PlayList;
  /** Whether these are all plays. */
  readonly isWhole: boolean;
  /** Places in the list, the best first. */
  readonly order: readonly number[];
  readonly #generator: MoveGenerator;

  constructor(lexicon: Lexicon, view: View, budget: Budget) {
    this.lexicon = lexicon;
    this.view = view;
    this.#generator = generatorFor(lexicon);
    const { search, list, isWhole } = findPlays(lexicon, view, budget);
    this.search = search;
    this.list = list;
    this.isWhole = isWhole;
    this.order = [...Array(list.count).keys()].sort((a, b) => this.#compare(a, b));
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

  #compare(a: number, b: number): number {
    const { score, blanks, length } = this.list;
    return (
      score[b]! - score[a]! ||
      blanks[a]! - blanks[b]! ||
      length[a]! - length[b]! ||
      this.#square(a) - this.#square(b) ||
      Number(this.list.across(b)) - Number(this.list.across(a)) ||
      (this.#text(a) < this.#text(b) ? -1 : 1)
    );
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
  return candidates.order.map((at) => candidates.rated(at));
}
