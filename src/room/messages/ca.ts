import type { Messages } from '../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'already-started': 'Aquesta partida ja ha començat.',
  'no-such-seat': 'En aquesta taula no hi ha aquest seient.',
  'table-full': 'Tots els seients són ocupats.',
  'too-few-seats': 'Per jugar-hi cal com a mínim {min} {min:persona|persones}.',
  'not-playing': 'En aquesta taula no s’està jugant cap partida.',
  paused: 'La partida està en pausa. Reprèn-la primer.',
  'paused-already': 'La partida ja està en pausa.',
  'not-paused': 'La partida no està en pausa.',
  'nothing-to-undo': 'No hi ha res per desfer.',
  'undo-by-move': 'En aquest joc, desfer és una jugada teva: escriu undo.',
  'no-hints-here': 'Aquest joc no té pistes.',
  'hints-used-up': 'Ja has fet servir {hints:l’única pista|totes les pistes} d’aquesta partida ({hints}).',
} satisfies Messages<Key>;
