import { describe, expect, it } from 'vitest';
import { must, ok } from '../core/result.ts';
import { fold } from './apply.ts';
import { Bench, move, opened, sit, two } from './bench.testing.ts';
import { type Event, type HintText, mostHints } from './event.ts';
import { enact } from './law.ts';
import type { OpenGame } from './table.ts';

const hinting: OpenGame = { ...opened, rules: { ...opened.rules, hints: true } };
const take = (text: string): HintText => ({ move: text, worth: null, reason: { code: 'leaves' } });

/** Gives hints to a seat, as a host does once they are thought out. */
function hint(bench: Bench, seat: number, hints?: readonly HintText[]) {
  const { seq, at } = bench.table;
  const body = { kind: 'hinted', seat, ...(hints && { hints }) } as const;
  const event: Event = { seq: seq + 1, at, actor: 'ada', cmd: `c${seq + 1}`, body };
  const enacted = enact(hinting, bench.table, event);
  if (enacted.ok) {
    bench.log.push(enacted.value.event);
    bench.table = enacted.value.table!;
  }
  return enacted;
}

describe('[R19] hints that were given', () => {
  const given = () => {
    const bench = two();
    must(hint(bench, 0, [take('2')]));
    return bench;
  };

  it('are part of the log, and remembered for the position they are for', () => {
    const bench = given();
    expect(bench.table.seats[0]).toMatchObject({ hintsUsed: 1, hint: { seq: 5, hints: [take('2')] } });
    expect(bench.table.seats[1]!.hint).toBeNull();
    expect(fold(hinting, JSON.parse(JSON.stringify(bench.log)))).toEqual(bench.table);
  });
  it('cost once in the same position, also when there are no more', () => {
    const bench = given();
    must(hint(bench, 0, [take('2')]));
    expect(bench.table.seats[0]!.hintsUsed).toBe(1);
    bench.do(move(0, '1'), move(1, '1'));
    expect(hint(bench, 0, [take('2')])).toMatchObject({ problems: [{ code: 'hints-used-up' }] });
  });
  it('are void once the seat has moved', () =>
    expect(given().do(move(0, '1')).table.seats[0]!.hint).toBeNull());
  it('are void once somebody has given up', () => {
    const bench = new Bench().do(sit('Ada'), sit('Leo'), sit('Mar'), { kind: 'start' });
    must(hint(bench, 0, [take('2')]));
    bench.do({ kind: 'forfeit', seat: 2, why: 'resigned' });
    expect(bench.table.seats[0]!.hint).toBeNull();
  });
  it('are void after an undo', () => {
    const bench = two().do(move(0, '1'));
    must(hint(bench, 1, [take('2')]));
    expect(bench.do({ kind: 'undo' }).table.seats[1]!.hint).toBeNull();
  });
  it('stay through a pause, a save and a name', () => {
    const bench = given().do({ kind: 'pause' }, { kind: 'resume' }, { kind: 'save', name: 'tea' });
    expect(bench.table.seats[0]!.hint).not.toBeNull();
  });
  it('in a race, the moves of others leave those of a seat as they are', () => {
    const both = { toAct: () => [0, 1], play: (state: unknown) => ok(state) };
    const race = { ...hinting, rules: { ...hinting.rules, ...both } };
    const bench = given();
    const event: Event = { ...bench.log.at(-1)!, seq: 6, body: { kind: 'moved', seat: 1, text: '1' } };
    const { table } = must(enact(race, { ...bench.table, toAct: [0, 1] }, event));
    expect(table!.seats[0]!.hint).not.toBeNull();
  });
  it('must be moves that the game can read', () =>
    expect(hint(two(), 0, [take('nonsense')])).toMatchObject({ problems: [{ code: 'move-unreadable' }] }));
  it('are sixteen at most', () => {
    const bench = two();
    must(
      hint(
        bench,
        0,
        Array.from({ length: mostHints + 4 }, () => take('1')),
      ),
    );
    expect(bench.table.seats[0]!.hint?.hints).toHaveLength(mostHints);
  });
  it('that a log of before does not tell are counted all the same', () => {
    const bench = two();
    must(hint(bench, 0));
    expect(bench.table.seats[0]).toMatchObject({ hintsUsed: 1, hint: null });
    expect(hint(bench, 0)).toMatchObject({ problems: [{ code: 'hints-used-up' }] });
  });
});

describe('[K7] what a game tells by its own moves', () => {
  /** Whoever takes three sticks is told something. */
  const told = (state: unknown) => Math.floor((9 - (state as { readonly left: number }).left) / 3);
  const telling: OpenGame = { ...hinting, rules: { ...hinting.rules, answers: told } };
  const take3 = (bench: Bench, over: object = {}) => {
    const { seq, at } = bench.table;
    const body = { kind: 'moved', seat: 0, text: '3' } as const;
    return enact(telling, { ...bench.table, ...over }, { seq: seq + 1, at, actor: 'ada', cmd: 'c9', body });
  };

  it('counts as a hint', () => {
    expect(must(take3(two())).table!.seats.map(({ hintsUsed }) => hintsUsed)).toEqual([1, 0]);
  });
  it('is refused when all hints are used up', () =>
    expect(take3(two(), { hints: 0 })).toMatchObject({ problems: [{ code: 'hints-used-up' }] }));
  it('is refused in a game of the day', () =>
    expect(take3(two(), { daily: '2026-07-29' })).toMatchObject({ problems: [{ code: 'daily-no-hint' }] }));
});
