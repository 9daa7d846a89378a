import type { Messages } from '../../../../core/phrase.ts';
import type { Key } from './en.ts';

export const ca = {
  'cli.scrabble':
    'Paraules per a l’Scrabble: fes un lèxic d’una llista de paraules o pregunta per un lèxic (lexicon); comprova si hi ha unes paraules (check).',
  'cli.scrabble-what': 'scrabble té {subcommands}. Prova: ludoteca scrabble --help',
  'cli.scrabble.lexicon':
    'build fa d’una llista de paraules, una per línia, i d’una bossa (línies LLETRA QUANTITAT PUNTS, # per al comodí) un lèxic que s’obre a l’instant; les fitxes poden anar entre claudàtors, com a CO[L·L]EGI. info diu què se sap d’un lèxic: un fitxer fet així o un dels que porta el joc (ca, es, en, en-scowl).',
  'cli.scrabble.check':
    'Si totes aquestes paraules són en un lèxic: un fitxer fet amb lexicon build o un dels que porta el joc (ca, es, en, en-scowl). Tant és si van amb majúscules o minúscules, amb accents o sense.',
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
