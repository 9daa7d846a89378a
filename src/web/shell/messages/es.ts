import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'shell.play': 'Jugar',
  'shell.saved': 'Partidas guardadas',
  'shell.saved-short': 'Guardadas',
  'shell.library': 'Biblioteca',
  'shell.manual': 'Manual',
  'shell.settings': 'Preferencias',
  'shell.settings-short': 'Preferencias',
  'shell.menu': 'Menú',
  'shell.fold': 'Plegar el menú',
  'shell.open': 'Abrir el menú',
  'shell.main': 'Menú principal',
  'shell.skip': 'Ir al contenido',
  'shell.in-language': 'en español',
  'shell.lost.title': 'Aquí no hay nada',
  'shell.lost.text':
    'Esta dirección no lleva a ninguna parte. Quizá la partida se borró o el enlace está incompleto.',
  'shell.lost.home': 'Volver a la sala',
  'shell.outdated.title': 'Otra versión',
  'shell.away.title': 'Ahora mismo no hay conexión',
  'shell.broken.title': 'Algo se ha roto en esta página',
  'shell.broken.text': 'Las partidas están guardadas. Vuelve a cargar la página; si no, vuelve a la sala.',
  'shell.broken.reload': 'Volver a cargar',
  'shell.loading': 'Un momento…',
  'shell.theme-dark': 'Pasar al tema oscuro',
  'shell.theme-light': 'Pasar al tema claro',
  'shell.you': 'Tú: {name}',
  'room-away': 'La sala no responde. Mira la conexión y vuelve a intentarlo.',
  'shell.back': 'Volver a la sala',
} satisfies Messages<Key>;
