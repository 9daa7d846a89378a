/** What the game is played with: one piece of the page, loaded when a table is opened. */
import type { GameUi } from '../../../web/kit/gameui.ts';
import { Board } from './Board.tsx';
import { Notes } from './Notes.tsx';
import { Podium } from './Podium.tsx';
import { Tools } from './Tools.tsx';

export const played = {
  Board: Board as GameUi['Board'],
  Tools: Tools as NonNullable<GameUi['Tools']>,
  Notes: Notes as NonNullable<GameUi['Notes']>,
  Podium: Podium as NonNullable<GameUi['Podium']>,
};
