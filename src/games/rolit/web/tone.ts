import type { Seat } from '../../../core/seat.ts';
import { neutral } from '../balls.ts';
import type { Color } from '../colors.ts';
import type { View } from '../rules.ts';

/** How a ball looks: in a colour, or as nobody's. */
export type BallTone = Color | 'plain';

export function toneOf({ players }: View, owner: Seat | typeof neutral): BallTone {
  return owner === neutral ? 'plain' : players[owner]!.color;
}
