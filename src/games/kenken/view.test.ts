import { describe, expect, it } from 'vitest';
import { builtIn, chance, tableOn } from '../../../test/data/kenken/corpus.ts';

const level = builtIn('5x5-power-1');

describe('a race', () => {
  const { rules, start, play } = tableOn(level, 3);
  const state = play(play(start, ['a1 4', 'b1 ?12', 'undo', 'check']), ['c3 2', 'd3 2', 'd4 ?1'], 1);

  it('[R31] shows one’s own sheet and how far the others are', () => {
    const { places, last } = rules.view(state, 0);
    expect(places.map(({ filled }) => filled)).toEqual([1, 2, 0]);
    expect(places.map(({ sheet }) => sheet !== null)).toEqual([true, false, false]);
    expect(last).toEqual({ seat: 1, move: null });
    expect(rules.narrate(rules.view(state, 0))).toMatchObject([{ code: 'did.something' }]);
  });
  it('[R31] shows spectators no sheet', () => {
    expect(rules.view(state, 'spectator').places.every(({ sheet }) => sheet === null)).toBe(true);
  });
  it('[R31] nothing of another’s digits is anywhere in the view', () => {
    const text = JSON.stringify({ ...rules.view(state, 2), level: null });
    expect(text).not.toMatch(/a1|b1|c3|d3|d4|enter|note"/);
  });
  it('[R31] redeals every hidden part, with as many cells filled', () => {
    const parts = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const other = rules.redeal(state, 2, chance(n))!;
      expect(rules.view(other, 2)).toEqual(rules.view(state, 2));
      for (const seat of [0, 1]) {
        for (const [part, value] of Object.entries(other.places[seat]!.sheet)) {
          const before = Object.entries(state.places[seat]!.sheet).find(([key]) => key === part)![1];
          if (JSON.stringify(value) !== JSON.stringify(before)) parts.add(`${part} of ${seat}`);
        }
      }
      if (JSON.stringify(other.last) !== JSON.stringify(state.last)) parts.add('last');
    }
    const hidden = ['entries', 'notes', 'past', 'future', 'checks', 'checked'];
    for (const part of hidden)
      expect([...parts]).toEqual(expect.arrayContaining([`${part} of 0`, `${part} of 1`]));
    expect(parts).toContain('last');
  });
  it('[R31] never imagines that somebody who still plays has solved it', () => {
    const cells = [...'123231312'].map((value, at) => `${Math.floor(at / 3) + 1} ${(at % 3) + 1} [${value}]`);
    const oneLeft = tableOn(`3 1\n1 18 9 ${cells.join(' ').replace(' [2]', '')}`, 2);
    const wrong = oneLeft.play(oneLeft.start, ['b1 1'], 1);
    for (let n = 0; n < 30; n++)
      expect(oneLeft.rules.redeal(wrong, 0, chance(n))!.places[1]!.sheet.entries[1]).not.toBe(2);
  });
  it('[R20] shows all once it is over', () => {
    const over = rules.forfeit(rules.forfeit(state, 0, 'resigned'), 2, 'gone');
    expect(rules.outcome(over)).not.toBeNull();
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(rules.view(over, viewer).places.every(({ sheet }) => sheet !== null)).toBe(true);
      expect(rules.redeal(over, viewer, chance())).toBeNull();
    }
  });
});

it('[R30] alone, whoever watches sees the sheet', () => {
  const { rules, start, play } = tableOn(level);
  const view = rules.view(play(start, ['a1 4']), 'spectator');
  expect(view.places[0]!.sheet!.entries[0]).toBe(4);
  expect(view.last).toEqual({ seat: 0, move: { do: 'enter', cell: 0, value: 4 } });
});
