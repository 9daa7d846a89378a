import { describe, expect, it } from 'vitest';
import type { Rules } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { Screen } from '../room/screen.ts';
import { endsWithout, resigningSeat } from './leaving.ts';

function at(people: readonly Seat[], toAct: readonly Seat[]) {
  return { people, screen: { toAct } as unknown as Screen };
}

describe('who gives up', () => {
  it('[R16] who is alone at the screen, whoever’s turn it is', () => {
    expect(resigningSeat(at([1], [0]), 1)).toBe(1);
  });
  it('[R16] of several people, only the one to move', () => {
    expect(resigningSeat(at([0, 1, 2], [1]), 1)).toBe(1);
    expect(resigningSeat(at([0, 1, 2], [1]), null)).toBe(1);
  });
  it('[R16] where all may move, the active seat', () => {
    expect(resigningSeat(at([0, 1, 2], [0, 1, 2]), 2)).toBe(2);
  });
  it('[R16] of several people, nobody while somebody else is to move', () => {
    expect(resigningSeat(at([0, 1], [2]), 0)).toBeNull();
  });
});

describe('what giving up does', () => {
  it('[R16] ends the game where fewer than two are left', () => {
    expect(endsWithout(last, [true, true, true], 0)).toBe(false);
    expect(endsWithout(last, [true, false, true], 0)).toBe(true);
  });
  it('[R16] cannot be told from a covered board', () => {
    expect(endsWithout(last, null, 0)).toBeNull();
  });
});

/** A state is who still plays, and all of it is seen. */
const last = {
  imagine: (view: unknown) => view,
  forfeit: (state: readonly boolean[], seat: Seat) => state.with(seat, false),
  outcome: (state: readonly boolean[]) => (state.filter(Boolean).length < 2 ? {} : null),
} as unknown as Rules;
