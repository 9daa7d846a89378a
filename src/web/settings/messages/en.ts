import type { Messages } from '../../../core/phrase.ts';

/** How somebody likes it here. */
export const en = {
  'settings.title': 'Preferences',
  'settings.you': 'You',
  'settings.name': 'Your name',
  'settings.name-help':
    'This is how the others see you. At tables where you already sit, your name stays the same.',
  'settings.name-save': 'Save the name',
  'settings.name-saved': 'You are now called {name}.',
  'settings.guest': 'You play as a guest',
  'settings.guest-text':
    'Your games belong to this browser. If you delete its cookies, the room will no longer know you.',
  'settings.account': 'Your account',
  'settings.account-text': 'Your games follow you to every device where you log in.',
  'settings.enter': 'Log in or register',
  'settings.language': 'Language',
  'settings.language.ca': 'Català',
  'settings.language.es': 'Castellano',
  'settings.language.en': 'English',
  'settings.theme': 'Theme',
  'settings.theme.system': 'As in the system',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.contrast': 'High contrast',
  'settings.playing': 'At the table',
  'settings.motion': 'Moving pieces',
  'settings.motion.normal': 'Normal',
  'settings.motion.quick': 'Fast',
  'settings.motion.none': 'None',
  'settings.one-click': 'Play with one click',
  'settings.one-click-help':
    'In Rolit the first click on a cell puts the ball there. Otherwise a second click or the button confirms it.',
  'settings.sounds': 'Sounds',
  'settings.sound': 'Play sounds',
  'settings.sound-help': 'Soft ones, for moves and for your turn.',
} satisfies Messages;

export type Key = keyof typeof en;
