import { describe, expect, it } from 'vitest';
import { stepsOf } from './podium.ts';

const standing = (place: number, seat: number) => ({ place, seats: [seat], team: null, points: 10 - place });
const shape = (places: readonly number[]) =>
  stepsOf(places.map(standing)).map(({ place, standings }) => [place, standings.length]);

describe('[O7] the podium', () => {
  it('the first stands in the middle', () =>
    expect(shape([1, 2, 3, 4])).toEqual([
      [2, 1],
      [1, 1],
      [3, 1],
    ]));
  it('equal ones share a step, and the next is missing', () => {
    expect(shape([1, 1, 3])).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(shape([1, 2, 2, 2])).toEqual([
      [2, 3],
      [1, 1],
    ]);
  });
  it('two have two steps', () => expect(shape([1, 2])).toHaveLength(2));
});
