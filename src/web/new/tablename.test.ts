import { describe, expect, it } from 'vitest';
import { proposedName, tableNameProblem } from './tablename.ts';

describe('[R10] the name of a table', () => {
  it('is proposed, and free', () => {
    expect(proposedName('Rolit', [])).toBe('Rolit');
    expect(proposedName('Rolit', ['rolit', 'Rolit 2'])).toBe('Rolit 3');
  });
  it('may not be taken', () =>
    expect(tableNameProblem(' Diumènge ', ['diumenge'])).toEqual({
      code: 'table-name-taken',
      params: { name: 'Diumènge' },
      path: 'name',
    }));
  it('may not be empty', () => expect(tableNameProblem(' ', [])?.code).toBe('name-empty'));
  it('may not be too long', () => expect(tableNameProblem('x'.repeat(41), [])?.code).toBe('name-long'));
});
