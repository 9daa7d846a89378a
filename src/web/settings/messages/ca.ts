import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'settings.title': 'Preferències',
  'settings.you': 'Tu',
  'settings.name': 'El teu nom',
  'settings.name-help': 'Així et veuen els altres. A les taules on ja seus, el nom no canvia.',
  'settings.name-save': 'Desa el nom',
  'settings.name-saved': 'Ara et dius {name}.',
  'settings.guest': 'Jugues sense registrar-te',
  'settings.guest-text':
    'Les teves partides queden lligades a aquest navegador. Si n’esborres les galetes, la sala deixarà de conèixer-te.',
  'settings.account': 'El teu compte',
  'settings.account-text': 'Les partides et segueixen a tots els dispositius on iniciïs la sessió.',
  'settings.enter': 'Entra o registra’t',
  'settings.language': 'Llengua',
  'settings.language.ca': 'Català',
  'settings.language.es': 'Castellano',
  'settings.language.en': 'English',
  'settings.theme': 'Aspecte',
  'settings.theme.system': 'Com al sistema',
  'settings.theme.light': 'Clar',
  'settings.theme.dark': 'Fosc',
  'settings.theme.contrast': 'Alt contrast',
  'settings.playing': 'A la taula',
  'settings.motion': 'Moviment de les peces',
  'settings.motion.normal': 'Normal',
  'settings.motion.quick': 'Ràpid',
  'settings.motion.none': 'Cap',
  'settings.one-click': 'Juga amb un sol clic',
  'settings.one-click-help':
    'Al Rolit, el primer clic en una casella ja hi posa la bola. Si no, el segon clic o el botó ho confirma.',
  'settings.sounds': 'Sons',
  'settings.sound': 'Activa els sons',
  'settings.sound-help': 'Suaus, per a les jugades i quan et toca.',
} satisfies Messages<Key>;
