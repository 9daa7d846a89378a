import type { Messages } from '../../../core/phrase.ts';
import { en as lines } from '../../../room/messages/cast/en.ts';

/** The cast: their page, and choosing one. */
export const en = {
  ...lines,
  'rivals.title': 'The rivals',
  'rivals.aside': 'Ten, and always the same: whoever is hard at Scrabble is hard at Rolit too.',
  'rivals.note':
    'The number is the level, from 1 to 5. Each rival plays by the method that the game has for that level; you will find it under “More” when you choose one, and in the game’s manual.',
  'rivals.play': 'Sit down with them',
  'rivals.choose': 'Rival',
  'rivals.level': 'Level {level}, {word}',
  'rivals.seated': 'at the table',
  'rivals.another': 'another',
  'rivals.another-help': 'Both are at the table already; this is somebody else who plays just as well.',
  'rivals.more': 'More',
  'rivals.method': 'How they think',
  'rivals.usual': 'The usual one for this level: {method}',
  'rivals.method-help': 'With another method it is still the same rival; the table says which one.',
  'rivals.left-out': 'Choose a rival first.',
} satisfies Messages;

export type Key = keyof typeof en;
