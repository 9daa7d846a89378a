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
  'kit.number.least': '{n} is the least.',
  'kit.number.most': '{n} is the most.',

  'kit.replay': 'Replay',
  'kit.replay.first': 'To the beginning',
  'kit.replay.back': 'One move back',
  'kit.replay.forward': 'One move on',
  'kit.replay.last': 'To the end',
  'kit.replay.play': 'Play on by itself',
  'kit.replay.pause': 'Stop',
  'kit.replay.move': 'Move',
  'kit.replay.at': 'Move {at} of {last}',
  'kit.replay.times': '{n}×',
  'kit.replay.speed': 'Pace: {n} {n:time|times}',
  'kit.replay.atStart': 'This is the beginning.',
  'kit.replay.atEnd': 'This is the end.',
  'kit.key.Backspace': 'Backspace',
  'kit.key.Enter': 'Enter',
  'kit.key.Shift': 'Shift',
  'kit.key.Home': 'Home',
  'kit.key.End': 'End',
} satisfies Messages;

export type Key = keyof typeof en;
