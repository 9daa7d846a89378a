import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { View } from '../rules.ts';

/** `yellow, sun`; whoever gave up, that. */
export function detail({ players }: View, seat: Seat, say: Say): string {
  const { color, playing } = players[seat]!;
  const named = `${say(`seat.color.${color}`)}, ${say(`symbol.${color}`)}`;
  return playing ? named : `${named} · ${say('gave-up')}`;
}
