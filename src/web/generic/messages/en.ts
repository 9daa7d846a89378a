import type { Messages } from '../../../core/phrase.ts';

export const en = {
  'generic.board': 'Board',
  'generic.move': 'Your move',
  'generic.pick': 'Pick a place on the board, or write a move.',
  'generic.write': 'Write a move.',
  'generic.unfinished': 'Not a whole move yet.',
  'generic.unreadable': '“{text}” is not a move here.',
  'generic.play': 'Play {move}',
  'generic.play-none': 'Play',
  'generic.not-now': 'You cannot move just now.',
  'generic.sending': '{move} is on its way.',
  'generic.forms': 'Ways to write a move',
  'generic.suggestions': 'Possible moves',
  'generic.empty': 'empty',
  'generic.possible': 'possible',
  'generic.chosen': 'chosen',
  'generic.proposed': 'proposed',
  'generic.how': 'How to move',
  'generic.how-point':
    'Pick a place, with the arrow keys and Enter if you like. Where a place is a whole move, picking it again plays it; elsewhere it goes into the field, for you to complete.',
  'generic.how-write': 'Every move can also be written; the field proposes what fits.',
  'generic.tone.yellow': 'yellow',
  'generic.tone.red': 'red',
  'generic.tone.green': 'green',
  'generic.tone.blue': 'blue',
  'generic.tone.orange': 'orange',
  'generic.tone.pink': 'pink',
  'generic.tone.purple': 'purple',
  'generic.tone.black': 'black',
  'generic.tone.brown': 'brown',
  'generic.tone.beige': 'beige',
  'generic.tone.turquoise': 'turquoise',
  'generic.tone.white': 'white',
} satisfies Messages;

export type Key = keyof typeof en;
