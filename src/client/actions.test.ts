import { describe, expect, it } from 'vitest';
import type { Game, Rules } from '../core/game.ts';
import { ok, refuse } from '../core/result.ts';
import type { Screen } from '../room/screen.ts';
import { type Action, allowedActions, mayReseat, mayStand, type Situation, whyNot } from './actions.ts';
import { bot, fakeGame, fakeRules, person, screenOf } from './table.testing.ts';

function at(changes: Partial<Screen> = {}, more: Partial<Situation> = {}): Situation {
  const screen = screenOf(changes);
  const people = screen.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  const common = { game: fakeGame, rules: fakeRules, isPending: false };
  return { screen, people, activeSeat: screen.seat, ...common, ...more };
}

const code = (action: Action, situation: Situation) => whyNot(action, situation)?.code ?? null;

const watching = { seats: [person(false), person(false)], seat: null, owner: false };
const botMatch = { seats: [bot(), bot()], seat: null };
const gathering = { phase: 'gathering', seat: null, view: null, toAct: [], moveCount: 0 } as const;

describe('[R12] what may be done now', () => {
  it('on my turn: everything that is for players, and nothing of before or after', () => {
    const allowed = Object.entries(allowedActions(at())).filter(([, why]) => why === null);
    expect(allowed.map(([action]) => action).sort()).toEqual(
      ['forfeit', 'hint', 'look', 'move', 'pause', 'resign', 'return', 'save', 'undo'].sort(),
    );
  });
  it('every reason is a phrase of the room', () => {
    const why = Object.values(allowedActions(at(gathering))).filter((each) => each !== null);
    expect(why.every((each) => typeof each.code === 'string')).toBe(true);
  });
});

describe('[R12] moves', () => {
  it.each([
    ['not-your-turn', { toAct: [1] }, {}],
    ['not-your-turn', { view: null }, {}],
    ['not-your-turn', {}, { isPending: true }],
    ['paused', { paused: true, view: null }, {}],
    ['only-watching', watching, {}],
    ['game-over', { phase: 'over', seat: null, toAct: [] }, {}],
    ['not-playing', gathering, {}],
  ] as const)('%s', (why, screen, more) => expect(code('move', at(screen, more))).toBe(why));
});

describe('[R17] undo', () => {
  const own = { game: { ...fakeGame, takeBack: { undo: 'undo', redo: 'redo' } } as Game };
  it.each([
    ['nothing-to-undo', { moveCount: 0 }, {}],
    ['only-players', watching, {}],
    ['daily-no-undo', { daily: '2026-11-17' }, {}],
    ['paused', { paused: true, view: null, moveCount: 0 }, {}],
    ['not-playing', gathering, {}],
    ['asked-already', { request: { what: 'undo', by: 0, mine: true, waiting: false } }, {}],
    [null, { toAct: [1] }, {}],
    ['game-over', { phase: 'over', seat: null, toAct: [] }, {}],
    [null, { daily: '2026-11-17' }, own],
    ['game-over', { phase: 'over', seat: null, toAct: [] }, own],
  ] as const)('%s', (why, screen, more) => expect(code('undo', at(screen, more))).toBe(why));
  it('is answered only by those who are asked', () => {
    expect(code('answer', at())).toBe('nothing-to-answer');
    expect(code('answer', at({ request: { what: 'undo', by: 1, mine: false, waiting: true } }))).toBeNull();
  });
});

describe('[R19] hints', () => {
  it.each([
    ['no-hints-here', {}, { rules: { ...fakeRules, hints: false } as Rules }],
    ['daily-no-hint', { daily: '2026-11-17' }, {}],
    ['hints-gone', { hintsLeft: 0 }, {}],
    ['not-your-turn', { toAct: [1] }, {}],
    ['not-your-turn', {}, { isPending: true }],
    ['paused', { paused: true, view: null }, {}],
    ['only-watching', watching, {}],
    [null, { hintsLeft: 1 }, {}],
  ] as const)('%s', (why, screen, more) => expect(code('hint', at(screen, more))).toBe(why));
});

describe('[R18] pause and pace', () => {
  it('players pause and resume, whoever only looks on does not', () => {
    expect(code('pause', at())).toBeNull();
    expect(code('resume', at())).toBe('not-paused');
    expect(code('pause', at({ paused: true }))).toBe('paused-already');
    expect(code('resume', at({ paused: true }))).toBeNull();
    expect(code('pause', at(watching))).toBe('only-players');
    expect(code('resume', at({ ...watching, paused: true }))).toBe('only-players');
  });
  it('a covered board is not looked at by other ways', () => {
    expect(code('look', at({ paused: true, view: null }))).toBe('paused');
    expect(code('look', at({ ...botMatch, paused: true }))).toBeNull();
  });
  it('[O6] a match of bots is paused and paced by whoever made it', () => {
    expect([code('pause', at(botMatch)), code('pace', at(botMatch))]).toEqual([null, null]);
    expect(code('pace', at({ ...botMatch, owner: false }))).toBe('owner-only');
    expect(code('pace', at())).toBe('not-a-show');
  });
});

