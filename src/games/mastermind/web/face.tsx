import { lazy } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { Seat } from '../../../core/seat.ts';
import type { FaceOnShelf } from '../../../web/kit/gameui.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { boardOf, type Options } from '../options.ts';
import type { View } from '../table.ts';
import { DifficultyPicture, RolePicture } from './pictures.tsx';
import { ratioOf } from './ratio.ts';

export const face: FaceOnShelf = {
  Review: lazy(retryLoad(() => import('./Review.tsx'))),
  Thumb: lazy(retryLoad(() => import('./Thumb.tsx'))),
  pictures: { role: RolePicture, difficulty: DifficultyPicture },
  detail,
  scoreUnit: (n, say) => say('score.guesses', { n }),
  subtitle,
  ratio: (options) => ratioOf(boardOf(options as Options)),
  gaveUp: (view, seat) => (view as View).players[seat]?.done === 'left',
  unpack: async () => (await import('./played.ts')).played,
};

/** Whose code it is, and how large. */
function subtitle(options: unknown, say: Say): string {
  const { positions, colors } = boardOf(options as Options);
  const role = say(`played.${(options as Options).role}`);
  return `${role}, ${say('played.board', { positions, colors })}`;
}

/** How it went for a seat, or what it does. */
function detail(view: unknown, seat: Seat, say: Say): string | null {
  const { players, waiting, mode } = view as View;
  const player = players[seat];
  if (!player) return null;
  if (player.done !== null) return say(`detail.${player.done}`);
  if (waiting.includes(seat)) return say('detail.waiting');
  return mode === 'maker' ? say(`seat.role.${player.role}`) : null;
}
