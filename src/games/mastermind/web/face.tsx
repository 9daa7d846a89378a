import { lazy } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { FaceOnShelf } from '../../../web/kit/face.ts';
import { patiently } from '../../../web/kit/patiently.ts';
import type { View } from '../table.ts';
import { Cover } from './Cover.tsx';
import { DifficultyPicture, RolePicture } from './pictures.tsx';

export const face: FaceOnShelf = {
  Review: lazy(patiently(() => import('./Review.tsx'))),
  Thumb: lazy(patiently(() => import('./Thumb.tsx'))),
  Cover,
  pictures: { role: RolePicture, difficulty: DifficultyPicture },
  detail,
  unpack: async () => (await import('./played.ts')).played,
};

/** How it went for a seat, or what it does. */
function detail(view: unknown, seat: Seat, say: Say): string | null {
  const { players, waiting, mode } = view as View;
  const player = players[seat];
  if (!player) return null;
  if (player.done !== null) return say(`detail.${player.done}`);
  if (waiting.includes(seat)) return say('detail.waiting');
  return mode === 'maker' ? say(`seat.role.${player.role}`) : null;
}
