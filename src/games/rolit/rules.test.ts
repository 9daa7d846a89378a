import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must, type Result } from '../../core/result.ts';
import { ballsByCell, neutral } from './balls.ts';
import { boards } from './boards.ts';
import { colors } from './colors.ts';
import { drawnState } from './drawn.testing.ts';
import { defaults, type Options, parseOptions } from './options.ts';
import { scores } from './ranking.ts';
import { check, endOf, forfeit, moves, play, type State, setup, toAct, view } from './rules.ts';

function start(given: Partial<Options>, count: number): State {
  const options = must(parseOptions({ ...defaults, ...given }));
  const seats = colors.slice(0, count).map((color, at) => ({
    name: `P${at}`,
    bot: null,
    picks: { color, ...(options.mode === 'teams' && { team: options.teams[at % options.teams.length]! }) },
  }));
  return setup(options, seats);
}

function playAll(state: State, ...texts: readonly string[]): State {
  return texts.reduce((now, move) => must(play(now, now.turn, move)), state);
}

/** Whose turn it is at first and after every move. */
function turnsAfter(state: State, ...texts: readonly string[]): readonly number[] {
  const plies = Array.from({ length: texts.length + 1 }, (_, ply) => texts.slice(0, ply));
  return plies.map((so) => playAll(state, ...so).turn);
}

function code(result: Result<unknown>): string | null {
  return result.ok ? null : result.problems[0].code;
}

const legal = (state: State) => moves(view(state, state.turn));

describe('free', () => {
  it('[O3] the board is empty and the first ball goes anywhere', () => {
    const state = start({}, 3);
    expect(lying(state)).toEqual({});
    expect(legal(state)).toEqual(boards.SM.cells);
  });

  it('[O3] later balls go next to an occupied cell, whether they turn some or not', () => {
    const state = playAll(start({}, 3), 'd4');
    expect(legal(state)).toEqual(['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5']);
    expect(code(play(state, 1, 'a1'))).toBe('touches-nothing');
  });

  it('[O3] a ball turns those it encloses', () => {
    const state = playAll(start({}, 2), 'd4', 'e4', 'f4');
    expect(lying(state)).toEqual({ d4: 0, e4: 0, f4: 0 });
    expect(state.last).toEqual({ seat: 0, cell: 'f4', turned: ['e4'] });
  });

  it('[O2] turns go by seat', () => {
    expect(turnsAfter(start({}, 3), 'd4', 'e4', 'f4')).toEqual([0, 1, 2, 0]);
  });

  it('[O3] the game ends when the board is full', () => {
    const state = drawnState('010101 101010 010101 101010 010101 10101.');
    expect(toAct(state)).toEqual([0]);
    const over = playAll(state, 'f6');
    expect([endOf(over), toAct(over), legal(over)]).toEqual(['full', [], []]);
    expect(code(play(over, 1, 'a1'))).toBe('game-over');
  });

  it('[R31] out of turn, off the board, on another ball', () => {
    const state = playAll(start({ shape: 'CS' }, 2), 'd4');
    expect(code(play(state, 0, 'e4'))).toBe('not-your-turn');
    expect(code(play(state, 1, 'a1'))).toBe('off-board');
    expect(code(play(state, 1, 'z99'))).toBe('off-board');
    expect(code(play(state, 1, 'd4'))).toBe('cell-taken');
    expect(code(play(state, 1, 'pass'))).toBe('pass-never');
  });
});

