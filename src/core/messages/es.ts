import type { Messages } from '../phrase.ts';
import type { CoreKey } from './en.ts';

export const es = {
  missing: 'Aquí falta algo.',
  'not-a-choice': 'Elige una de las opciones que hay.',
  'not-a-number': 'Tiene que ser un número entero.',
  'out-of-range': 'Tiene que estar entre {min} y {max}.',
  'not-a-switch': 'Responde sí o no.',
  'not-a-text': 'Tiene que ser un texto.',
  'text-long': 'Como mucho, {max} caracteres.',
  'not-a-list': 'Tiene que ser una lista de nombres.',
  'names-count': 'Tienen que ser entre {min} y {max} nombres.',
  'names-repeat': 'Hay dos nombres iguales.',
  'unknown-field': 'Aquí no hay ningún campo «{field}».',
  'form-malformed': 'Estos no son los campos del formulario.',
  'name-empty': 'Falta el nombre.',
  'name-long': 'Como mucho, {max} caracteres.',
  'name-unseen': 'Este nombre tiene caracteres que no se ven.',
  'name-marks': 'Este nombre tiene demasiados acentos en una misma letra.',
  'name-taken': 'En esta mesa ya hay alguien que se llama «{name}».',
  'bot-unknown': 'Aquí no hay ningún bot así.',
  'not-your-turn': 'No te toca a ti.',
  'game-over': 'Esta partida ya ha terminado.',
  'move-unreadable': '«{text}» no es ninguna jugada. Escribe ayuda para ver cómo se escriben.',
} satisfies Messages<CoreKey>;