describe('[R16] ways out', () => {
  it('a point is saved and returned to by players, but not on the day’s game', () => {
    expect([code('save', at(watching)), code('return', at(watching))]).toEqual([
      'only-players',
      'only-players',
    ]);
    expect(code('save', at({ daily: '2026-11-17' }))).toBe('daily-no-undo');
    expect(code('return', at({ daily: '2026-11-17' }))).toBe('daily-no-undo');
    expect(code('return', at({ others: true }))).toBe('others-play');
  });
  it('of several people here only whoever has the turn resigns', () => {
    const two = { seats: [person(true), person(true), bot()], toAct: [2] };
    expect(code('resign', at(two))).toBe('resign-later');
    expect(code('forfeit', at(two))).toBeNull();
    expect(code('forfeit', at({ ...two, seat: null }))).toBe('resign-later');
    expect(code('resign', at({ ...two, toAct: [1] }))).toBeNull();
    expect(code('resign', at({ toAct: [1] }))).toBeNull();
    expect(code('resign', at({ phase: 'over' }))).toBe('game-over');
  });
});

describe('[R30] a table that gathers', () => {
  const guest = { ...gathering, owner: false };
  it('one sits down once, the owner for all at the screen', () => {
    expect(code('sit', at({ ...guest, seats: [person(false)] }))).toBeNull();
    expect(code('sit', at(guest))).toBe('seated-already');
    expect(code('sit', at(gathering))).toBeNull();
    expect(code('sit', at({ ...gathering, seats: Array.from({ length: 4 }, bot) }))).toBe('table-full');
    expect(code('sit', at())).toBe('already-started');
  });
  it('the owner fills it and starts it, once it is ready', () => {
    expect([code('fill', at(guest)), code('start', at(guest))]).toEqual(['owner-only', 'owner-only']);
    expect(whyNot('start', at({ ...gathering, seats: [bot()] }))).toEqual({
      code: 'seats-lacking',
      params: { n: 1 },
    });
    const rules = { ...fakeRules, ready: () => refuse('no-maker') } as unknown as Rules;
    expect(code('start', at(gathering, { rules }))).toBe('no-maker');
    expect(code('start', at(gathering))).toBeNull();
  });
  it('one stands up oneself, the owner empties any seat', () => {
    expect([0, 1].map((seat) => mayStand(screenOf(guest), seat))).toEqual([true, false]);
    expect([0, 1].map((seat) => mayStand(screenOf(gathering), seat))).toEqual([true, true]);
    expect(mayStand(screenOf(), 0)).toBe(false);
  });
  it('[S21] one changes one’s own seat; whoever made the table changes bots too, and no guest', () => {
    const seats = [person(true), person(false), bot()];
    const mine = (screen: Screen) => [0, 1, 2, 3].map((seat) => mayReseat(screen, seat));
    expect(mine(screenOf({ ...gathering, seats }))).toEqual([true, false, true, false]);
    expect(mine(screenOf({ ...gathering, seats, owner: false }))).toEqual([true, false, false, false]);
    expect(mine(screenOf({ seats }))).toEqual([false, false, false, false]);
  });
});

describe('[R20] afterwards', () => {
  const over = { phase: 'over', seat: null, toAct: [] } as const;
  it('a look back comes at the end, where the game has one', () => {
    const rules = { ...fakeRules, reviewableSeats: () => [0] } as unknown as Rules;
    expect(code('review', at(over))).toBe('no-review');
    expect(code('review', at({}, { rules }))).toBe('review-early');
    expect(code('review', at(over, { rules }))).toBeNull();
  });
  it('a result of the day is shared by whoever played it', () => {
    const rules = { ...fakeRules, share: () => ok(null) } as unknown as Rules;
    const daily = { ...over, daily: '2026-11-17' };
    expect(code('share', at(over, { rules }))).toBe('no-share');
    expect(code('share', at({ ...daily, seats: [person(false)] }, { rules }))).toBe('no-share');
    expect(code('share', at(daily, { rules }))).toBeNull();
  });
  it('those who played play again, and whoever made the bots play', () => {
    const alone = { ...over, seats: [person(true), bot()] };
    expect([code('again', at(alone)), code('again', at({ ...over, ...botMatch }))]).toEqual([null, null]);
    expect(code('again', at({ ...over, ...watching }))).toBe('only-players');
  });
  it('[R35] nobody plays again without the others who played', () => {
    expect(code('again', at({ ...over, seats: [person(true), person(false)] }))).toBe('again-alone');
    expect(code('again', at({ ...over, seats: [person(true), person(true), bot()] }))).toBeNull();
  });
});
