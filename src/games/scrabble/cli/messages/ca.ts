import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'cli.scrabble':
    'Paraules per a l’Scrabble: fes un lèxic d’una llista de paraules o pregunta per un lèxic (lexicon); comprova si hi ha unes paraules (check); troba totes les jugades d’una posició (moves).',
  'cli.scrabble-what': 'scrabble té {subcommands}. Prova: ludoteca scrabble --help',
  'cli.scrabble.lexicon':
    'build fa d’una llista de paraules, una per línia, i d’una bossa (línies LLETRA QUANTITAT PUNTS, # per al comodí) un lèxic que s’obre a l’instant; les fitxes poden anar entre claudàtors, com a CO[L·L]EGI. info diu què se sap d’un lèxic: un fitxer fet així o un dels que porta el joc (ca, es, en, en-scowl).',
  'cli.scrabble.check':
    'Si totes aquestes paraules són en un lèxic: un fitxer fet amb lexicon build o un dels que porta el joc (ca, es, en, en-scowl). Tant és si van amb majúscules o minúscules, amb accents o sense.',
  'cli.scrabble.moves':
    'Totes les jugades legals d’una posició: quantes n’hi ha, la puntuació de la millor i la suma de totes. Un tauler és un fitxer amb les files de dalt a baix: un punt per a cada casella lliure, els comodins en minúscula, les fitxes de més d’una lletra entre claudàtors; sense fitxer és buit i de 15. En un tauler buit només compten les paraules horitzontals. Amb --jsonl es llegeixen línies {"id","board":[files],"rack"} d’un fitxer o de l’entrada, i es respon una línia a cadascuna.',
  'cli.option.rack': 'Les fitxes del faristol: ? és el comodí, com ara EEGOR?[NY].',
  'cli.option.board': 'El fitxer del tauler.',
  'cli.option.top': 'Quantes de les millors jugades es mostren; 5 si no es diu res.',
  'cli.option.jsonl': 'Llegir posicions en JSON, una per línia.',
  'cli.moves-all': '{plays} {plays:jugada|jugades}; la millor dona {best}, i totes sumen {sum}',
  'cli.moves-cut': 'La cerca s’ha interromput: pot haver-n’hi més.',
  'cli.moves-line': 'Aquesta línia no és una posició: {"board":[files],"rack":"FITXES"}.',
  'cli.board-size': 'Un tauler té de {min} a {max} files; aquest en té {rows}.',
  'cli.board-row': 'La fila {row} del tauler no té {size} caselles amb fitxes d’aquest lèxic: «{text}»',
  'cli.rack': 'Un faristol té d’1 a {max} fitxes d’aquest lèxic: «{text}»',
  'cli.option.bag': 'El fitxer de la bossa.',
  'cli.option.common':
    'Un fitxer amb les paraules corrents d’aquestes, per als bots que juguen com les persones.',
  'cli.option.language': 'La llengua que en marca els costums: ca, es o en; cap si no ho dius.',
  'cli.option.out': 'El fitxer que s’ha d’escriure; si ja hi és, se substitueix.',
  'cli.option.lexicon': 'Quin lèxic: un fitxer, o ca, es, en, en-scowl.',
  'cli.option.json': 'Com a JSON, per a programes.',
  'cli.lexicon-what': 'lexicon necessita build o info. Prova: ludoteca scrabble lexicon --help',
  'cli.language': '--language ha de ser un d’aquests: {choices}.',
  'cli.out-taken': '{file} és un dels fitxers que es llegeixen: no s’hi pot escriure. Tria un altre nom.',
  'cli.built': '{file}: {words} {words:paraula|paraules}, {nodes} nodes, {bytes} bytes, {ms} ms',
  'cli.built-sorted': 'La llista no estava ordenada; s’han ordenat les paraules.',
  'cli.built-repeated': 'Hi havia {n} {n:línia repetida|línies repetides}, que {n:s’ha|s’han} tret.',
  'cli.check-yes': '{word}: sí ({tiles})',
  'cli.check-no': '{word}: no ({tiles})',
  'cli.check-unwritable': '{word}: no; amb aquestes fitxes no es pot escriure',
  'cli.language-none': 'sense llengua',
  'cli.info': '{words} {words:paraula|paraules}, {language}; {nodes} nodes, {bytes} bytes, obert en {ms} ms',
  'cli.info-tiles': '{tiles} fitxes de {kinds} {kinds:mena|menes}: {list}',
  'cli.info-common': '{common} són paraules corrents',
  'cli.info-source': 'Fet de {package}, de {authors}; {url}',
  'cli.info-licence': 'Llicència: {licence}',
  'lexicon-foreign': '{file} no és cap lèxic: fes-ne un amb ludoteca scrabble lexicon build.',
  'lexicon-version':
    '{file} és d’una altra versió de Ludoteca: torna’l a fer amb ludoteca scrabble lexicon build.',
  'lexicon-damaged': '{file} està malmès o tallat: torna’l a fer amb ludoteca scrabble lexicon build.',
} satisfies Messages<Key>;
