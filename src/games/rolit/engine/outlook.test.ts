import { describe, expect, it } from 'vitest';
import { drawnState } from '../drawn.testing.ts';
import { byPrices } from './outlook.ts';
import { movesOf, noSide, Position } from './position.ts';

function seen(drawing: string, count: number) {
  const position = new Position(drawnState(drawing, { count, variant: 'free' }));
  const outlook = byPrices(position);
  const [balls, wins] = [new Float64Array(noSide + 1), new Float64Array(noSide + 1)];
  outlook.look(balls, wins);
  return { position, outlook, balls: [...balls.subarray(0, count)], wins: [...wins.subarray(0, count)] };
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

describe('[O6] what a position of free promises by its prices', () => {
  it('is a board full of balls and one win, most of both to who holds the corners', () => {
    const { balls, wins } = seen('0..0.. .12... ..21.. ..12.. ...... 0....0', 3);
    expect(sum(balls)).toBeCloseTo(36);
    expect(sum(wins)).toBeCloseTo(1);
    expect(balls[0]).toBeGreaterThan(Math.max(balls[1]!, balls[2]!));
    expect(wins[0]).toBeGreaterThan(Math.max(wins[1]!, wins[2]!));
  });

  it('is what there is once the board is full; a shared win is split', () => {
    const full = seen('000000 000000 111111 111111 222222 222221', 3);
    expect([full.balls, full.wins]).toEqual([
      [12, 13, 11],
      [0, 1, 0],
    ]);
    expect(seen('000000 000000 111111 111111 222222 222222', 3).wins).toEqual([1 / 3, 1 / 3, 1 / 3]);
  });

  it('makes a corner that turns balls look best', () => {
    const { position, outlook } = seen('.120.. ..12.. ..21.. ...... ...... ......', 3);
    const [first, ...others] = movesOf(position).toSorted(
      (a, b) => outlook.guess(b, 0) - outlook.guess(a, 0),
    );
    expect(first).toBe(position.grid.squares[0]);
    expect(outlook.guess(first!, 0)).toBeGreaterThan(outlook.guess(others[0]!, 0));
  });
});
