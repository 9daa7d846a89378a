import type { Face } from '../../../web/kit/face.ts';
import { Cover, Thumb } from './art.tsx';

export const face: Partial<Face> = { Thumb, Cover };
