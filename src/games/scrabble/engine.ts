import type { Engine } from '../../core/game.ts';
import { botsFor } from './bots.ts';
import { hint } from './hints.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import type { Move, View } from './position.ts';
import { review } from './review.ts';

export function mindOf(lexicon: Lexicon): Engine<View, Move> {
  return {
    bots: botsFor(lexicon),
    hint: (seen, _, budget) => hint(lexicon, seen, budget),
    review: (seen, seat, _, budget) => review(lexicon, seen, seat, budget),
  };
}
