import { describe, expect, it } from 'vitest';
import { partsOf, speaker } from './phrase.ts';

const words = {
  took: '{who} took {n} {n:stick|sticks}.',
  winners: '{who} won.',
  color: 'a {color} ball',
  'color.red': 'red',
  plain: 'No {hole} filled.',
  'took.you': 'You took {n} {n:stick|sticks}.',
  tried: '{who} tried {guess}.',
  'color.hole': 'empty',
  margin: ' by {n} {n:point|points}',
  ended: '{who} won{by}.',
};

describe('[R53] phrases', () => {
  const say = speaker('en', [words], ['Ada', 'Leo', 'Mar']);
  it('puts names and numbers in, and chooses the plural', () => {
    expect(say('took', { who: { seat: 0 }, n: 1 })).toBe('Ada took 1 stick.');
    expect(say('took', { who: { seat: 1 }, n: 3 })).toBe('Leo took 3 sticks.');
  });
  it('joins names as the language does', () => {
    expect(say('winners', { who: { seats: [0, 1, 2] } })).toBe('Ada, Leo, and Mar won.');
    expect(say('winners', { who: { list: ['Ada', 'Leo'] } })).toBe('Ada and Leo won.');
    const diu = speaker('ca', [{ winners: 'Guanyen {who}.' }], ['Ada', 'Leo']);
    expect(diu('winners', { who: { seats: [0, 1] } })).toBe('Guanyen Ada i Leo.');
  });
  it('Catalan “de” loses its vowel before a name that begins with one', () => {
    const catalan = { turn: 'Torn de {who}', of: 'De {who}: {n} de {all}', many: 'de {n:una|dues}' };
    const diu = speaker('ca', [catalan], ['Elvira', 'Otto', 'Bru', 'Òscar', 'Hug']);
    const turns = [0, 1, 2, 3, 4].map((seat) => diu('turn', { who: { seat } }));
    expect(turns).toEqual(['Torn d’Elvira', 'Torn d’Otto', 'Torn de Bru', 'Torn d’Òscar', 'Torn d’Hug']);
    expect(diu('of', { who: 'Ona', n: 1, all: 11 })).toBe('D’Ona: 1 de 11');
    expect(diu('many', { n: 1 })).toBe('de una');
    expect(speaker('es', [catalan], ['Elvira'])('turn', { who: { seat: 0 } })).toBe('Torn de Elvira');
  });
  it('a parameter may be a message itself', () =>
    expect(say('color', { color: { say: 'color.red' } })).toBe('a red ball'));
  it('such a message may have numbers of its own', () => {
    const by = { say: 'margin', with: { n: 1 } };
    expect(say('ended', { who: { seat: 0 }, by })).toBe('Ada won by 1 point.');
  });
  it('pieces are named, and can be told apart to be drawn', () => {
    const guess = { pieces: ['color.red', 'color.hole'] };
    const tried = { code: 'tried', params: { who: { seat: 0 }, guess } };
    expect(say(tried.code, tried.params)).toBe('Ada tried red, empty.');
    expect(partsOf(say, tried)).toEqual(['Ada tried ', guess, '.']);
    expect(partsOf(say, { code: 'winners', params: { who: 'Leo' } })).toEqual(['Leo won.']);
  });
  it('what is about the reader is said to them, where there are words for it', () => {
    const toLeo = speaker('en', [words], ['Ada', 'Leo', 'Mar'], 1);
    expect(toLeo('took', { who: { seat: 1 }, n: 2 })).toBe('You took 2 sticks.');
    expect(toLeo('took', { who: { seats: [1] }, n: 2 })).toBe('You took 2 sticks.');
    expect(toLeo('took', { who: { seats: [0, 1] }, n: 2 })).toBe('Ada and Leo took 2 sticks.');
    expect(toLeo('took', { who: { seat: 0 }, n: 2 })).toBe('Ada took 2 sticks.');
    expect(toLeo('winners', { who: { seat: 1 } })).toBe('Leo won.');
  });
  it('the first catalogue that has it speaks', () =>
    expect(speaker('en', [{ a: 'mine' }, { a: 'theirs', b: 'b' }], [])('a')).toBe('mine'));
  it('what is missing shows as it is', () => {
    expect(say('nowhere')).toBe('nowhere');
    expect(say('plain')).toBe('No {hole} filled.');
    expect(say('constructor')).toBe('constructor');
  });
});
