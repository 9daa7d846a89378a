import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'manual.title': 'Manual',
  'manual.intro': 'Les regles de cada joc i com funciona la sala.',
  'manual.loading': 'S’està obrint el manual…',
  'manual.contents': 'Índex',
  'manual.chapter-nav': 'Altres capítols',
  'manual.previous': 'Capítol anterior',
  'manual.next': 'Capítol següent',
  'manual.back-to-table': 'Torna a la taula',
  'manual.no-chapter': 'Aquest capítol no existeix.',
  'manual.all': 'Mostra tots els capítols',

  'manual.search': 'Cerca al manual',
  'manual.clear': 'Esborra la cerca',
  'manual.results': 'Cerca',
  'manual.found': '«{query}» apareix en {n} {n:lloc|llocs}.',
  'manual.nothing': 'No hi ha res amb «{query}».',
  'manual.nothing-help': 'Prova amb menys paraules, o només amb el començament d’una.',

  'manual.rules': 'Regles',
  'manual.open-here': 'Obre al manual',
  'manual.to-table': 'Torna a la partida',
} satisfies Messages<Key>;
