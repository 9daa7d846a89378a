/** A game that only bots play: whoever made it watches, pauses it and sets its pace. */
import type { Screen } from '../room/screen.ts';
import type { TableClient } from './table.ts';

/** Whether it is mine to pace. */
export function isMyBotMatch({ owner, seats }: Screen): boolean {
  return owner && seats.length > 0 && seats.every(({ bot }) => bot !== null);
}

/** Whether I may pause the game: as a player, or because the show is mine. */
export function mayPause({ people, screen }: TableClient): boolean {
  return people.length > 0 || isMyBotMatch(screen);
}
