import { describe, expect, it } from 'vitest';
import { wrongName } from './names.ts';

const field = { key: 'teams', longest: 6 };

describe('[R10] of several names, the wrong one', () => {
  it.each([
    ['is empty', ['Sol', ' ', 'Luna'], 1],
    ['is too long', ['Sol', 'Luna', 'Estrella'], 2],
    ['repeats another', ['Sol', 'Luna', 'sol'], 2],
    ['is none where all are right', ['Sol', 'Luna'], null],
  ])('%s', (_, names, at) => expect(wrongName(field, names)).toBe(at));
});
