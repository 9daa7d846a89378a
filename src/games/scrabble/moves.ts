/** Moves to choose from: all plays of the dictionary, and a sample of what else is allowed. */
import type { Budget } from '../../core/game.ts';
import { below, pick, type Random, shuffled } from '../../core/random.ts';
import { check } from './check.ts';
import { plays } from './generate.ts';
import { inOrder } from './lexicon/alphabet.ts';
import { blank } from './lexicon/bag.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { type Move, ownRack, type Placement, playMove, type View } from './position.ts';

const patient: Budget = { spent: () => false };

export function* moves(lexicon: Lexicon, view: View, random: Random): Iterable<Move> {
  if (view.ending || view.me !== view.turn) return;
  yield* dictionaryPlays(lexicon, view);
  const others: Move[] = [
    ...exchanges(lexicon, view, random),
    ...bluffs(lexicon, view, random),
    { kind: 'challenge' },
    { kind: 'pass' },
  ];
  yield* others.filter((move) => check(lexicon, view, move).ok);
}

/** Every play of the seat to act whose words are in the dictionary. Pages have no room for the fast generator. */
function* dictionaryPlays(lexicon: Lexicon, view: View): Iterable<Move> {
  const { board, terms, pending } = view;
  if (pending?.out) return;
  const task = { board, size: terms.size, rack: ownRack(view), oneMayOpen: terms.rack === 1 };
  for (const tiles of plays(lexicon, task, patient)) yield playMove(tiles);
}

/** As many tiles as the bag allows, in the order of the bag; null when it allows none. */
export function exchangeOf({ alphabet }: Lexicon, view: View, tiles: readonly string[]): Move | null {
  const { terms, bag, pending } = view;
  if (pending?.out || bag.length < terms.exchangeMin || tiles.length === 0) return null;
  return { kind: 'exchange', tiles: inOrder(alphabet, tiles.slice(0, bag.length)) };
}

/** All tiles, one tile, and some. */
function exchanges(lexicon: Lexicon, view: View, random: Random): readonly Move[] {
  const rack = shuffled(random, ownRack(view));
  const counts = new Set([rack.length, 1, 1 + below(random, rack.length + 1)]);
  return [...counts].flatMap((count) => exchangeOf(lexicon, view, rack.slice(0, count)) ?? []);
}

const bluffCount = 12;

/** Where words are not checked at once, tiles may be laid that form none: a few anywhere, in a row or column. */
function bluffs(lexicon: Lexicon, view: View, random: Random): readonly Move[] {
  if (view.terms.challenge === 'void') return [];
  return Array.from({ length: bluffCount }, () => bluff(lexicon, view, random));
}

function bluff({ alphabet }: Lexicon, view: View, random: Random): Move {
  const tiles = shuffled(random, ownRack(view)).slice(0, 1 + below(random, 3));
  const row = below(random, view.terms.size);
  const col = below(random, view.terms.size);
  const across = below(random, 2) === 0;
  const shown = (tile: string) => (tile === blank ? pick(random, alphabet.tiles).toLowerCase() : tile);
  const place = (tile: string, at: number): Placement =>
    across ? { row, col: col + at, tile: shown(tile) } : { row: row + at, col, tile: shown(tile) };
  return playMove(tiles.map(place));
}
