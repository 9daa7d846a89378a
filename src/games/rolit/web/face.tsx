import { lazy } from 'react';
import type { PieceTone, Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Face } from '../../../web/kit/face.ts';
import type { View } from '../rules.ts';
import { Cover } from './Cover.tsx';
import { ColorPicture, ShapePicture } from './pictures.tsx';

export const face: Partial<Face> = {
  Thumb: lazy(() => import('./Thumb.tsx')),
  Cover,
  pictures: { shape: ShapePicture, 'seat.color': ColorPicture },
  detail,
  tone,
};

/** `yellow, sun`, and the team where there are teams. */
function detail(view: unknown, seat: Seat, say: Say): string | null {
  const player = (view as View).players[seat];
  if (!player) return null;
  const color = `${say(`seat.color.${player.color}`)}, ${say(`symbol.${player.color}`)}`;
  return player.team === null ? color : `${player.team} · ${color}`;
}

function tone(view: unknown, seat: Seat): PieceTone | null {
  return (view as View).players[seat]?.color ?? null;
}
