import { lazy } from 'react';
import type { Say } from '../../../core/phrase.ts';
import type { ResourceNames } from '../../../core/resource.ts';
import type { FaceOnShelf } from '../../../web/kit/gameui.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { Options } from '../options.ts';
import type { View } from '../position.ts';

export const face: FaceOnShelf = {
  Thumb: lazy(retryLoad(() => import('./Thumb.tsx'))),
  gaveUp: (view, seat) => !(view as View).playing[seat],
  subtitle,
  toolsUnder: true,
  unpack: async () => (await import('./played.ts')).played,
};

/** `Catalan, 15 × 15`. */
function subtitle(options: unknown, say: Say, content?: ResourceNames): string {
  const { size } = options as Options;
  const name = content?.['lexicon']?.name ?? '';
  const code = `form.resource.${name}`;
  const words = say(code) === code ? name : say(code);
  return [words, say('board.size', { size })].filter(Boolean).join(', ');
}