describe('official', () => {
  const centre = (count: number) => lying(start({ variant: 'official' }, count));

  it('[O4] the four centre balls belong to seats 1 to 4', () => {
    expect(centre(4)).toEqual({ d4: 0, e4: 1, e5: 2, d5: 3 });
    expect(centre(10)).toEqual(centre(4));
  });

  it('[O4] those of missing seats are neutral', () => {
    expect(centre(2)).toEqual({ d4: 0, e4: 1, e5: neutral, d5: neutral });
    expect(centre(3)).toEqual({ d4: 0, e4: 1, e5: 2, d5: neutral });
  });

  it('[O4] one must capture if possible', () => {
    const state = start({ variant: 'official' }, 4);
    expect(legal(state)).toEqual(['f4', 'd6', 'f6']);
    expect(code(play(state, 0, 'c3'))).toBe('must-turn');
    expect(code(play(state, 0, 'a1'))).toBe('touches-nothing');
  });

  it('[O4] neutral balls are captured like others', () => {
    const state = playAll(start({ variant: 'official' }, 2), 'd6');
    expect(lying(state)).toEqual({ d4: 0, e4: 1, e5: neutral, d5: 0, d6: 0 });
  });

  it('[O4] who cannot capture puts a ball next to any', () => {
    const state = drawnState('...... ...... ..11.. ..11.. ...... ......', { variant: 'official' });
    expect(legal(state)).toHaveLength(12);
    expect(code(play(state, 0, 'a1'))).toBe('touches-nothing');
    expect(playAll(state, 'b2').last).toEqual({ seat: 0, cell: 'b2', turned: [] });
  });

  it('[O4] seats 5 to 10 start without a ball and still play', () => {
    const state = { ...start({ variant: 'official' }, 5), turn: 4 };
    expect(legal(state)).toHaveLength(12);
    expect(lying(playAll(state, 'c3'))['c3']).toBe(4);
  });
});

describe('othello', () => {
  const stuck = `
    .10...
    ......
    ......
    ......
    ......
    ......`;

  it('[O4] two balls each, crosswise; the first seat begins', () => {
    const state = start({ variant: 'othello' }, 2);
    expect(lying(state)).toEqual({ d4: 1, e4: 0, e5: 1, d5: 0 });
    expect(legal(state)).toEqual(['d3', 'c4', 'f5', 'e6']);
  });

  it('[O4] a ball must turn others', () => {
    const state = start({ variant: 'othello' }, 2);
    expect(code(play(state, 0, 'c3'))).toBe('turns-nothing');
    expect(code(play(state, 0, 'a1'))).toBe('turns-nothing');
    expect(code(play(state, 0, 'pass'))).toBe('pass-early');
  });

  it('[O4] who cannot turn any passes, and can do nothing else', () => {
    const state = drawnState(stuck, { variant: 'othello', turn: 1 });
    expect(legal(state)).toEqual(['d1']);
    const other = drawnState(stuck.replace('10', '01'), { variant: 'othello', turn: 1 });
    expect(legal(other)).toEqual(['a1']);
    const passing = drawnState(stuck.replaceAll('.10.', '10..'), { variant: 'othello', turn: 0 });
    expect(legal(passing)).toEqual(['pass']);
    expect(code(play(passing, 0, 'c2'))).toBe('must-pass');
    const passed = playAll(passing, 'pass');
    expect(passed).toMatchObject({ turn: 1, last: { seat: 0, cell: null, turned: [] } });
    expect(legal(passed)).toEqual(['c1']);
  });

  it('[O4] when neither can turn any, it is over', () => {
    const last = drawnState('01.... ...... ...... ...... ...... ......', { variant: 'othello' });
    const over = playAll(last, 'c1');
    expect(lying(over)).toEqual({ a1: 0, b1: 0, c1: 0 });
    expect([endOf(over), toAct(over)]).toEqual(['stuck', []]);
  });
});

