import { describe, expect, it } from 'vitest';
import { speaker } from './phrase.ts';

const words = {
  took: '{who} took {n} {n:stick|sticks}.',
  winners: '{who} won.',
  color: 'a {color} ball',
  'color.red': 'red',
  plain: 'No {hole} filled.',
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
  it('a parameter may be a message itself', () =>
    expect(say('color', { color: { say: 'color.red' } })).toBe('a red ball'));
  it('the first catalogue that has it speaks', () =>
    expect(speaker('en', [{ a: 'mine' }, { a: 'theirs', b: 'b' }], [])('a')).toBe('mine'));
  it('what is missing shows as it is', () => {
    expect(say('nowhere')).toBe('nowhere');
    expect(say('plain')).toBe('No {hole} filled.');
    expect(say('constructor')).toBe('constructor');
  });
});
