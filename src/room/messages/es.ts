import type { Messages } from '../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'already-started': 'Esta partida ya ha empezado.',
  'no-such-seat': 'En esta mesa no hay ese asiento.',
  'table-full': 'Todos los asientos están ocupados.',
  'too-few-seats': 'Para jugar hace falta como mínimo {min} {min:persona|personas}.',
  'not-playing': 'En esta mesa no se está jugando ninguna partida.',
  paused: 'La partida está en pausa. Reanúdala primero.',
  'paused-already': 'La partida ya está en pausa.',
  'not-paused': 'La partida no está en pausa.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'undo-by-move': 'En este juego, deshacer es una jugada tuya: escribe undo.',
  'no-hints-here': 'Este juego no tiene pistas.',
  'hints-used-up': 'Ya has usado {hints:la única pista|todas las pistas} de esta partida ({hints}).',
} satisfies Messages<Key>;
