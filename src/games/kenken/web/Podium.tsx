/** The end: how long it took, and what of it was help. */
import type { PodiumProps } from '../../../web/kit/gameui.ts';
import type { View } from '../state.ts';
import { timeText } from './time.ts';

export function Podium({ view, say, playedMs }: PodiumProps<View>) {
  const seat = view.places.findIndex(({ status }) => status === 'solved');
  const sheet = view.places[seat]?.sheet;
  if (!sheet || playedMs === undefined) return null;
  return (
    <p>
      {say('end.time', { time: timeText(playedMs) })} {sheet.helped && say('end.helped')}
    </p>
  );
}
