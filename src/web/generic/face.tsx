/** The face of a game that has none of its own: its drawing, made of places, and its moves as text. */
import type { Game, Notation } from '../../core/game.ts';
import type { GameUi } from '../kit/gameui.ts';
import { Board } from './Board.tsx';
import { Hint } from './Hint.tsx';
import { Notes } from './Notes.tsx';
import { Tools } from './Tools.tsx';

const faces = new Map<string, GameUi>();

/** Made once for a game, so that what is on the page stays there. */
export function faceOf({ id, notation }: Pick<Game, 'id' | 'notation'>): GameUi {
  const known = faces.get(id);
  if (known) return known;
  const face = faceWith(notation);
  faces.set(id, face);
  return face;
}

/** Without the ways to write a move, which only the game can tell. */
export const face: GameUi = faceWith([]);

function faceWith(notation: readonly Notation[]): GameUi {
  return {
    Board,
    Hint,
    Tools: (props) => <Tools {...props} notation={notation} />,
    Notes: (props) => <Notes {...props} notation={notation} />,
  };
}
