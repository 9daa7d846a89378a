import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  name: 'Template',
  tagline: 'Coge el último palito',
  'form.sticks': 'Palitos en el montón',
  'form.most': 'Máximo por turno',
  'bot.random': 'al azar',
  'bot.greedy': 'calculando',
  'notation.take': 'Coge ese número de palitos.',
  'take-range': 'Coge entre 1 y {most}.',
  leaves: '{left:Queda|Quedan} {left}.',
  heap: '{left} {left:palito|palitos}',
  took: '{who} ha cogido {taken} {taken:palito|palitos}.',
  'over.empty': 'El montón se ha acabado.',
  'over.alone': 'Ya no juega nadie más.',
} satisfies Messages<Key>;
