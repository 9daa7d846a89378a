import type { Messages } from '../phrase.ts';
import type { CoreKey } from './en.ts';

export const ca = {
  missing: 'Aquí falta alguna cosa.',
  'not-a-choice': 'Tria una de les opcions que hi ha.',
  'not-a-number': 'Cal un nombre enter.',
  'out-of-range': 'Ha de ser entre {min} i {max}.',
  'not-a-switch': 'Respon sí o no.',
  'not-a-text': 'Cal un text.',
  'text-long': 'Com a molt, {max} caràcters.',
  'not-a-list': 'Cal una llista de noms.',
  'names-count': 'Han de ser entre {min} i {max} noms.',
  'names-repeat': 'Hi ha dos noms iguals.',
  'unknown-field': 'Aquí no hi ha cap camp «{field}».',
  'form-malformed': 'Aquests no són els camps del formulari.',
  'name-empty': 'Cal un nom.',
  'name-long': 'Com a molt, {max} caràcters.',
  'name-unseen': 'Aquest nom té caràcters que no es veuen.',
  'name-marks': 'Aquest nom té massa accents en una mateixa lletra.',
  'name-taken': 'En aquesta taula ja hi ha algú que es diu «{name}».',
  'bot-unknown': 'Aquí no hi ha aquest bot.',
  'not-your-turn': 'No et toca a tu.',
  'game-over': 'Aquesta partida ja s’ha acabat.',
  'move-unreadable': '«{text}» no és cap jugada. Escriu ajuda per veure com s’escriuen.',
} satisfies Messages<CoreKey>;
