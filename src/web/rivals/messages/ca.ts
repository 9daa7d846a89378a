import { ca as lines } from '../../../room/messages/cast/ca.ts';
import type { Key } from './en.ts';

export const ca = {
  ...lines,
  'rivals.title': 'Els rivals',
  'rivals.aside': 'Deu, i sempre els mateixos: qui és difícil a l’Scrabble també ho és al Rolit.',
  'rivals.note':
    'El número és el nivell, de l’1 al 5. Cada rival juga amb el mètode que el joc té per al seu nivell; el trobaràs a «Més» quan el triïs, i al manual del joc.',
  'rivals.play': 'Seu a taula amb ells',
  'rivals.choose': 'Rival',
  'rivals.level': 'Nivell {level}, {word}',
  'rivals.seated': 'ja és a taula',
  'rivals.another': 'un altre',
  'rivals.another-help': 'Tots dos ja són a taula; aquest és algú més que juga igual de bé.',
  'rivals.more': 'Més',
  'rivals.method': 'Com pensa',
  'rivals.usual': 'El del seu nivell: {method}',
  'rivals.method-help': 'Amb un altre mètode continua sent el mateix rival; la taula indica amb quin juga.',
  'rivals.left-out': 'Primer tria un rival.',
} satisfies Readonly<Record<Key, string>>;
