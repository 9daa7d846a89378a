/**
 * The strongest player: score and leave to choose what is worth a thought, simulation while tiles are hidden, and an
 * exact end when two seats play on without a bag.
 */
import type { Budget } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { findPlays, placementsOf } from '../generator/search.ts';
import { inOrder } from '../lexicon/alphabet.ts';
import { blank } from '../lexicon/bag.ts';
import type { Lexicon } from '../lexicon/dictionary.ts';
import { exchangeOf } from '../moves.ts';
import { type Move, ownRack, playMove, type View } from '../position.ts';
import { solveEnd } from './endgame.ts';
import { bestOptions, bestTried, type Option, simulate } from './simulation.ts';
import { deal, type Thought, thoughtOf } from './thought.ts';

export function expertMove(lexicon: Lexicon, view: View, random: Random, budget: Budget): Move {
  const { list, search } = findPlays(lexicon, view, budget);
  if (list.count === 0) return exchangeOf(lexicon, view, ownRack(view)) ?? { kind: 'pass' };
  const thought = thoughtOf(lexicon, view);
  const play = (at: number): Move => playMove(placementsOf(thought.generator, search, list, at));
  if (view.bag.length === 0 && thought.seats.length === 2) {
    const { best } = solveEnd(thought.generator, thought.chooser, deal(thought, random), list, budget);
    return best < 0 ? { kind: 'pass' } : play(best);
  }
  const option = bestTried(simulate(thought, list, bestOptions(thought, list), random, budget));
  if (option === null) return { kind: 'pass' };
  return option.kind === 'play' ? play(option.at) : exchangeMove(thought, option);
}

export function exchangeMove(
  { lexicon, generator }: Thought,
  { tiles }: Extract<Option, { kind: 'exchange' }>,
): Move {
  const names = tiles.map((tile) => (tile === generator.kinds ? blank : generator.tiles.name(tile + 1)));
  return { kind: 'exchange', tiles: inOrder(lexicon.alphabet, names) };
}
