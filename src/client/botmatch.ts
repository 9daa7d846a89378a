/** A game that only bots play: whoever made it watches, pauses it and sets its pace. */
import type { Screen } from '../room/screen.ts';
import type { TableClient } from './table.ts';

export function isBotMatch({ seats }: Screen): boolean {
  return seats.length > 0 && seats.every(({ bot }) => bot !== null);
}

/** Whether somebody else's game goes on: whoever made a match of bots knows what they came for. */
export function isOnlyWatching({ people, screen }: Pick<TableClient, 'people' | 'screen'>): boolean {
  return people.length === 0 && screen.phase === 'playing' && !isMyBotMatch(screen);
}

/** Whether it is mine to pace. */
export function isMyBotMatch(screen: Screen): boolean {
  return screen.owner && isBotMatch(screen);
}
