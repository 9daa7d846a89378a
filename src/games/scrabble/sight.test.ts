import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import { lexiconOf } from './fixture.testing.ts';
import { defaults } from './options.ts';
import { forfeit, play, setup } from './rules.ts';
import { imagine, redeal, unseen, view } from './sight.ts';

const lexicon = lexiconOf('CASA AS', '# 2 0,A 8 1,C 4 3,E 8 1,S 8 1');
const chance = (n: number) => stream('9'.repeat(64), n);
const seats = [0, 1, 2].map((seat) => ({ name: `${seat}`, bot: null, picks: {} }));
const start = setup(lexicon, defaults, seats, chance(0));
const tiles = start.racks[0]!.slice(0, 2);
const exchanged = must(play(lexicon, start, 0, { kind: 'exchange', tiles }, chance(1)));

describe('what a viewer sees', () => {
  it('[R31] only the own rack, never the order of the bag', () => {
    const seen = view(start, 1);
    expect(seen.racks[1]).toEqual(start.racks[1]);
    expect([...seen.racks[0]!, ...seen.racks[2]!, ...seen.bag].every((tile) => tile === null)).toBe(true);
    expect(seen.bag).toHaveLength(9);
    expect(
      view(start, 'spectator')
        .racks.flat()
        .every((tile) => tile === null),
    ).toBe(true);
  });

  it('[R31] which tiles were exchanged only who did it; the others how many', () => {
    expect(view(exchanged, 0).history).toMatchObject([{ tiles }]);
    expect(view(exchanged, 1).history).toMatchObject([{ tiles: [null, null] }]);
    expect(view(exchanged, 'open').history).toMatchObject([{ tiles }]);
  });

  it('[S13] of a very long game the newest turns, so that no screen grows without end', () => {
    const pass = { seat: 0, kind: 'pass' } as const;
    const long = { ...start, history: [...Array<typeof pass>(600).fill(pass), ...exchanged.history] };
    const { history } = view(long, 0);
    expect(history).toHaveLength(500);
    expect(history.at(-1)).toMatchObject({ tiles });
  });

  it('[S13] what is unseen: all but the board and the own rack', () => {
    const left = unseen(view(start, 0));
    expect(left.reduce((sum, { count }) => sum + count, 0)).toBe(30 - 7);
    const mine = start.racks[0]!.filter((tile) => tile === 'A').length;
    expect(left.find(({ tile }) => tile === 'A')?.count).toBe(8 - mine);
  });

  it('[S8] racks lie open when the game is over', () => {
    const over = forfeit(forfeit(start, 0, 'gone'), 1, 'gone');
    expect(view(over, 0).racks).toEqual(start.racks);
    expect(view(over, 0).bag.every((tile) => tile === null)).toBe(true);
  });
});

describe('what could be', () => {
  it('[R31] all that is hidden is dealt again: racks, bag and exchanged tiles', () => {
    const others = [...Array(20).keys()].map((n) => redeal(exchanged, 2, chance(10 + n))!);
    for (const other of others) expect(view(other, 2)).toEqual(view(exchanged, 2));
    const kinds = (part: (state: typeof exchanged) => unknown) =>
      new Set(others.map((other) => JSON.stringify(part(other)))).size;
    expect(kinds(({ racks }) => racks[0])).toBeGreaterThan(5);
    expect(kinds(({ racks }) => racks[1])).toBeGreaterThan(5);
    expect(kinds(({ bag }) => bag)).toBeGreaterThan(5);
    expect(kinds(({ history }) => history)).toBeGreaterThan(5);
  });

  it('[R31] a view with more tiles than the game has fits nothing', () => {
    const seen = view(start, 0);
    expect(imagine({ ...seen, bag: [...seen.bag, null] }, chance(1))).toBeNull();
    expect(imagine({ ...seen, racks: seen.racks.with(0, Array(7).fill('C')) }, chance(1))).toBeNull();
  });
});
