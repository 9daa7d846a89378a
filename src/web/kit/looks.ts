/** How games are known at a glance. Each brings its own, in `web/looks.tsx`; the kit knows none of them. */
import { createContext, type ReactNode, useContext } from 'react';

/** All parts are optional: a game without them has the room's pattern and the first letter of its name. */
export type GameLooks = {
  /** A floor tile made of its pieces, 44 wide and high, in `--cover-2` on `--cover`. */
  readonly tile?: ReactNode;
  /** A symbol in the colour it is drawn with, in a square 38 wide and high. */
  readonly mark?: ReactNode;
  /** One of its pieces, 46 wide and high. */
  readonly piece?: ReactNode;
  /** Its pieces are round. */
  readonly roundPieces?: true;
};

/** By game, in the order of the shelf; the page fills it. */
export const Looks = createContext<Readonly<Record<string, GameLooks>>>({});

const none: GameLooks = {};

export function useLooks(game: string): GameLooks {
  const all = useContext(Looks);
  return Object.hasOwn(all, game) ? all[game]! : none;
}
