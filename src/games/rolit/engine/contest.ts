/**
 * What a position is worth to a side among several: the eyes of *minimax* where no depth is set, so that it can't
 * count on seeing what becomes of its balls. Balls by their places (`worth.ts`), less half of what the others have on
 * average; a game that is over, the same in plain balls. In hundredths of a ball.
 */
import type { Measure } from './minimax.ts';
import { type Position, pass } from './position.ts';
import { prices } from './prices.ts';
import { Worth } from './worth.ts';

/** How much of the others' average is taken off. */
const envy = 0.5;

export function contestOf(position: Position): Measure {
  const own = position.sideOf[position.turn]!;
  const worth = new Worth(position, prices[position.variant]);
  const ahead = (of: (side: number) => number): number => {
    let others = 0;
    for (let side = 0; side < position.sides; side++) if (side !== own) others += of(side);
    // A little less than nothing is nothing: no minus zero.
    return Math.round(of(own) - (envy * others) / (position.sides - 1)) + 0;
  };
  return {
    rest: () => {
      const sides = worth.ofSides();
      return ahead((side) => sides[side]!);
    },
    end: () => ahead((side) => 100 * position.score(side)),
    rate: (move, weight) => (move === pass ? 0 : rate(position, own, move, weight)),
  };
}

/** Safe cells first, then what gains or takes most. */
function rate({ ways, sideOf, turn }: Position, own: number, move: number, weight: number): number {
  const [turned, taken] = [weight & 255, weight >> 8];
  const gain = sideOf[turn] === own ? turned - taken : taken;
  return 100 * (4 - ways[move]!) + 20 * gain;
}
