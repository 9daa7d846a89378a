import { lazy } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Face } from '../../../web/kit/face.ts';
import { patiently } from '../../../web/kit/patiently.ts';
import type { View } from '../table.ts';
import { Board } from './Board.tsx';
import { Cover } from './Cover.tsx';
import { Notes } from './Notes.tsx';
import { DifficultyPicture, RolePicture } from './pictures.tsx';
import { Tools } from './Tools.tsx';

export const face: Face = {
  Board: Board as Face['Board'],
  Tools: Tools as NonNullable<Face['Tools']>,
  Notes: Notes as NonNullable<Face['Notes']>,
  Review: lazy(patiently(() => import('./Review.tsx'))),
  Thumb: lazy(patiently(() => import('./Thumb.tsx'))),
  Cover,
  pictures: { role: RolePicture, difficulty: DifficultyPicture },
  detail,
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
