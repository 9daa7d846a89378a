/** For tests: positions of games played by chance. */
import { afterMove, afterPass, emptiesIn, isOver, movesIn, type Position, start } from './position.ts';

/** Each number chooses one of the moves there are, until so few cells are empty or the game is over. */
export function played(chosen: readonly number[], from: Position = start, empties = 0): Position {
  let position = from;
  for (const choice of chosen) {
    if (emptiesIn(position) <= empties || isOver(position)) break;
    position = step(position, choice);
  }
  return position;
}

export function step(position: Position, choice: number): Position {
  const places = movesIn(position);
  return places.length > 0 ? afterMove(position, places[choice % places.length]!) : afterPass(position);
}
