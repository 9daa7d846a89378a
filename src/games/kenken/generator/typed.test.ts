import { expect, it } from 'vitest';
import { wishIn } from './typed.ts';
import { parseWish } from './wish.ts';

it.each([
  ['make 6 hard', { size: 6, grade: 'hard' }],
  ['fes 4 fàcil', { size: 4, grade: 'easy' }],
  ['haz 9 difícil +-', { size: 9, grade: 'hard', operations: '+-' }],
  ['crea 5 +*', { size: 5, grade: 'normal', operations: '+*' }],
  ['Make 7', { size: 7, grade: 'normal' }],
  ['make 7 diab', { size: 7, grade: 'unreasonable' }],
])('[K8][T] %s is an order', (text, wish) => {
  expect(wishIn(text)).toEqual(wish);
  expect(parseWish(wish).ok).toBe(true);
});

it.each(['', 'make', 'make 2', 'make 12 easy', 'make 6 lovely', '6x6 hard', 'hard 6'])(
  '[K8][T] “%s” is none',
  (text) => {
    expect(wishIn(text)).toBeNull();
  },
);
