import type { Key } from './en.ts';

export const es = {
  'print.title': 'Imprimir',
  'print.ready': 'A4, negro sobre blanco.',
  'print.working': 'Un momento: se preparan las páginas.',
  'print.print': 'Imprimir',
  'print.per': 'En cada página',
  'print.per-1': 'uno',
  'print.per-2': 'dos',
  'print.per-4': 'cuatro',
  'print.solutions': 'Soluciones en una página aparte',
  'print.solutions-head': 'Soluciones',
  'print.nothing': 'Aquí no hay nada que imprimir. Elige niveles en la biblioteca o imprime desde una mesa.',
} satisfies Record<Key, string>;
