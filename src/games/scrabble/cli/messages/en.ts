import type { Messages } from '../../../../core/phrase.ts';

/** What `ludoteca scrabble` says. */
export const en = {
  'cli.scrabble':
    'Words for Scrabble: make a word list into a lexicon, or ask about one (lexicon); look words up (check); find all plays of a position (moves).',
  'cli.scrabble-what': 'scrabble has {subcommands}. Try: ludoteca scrabble --help',
  'cli.scrabble.lexicon':
    'build makes a list of words, one a line, and a bag (lines LETTER COUNT POINTS, # for the blank) into a lexicon that opens at once; tiles may stand in brackets, as in CO[L·L]EGI. info tells what is known of a lexicon: a file made that way, or one that comes with the game (ca, es, en, en-scowl).',
  'cli.scrabble.check':
    'Whether all these words are in a lexicon: a file made by lexicon build, or one that comes with the game (ca, es, en, en-scowl). Case and accents do not matter.',
  'cli.scrabble.moves':
    'All legal plays of a position with their number, their best score and the sum of their scores. A board is a file with its rows from top to bottom: a dot for a free square, blanks in small letters, tiles of several letters in brackets; without one it is empty and of 15. On an empty board words across only. With --jsonl lines {"id","board":[rows],"rack"} are read from a file or what comes in, and answered a line each.',
  'cli.option.rack': 'The tiles at hand: ? is a blank, as in "EEGOR?[QU]".',
  'cli.option.board': 'The file of the board.',
  'cli.option.top': 'How many of the best plays to show; 5 by default.',
  'cli.option.jsonl': 'Read positions as JSON, one a line.',
  'cli.moves-all': '{plays} {plays:play|plays}; best score {best}, sum of scores {sum}',
  'cli.moves-cut': 'The search was cut short: there may be more.',
  'cli.moves-line': 'This line is not a position: {"board":[rows],"rack":"TILES"}.',
  'cli.board-size': 'A board has {min} to {max} rows; this one has {rows}.',
  'cli.board-row': 'Row {row} of the board is not {size} squares of this lexicon’s tiles: “{text}”',
  'cli.rack': 'A rack has 1 to {max} tiles of this lexicon: “{text}”',
  'cli.option.bag': 'The file of the bag.',
  'cli.option.common': 'A file with the common words among these, for bots that play like people.',
  'cli.option.language': 'The language whose habits apply: ca, es or en (default none).',
  'cli.option.out': 'The file to write; one that is there is replaced.',
  'cli.option.lexicon': 'Which lexicon: a file, or ca, es, en, en-scowl.',
  'cli.option.json': 'As JSON, for scripts.',
  'cli.lexicon-what': 'lexicon takes build or info. Try: ludoteca scrabble lexicon --help',
  'cli.language': '--language takes one of {choices}.',
  'cli.out-taken': '{file} is one of the files to read: it can’t be written over. Choose another name.',
  'cli.built': '{file}: {words} {words:word|words}, {nodes} nodes, {bytes} bytes, {ms} ms',
  'cli.built-sorted': 'The list was not in order; the words have been sorted.',
  'cli.built-repeated': '{n} repeated {n:line was|lines were} removed.',
  'cli.check-yes': '{word}: yes ({tiles})',
  'cli.check-no': '{word}: no ({tiles})',
  'cli.check-unwritable': '{word}: no; it can’t be written with these tiles',
  'cli.language-none': 'no language',
  'cli.info': '{words} {words:word|words}, {language}; {nodes} nodes, {bytes} bytes, opened in {ms} ms',
  'cli.info-tiles': '{tiles} tiles of {kinds} {kinds:kind|kinds}: {list}',
  'cli.info-common': '{common} of them are common words',
  'cli.info-source': 'Made from {package} by {authors}; {url}',
  'cli.info-licence': 'Licence: {licence}',
  'lexicon-foreign': '{file} is not a lexicon: make one with ludoteca scrabble lexicon build.',
  'lexicon-version':
    '{file} was made by another version of Ludoteca: make it again with ludoteca scrabble lexicon build.',
  'lexicon-damaged': '{file} is damaged or cut short: make it again with ludoteca scrabble lexicon build.',
} satisfies Messages;

export type Key = keyof typeof en;
