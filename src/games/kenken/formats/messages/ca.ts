import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'json-token': 'Línia {line}, columna {column}: això no és JSON.',
  'json-rest': 'Línia {line}, columna {column}: hi ha alguna cosa després del nivell.',
  'json-deep': 'Línia {line}, columna {column}: massa imbricat per a un nivell.',
  'json-twice': 'Línia {line}, columna {column}: «{key}» hi és dues vegades.',
  'json-object': 'Línia {line}, columna {column}: això hauria de ser un objecte.',
  'json-list': 'Línia {line}, columna {column}: això hauria de ser una llista.',
  'json-key': 'Línia {line}, columna {column}: els nivells no tenen cap «{key}» aquí.',
  'json-missing': 'Línia {line}, columna {column}: falta «{key}».',
  'json-number': 'Línia {line}, columna {column}: aquí hi hauria d’haver un nombre enter de {min} a {max}.',
  'json-cells': 'Línia {line}, columna {column}: una gàbia té d’1 a {max} caselles.',
  'json-operation': 'Línia {line}, columna {column}: una operació és una d’aquestes: {operations}.',
  'json-result': 'Línia {line}, columna {column}: un resultat és un nombre enter.',
  'json-cell':
    'Línia {line}, columna {column}: una casella és la lletra d’una columna i el número d’una fila, de a1 a {last}.',
  'keen-head': 'Columna {column}: un identificador de Keen comença per la mida i dos punts, com ara 6:',
  'keen-size': 'Keen té quadrats de {min} a {max}, no de {size}.',
  'keen-sign': 'Columna {column}: «{sign}» no és cap signe de línies entre caselles.',
  'keen-blocks-long': 'Columna {column}: només hi ha {places} llocs per a línies entre caselles.',
  'keen-blocks-short':
    'Columna {column}: les línies entre caselles s’acaben massa aviat; hi ha {places} llocs.',
  'keen-clue': 'Columna {column}: una indicació és a, s, m o d i un resultat.',
  'keen-clues': 'Columna {column}: hi ha massa poques indicacions.',
  'keen-rest': 'Columna {column}: hi ha alguna cosa després de l’última indicació.',
  'keen-givens': 'Keen no té valors donats per l’autor.',
  'keen-operation': 'Keen no coneix l’operació de la gàbia {cage} ({clue}).',
  'keen-result': 'El resultat de la gàbia {cage} ({clue}) és massa gran per a Keen.',
} satisfies Messages<Key>;
