import type { Key } from './en.ts';

export const ca = {
  'print.title': 'Imprimeix',
  'print.ready': 'A4, negre sobre blanc.',
  'print.working': 'Un moment: es preparen les pàgines.',
  'print.print': 'Imprimeix',
  'print.per': 'A cada pàgina',
  'print.per-1': 'un',
  'print.per-2': 'dos',
  'print.per-4': 'quatre',
  'print.solutions': 'Solucions en una pàgina a part',
  'print.solutions-head': 'Solucions',
  'print.nothing':
    'Aquí no hi ha res per imprimir. Tria nivells a la biblioteca, o imprimeix des d’una taula.',
} satisfies Record<Key, string>;
