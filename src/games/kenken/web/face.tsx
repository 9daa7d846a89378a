import { lazy } from 'react';
import type { Face } from '../../../web/kit/face.ts';
import { Cover } from './Cover.tsx';

export const face: Partial<Face> = { Thumb: lazy(() => import('./Thumb.tsx')), Cover };
