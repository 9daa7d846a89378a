import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'cli.mastermind':
    'Descifra códigos de Mastermind: todos (survey), uno (solve), o solo el intento siguiente (next).',
  'cli.mastermind.survey':
    'Descifra todos los códigos de un tablero, o una muestra, y dice cuántos intentos hacen falta.',
  'cli.mastermind.solve':
    'Descifra un código, intento a intento, con los códigos que deja posibles cada uno.',
  'cli.mastermind.next':
    'El siguiente intento después de estos intentos y respuestas, y cuántos códigos quedan.',
  'cli.option.positions': 'Posiciones, de 3 a 8; 4 si no se dice nada.',
  'cli.option.colors': 'Colores, de 4 a 12; 6 si no se dice nada.',
  'cli.option.no-repeats': 'Ningún color sale dos veces.',
  'cli.option.holes': 'Puede haber posiciones vacías, escritas 0.',
  'cli.option.strategy': 'five-guess, genetic u optimal; five-guess si no se dice nada.',
  'cli.option.within': 'optimal en 4 × 6: como máximo tantos intentos, de 5 en adelante.',
  'cli.option.sample.survey': 'solo tantos códigos, elegidos al azar.',
  'cli.option.secret.solve': 'el código que hay que descifrar, como 1122; después del 9 vienen A, B, C.',
  'cli.option.history.next': 'intentos con sus respuestas, como "1122:1,1 3344:0,2".',
  'cli.mastermind-what':
    'mastermind tiene survey, solve --secret CÓDIGO y next --history INTENTOS. Prueba: ludoteca mastermind --help',
  'cli.choice': 'Las estrategias son {choices}.',
  'cli.within': '--within quiere 5 o más, y solo va con --strategy optimal, 4 posiciones y 6 colores.',
  'cli.no-code': '«{text}» no es un código: cifras del 1 al 9, y después A, B, C.',
  'cli.history': '«{text}» no es un intento con su respuesta, como 1122:1,1.',
  'cli.survey-many': 'Son {codes} códigos, demasiados para jugarlos todos. Prueba una muestra: --sample 100',
  'cli.contradiction': 'Ningún código encaja con todas estas respuestas.',
  'cli.survey':
    '{positions} × {colors}, {strategy}: {codes} {codes:código|códigos}, {total} {total:intento|intentos}, {average} de media, {max} como máximo, {ms} ms.',
  'cli.left': '{left:queda|quedan} {left} {left:código|códigos}',
} satisfies Messages<Key>;
