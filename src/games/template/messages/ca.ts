import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  name: 'Template',
  tagline: 'Agafa l’últim bastonet',
  'form.sticks': 'Bastonets a la pila',
  'form.most': 'Màxim per torn',
  'bot.random': 'a l’atzar',
  'bot.greedy': 'calculant',
  'notation.take': 'Agafa aquest nombre de bastonets.',
  'take-range': 'Agafa’n entre 1 i {most}.',
  leaves: '{left:En queda|En queden} {left}.',
  heap: '{left} {left:bastonet|bastonets}',
  took: '{who} ha agafat {taken} {taken:bastonet|bastonets}.',
  'over.empty': 'La pila s’ha acabat.',
  'over.alone': 'Ja no juga ningú més.',
} satisfies Messages<Key>;
