/**
 * Bots that know the whole dictionary and look at this turn only (SPEC S9). All legal plays stand in one order:
 * higher score, fewer blanks, fewer tiles in the main word; then the place of the first new tile row by row,
 * across before down, and the text of the move. *hard* takes the first, *normal* the one in the middle, *easy* the
 * last. Without a play they exchange as much as they may, or pass. *normal* and *hard* challenge words that are
 * not in the dictionary.
 */
import type { Bot, Budget, Hint } from '../../core/game.ts';
import { must } from '../../core/result.ts';
import { latestWords } from './challenge.ts';
import { judge, wrongWords } from './check.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { dictionaryPlays, exchangeOf } from './moves.ts';
import { formatMove, formatPlay } from './notation.ts';
import { botIds } from './options.ts';
import { isBlank, type Move, ownRack, type Placement, type View } from './position.ts';

/** A play with all that decides its rank. */
export type Rated = {
  readonly move: Move;
  readonly score: number;
  readonly blanks: number;
  readonly length: number;
  readonly first: Placement;
  readonly across: boolean;
  /** For people, and for the wire. */
  readonly shown: string;
  readonly text: string;
};

/** All plays of the seat to act, or those found within the budget, the best first. */
export function ratedPlays(lexicon: Lexicon, view: View, budget: Budget): readonly Rated[] {
  const found: Rated[] = [];
  for (const move of dictionaryPlays(lexicon, view, budget)) {
    if (move.kind === 'play') found.push(rate(lexicon, view, move.tiles, move));
    if (budget.spent()) break;
  }
  return found.sort(byRank);
}

function rate(lexicon: Lexicon, view: View, tiles: readonly Placement[], move: Move): Rated {
  const { formed, score } = must(judge(lexicon, view, ownRack(view), tiles));
  return {
    move,
    score,
    blanks: tiles.filter(({ tile }) => isBlank(tile)).length,
    length: formed.words[0].length,
    first: tiles[0]!,
    across: formed.across,
    shown: formatPlay(formed),
    text: formatMove(lexicon.alphabet, move),
  };
}

function byRank(a: Rated, b: Rated): number {
  return (
    b.score - a.score ||
    a.blanks - b.blanks ||
    a.length - b.length ||
    a.first.row - b.first.row ||
    a.first.col - b.first.col ||
    Number(b.across) - Number(a.across) ||
    (a.text < b.text ? -1 : 1)
  );
}

type Level = { readonly challenges: boolean; readonly place: (plays: number) => number };

const levels: Readonly<Record<(typeof botIds)[number], Level>> = {
  easy: { challenges: false, place: (plays) => plays - 1 },
  normal: { challenges: true, place: (plays) => Math.floor(plays / 2) },
  hard: { challenges: true, place: () => 0 },
};

export function botsFor(lexicon: Lexicon): Readonly<Record<string, Bot<View, Move>>> {
  return Object.fromEntries(
    botIds.map((id) => [id, { choose: (view, _, budget) => choose(lexicon, view, budget, levels[id]) }]),
  );
}

function choose(lexicon: Lexicon, view: View, budget: Budget, { challenges, place }: Level): Move {
  if (challenges && view.pending && wrongWords(lexicon, latestWords(view)).length > 0)
    return { kind: 'challenge' };
  const plays = ratedPlays(lexicon, view, budget);
  return plays[place(plays.length)]?.move ?? exchangeOf(lexicon, view, ownRack(view)) ?? { kind: 'pass' };
}

const mostHints = 5;

/** The best plays. Never a challenge: whether a play is valid is not for a hint to tell. */
export function hint(lexicon: Lexicon, view: View, budget: Budget): readonly Hint<Move>[] {
  const plays = ratedPlays(lexicon, view, budget).slice(0, mostHints);
  if (plays.length === 0) return hintWithoutPlay(lexicon, view);
  return plays.map(({ move, score, shown }) => ({
    move,
    worth: score,
    reason: { code: 'hint.play', params: { play: shown, score } },
  }));
}

function hintWithoutPlay(lexicon: Lexicon, view: View): readonly Hint<Move>[] {
  if (view.pending?.out) return [];
  const exchange = exchangeOf(lexicon, view, ownRack(view));
  if (exchange) return [{ move: exchange, worth: 0, reason: { code: 'hint.exchange' } }];
  return [{ move: { kind: 'pass' }, worth: 0, reason: { code: 'hint.pass' } }];
}
