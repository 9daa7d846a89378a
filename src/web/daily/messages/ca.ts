import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'daily.head': 'Reptes d’avui',
  'daily.new': 'Igual per a tothom; es juga una sola vegada.',
  'daily.playing': 'Ja començat.',
  'daily.over': 'Fet: {result}',
  'daily.gone': 'Fet per avui.',
  'daily.done-of': '{done} de {n} fets. Un de cada mida, igual per a tothom i un sol cop.',
  'daily.play': 'Juga',
  'daily.play-it': 'Juga: {title}',
  'daily.go-on': 'Continua',
  'daily.go-on-with': 'Continua: {title}',
  'daily.share': 'Comparteix',
  'daily.share-it': 'Comparteix: {title}',
  'daily.copied': 'Resultat copiat. Enganxa’l on vulguis.',
  'daily.by-hand': 'El teu resultat en text',
  'daily.by-hand-help': 'Està seleccionat: copia’l amb Ctrl+C.',
  'daily.squares': 'Resultat: {result}',
} satisfies Messages<Key>;
