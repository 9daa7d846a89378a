import type { Messages } from '../../../core/phrase.ts';

/** How somebody likes it here. */
export const en = {
  'settings.title': 'Preferences',
  'settings.you': 'You',
  'settings.name': 'Your name',
  'settings.name-help': 'So the others see you at a table. At tables you already sit at, your name stays.',
  'settings.name-save': 'Save the name',
  'settings.name-saved': 'From now on you are {name}.',
  'settings.guest': 'You are a guest',
  'settings.guest-text':
    'Your games are kept for this browser. If you delete its cookies, the room does not know you any more.',
  'settings.account': 'Your account',
  'settings.account-text': 'Your games follow you to every device where you log in.',
  'settings.enter': 'Log in or register',
  'settings.language': 'Language',
  'settings.language.ca': 'Català',
  'settings.language.es': 'Castellano',
  'settings.language.en': 'English',
  'settings.theme': 'Look',
  'settings.theme.system': 'Like the system',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.theme.contrast': 'High contrast',
  'settings.playing': 'Playing',
  'settings.motion': 'How pieces move',
  'settings.motion.normal': 'Normal',
  'settings.motion.quick': 'Fast',
  'settings.motion.none': 'Not at all',
  'settings.one-click': 'Play with one click',
  'settings.one-click-help':
    'In Rolit the first click on a cell puts the ball there. Otherwise a second click or the button confirms it.',
  'settings.sounds': 'Sounds',
  'settings.sound': 'Play sounds',
  'settings.sound-help': 'Soft ones, for moves and for your turn.',
} satisfies Messages;

export type Key = keyof typeof en;
