import type { Messages } from '../../../core/phrase.ts';

export const en = {
  'generic.board': 'Board',
  'generic.move': 'Your move',
  'generic.pick': 'Choose a place on the board, or type a move.',
  'generic.write': 'Type a move.',
  'generic.unfinished': 'The move is not complete yet.',
  'generic.unreadable': '“{text}” is not a move here.',
  'generic.play': 'Play {move}',
  'generic.play-none': 'Play',
  'generic.not-now': 'You can’t move right now.',
  'generic.sending': '{move} is being sent.',
  'generic.forms': 'Ways to type a move',
  'generic.suggestions': 'Possible moves',
  'generic.empty': 'empty',
  'generic.possible': 'possible',
  'generic.chosen': 'chosen',
  'generic.proposed': 'proposed',
  'generic.how': 'How to move',
  'generic.how-point':
    'Choose a place, also with the arrow keys and Enter. Where a place is a complete move, choosing it again plays it; elsewhere it goes into the field, for you to complete.',
  'generic.how-write': 'Every move can also be typed; the field suggests what fits.',
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
