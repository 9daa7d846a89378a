import { describe, expect, it } from 'vitest';
import { drawnState } from '../drawn.testing.ts';
import { view } from '../rules.ts';
import { bandsOf, sharesOf } from './shares.ts';

const position = drawnState(
  `
  0112..
  .222..
  ..nn..
  ......
  ......
  ......`,
  { count: 4 },
);
const seen = (state = position) => view(state, 'spectator');
const teams = {
  ...position,
  players: position.players.map((player, seat) => ({ ...player, team: seat < 2 ? 'Sol' : 'Luna' })),
};

describe('[O3] shares of the board', () => {
  it('the largest part first; neutral balls and free cells apart', () => {
    const { groups, neutrals, free } = sharesOf(seen());
    expect(groups.map(({ parts }) => [parts[0]!.color, parts[0]!.count])).toEqual([
      ['green', 4],
      ['red', 2],
      ['yellow', 1],
      ['blue', 0],
    ]);
    expect([neutrals, free]).toEqual([2, 27]);
  });
  it('[O2] members of a team together', () => {
    const { groups } = sharesOf(seen(teams));
    expect(groups.map(({ team, count, parts }) => [team, count, parts.map(({ seat }) => seat)])).toEqual([
      ['Luna', 4, [2, 3]],
      ['Sol', 3, [1, 0]],
    ]);
  });
});

describe('[O3] shares over the moves', () => {
  it('stack from nothing to all, one band a colour, by seat', () => {
    const { colors, stacks } = bandsOf([seen()]);
    expect(colors).toEqual(['yellow', 'red', 'green', 'blue', null]);
    expect(stacks).toEqual([[0, 1 / 9, 3 / 9, 7 / 9, 7 / 9, 1]]);
  });
  it('begin with the first ball', () => {
    const empty = seen({ ...position, balls: position.balls.map(() => null) });
    expect(bandsOf([empty, seen()]).stacks).toHaveLength(1);
    expect(bandsOf([]).stacks).toHaveLength(0);
  });
  it('[O2] members of a team side by side', () => {
    const mixed = {
      ...position,
      players: position.players.map((player, seat) => ({ ...player, team: seat % 2 ? 'Sol' : 'Luna' })),
    };
    expect(bandsOf([seen(mixed)]).colors).toEqual(['yellow', 'green', 'red', 'blue', null]);
  });
});
