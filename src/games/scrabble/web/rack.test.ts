import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../test/seed.ts';
import { alphabetOf } from '../lexicon/alphabet.ts';
import { arranged, movedTo, reordered, shuffledSlots, sortedSlots } from './rack.ts';

const alphabet = alphabetOf(
  ['#', 'A', 'C', 'CH', 'S'].map((tile) => ({ tile, count: 2, points: tile === '#' ? 0 : 1 })),
);

describe('[S4] the order of the rack', () => {
  it('is kept for the tiles that stay; new ones come last', () => {
    expect(arranged(['S', 'A', 'C'], ['A', 'C', 'S'])).toEqual(['S', 'A', 'C']);
    expect(arranged(['S', 'A', 'C'], ['C', 'S', 'E', 'A', 'A'])).toEqual(['S', 'A', 'C', 'E', 'A']);
    expect(arranged(['S', 'S', 'A'], ['S', 'A'])).toEqual(['S', 'A']);
  });
  it('a tile is carried to another slot, and the others close up', () => {
    const rack = ['A', 'B', 'C', 'D'];
    expect(reordered(rack, movedTo(4, 0, 2))).toEqual(['B', 'C', 'A', 'D']);
    expect(reordered(rack, movedTo(4, 3, 0))).toEqual(['D', 'A', 'B', 'C']);
    expect(reordered(rack, movedTo(4, 1, 3))).toEqual(['A', 'C', 'D', 'B']);
  });
  it('is sorted as the bag goes, blanks last', () => {
    const rack = ['S', '#', 'CH', 'A', 'C', 'A'];
    expect(reordered(rack, sortedSlots(alphabet, rack))).toEqual(['A', 'A', 'C', 'CH', 'S', '#']);
  });
  it('is another after a shuffle, with the same tiles', () => {
    const chance = chanceOf('a rack is shuffled');
    const rack = ['A', 'A', 'C', 'CH'];
    for (let round = 0; round < 50; round++) {
      const mixed = reordered(
        rack,
        shuffledSlots(rack, () => chance.uint32() / 2 ** 32),
      );
      expect(mixed).not.toEqual(rack);
      expect(mixed.toSorted()).toEqual(rack.toSorted());
    }
    expect(shuffledSlots(['A', 'A'], () => 0)).toEqual([0, 1]);
  });
});
