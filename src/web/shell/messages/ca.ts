import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'shell.play': 'Juga',
  'shell.saved': 'Partides desades',
  'shell.saved-short': 'Desades',
  'shell.library': 'Biblioteca',
  'shell.manual': 'Manual',
  'shell.settings': 'Preferències',
  'shell.settings-short': 'Preferències',
  'shell.menu': 'Menú',
  'shell.fold': 'Plega el menú',
  'shell.open': 'Obre el menú',
  'shell.main': 'Menú principal',
  'shell.skip': 'Ves al contingut',
  'shell.in-language': 'en català',
  'shell.lost.title': 'Aquí no hi ha res',
  'shell.lost.text':
    'Aquesta adreça no porta enlloc. Potser la partida s’ha esborrat o l’enllaç no és sencer.',
  'shell.lost.home': 'Torna a la sala',
  'shell.outdated.title': 'Una altra versió',
  'shell.away.title': 'Ara mateix no hi ha connexió',
  'shell.broken.title': 'Alguna cosa s’ha trencat en aquesta pàgina',
  'shell.broken.text': 'Les partides estan desades. Torna a carregar la pàgina; si no, torna a la sala.',
  'shell.broken.reload': 'Torna a carregar',
  'shell.loading': 'Un moment…',
  'shell.theme-dark': 'Passa al tema fosc',
  'shell.theme-light': 'Passa al tema clar',
  'shell.you': 'Tu: {name}',
  'room-away': 'La sala no respon. Mira la connexió i torna-ho a provar.',
  'shell.back': 'Torna a la sala',
} satisfies Messages<Key>;
