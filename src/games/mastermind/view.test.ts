import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../core/seat.ts';
import { formatCode } from './code.ts';
import { forfeit } from './rules.ts';
import type { State } from './table.ts';
import { chance, played, started } from './trial.testing.ts';
import { imagine, redeal, view } from './view.ts';

const codes = (state: State, viewer: Viewer) =>
  view(state, viewer).codes.map((code) => (code === null || code === 'hidden' ? code : formatCode(code)));
const rows = (state: State, viewer: Viewer) =>
  view(state, viewer).players.map((player) => player.rows.map((row) => row && formatCode(row.guess)));

describe('who sees what', () => {
  const race = played(started({}, ['Ada', 'Leo'], '1123'), '0: 4444', '1: 5555', '1: 1123');

  it('[R31] in a race everybody sees their own rows, and of the others how many', () => {
    expect(rows(race, 0)).toEqual([['4444'], [null, null]]);
    expect(rows(race, 1)).toEqual([[null], ['5555', '1123']]);
    expect(rows(race, 'spectator')).toEqual([[null], [null, null]]);
  });

  it('[R31] the room’s code is seen by who has broken it, and by all at the end', () => {
    expect(codes(race, 0)).toEqual(['hidden']);
    expect(codes(race, 1)).toEqual(['1123']);
    expect(codes(forfeit(race, 0), 'spectator')).toEqual(['1123']);
  });

  it('[R31] alone, spectators see the rows but not the code', () => {
    const alone = played(started({}, ['Ada'], '1123'), '0: 4444');
    expect([rows(alone, 'spectator'), codes(alone, 'spectator')]).toEqual([[['4444']], ['hidden']]);
  });

  it('[R31] a codemaker sees the code and all rows', () => {
    const made = played(
      started({ role: 'maker' }, ['breaker', 'maker', 'breaker']),
      '1: code 1123',
      '0: 1122',
    );
    expect([codes(made, 1), rows(made, 1)]).toEqual([['1123'], [['1122'], [], []]]);
    expect([codes(made, 2), rows(made, 2)]).toEqual([['hidden'], [[null], [], []]]);
  });

  it('[R31] in a duel each sees the code they made, and all rows', () => {
    const duel = played(started({ role: 'duel' }, ['Ada', 'Leo']), '0: code 1111', '1: code 2222', '0: 1112');
    expect([codes(duel, 0), codes(duel, 1)]).toEqual([
      ['1111', 'hidden'],
      ['hidden', '2222'],
    ]);
    expect(rows(duel, 1)).toEqual([['1112'], []]);
  });

  it('[R31] in a duel it is seen that a code is made, not which', () => {
    const half = played(started({ role: 'duel' }, ['Ada', 'Leo']), '0: code 1111');
    expect(codes(half, 1)).toEqual(['hidden', null]);
  });
});

describe('another deal', () => {
  it('[R31] changes code and hidden rows, and keeps what was seen', () => {
    const race = played(started({}, ['Ada', 'Leo'], '1123'), '0: 4444', '1: 5555', '1: 5544');
    const others = [...Array(20).keys()].map((seed) => redeal(race, 0, chance(seed))!);
    for (const other of others) expect(view(other, 0)).toEqual(view(race, 0));
    expect(new Set(others.map(({ codes }) => formatCode(codes[0]!))).size).toBeGreaterThan(10);
    const hidden = others.map(({ players }) => formatCode(players[1]!.rows[0]!.guess));
    expect(new Set(hidden).size).toBeGreaterThan(10);
  });

  it('is not to be had where nothing is hidden', () => {
    const head = played(started({ role: 'maker', code: 'head' }, ['maker', 'breaker']), '1: 1122', '0: 1,0');
    expect(redeal(head, 'spectator', chance(1))).toBeNull();
    expect(imagine(view(head, 1), chance(1))).toEqual(head);
  });

  it('cannot be imagined when marks contradict each other', () => {
    const seen = view(played(started({}, ['Ada'], '1123'), '0: 4444', '0: 4444'), 0);
    const [first, second] = seen.players[0]!.rows;
    const liar = { ...seen.players[0]!, rows: [first!, { ...second!, marks: { right: 2, near: 0 } }] };
    expect(imagine({ ...seen, players: [liar] }, chance(1))).toBeNull();
  });
});
