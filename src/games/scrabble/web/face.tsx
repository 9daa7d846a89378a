import { lazy } from 'react';
import type { GameUi } from '../../../web/kit/gameui.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import type { View } from '../position.ts';

export const face: Partial<GameUi> = {
  Thumb: lazy(retryLoad(() => import('./Thumb.tsx'))),
  gaveUp: (view, seat) => !(view as View).playing[seat],
};