describe('previews', () => {
  it('[O5] tell how many turn and what one would have', () => {
    const state = drawnState('.1210. ...... ...... ...... ...... 0.....', { count: 3 });
    expect(must(check(view(state, 0), 'a1'))).toEqual({
      worth: 4,
      says: [{ code: 'would.turn', params: { cell: 'A1', turned: 3, total: 6 } }],
    });
    expect(must(check(view(state, 0), 'f1'))).toMatchObject({ worth: 1, says: [{ code: 'would.none' }] });
  });

  it('[O3] in teams a partner’s ball adds nothing', () => {
    const { players } = start({ mode: 'teams' }, 4);
    const state = drawnState('.1210. ...... ...... ...... ...... 0.....', { players });
    expect(must(check(view(state, 0), 'a1'))).toEqual({
      worth: 3,
      says: [{ code: 'would.turn.team', params: { cell: 'A1', turned: 3, total: 6 } }],
    });
  });

  it('[R31] a spectator may not move', () => {
    const state = start({}, 2);
    expect(code(check(view(state, 'spectator'), 'd4'))).toBe('not-your-turn');
    expect(moves(view(state, 'spectator'))).toEqual([]);
    expect(moves(view(state, 1))).toEqual([]);
  });
});

describe('giving up', () => {
  it('[R16] the others go on without them', () => {
    const state = forfeit(playAll(start({}, 4), 'd4'), 1);
    expect(state.turn).toBe(2);
    expect(turnsAfter(state, 'e4', 'f4', 'g4')).toEqual([2, 3, 0, 2]);
  });

  it('[R16] out of turn, whose turn it is stays', () => {
    expect(forfeit(start({}, 3), 2).turn).toBe(0);
  });

  it('[R16] the balls stay and can be captured', () => {
    const state = playAll(forfeit(playAll(start({}, 3), 'd4', 'e4', 'e5'), 1), 'f4');
    expect(lying(state)).toMatchObject({ d4: 0, e4: 0, f4: 0 });
  });

  it('[R16] when one alone is left it is over', () => {
    const state = forfeit(start({ variant: 'othello' }, 2), 0);
    expect([endOf(state), toAct(state)]).toEqual(['alone', []]);
  });

  it('[R16] a team goes on while one of them plays', () => {
    const state = forfeit(start({ mode: 'teams' }, 4), 0);
    expect(toAct(state)).toEqual([1]);
    expect(endOf(forfeit(state, 2))).toBe('alone');
  });

  it('[R20] once it is over nobody can give up any more', () => {
    const over = forfeit(start({}, 2), 0);
    expect(forfeit(over, 1)).toEqual(over);
  });
});

describe('any game', () => {
  const games = fc.record({
    variant: fc.constantFrom('free', 'official', 'othello'),
    shape: fc.constantFrom('SS', 'CS', 'DS', 'SM'),
    count: fc.integer({ min: 2, max: 10 }),
    choices: fc.array(fc.nat(), { minLength: 130, maxLength: 130 }),
  });

  it('[O3] every ball put adds one, turns others only to its colour, and a full board adds up', () => {
    fc.assert(
      fc.property(games, ({ variant, shape, count, choices }) => {
        let state = start({ variant, shape } as Options, variant === 'othello' ? 2 : count);
        for (const choice of choices) {
          const options = legal(state);
          if (options.length === 0) break;
          const after = playAll(state, options[choice % options.length]!);
          expectSound(state, after);
          state = after;
        }
        expect(toAct(state)).toEqual([]);
        const nobodys = state.balls.filter((owner) => owner === neutral).length;
        const total = scores(state).reduce((sum, score) => sum + score, nobodys);
        if (variant !== 'othello') expect(total).toBe(boards[state.shape].cells.length);
      }),
      { numRuns: 60 },
    );
  });
});

function expectSound(before: State, after: State): void {
  const { cell, turned, seat } = after.last!;
  const added = cell === null ? 0 : 1;
  const [earlier, later] = [lying(before), lying(after)];
  expect(Object.keys(later)).toHaveLength(Object.keys(earlier).length + added);
  for (const [each, owner] of Object.entries(later)) {
    const isNew = each === cell || turned.includes(each);
    expect(owner).toBe(isNew ? seat : earlier[each]);
    if (turned.includes(each)) expect(earlier[each]).not.toBe(seat);
  }
}

/** What lies on the board, by cell. */
function lying({ shape, balls }: State): Readonly<Record<string, number>> {
  return ballsByCell(boards[shape], balls);
}
