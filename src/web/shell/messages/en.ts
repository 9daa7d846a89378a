import type { Messages } from '../../../core/phrase.ts';

/** The words around every page. */
export const en = {
  'shell.play': 'Play',
  'shell.saved': 'Saved games',
  'shell.saved-short': 'Saved',
  'shell.library': 'Library',
  'shell.manual': 'Manual',
  'shell.settings': 'Preferences',
  'shell.settings-short': 'Preferences',
  'shell.menu': 'Menu',
  'shell.fold': 'Fold the menu',
  'shell.open': 'Open the menu',
  'shell.main': 'Main menu',
  'shell.skip': 'Go to the content',
  'shell.in-language': 'in English',
  'shell.lost.title': 'There is nothing here',
  'shell.lost.text':
    'This address leads nowhere. The game may have been deleted, or the link may be incomplete.',
  'shell.lost.home': 'Back to the room',
  'shell.outdated.title': 'Another version',
  'shell.away.title': 'There is no connection right now',
  'shell.broken.title': 'Something broke on this page',
  'shell.broken.text': 'Your games are saved. Reload the page, or go back to the room.',
  'shell.broken.reload': 'Reload',
  'shell.loading': 'One moment…',
  'shell.theme-dark': 'Switch to the dark theme',
  'shell.theme-light': 'Switch to the light theme',
  'shell.you': 'You: {name}',
  'room-away': 'The room does not answer. Check the connection and try again.',
  'shell.back': 'Back to the room',
} satisfies Messages;

export type Key = keyof typeof en;
