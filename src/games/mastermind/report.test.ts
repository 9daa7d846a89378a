import { describe, expect, it } from 'vitest';
import { plainPen, speaker } from '../../core/phrase.ts';
import { messages } from './messages/index.ts';
import { reviewableSeats } from './outcome.ts';
import { review as lookBack } from './report.ts';
import { forfeit } from './rules.ts';
import type { State } from './table.ts';
import { chance, played, started } from './trial.testing.ts';
import { view } from './view.ts';

const unlimited = { spent: () => false };
const over = played(started({}, ['a'], '3456'), '0: 1122', '0: 1111', '0: 3456');
const look = (state: State, seat = 0, budget = unlimited) =>
  lookBack(view(state, 'open'), seat, chance(1), budget);
const seats = (state: State) => reviewableSeats(view(state, 'open'));

describe('[M10] whose guesses there is something to say about', () => {
  const duel = played(
    started({ role: 'duel' }, ['a', 'b']),
    '0: code 1234',
    '1: code 4321',
    '1: 1122',
    '0: 4321',
  );
  it('nobody’s before the end', () => {
    expect(seats(duel)).toEqual([]);
    expect(seats(played(started({}, ['a'], '3456'), '0: 1122'))).toEqual([]);
  });
  it('in a duel both', () => expect(seats(played(duel, '1: 1234'))).toEqual([0, 1]));
  it('not the codemaker’s, nor of who made no guess', () => {
    const maker = played(
      started({ role: 'maker' }, ['maker', 'breaker', 'breaker']),
      '0: code 1234',
      '1: 1122',
      '0: 1,1',
    );
    expect(seats(forfeit(maker, 0))).toEqual([1]);
  });
});

describe('[M10] the table of a look back', () => {
  const { say } = plainPen(speaker('en', [messages.en], ['Ada']));
  const text = (state: State) =>
    look(state).rows.map((row) =>
      row
        .map((cell) => {
          if (cell === null || typeof cell === 'number') return `${cell}`;
          return 'code' in cell ? say(cell.code, cell.params) : cell.map((sign) => sign.text).join('');
        })
        .join(' '),
    );

  it('has what was told, what is usual, the best, skill and luck', () =>
    expect(text(over)).toEqual([
      '1122 ···· 1296 256 175 1234 156 94% −0.5',
      '1111 ···· 256 256 256 3345 26 0% 0',
      '3456 ●●●● 256 broken 30 3345 26 94% +5.9',
    ]));
  it('says what taught nothing, and what it comes to', () =>
    expect(look(over).totals.map(({ code, params }) => say(code, params))).toEqual([
      'Ada got 62% of the information there was to get.',
      'Good luck: about 41 times fewer codes were left than expected.',
      'Guess 2 told nothing new: every code that was left would have answered the same.',
    ]));
  it('says when there was no time, and when answers were wrong', () => {
    const codes = (state: State, budget = unlimited) => look(state, 0, budget).says.map(({ code }) => code);
    expect(codes(over)).toEqual(['rows.of']);
    expect(codes(over, { spent: () => true })).toEqual(['rows.of', 'review.cut']);
    const head = started({ role: 'maker', code: 'head', turns: 6 }, ['breaker', 'maker']);
    const lied = played(head, '0: 3333', '1: 3,0', '0: 4444', '1: 3,0', '1: code 5555');
    expect(codes(lied)).toEqual(['rows.of', 'review.wrong']);
  });
});
