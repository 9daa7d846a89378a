/** What led to a position, as its viewer may know it. */
import type { Rules } from '../../core/game.ts';
import type { Phrase } from '../../core/phrase.ts';
import type { Frame } from '../past.ts';

export function frameTold({ move, view }: Frame, rules: Rules): readonly Phrase[] {
  if (move === null) return [];
  return move.why ? [{ code: 'play.gave-up', params: { who: { seat: move.seat } } }] : rules.narrate(view);
}
