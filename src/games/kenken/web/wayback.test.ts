import { describe, expect, it } from 'vitest';
import { builtIn, levelOf, tableOn } from '../../../../test/data/kenken/corpus.ts';
import { solve } from '../solver/search.ts';
import type { State } from '../state.ts';
import { type Known, wayBack } from './wayback.ts';

const { rules, start, play } = tableOn(builtIn('4x4-easy-1'));
const solved = solve(levelOf({ prop: builtIn('4x4-easy-1') }), start.places[0]!.sheet.entries, {
  steps: { left: 1_000_000 },
}).solutions[0]!;

const cell = (at: number) => `${'abcd'[at % 4]}${Math.floor(at / 4) + 1}`;
const right = (at: number) => `${cell(at)} ${solved[at]}`;
const wrong = (at: number, by = 1) => `${cell(at)} ${((solved[at]! - 1 + by) % 4) + 1}`;

/** Goes back as the page would, and tells every step. */
function walked(state: State): { readonly steps: readonly string[]; readonly entries: readonly number[] } {
  const steps: string[] = [];
  let known: Known | null = null;
  for (let now = state; ; ) {
    const { level, places } = rules.view(now, 0);
    const sheet = places[0]!.sheet!;
    const step = wayBack(level, sheet, known);
    if (step.do === 'stay') return { steps, entries: sheet.entries };
    steps.push(step.do);
    known = step.known;
    now = play(now, [step.do]);
  }
}

const isRight = (entries: readonly number[]) => entries.every((value, at) => [0, solved[at]].includes(value));

describe('[K5] back to the last right point', () => {
  it('nothing wrong: one check, and nothing is taken back', () =>
    expect(walked(play(start, [right(0), right(5)])).steps).toEqual(['check']));
  it('takes back down to the first wrong number, and keeps what came before', () => {
    const { steps, entries } = walked(play(start, [right(0), right(1), wrong(6), right(7), right(8)]));
    expect(steps).toEqual(['check', 'undo', 'undo', 'undo']);
    expect(entries.filter(Boolean)).toHaveLength(2);
    expect(isRight(entries)).toBe(true);
  });
  it('a number that was put right later is not brought back as it was', () => {
    const { entries } = walked(play(start, [right(0), wrong(1), wrong(6), right(1)]));
    expect(isRight(entries)).toBe(true);
    expect(entries[0]).toBe(solved[0]);
  });
  it('an older number that no check has seen is checked when it comes to light', () => {
    const { steps, entries } = walked(play(start, [wrong(0, 1), wrong(0, 2)]));
    expect(steps).toEqual(['check', 'undo', 'check', 'undo']);
    expect(isRight(entries)).toBe(true);
  });
  it('in a race nobody is told', () => {
    const race = tableOn(builtIn('4x4-easy-1'), 2);
    const { level, places } = race.rules.view(race.play(race.start, [wrong(0), 'check']), 0);
    expect(wayBack(level, places[0]!.sheet!, null)).toEqual({ do: 'stay' });
  });
});
