/** What the game is played with: one piece of the page, loaded when a table is opened. */
import type { Face } from '../../../web/kit/face.ts';
import { Board } from './Board.tsx';
import { Notes } from './Notes.tsx';
import { Tools } from './Tools.tsx';

export const played = {
  Board: Board as Face['Board'],
  Tools: Tools as NonNullable<Face['Tools']>,
  Notes: Notes as NonNullable<Face['Notes']>,
};
