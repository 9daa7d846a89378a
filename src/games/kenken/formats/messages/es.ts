import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'json-token': 'Línea {line}, columna {column}: esto no es JSON.',
  'json-rest': 'Línea {line}, columna {column}: hay algo después del nivel.',
  'json-deep': 'Línea {line}, columna {column}: demasiado anidado para un nivel.',
  'json-twice': 'Línea {line}, columna {column}: «{key}» está dos veces.',
  'json-object': 'Línea {line}, columna {column}: esto debería ser un objeto.',
  'json-list': 'Línea {line}, columna {column}: esto debería ser una lista.',
  'json-key': 'Línea {line}, columna {column}: los niveles no tienen ningún «{key}» aquí.',
  'json-missing': 'Línea {line}, columna {column}: falta «{key}».',
  'json-number': 'Línea {line}, columna {column}: aquí debería haber un número entero de {min} a {max}.',
  'json-cells': 'Línea {line}, columna {column}: una jaula tiene de 1 a {max} casillas.',
  'json-operation': 'Línea {line}, columna {column}: una operación es una de estas: {operations}.',
  'json-result': 'Línea {line}, columna {column}: un resultado es un número entero.',
  'json-cell':
    'Línea {line}, columna {column}: una casilla es la letra de una columna y el número de una fila, de a1 a {last}.',
  'keen-head': 'Columna {column}: un identificador de Keen empieza por el tamaño y dos puntos, como 6:',
  'keen-size': 'Keen tiene cuadrados de {min} a {max}, no de {size}.',
  'keen-sign': 'Columna {column}: «{sign}» no es ningún signo de líneas entre casillas.',
  'keen-blocks-long': 'Columna {column}: solo hay {places} sitios para líneas entre casillas.',
  'keen-blocks-short':
    'Columna {column}: las líneas entre casillas acaban demasiado pronto; hay {places} sitios.',
  'keen-clue': 'Columna {column}: una indicación es a, s, m o d y un resultado.',
  'keen-clues': 'Columna {column}: faltan indicaciones.',
  'keen-rest': 'Columna {column}: hay algo después de la última indicación.',
  'keen-givens': 'Keen no tiene valores dados por el autor.',
  'keen-operation': 'Keen no conoce la operación de la jaula {cage} ({clue}).',
  'keen-result': 'El resultado de la jaula {cage} ({clue}) es demasiado grande para Keen.',
} satisfies Messages<Key>;
