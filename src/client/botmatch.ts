/** A game that only bots play: whoever made it watches, pauses it and sets its pace. */
import type { Screen } from '../room/screen.ts';

export function isBotMatch({ seats }: Screen): boolean {
  return seats.length > 0 && seats.every(({ bot }) => bot !== null);
}

/** Whether it is mine to pace. */
export function isMyBotMatch(screen: Screen): boolean {
  return screen.owner && isBotMatch(screen);
}
