/** Proposals (SPEC S10): the plays that are worth most by points and by what they leave in the rack. */
import type { Budget, Hint } from '../../core/game.ts';
import { Candidates, shownPlay, tilesLeft } from './candidates.ts';
import { exchangeMove } from './engine/expert.ts';
import { bestOptions } from './engine/simulation.ts';
import { thoughtOf } from './engine/thought.ts';
import { inOrder } from './lexicon/alphabet.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import { exchangeOf } from './moves.ts';
import { type Move, ownRack, type View } from './position.ts';

const mostHints = 5;

/** Never a challenge: whether a play is valid is not for a hint to tell. */
export function hint(lexicon: Lexicon, view: View, budget: Budget): readonly Hint<Move>[] {
  const candidates = new Candidates(lexicon, view, budget);
  if (candidates.count === 0) return hintWithoutPlay(lexicon, view);
  const thought = thoughtOf(lexicon, view);
  return bestOptions(thought, candidates.list, mostHints).map((option) => {
    if (option.kind === 'play') return playHint(lexicon, candidates, option.at);
    const move = exchangeMove(thought, option);
    return { move, worth: 0, reason: { code: 'hint.exchange-better', params: { n: option.tiles.length } } };
  });
}

function playHint(lexicon: Lexicon, candidates: Candidates, at: number): Hint<Move> {
  const { view, list, isWhole } = candidates;
  const move = candidates.move(at);
  const score = list.score[at]!;
  const left = inOrder(lexicon.alphabet, tilesLeft(ownRack(view), move.tiles));
  const params = { play: shownPlay(view, move.tiles), score, left: left.join(' ') };
  const code = left.length > 0 ? 'hint.play' : 'hint.play-all';
  return { move, worth: score, reason: { code: isWhole ? code : `${code}.cut`, params } };
}

function hintWithoutPlay(lexicon: Lexicon, view: View): readonly Hint<Move>[] {
  if (view.pending?.out) return [];
  const exchange = exchangeOf(lexicon, view, ownRack(view));
  if (exchange) return [{ move: exchange, worth: 0, reason: { code: 'hint.exchange' } }];
  return [{ move: { kind: 'pass' }, worth: 0, reason: { code: 'hint.pass' } }];
}
