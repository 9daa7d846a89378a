import { describe, expect, it } from 'vitest';
import { assignErrors, placeOf } from './formerrors.ts';

const keys = ['turns', 'rack', 'name'];

describe('[R10] a problem is shown beside its field', () => {
  it('of the rules', () => expect(placeOf('options.turns', keys)).toEqual({ step: 'rules', path: 'turns' }));
  it('of a list among the rules', () =>
    expect(placeOf('options.turns.2', keys)).toEqual({ step: 'rules', path: 'turns' }));
  it('of the rules, found when the game was to start', () =>
    expect(placeOf('rack', keys)).toEqual({ step: 'rules', path: 'rack' }));
  it('of a seat', () => expect(placeOf('seats.1.name', keys)).toEqual({ step: 'players', path: '1.name' }));
  it('of what a seat picked', () =>
    expect(placeOf('seats.1.picks.color', keys)).toEqual({ step: 'players', path: '1.picks.color' }));
  it('of the table itself', () => expect(placeOf('name', [])).toEqual({ step: 'table', path: 'name' }));
  it('or beside the buttons, where it has none', () => {
    expect(placeOf(undefined, keys)).toBeNull();
    expect(placeOf('seats', keys)).toBeNull();
  });
  it('at the first step that has one, every field with its first problem', () => {
    const found = assignErrors(
      [
        { code: 'a', path: 'name' },
        { code: 'b', path: 'seats.0.name' },
        { code: 'c', path: 'seats.0.name' },
        { code: 'd' },
      ],
      [],
    );
    expect(found.step).toBe('players');
    expect(found.fields.players).toEqual({ '0.name': { code: 'b', path: 'seats.0.name' } });
    expect(found.general).toEqual([{ code: 'd' }]);
  });
});
