import { describe, expect, it } from 'vitest';
import { drawnState } from '../drawn.testing.ts';
import { Position } from './position.ts';
import { prices } from './prices.ts';
import { Worth } from './worth.ts';

const [corner, rimBesideCorner, besideCorner, inner] = [0, 1, 3, 5];

describe('[O6] what a ball is worth', () => {
  it('is the price of its cell and of its ways, mixed between two times of the game', () => {
    const { ball } = prices.free;
    expect(ball(corner, 0, 0)).toBe(750 + 480);
    expect(ball(corner, 0, 1 / 4)).toBe(800 + 310);
    expect(ball(corner, 0, 1 / 8)).toBe((750 + 480 + 800 + 310) / 2);
    expect(ball(corner, 0, 1)).toBe(10 + 80);
    expect(ball(inner, 4, 1)).toBe(10);
  });

  it('is less beside an empty corner, in official', () => {
    const { beside } = prices.official;
    expect(beside(0, 1)).toBe(-90);
    expect(beside(1, 1)).toBe(0);
  });
});

describe('[O6] what a side has', () => {
  it('is the sum of its balls, and the danger beside an empty corner', () => {
    const drawing = '0..... .1.... ...... ...... .....1 ......';
    const position = new Position(drawnState(drawing, { variant: 'official' }));
    const full = 3 / 36;
    const { ball, beside } = prices.official;
    const [first, second] = new Worth(position, prices.official).ofSides();
    expect(first).toBeCloseTo(ball(corner, 0, full));
    expect(second).toBeCloseTo(
      ball(besideCorner, 4, full) + ball(rimBesideCorner, 1, full) + beside(0, full),
    );
  });
});

describe('[O6] what a move gains', () => {
  it('is its ball and those it turns from others', () => {
    const position = new Position(drawnState('.10... ...... ...... ...... ...... ......'));
    const full = 2 / 36;
    const { ball } = prices.free;
    const gain = new Worth(position, prices.free).gain(position.grid.squares[0]!);
    expect(gain).toBeCloseTo(ball(corner, 0, full) + ball(rimBesideCorner, 1, full));
  });
});
