import type { Messages } from '../../../../core/phrase.ts';

/** What can be wrong with levels of other programs, and what those can't say. */
export const en = {
  'json-token': 'Line {line}, column {column}: this is not JSON.',
  'json-rest': 'Line {line}, column {column}: something follows after the level.',
  'json-deep': 'Line {line}, column {column}: nested too deeply for a level.',
  'json-twice': 'Line {line}, column {column}: “{key}” appears twice.',
  'json-object': 'Line {line}, column {column}: this should be an object.',
  'json-list': 'Line {line}, column {column}: this should be a list.',
  'json-key': 'Line {line}, column {column}: levels have no “{key}” here.',
  'json-missing': 'Line {line}, column {column}: “{key}” is missing.',
  'json-number': 'Line {line}, column {column}: a whole number from {min} to {max} should be here.',
  'json-cells': 'Line {line}, column {column}: a cage has from 1 to {max} cells.',
  'json-operation': 'Line {line}, column {column}: an operation is one of {operations}.',
  'json-result': 'Line {line}, column {column}: a result is a whole number.',
  'json-cell':
    'Line {line}, column {column}: a cell is a column’s letter and a row’s number, from a1 to {last}.',
  'keen-head': 'Column {column}: an id of Keen begins with its size and a colon, such as 6:',
  'keen-size': 'Keen has squares from {min} to {max}, not of {size}.',
  'keen-sign': 'Column {column}: “{sign}” is not a sign for lines between cells.',
  'keen-blocks-long': 'Column {column}: there are only {places} places for lines between cells.',
  'keen-blocks-short':
    'Column {column}: the lines between cells end too soon; there are {places} places for them.',
  'keen-clue': 'Column {column}: a clue is a, s, m or d and a result.',
  'keen-clues': 'Column {column}: there are too few clues.',
  'keen-rest': 'Column {column}: something follows after the last clue.',
  'keen-givens': 'Keen has no given values.',
  'keen-operation': 'Keen does not know the operation of cage {cage} ({clue}).',
  'keen-result': 'The result of cage {cage} ({clue}) is too large for Keen.',
} satisfies Messages;

export type Key = keyof typeof en;
