/** What the game is played with: one piece of the page, loaded when a table is opened. */
import type { GameUi } from '../../../web/kit/gameui.ts';
import { Board } from './Board.tsx';
import { Hint } from './Hint.tsx';
import { Notes } from './Notes.tsx';
import { Podium } from './Podium.tsx';
import { Tools } from './Tools.tsx';

export const played = {
  Board: Board as GameUi['Board'],
  Tools: Tools as NonNullable<GameUi['Tools']>,
  Hint: Hint as NonNullable<GameUi['Hint']>,
  Notes: Notes as NonNullable<GameUi['Notes']>,
  Podium: Podium as NonNullable<GameUi['Podium']>,
};
