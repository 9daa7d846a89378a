import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'cli.scrabble':
    'Palabras para Scrabble: haz un léxico de una lista de palabras o pregunta por un léxico (lexicon); comprueba si hay unas palabras (check); encuentra todas las jugadas de una posición (moves).',
  'cli.scrabble-what': 'scrabble tiene {subcommands}. Prueba: ludoteca scrabble --help',
  'cli.scrabble.lexicon':
    'build hace de una lista de palabras, una por línea, y de una bolsa (líneas LETRA CANTIDAD PUNTOS, # para el comodín) un léxico que se abre al instante; las fichas pueden ir entre corchetes, como en CO[L·L]EGI. info dice qué se sabe de un léxico: un archivo hecho así o uno de los que trae el juego (ca, es, en, en-scowl).',
  'cli.scrabble.check':
    'Si todas estas palabras están en un léxico: un archivo hecho con lexicon build o uno de los que trae el juego (ca, es, en, en-scowl). Da igual si van en mayúsculas o minúsculas, con acentos o sin ellos.',
  'cli.scrabble.moves':
    'Todas las jugadas legales de una posición: cuántas hay, la puntuación de la mejor y la suma de todas. Un tablero es un archivo con sus filas de arriba abajo: un punto por cada casilla libre, los comodines en minúscula, las fichas de varias letras entre corchetes; sin archivo está vacío y es de 15. En un tablero vacío solo cuentan las palabras horizontales. Con --jsonl se leen líneas {"id","board":[filas],"rack"} de un archivo o de la entrada, y se responde una línea a cada una.',
  'cli.option.rack': 'Las fichas del atril: ? es el comodín, por ejemplo, EEGOR?[CH].',
  'cli.option.board': 'El archivo del tablero.',
  'cli.option.top': 'Cuántas de las mejores jugadas se muestran; 5 si no se dice.',
  'cli.option.jsonl': 'Leer posiciones en JSON, una por línea.',
  'cli.moves-all': '{plays} {plays:jugada|jugadas}; la mejor da {best}, y todas suman {sum}',
  'cli.moves-cut': 'La búsqueda se ha interrumpido: puede haber más.',
  'cli.moves-line': 'Esta línea no es una posición: {"board":[filas],"rack":"FICHAS"}.',
  'cli.board-size': 'Un tablero tiene de {min} a {max} filas; este tiene {rows}.',
  'cli.board-row': 'La fila {row} del tablero no tiene {size} casillas con fichas de este léxico: «{text}»',
  'cli.rack': 'Un atril tiene de 1 a {max} fichas de este léxico: «{text}»',
  'cli.option.bag': 'El archivo de la bolsa.',
  'cli.option.common':
    'Un archivo con las palabras corrientes de estas, para los bots que juegan como las personas.',
  'cli.option.language': 'El idioma que marca sus costumbres: ca, es o en; ninguno si no lo dices.',
  'cli.option.out': 'El archivo que hay que escribir; si ya está, se sustituye.',
  'cli.option.lexicon': 'Qué léxico: un archivo, o ca, es, en, en-scowl.',
  'cli.option.json': 'Como JSON, para programas.',
  'cli.lexicon-what': 'lexicon necesita build o info. Prueba: ludoteca scrabble lexicon --help',
  'cli.language': '--language debe ser uno de estos: {choices}.',
  'cli.out-taken':
    '{file} es uno de los archivos que se leen: no se puede escribir en él. Elige otro nombre.',
  'cli.built': '{file}: {words} {words:palabra|palabras}, {nodes} nodos, {bytes} bytes, {ms} ms',
  'cli.built-sorted': 'La lista no estaba ordenada; se han ordenado las palabras.',
  'cli.built-repeated': 'Había {n} {n:línea repetida|líneas repetidas}, que se {n:ha|han} quitado.',
  'cli.check-yes': '{word}: sí ({tiles})',
  'cli.check-no': '{word}: no ({tiles})',
  'cli.check-unwritable': '{word}: no; con estas fichas no se puede escribir',
  'cli.language-none': 'sin idioma',
  'cli.info':
    '{words} {words:palabra|palabras}, {language}; {nodes} nodos, {bytes} bytes, abierto en {ms} ms',
  'cli.info-tiles': '{tiles} fichas de {kinds} {kinds:clase|clases}: {list}',
  'cli.info-common': '{common} son palabras corrientes',
  'cli.info-source': 'Hecho de {package}, de {authors}; {url}',
  'cli.info-licence': 'Licencia: {licence}',
  'lexicon-foreign': '{file} no es ningún léxico: haz uno con ludoteca scrabble lexicon build.',
  'lexicon-version':
    '{file} es de otra versión de Ludoteca: vuelve a hacerlo con ludoteca scrabble lexicon build.',
  'lexicon-damaged': '{file} está dañado o cortado: vuelve a hacerlo con ludoteca scrabble lexicon build.',
} satisfies Messages<Key>;
