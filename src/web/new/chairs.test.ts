import { describe, expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import { game as mastermind } from '../../games/mastermind/index.ts';
import { messages as mastermindWords } from '../../games/mastermind/messages/index.ts';
import { game as rolit } from '../../games/rolit/index.ts';
import { messages } from '../../games/rolit/messages/index.ts';
import * as room from '../../room/messages/index.ts';
import { usualMethod } from '../../room/rivalchoice.ts';
import {
  addPerson,
  addRival,
  chairProblems,
  changeRival,
  firstChairs,
  partyProblem,
  pick,
  removeChair,
  rename,
  type Setting,
  unchosen,
} from './chairs.ts';

const say = speaker('en', [messages.en, mastermindWords.en, room.messages.en], []);
const classic: Setting = { game: rolit, options: rolit.defaults };
const first = firstChairs(classic, 'Aina', false, say);
const colors = (chairs: typeof first) => chairs.map(({ picks }) => picks['color']);

describe('[R11] the seats of a new table', () => {
  it('begin with me and the rivals of quick play', () => {
    expect(first.map(({ name }) => name)).toEqual(['Aina', 'Bru', 'Mei', 'Otto']);
    expect(chairProblems(classic, first)).toEqual([]);
  });
  it('begin with me alone where friends are to come', () =>
    expect(firstChairs(classic, 'Aina', true, say)).toHaveLength(1));
  it('propose a name that nobody has', () => {
    const more = addPerson(classic, addPerson(classic, first, 'Aina', say), 'Aina', say);
    expect(more.slice(-2).map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(chairProblems(classic, more)).toEqual([]);
  });
  const people = addPerson(classic, first, 'Leo', say);
  it('refuse a name that repeats, beside the one who has it second', () => {
    const same = rename(people, people[4]!.id, ' àina ');
    expect(chairProblems(classic, same)).toEqual([
      { code: 'name-taken', params: { name: 'àina' }, path: 'seats.4.name' },
    ]);
  });
  it('refuse an empty name', () =>
    expect(chairProblems(classic, rename(people, people[4]!.id, ' '))).toEqual([
      { code: 'name-empty', path: 'seats.4.name' },
    ]));
  it('[R6] refuse the name of a rival to a person', () =>
    expect(chairProblems(classic, rename(people, people[4]!.id, 'Elvira'))).toEqual([
      { code: 'name-reserved', params: { name: 'Elvira' }, path: 'seats.4.name' },
    ]));
  it('take another rival on the same chair, by the method of its level or another', () => {
    const [, bru] = first;
    const changed = changeRival(classic, first, bru!.id, { who: 'zaida', method: usualMethod });
    expect(changed[1]).toMatchObject({
      id: bru!.id,
      name: 'Zaida',
      bot: 'minimax-placed-2',
      rival: 'zaida',
      picks: bru!.picks,
    });
    const other = changeRival(classic, changed, bru!.id, { who: 'zaida', method: 'minimax' });
    expect(other[1]).toMatchObject({ name: 'Zaida', bot: 'minimax', rival: 'zaida' });
    expect(chairProblems(classic, other)).toEqual([]);
  });
  it('take somebody without a face when all of a level sit there, who keeps the name', () => {
    const more = addRival(classic, first, { who: 'another-1', method: usualMethod });
    expect(more[4]).toMatchObject({ name: 'Dunia', bot: 'random' });
    expect(more[4]).not.toHaveProperty('rival');
    const changed = changeRival(classic, more, more[4]!.id, { who: 'another-1', method: 'expert' });
    expect(changed[4]).toMatchObject({ name: 'Dunia', bot: 'expert' });
    expect(chairProblems(classic, changed)).toEqual([]);
  });
  it('exchange a colour that somebody else has', () => {
    const before = colors(first);
    const swapped = pick(classic, first, first[0]!.id, 'color', before[2]!);
    expect(colors(swapped)).toEqual([before[2], before[1], before[0], before[3]]);
    expect(chairProblems(classic, swapped)).toEqual([]);
  });
  it('exchange it also with somebody who sits before', () => {
    const before = colors(first);
    const swapped = pick(classic, first, first[3]!.id, 'color', before[0]!);
    expect(colors(swapped)).toEqual([before[3], before[1], before[2], before[0]]);
  });
  it('stay as they are when somebody leaves', () => {
    const left = removeChair(classic, first, first[1]!.id);
    expect(colors(left)).toEqual([colors(first)[0], colors(first)[2], colors(first)[3]]);
  });
  it('are as many as the rules allow', () => {
    const othello: Setting = { game: rolit, options: { ...rolit.defaults, variant: 'othello' } };
    expect(partyProblem(othello, first, false)).toEqual({
      code: 'new.too-many-seats',
      params: { max: 2, n: 2 },
    });
    expect(partyProblem(classic, first.slice(0, 1), false)).toEqual({
      code: 'too-few-seats',
      params: { min: 2 },
    });
  });
  it('may be too few as long as friends are to come', () => {
    expect(partyProblem(classic, first.slice(0, 1), true)).toBeNull();
    const othello: Setting = { game: rolit, options: { ...rolit.defaults, variant: 'othello' } };
    expect(partyProblem(othello, first.slice(0, 2), true)).toEqual({ code: 'new.no-seat-open' });
  });
  it('fill every team', () => {
    const teams: Setting = { game: rolit, options: { ...rolit.defaults, mode: 'teams' } };
    const chairs = firstChairs(teams, 'Aina', false, say);
    expect(partyProblem(teams, chairs, false)).toBeNull();
    const oneSided = chairs.reduce((all, { id }) => pick(teams, all, id, 'team', 'Sol'), chairs);
    expect(partyProblem(teams, oneSided, false)).toEqual({ code: 'team-empty', params: { team: 'Luna' } });
  });
  it.each(['maker', 'duel'] as const)('[M1] have no rival chosen beforehand as %s, and say so', (role) => {
    const setting: Setting = { game: mastermind, options: { ...mastermind.defaults, role } };
    const chairs = firstChairs(setting, 'Aina', false, say);
    expect(chairs.map(({ bot }) => bot)).toEqual([null, unchosen]);
    expect(chairProblems(setting, chairs)).toEqual([{ code: 'new.choose-rival', path: 'seats.1.bot' }]);
    const chosen = changeRival(setting, chairs, chairs[1]!.id, { who: 'vega', method: usualMethod });
    expect(chairProblems(setting, chosen)).toEqual([]);
    expect(chosen[1]).toMatchObject({ name: 'Vega', bot: 'genetic', rival: 'vega' });
  });
  it('[M1] let one make the code and the others break it', () => {
    const maker: Setting = { game: mastermind, options: { ...mastermind.defaults, role: 'maker' } };
    const chairs = firstChairs(maker, 'Aina', false, say);
    expect(chairs.map(({ picks }) => picks['role'])).toEqual(['maker', 'breaker']);
    expect(
      partyProblem(
        maker,
        changeRival(maker, chairs, chairs[1]!.id, { who: 'nap', method: usualMethod }),
        false,
      ),
    ).toBeNull();
    const exchanged = pick(maker, chairs, chairs[1]!.id, 'role', 'maker');
    expect(exchanged.map(({ picks }) => picks['role'])).toEqual(['breaker', 'maker']);
  });
});
