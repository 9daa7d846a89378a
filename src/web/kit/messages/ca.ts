import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'kit.pick-one': 'Tria…',
  'kit.close': 'Tanca',
  'kit.notices': 'Avisos',
  'kit.lists': 'Jugades i notes',
  'kit.away': 'absent',
  'kit.player.away': '{name}, absent',

  'kit.number.whole': 'Un nombre enter, del {min} al {max}.',
  'kit.number.range': 'Del {min} al {max}.',
  'kit.number.less': '{what}: menys',
  'kit.number.more': '{what}: més',
  'kit.number.least': 'El mínim és {n}.',
  'kit.number.most': 'El màxim és {n}.',

  'kit.replay': 'Repetició',
  'kit.replay.first': 'Al principi',
  'kit.replay.back': 'Una jugada enrere',
  'kit.replay.forward': 'Una jugada endavant',
  'kit.replay.last': 'Al final',
  'kit.replay.play': 'Reprodueix',
  'kit.replay.pause': 'Atura',
  'kit.replay.move': 'Jugada',
  'kit.replay.at': 'Jugada {at} de {last}',
  'kit.replay.times': '{n}×',
  'kit.replay.speed': 'Velocitat: {n}×',
  'kit.replay.atStart': 'Aquest és el principi.',
  'kit.replay.atEnd': 'Aquest és el final.',
  'kit.key.Backspace': 'Retrocés',
  'kit.key.Enter': 'Retorn',
  'kit.key.Shift': 'Maj',
  'kit.key.Home': 'Inici',
  'kit.key.End': 'Fi',
} satisfies Messages<Key>;
