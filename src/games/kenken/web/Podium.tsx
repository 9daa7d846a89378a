/** The end: what of it was help. */
import type { PodiumProps } from '../../../web/kit/gameui.ts';
import type { View } from '../state.ts';

export function Podium({ view, say }: PodiumProps<View>) {
  const winner = view.places.find(({ status }) => status === 'solved');
  return winner?.sheet?.helped ? <p>{say('end.helped')}</p> : null;
}
