import { describe, expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import { game as mastermind } from '../../games/mastermind/index.ts';
import { messages as mastermindWords } from '../../games/mastermind/messages/index.ts';
import { game as rolit } from '../../games/rolit/index.ts';
import { messages as rolitWords } from '../../games/rolit/messages/index.ts';
import * as room from '../../room/messages/index.ts';
import {
  type Around,
  type Arrangement,
  forward,
  goTo,
  newArrangement,
  refused,
  seated,
  shownAt,
  wantedOf,
} from './arrangement.ts';

const say = speaker('en', [rolitWords.en, mastermindWords.en, room.messages.en], []);
const around: Around = { game: rolit, me: 'Aina', say, proposal: 'Rolit 2', names: ['Rolit', 'Sunday'] };
const begin = (isOpen = false) => newArrangement(rolit, rolit.defaults, isOpen);
const with_ = (arrangement: Arrangement, change: Partial<Arrangement>) => ({ ...arrangement, ...change });

describe('[R10] a new table, step by step', () => {
  it('asks for the rules, the players, the table', () => {
    const players = forward(begin(), around);
    expect(players.step).toBe('players');
    expect(forward(players, around).step).toBe('table');
  });
  it('[M1] does not go on while something must still be chosen, and says so beside it', () => {
    const at = { ...around, game: mastermind };
    const stuck = forward(newArrangement(mastermind, mastermind.defaults, false), at);
    expect(stuck.step).toBe('rules');
    expect(Object.keys(shownAt(stuck, 'rules', at))).toEqual(['role', 'difficulty']);
  });
  it('[M1] says nothing before one has been there', () => {
    const fresh = newArrangement(mastermind, mastermind.defaults, false);
    expect(shownAt(fresh, 'rules', { ...around, game: mastermind })).toEqual({});
  });
  it('says what is wrong with a field that was left', () => {
    const left = with_(goTo(begin(), 'table', around), { name: 'sunday', left: new Set(['table.name']) });
    expect(shownAt(left, 'table', around)['name']?.code).toBe('table-name-taken');
  });
  it('seats the rivals of the rules as long as nobody else was seated', () => {
    const players = forward(begin(), around);
    const othello = with_(players, { answers: { ...players.answers, variant: 'othello' } });
    expect(seated(othello, around).chairs).toHaveLength(2);
    expect(seated(with_(othello, { arranged: true }), around).chairs).toHaveLength(4);
  });
  it('is told where the room finds something wrong', () => {
    const asked = forward(forward(begin(), around), around);
    const told = refused(asked, [{ code: 'name-taken', path: 'seats.1.name' }], around);
    expect(told.step).toBe('players');
    expect(shownAt(told, 'players', around)['1.name']?.code).toBe('name-taken');
  });
  it('asks the room for what was chosen', () => {
    const asked = forward(forward(begin(), around), around);
    const wanted = wantedOf(with_(asked, { hints: 'some', hintCount: 2 }), around);
    expect(wanted).toMatchObject({ game: 'rolit', name: 'Rolit 2', hints: 2, start: true });
    expect(wanted.options).toEqual({ variant: 'free', shape: 'SM', mode: 'classic' });
    expect(wanted.seats.map(({ bot }) => bot)).toEqual([null, 'random', 'greedy', 'random']);
  });
  it('[R11] waits for friends with their seats free', () => {
    const asked = forward(forward(begin(true), around), around);
    expect(asked.step).toBe('table');
    expect(wantedOf(asked, around)).toMatchObject({ start: false, seats: [{ name: 'Aina' }] });
  });
});
