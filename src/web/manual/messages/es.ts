import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'manual.title': 'Manual',
  'manual.intro': 'Las reglas de cada juego y cómo funciona la sala.',
  'manual.loading': 'Abriendo el manual…',
  'manual.contents': 'Índice',
  'manual.chapter-nav': 'Otros capítulos',
  'manual.previous': 'Capítulo anterior',
  'manual.next': 'Capítulo siguiente',
  'manual.back-to-table': 'Volver a la mesa',
  'manual.no-chapter': 'Ese capítulo no existe.',
  'manual.all': 'Mostrar todos los capítulos',

  'manual.search': 'Buscar en el manual',
  'manual.clear': 'Borrar la búsqueda',
  'manual.results': 'Búsqueda',
  'manual.found': '«{query}» aparece en {n} {n:lugar|lugares}.',
  'manual.nothing': 'No hay nada con «{query}».',
  'manual.nothing-help': 'Prueba con menos palabras, o solo con el principio de una.',

  'manual.rules': 'Reglas',
  'manual.open-here': 'Abrir en el manual',
  'manual.to-table': 'Volver a la partida',
} satisfies Messages<Key>;
