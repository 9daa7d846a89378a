import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { drawnState } from '../drawn.testing.ts';
import { forfeit, play, type State, view } from '../rules.ts';
import { lastMade } from './moveentry.ts';

const start = drawnState('...... '.repeat(6), { count: 3 });

function pastOf(...states: readonly State[]) {
  return states.map((state) => view(state, 'spectator'));
}

describe('[R20] the last moves', () => {
  const one = must(play(start, 0, 'c3'));
  const two = must(play(one, 1, 'd3'));
  const gone = forfeit(two, 2);
  const three = must(play(gone, 0, 'e3'));

  it('newest first, with their numbers', () =>
    expect(lastMade(pastOf(start, one, two), 5).map(({ number, cell }) => [number, cell])).toEqual([
      [2, 'd3'],
      [1, 'c3'],
    ]));
  it('whoever gives up makes no move', () =>
    expect(lastMade(pastOf(start, one, two, gone, three), 5).map(({ number }) => number)).toEqual([4, 2, 1]));
  it('no more than asked for', () => expect(lastMade(pastOf(start, one, two), 1)).toHaveLength(1));
  it('tell what was turned', () =>
    expect(lastMade(pastOf(start, one, two, gone, three), 1)[0]!.turned).toEqual(['d3']));
});
