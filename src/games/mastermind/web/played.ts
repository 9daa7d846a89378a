/** What the game is played with: one piece of the page, loaded when a table is opened. */
import type { GameUi } from '../../../web/kit/gameui.ts';
import { Board } from './Board.tsx';
import { keyHelp } from './keyhelp.ts';
import { Notes } from './Notes.tsx';
import { Piece } from './Piece.tsx';
import { StatusNote } from './StatusNote.tsx';
import { Tools } from './Tools.tsx';

export const played = {
  Board: Board as GameUi['Board'],
  Tools: Tools as NonNullable<GameUi['Tools']>,
  Piece,
  keys: keyHelp,
  StatusNote: StatusNote as NonNullable<GameUi['StatusNote']>,
  Notes: Notes as NonNullable<GameUi['Notes']>,
};
