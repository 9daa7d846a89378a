import { lazy } from 'react';
import type { PieceTone, Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { FaceOnShelf } from '../../../web/kit/gameui.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { Options } from '../options.ts';
import type { View } from '../rules.ts';
import { detail } from './detail.ts';
import { ColorPicture, ShapePicture } from './pictures.tsx';

export const face: FaceOnShelf = {
  Thumb: lazy(retryLoad(() => import('./Thumb.tsx'))),
  pictures: { shape: ShapePicture, 'seat.color': ColorPicture },
  detail: (view, seat, say) => detail(view as View, seat, say),
  tone,
  subtitle,
  gaveUp: (view, seat) => !(view as View).players[seat]!.playing,
  openPast: true,
  aidsInDock: true,
  unpack: async () => (await import('./played.ts')).played,
};

/** `medium circle, free rules`, and whether in teams. */
function subtitle(options: unknown, say: Say): string {
  const { shape, variant, mode } = options as Options;
  const parts = [shape, variant, ...(mode === 'teams' ? [mode] : [])];
  return parts.map((part) => say(`played.${part}`)).join(', ');
}

function tone(view: unknown, seat: Seat): PieceTone | null {
  return (view as View).players[seat]?.color ?? null;
}
