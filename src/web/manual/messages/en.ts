import type { Messages } from '../../../core/phrase.ts';

export const en = {
  'manual.title': 'Manual',
  'manual.intro': 'The rules of every game, and how the room works.',
  'manual.loading': 'Opening the manual…',
  'manual.contents': 'Contents',
  'manual.chapter-nav': 'Other chapters',
  'manual.previous': 'Previous chapter',
  'manual.next': 'Next chapter',
  'manual.back-to-table': 'Back to the table',
  'manual.no-chapter': 'There is no such chapter.',
  'manual.all': 'Show all chapters',

  'manual.search': 'Search the manual',
  'manual.clear': 'Clear the search',
  'manual.results': 'Search',
  'manual.found': '“{query}” appears in {n} {n:place|places}.',
  'manual.nothing': 'Nothing found for “{query}”.',
  'manual.nothing-help': 'Try fewer words, or only the beginning of one.',

  'manual.rules': 'Rules',
  'manual.open-here': 'Open in the manual',
  'manual.to-table': 'Back to the game',
} satisfies Messages;

export type Key = keyof typeof en;
