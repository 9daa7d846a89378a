import { describe, expect, it } from 'vitest';
import { drawnState } from './drawn.testing.ts';
import { outcome, records, scores } from './ranking.ts';
import { forfeit, type State } from './rules.ts';

const full = '000000 001111 111111 222222 222222 222233';

function withTeams(state: State, ...teams: readonly string[]): State {
  return { ...state, players: state.players.map((player, at) => ({ ...player, team: teams[at]! })) };
}

describe('scores', () => {
  it('[O3] are the balls of one’s colour; neutral ones are nobody’s', () => {
    expect(scores(drawnState('010nn. 0..... ...... ...... ...... ......', { count: 3 }))).toEqual([3, 1, 0]);
  });
});

describe('outcome', () => {
  it('there is none while it goes on', () => {
    expect(outcome(drawnState('0..... ...... ...... ...... ...... ......'))).toBeNull();
  });

  it('[O7] most balls win', () => {
    expect(outcome(drawnState(full, { count: 4 }))).toEqual({
      standings: [
        { place: 1, seats: [2], team: null, points: 16 },
        { place: 2, seats: [1], team: null, points: 10 },
        { place: 3, seats: [0], team: null, points: 8 },
        { place: 4, seats: [3], team: null, points: 2 },
      ],
      winners: [2],
      reason: { code: 'over.full' },
      by: { code: 'by.balls', params: { n: 16 } },
    });
  });

  it('[O7] equal ones share a place', () => {
    const state = drawnState('000000 000000 111111 111111 222222 33nn44', { count: 5 });
    const { standings, winners } = outcome(state)!;
    expect(standings.map(({ place, seats }) => [place, ...seats])).toEqual([
      [1, 0],
      [1, 1],
      [3, 2],
      [4, 3],
      [4, 4],
    ]);
    expect(winners).toEqual([0, 1]);
  });

  it('[O7] teams are ranked by the sum of their players’ balls', () => {
    const state = withTeams(drawnState(full, { count: 4 }), 'Nord', 'Sud', 'Nord', 'Sud');
    expect(outcome(state)).toMatchObject({
      standings: [
        { place: 1, seats: [0, 2], team: 'Nord', points: 24 },
        { place: 2, seats: [1, 3], team: 'Sud', points: 12 },
      ],
      winners: [0, 2],
      by: { code: 'by.score', params: { a: 24, b: 12 } },
    });
  });

  it('[R16] who gave up comes last, whatever the balls', () => {
    const almost = drawnState(full.replace('33', '3.'), { count: 4 });
    const done = { ...forfeit(almost, 2), balls: drawnState(full, { count: 4 }).balls };
    expect(outcome(done)!.standings.map(({ seats: [seat] }) => seat)).toEqual([1, 0, 3, 2]);
  });

  it('[R16] in othello the other one wins', () => {
    const state = drawnState('001... ...... ...... ...... ...... ......', { variant: 'othello' });
    expect(outcome(forfeit(state, 0))).toMatchObject({
      standings: [
        { place: 1, seats: [1], points: 1 },
        { place: 2, seats: [0], points: 2 },
      ],
      winners: [1],
      reason: { code: 'over.resigned', params: { who: { seats: [0] }, n: 1 } },
    });
    // More balls lost: a score would only puzzle.
    expect(outcome(forfeit(state, 0))).not.toHaveProperty('by');
  });

  it('[R16] who gave up does not win with their team', () => {
    const playing = withTeams(drawnState(full.replace('33', '3.'), { count: 4 }), 'A', 'B', 'A', 'B');
    const done = { ...forfeit(playing, 0), balls: drawnState(full, { count: 4 }).balls };
    expect(outcome(done)).toMatchObject({ standings: [{ seats: [0, 2] }, { seats: [1, 3] }], winners: [2] });
  });
});

describe('records', () => {
  it('[R40] the winner’s balls, by variant, board and number of players', () => {
    expect(records(drawnState(full, { count: 4, variant: 'official' }))).toEqual([
      {
        seat: 2,
        ranking: 'balls',
        variant: 'official SS 4',
        rank: [16],
        timed: false,
        allows: [],
        secondsPerHint: 0,
      },
    ]);
  });

  it('[R40] team games apart', () => {
    const state = withTeams(drawnState(full, { count: 4 }), 'A', 'B', 'A', 'B');
    expect(records(state).map(({ seat, variant, rank }) => [seat, variant, rank])).toEqual([
      [0, 'free SS 4 teams', [8]],
      [2, 'free SS 4 teams', [16]],
    ]);
  });

  it('[R40] none before the end', () => {
    expect(records(drawnState('0..... ...... ...... ...... ...... ......'))).toEqual([]);
  });
});
