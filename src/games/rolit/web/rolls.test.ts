import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { drawnState } from '../drawn.ts';
import { play, type State, view } from '../rules.ts';
import { atRest, rollingAfter } from './rolls.ts';

const start = drawnState('0111.. ...... ...... ...... ...... ......');
const seen = (state: State) => view(state, 'spectator');
const one = must(play(start, 0, 'e1'));
const two = must(play(one, 1, 'f1'));
const three = must(play(two, 0, 'b2'));
const first = rollingAfter(atRest(seen(start)), seen(one));

describe('[O5] balls that roll', () => {
  it('are those of the last move', () => expect([...first.rolls.keys()].sort()).toEqual(['b1', 'c1', 'd1']));
  it('roll on when the next move comes, and not for ever', () => {
    const second = rollingAfter(first, seen(two));
    expect(second.rolls.size).toBe(3);
    expect(rollingAfter(second, seen(three)).rolls.size).toBe(0);
  });
  it('roll on when nothing has happened', () =>
    expect(rollingAfter(first, seen({ ...one })).rolls).toBe(first.rolls));
  it('lie still when a move is taken back', () =>
    expect(rollingAfter(first, seen(start)).rolls.size).toBe(0));
});
