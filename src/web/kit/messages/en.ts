import type { Messages } from '../../../core/phrase.ts';

export const en = {
  'kit.pick-one': 'Choose…',
  'kit.close': 'Close',
  'kit.notices': 'Notices',
  'kit.lists': 'Moves and notes',
  'kit.away': 'away',
  'kit.player.away': '{name}, away',

  'kit.number.whole': 'A whole number, from {min} to {max}.',
  'kit.number.range': 'From {min} to {max}.',
  'kit.number.less': '{what}: less',
  'kit.number.more': '{what}: more',
  'kit.number.least': 'The minimum is {n}.',
  'kit.number.most': 'The maximum is {n}.',

  'kit.replay': 'Replay',
  'kit.replay.first': 'To the start',
  'kit.replay.back': 'One move back',
  'kit.replay.forward': 'One move forward',
  'kit.replay.last': 'To the end',
  'kit.replay.play': 'Play the moves',
  'kit.replay.pause': 'Stop',
  'kit.replay.move': 'Move',
  'kit.replay.at': 'Move {at} of {last}',
  'kit.replay.times': '{n}×',
  'kit.replay.speed': 'Speed: {n}×',
  'kit.replay.atStart': 'This is the start.',
  'kit.replay.atEnd': 'This is the end.',
  'kit.key.Backspace': 'Backspace',
  'kit.key.Enter': 'Enter',
  'kit.key.Shift': 'Shift',
  'kit.key.Home': 'Home',
  'kit.key.End': 'End',
} satisfies Messages;

export type Key = keyof typeof en;
