import { lazy } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { FaceOnShelf } from '../../../web/kit/gameui.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { View } from '../state.ts';
import { levelInWords, nextLevel } from './levelname.ts';

export const face: FaceOnShelf = {
  Thumb: lazy(retryLoad(() => import('./Thumb.tsx'))),
  detail,
  scoreUnit: (n, say) => say('score.cells', { n }),
  subtitle: (_, say, content) => levelInWords(content?.['level']?.name ?? '', say) || null,
  next: { kind: 'level', after: nextLevel },
  prints: 'level',
  undoInTools: true,
  gaveUp: (view, seat) => (view as View).places[seat]?.status === 'left',
  unpack: async () => (await import('./played.ts')).played,
};

/** Who has solved it, or left; how far the others are is their score. */
function detail(view: unknown, seat: Seat, say: Say): string | null {
  const status = (view as View).places[seat]?.status ?? 'playing';
  return status === 'playing' ? null : say(`detail.${status}`);
}
