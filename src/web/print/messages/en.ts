import type { Messages } from '../../../core/phrase.ts';

/** Printing levels. */
export const en = {
  'print.title': 'Print',
  'print.ready': 'A4, black on white.',
  'print.working': 'One moment: the pages are being prepared.',
  'print.print': 'Print',
  'print.per': 'On each page',
  'print.per-1': 'one',
  'print.per-2': 'two',
  'print.per-4': 'four',
  'print.solutions': 'Solutions on a page of their own',
  'print.solutions-head': 'Solutions',
  'print.nothing': 'There is nothing to print here. Choose levels in the library, or print from a table.',
} satisfies Messages;

export type Key = keyof typeof en;
