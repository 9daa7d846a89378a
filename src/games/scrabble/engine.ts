import type { Engine } from '../../core/game.ts';
import { botsFor, hint } from './bots.ts';
import type { Lexicon } from './lexicon/dictionary.ts';
import type { Move, View } from './position.ts';

export function mindOf(lexicon: Lexicon): Engine<View, Move> {
  return { bots: botsFor(lexicon), hint: (seen, _, budget) => hint(lexicon, seen, budget) };
}
