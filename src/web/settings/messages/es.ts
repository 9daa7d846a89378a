import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'settings.title': 'Preferencias',
  'settings.you': 'Tú',
  'settings.name': 'Tu nombre',
  'settings.name-help': 'Así te ven los demás. En las mesas donde ya estás, el nombre no cambia.',
  'settings.name-save': 'Guardar el nombre',
  'settings.name-saved': 'Ahora te llamas {name}.',
  'settings.guest': 'Juegas sin registrarte',
  'settings.guest-text':
    'Tus partidas quedan ligadas a este navegador. Si borras sus cookies, la sala dejará de conocerte.',
  'settings.account': 'Tu cuenta',
  'settings.account-text': 'Tus partidas te siguen a todos los dispositivos donde inicies sesión.',
  'settings.enter': 'Entrar o registrarse',
  'settings.language': 'Idioma',
  'settings.language.ca': 'Català',
  'settings.language.es': 'Castellano',
  'settings.language.en': 'English',
  'settings.theme': 'Aspecto',
  'settings.theme.system': 'Como en el sistema',
  'settings.theme.light': 'Claro',
  'settings.theme.dark': 'Oscuro',
  'settings.theme.contrast': 'Alto contraste',
  'settings.playing': 'En la mesa',
  'settings.motion': 'Movimiento de las piezas',
  'settings.motion.normal': 'Normal',
  'settings.motion.quick': 'Rápido',
  'settings.motion.none': 'Ninguno',
  'settings.one-click': 'Jugar con un solo clic',
  'settings.one-click-help':
    'En Rolit, el primer clic en una casilla ya pone la bola. Si no, lo confirma el segundo clic o el botón.',
  'settings.sounds': 'Sonidos',
  'settings.sound': 'Activar los sonidos',
  'settings.sound-help': 'Suaves, para las jugadas y cuando te toca.',
} satisfies Messages<Key>;
