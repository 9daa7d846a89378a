import { lazy } from 'react';
import type { Face } from '../../../web/kit/face.ts';
import { patiently } from '../../../web/kit/patiently.ts';
import type { View } from '../state.ts';

export const face: Partial<Face> = {
  Thumb: lazy(patiently(() => import('./Thumb.tsx'))),
  gaveUp: (view, seat) => (view as View).places[seat]?.status === 'left',
};
