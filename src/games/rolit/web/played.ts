/** What the game is played with: one piece of the page, loaded when a table is opened. */
import type { GameUi, KeyHelp } from '../../../web/kit/gameui.ts';
import { Board } from './Board.tsx';
import { Notes } from './Notes.tsx';
import { Podium } from './Podium.tsx';
import { Roster } from './Roster.tsx';
import { Tools } from './Tools.tsx';

const keys: readonly KeyHelp[] = [
  { keys: ['←', '↑', '→', '↓'], code: 'keys.walk' },
  { keys: ['Home', 'End'], code: 'keys.row' },
  { keys: ['Enter'], code: 'keys.put' },
  { keys: ['Esc'], code: 'keys.let-go' },
];

export const played = {
  Board: Board as GameUi['Board'],
  Tools: Tools as NonNullable<GameUi['Tools']>,
  Notes: Notes as NonNullable<GameUi['Notes']>,
  Roster: Roster as NonNullable<GameUi['Roster']>,
  keys: () => keys,
  Podium: Podium as NonNullable<GameUi['Podium']>,
};
