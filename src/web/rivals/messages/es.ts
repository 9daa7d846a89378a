import { es as lines } from '../../../room/messages/cast/es.ts';
import type { Key } from './en.ts';

export const es = {
  ...lines,
  'rivals.title': 'Los rivales',
  'rivals.aside': 'Diez, y siempre los mismos: quien es difícil en Scrabble también lo es en Rolit.',
  'rivals.note':
    'El número es el nivel, del 1 al 5. Cada rival juega con el método que el juego tiene para ese nivel; lo encontrarás en «Más» al elegirlo, y en el manual del juego.',
  'rivals.play': 'Sentarse con ellos',
  'rivals.choose': 'Rival',
  'rivals.level': 'Nivel {level}, {word}',
  'rivals.seated': 'ya está en la mesa',
  'rivals.another': 'otro más',
  'rivals.another-help': 'Los dos están ya en la mesa; este es alguien más que juega igual de bien.',
  'rivals.more': 'Más',
  'rivals.method': 'Cómo piensa',
  'rivals.usual': 'El de su nivel: {method}',
  'rivals.method-help': 'Con otro método sigue siendo el mismo rival; la mesa indica con cuál juega.',
  'rivals.left-out': 'Elige primero un rival.',
} satisfies Readonly<Record<Key, string>>;
