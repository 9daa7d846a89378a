import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { drawnState } from '../drawn.testing.ts';
import { forfeit, play, type State, view } from '../rules.ts';
import { lastMade, roundCells } from './moveentry.ts';

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

describe('[O5] [R20] the moves since one’s own last one', () => {
  const one = must(play(start, 0, 'c3'));
  const two = must(play(one, 1, 'd3'));
  const three = must(play(two, 2, 'e3'));
  const cells = (state: State, me: number | 'spectator', ...before: readonly State[]) =>
    roundCells(view(state, me), pastOf(...before, state));

  it('are all of them, in their order', () => expect(cells(three, 0, start, one, two)).toEqual(['d3', 'e3']));
  it('from the start of the game, for whoever has not moved yet', () =>
    expect(cells(two, 2, start, one)).toEqual(['c3', 'd3']));
  it('are one’s own while nobody has moved since', () =>
    expect(cells(three, 2, start, one, two)).toEqual(['e3']));
  it('are the last for whoever looks on', () =>
    expect(cells(three, 'spectator', start, one, two)).toEqual(['e3']));
  it('are the last while those before are on their way', () => {
    expect(roundCells(view(three, 0), null)).toEqual(['e3']);
    expect(roundCells(view(three, 0), pastOf(start, one, two))).toEqual(['e3']);
    expect(roundCells(view(start, 0), pastOf(start))).toEqual([]);
  });
});
