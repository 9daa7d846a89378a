/** What a tile does that was carried somewhere. */
import type { Goal, Grip } from './drag.ts';
import type { Hand } from './hand.ts';

export function dropped(hand: Hand, { from, at }: Grip, goal: Goal): void {
  if (from === 'slot') {
    if (goal.to === 'square') hand.lay(at, goal.at);
    else if (goal.to === 'slot') hand.reorder({ from: at, to: goal.at });
    else if (goal.to === 'rack') hand.reorder({ from: at, to: hand.rack.length - 1 });
  } else if (goal.to === 'square') hand.carry(at, goal.at);
  else hand.takeBack(at);
}
