import { describe, expect, it } from 'vitest';
import { isFormOf } from './wordforms.ts';

const forms: readonly (readonly [string, string])[] = [
  ['pista', 'pistes'],
  ['taula', 'taules'],
  ['fitxa', 'fitxes'],
  ['marca', 'marques'],
  ['boto', 'botons'],
  ['boton', 'botones'],
  ['posicio', 'posicions'],
  ['posicion', 'posiciones'],
  ['persona', 'persones'],
  ['jugar', 'juga'],
  ['jugues', 'jugar'],
  ['mesa', 'mesas'],
  ['partida', 'partidas'],
  ['rojo', 'rojas'],
  ['difficulty', 'difficulties'],
  ['table', 'tables'],
];

describe('[R51] forms of a word', () => {
  it.each(forms)('%s and %s are forms of each other', (one, other) => {
    expect(isFormOf(one, other)).toBe(true);
    expect(isFormOf(other, one)).toBe(true);
  });
  it.each([
    ['pista', 'pissarra'],
    ['taula', 'tauler'],
    ['de', 'des'],
    ['a', 'as'],
    ['codi', 'color'],
  ])('%s is no form of %s', (one, other) => {
    expect(isFormOf(one, other)).toBe(false);
  });
});
