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
  'owner-only': 'Only whoever made this table can do that.',
  'seated-already': 'You already have a seat at this table.',
  'not-seated': 'You have no seat at this table.',
  'not-your-seat': 'This is not your seat.',
  stale: 'The table has moved on since. Look again, then play.',
  'others-play': 'Other people play at this table: their moves are not yours to drop.',
  'undo-asked-already': 'Somebody has already asked to undo.',
  'nothing-to-answer': 'Nobody asks you anything.',
  'file-foreign': 'This is not a file of Ludoteca.',
  'file-replay-only': 'This file is a replay: it can be watched, but not played on.',
  'file-newer': 'This file has the format {format}, which this room does not know.',
  'file-malformed': 'Something is wrong in this file at {path}.',
  'file-does-not-replay': 'This game can’t be played again by the rules: {why}',
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-by-move': 'In this game undo is a move of your own: type undo.',
  'no-hints-here': 'This game has no hints.',
  'hints-used-up': 'You have used all {hints} {hints:hint|hints} of this game.',
} satisfies Messages;

export type Key = keyof typeof en;
