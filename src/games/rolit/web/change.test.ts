import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { shapes } from '../boards.ts';
import { drawnState } from '../drawn.testing.ts';
import { defaults } from '../options.ts';
import { scores, sidesOf } from '../ranking.ts';
import { moves, play, type State, setup, view } from '../rules.ts';
import { changeFor, changesOf, choicesOf, mustPass, signed } from './change.ts';

const position = drawnState(
  `
  ......
  .012..
  ..n...
  ......
  ......
  ......`,
  { count: 3 },
);

describe('[O5] what a ball would change', () => {
  it('the new ball and those it turns, taken from their owners', () =>
    expect(changesOf(view(position, 0), 'e2')).toEqual([3, -1, -1]));
  it('a neutral ball is nobody’s loss', () =>
    expect(changesOf(view({ ...position, balls: position.balls.with(20, 0) }, 0), 'c1')).toEqual([3, -1, 0]));
  it('a choice tells how many balls turn', () => {
    const choices = choicesOf(view(position, 0));
    expect(choices.get('e2')).toBe(2);
    expect(choices.get('a1')).toBe(0);
    expect(choices.has('f6')).toBe(false);
  });
  it('there are no choices for whoever waits or looks on', () => {
    expect(choicesOf(view(position, 1)).size).toBe(0);
    expect(choicesOf(view(position, 'spectator')).size).toBe(0);
  });
  it('[O4] in Othello one without a move must pass', () => {
    const stuck = drawnState(
      `
      01....
      ......
      ......
      ......
      ......
      ......`,
      { variant: 'othello', turn: 1 },
    );
    expect(mustPass(view(stuck, 1))).toBe(true);
    expect(mustPass(view(stuck, 0))).toBe(false);
    expect(choicesOf(view(stuck, 1)).size).toBe(0);
  });
  it('numbers have their sign', () => expect([10, -5, 0].map(signed)).toEqual(['+10', '−5', null]));
  it('agrees with what the rules then do, for players and for teams', () => {
    const seats = ['yellow', 'red', 'green', 'blue'].map((color, at) => ({
      name: color,
      bot: null,
      picks: { color, team: at % 2 === 0 ? 'Sol' : 'Luna' },
    }));
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.array(fc.nat(), { maxLength: 40 }), (shape, choices) => {
        let state: State = setup({ ...defaults, shape, variant: 'official', mode: 'teams' }, seats);
        for (const choice of choices) {
          const seen = view(state, state.turn);
          const legal = moves(seen);
          if (legal.length === 0) return;
          const cell = legal[choice % legal.length]!;
          const next: State = must(play(state, state.turn, cell));
          const changes = changesOf(seen, cell);
          expect(scores(next)).toEqual(scores(state).map((count, seat) => count + changes[seat]!));
          expect(sidesOf(next).map(({ points }) => points)).toEqual(
            sidesOf(state).map((side) => side.points + changeFor(changes, side.seats)),
          );
          state = next;
        }
      }),
      { numRuns: 40 },
    );
  });
});
