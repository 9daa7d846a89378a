/** What the game is played with: one piece of the page, loaded when a table is opened. */
import { lazy } from 'react';
import type { GameUi } from '../../../web/kit/gameui.ts';
import { retryLoad } from '../../../web/kit/retryload.ts';
import { Board } from './Board.tsx';
import { Notes } from './Notes.tsx';
import { Tools } from './Tools.tsx';

export const played = {
  Board: Board as GameUi['Board'],
  Tools: Tools as NonNullable<GameUi['Tools']>,
  Notes: Notes as NonNullable<GameUi['Notes']>,
  Podium: lazy(retryLoad(() => import('./Podium.tsx'))) as unknown as NonNullable<GameUi['Podium']>,
};
