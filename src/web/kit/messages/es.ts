import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'kit.pick-one': 'Elige…',
  'kit.close': 'Cerrar',
  'kit.notices': 'Avisos',
  'kit.lists': 'Jugadas y notas',
  'kit.away': 'ausente',
  'kit.player.away': '{name}, ausente',

  'kit.number.whole': 'Un número entero, del {min} al {max}.',
  'kit.number.range': 'Del {min} al {max}.',
  'kit.number.less': '{what}: menos',
  'kit.number.more': '{what}: más',
  'kit.number.least': 'El mínimo es {n}.',
  'kit.number.most': 'El máximo es {n}.',

  'kit.replay': 'Repetición',
  'kit.replay.first': 'Al principio',
  'kit.replay.back': 'Una jugada atrás',
  'kit.replay.forward': 'Una jugada adelante',
  'kit.replay.last': 'Al final',
  'kit.replay.play': 'Reproducir',
  'kit.replay.pause': 'Detener',
  'kit.replay.move': 'Jugada',
  'kit.replay.at': 'Jugada {at} de {last}',
  'kit.replay.times': '{n}×',
  'kit.replay.speed': 'Velocidad: {n}×',
  'kit.replay.atStart': 'Este es el principio.',
  'kit.replay.atEnd': 'Este es el final.',
  'kit.key.Backspace': 'Retroceso',
  'kit.key.Enter': 'Intro',
  'kit.key.Shift': 'Mayús',
  'kit.key.Home': 'Inicio',
  'kit.key.End': 'Fin',
} satisfies Messages<Key>;
