import type { Messages } from '../../core/phrase.ts';

/** What the room itself refuses. */
export const en = {
  'already-started': 'This game has already begun.',
  'no-such-seat': 'There is no such seat at this table.',
  'table-full': 'All seats are taken.',
  'too-few-seats': 'This game needs at least {min} {min:player|players}.',
  'not-playing': 'No game is going on at this table.',
  paused: 'The game is paused. Resume it first.',
  'paused-already': 'The game is already paused.',
  'not-paused': 'The game is not paused.',
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-by-move': 'In this game undo is a move of your own: type undo.',
  'no-hints-here': 'This game has no hints.',
  'hints-used-up': 'You have used all {hints} {hints:hint|hints} of this game.',
} satisfies Messages;

export type Key = keyof typeof en;
