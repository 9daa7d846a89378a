/** What the game is played with: one piece of the page, loaded when a table is opened. */
import type { Face } from '../../../web/kit/face.ts';
import { Board } from './Board.tsx';
import { Notes } from './Notes.tsx';
import { Podium } from './Podium.tsx';
import { Roster } from './Roster.tsx';
import { Tools } from './Tools.tsx';

export const played = {
  Board: Board as Face['Board'],
  Tools: Tools as NonNullable<Face['Tools']>,
  Notes: Notes as NonNullable<Face['Notes']>,
  Roster: Roster as NonNullable<Face['Roster']>,
  Podium: Podium as NonNullable<Face['Podium']>,
};
