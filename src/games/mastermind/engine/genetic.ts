/**
 * Genetic: plays only codes that are still possible, and finds them by evolution (`evolution.ts`). Of the finds the one
 * is played that tells what is possible apart best, one guess ahead (`ahead.ts`).
 *
 * What is possible are the finds themselves when they are all there is. Else they come too often from the same corner
 * to stand for the rest: an even sample does (`field.ts`).
 */
import type { Code } from '../code.ts';
import { bestAhead, type Outlook, seemingBest } from './ahead.ts';
import { Evolution, mostFound } from './evolution.ts';
import { listPossible } from './list.ts';
import { gainOn, opening } from './optimal.ts';
import { type Packed, stride, unpack } from './packed.ts';
import type { Position, Strategy } from './position.ts';
import { thinned } from './sample.ts';
import { stepsFor } from './score.ts';

const codesTried = 2000;
/** A code of the sample that stands for more than so many says little of the guess after the next. */
const thin = 40;

export const genetic: Strategy = (position) => {
  const { board, clues } = position;
  if (clues.length === 0) return opening(board);
  const found = new Evolution(position).run();
  return found.length > 0 ? bestOf(found, position) : firstPossible(position);
};

function bestOf(found: Packed, position: Position): Code {
  const outlook = outlookOn(found, position);
  const best = outlook.scale > thin ? seemingBest(found, outlook) : bestAhead(found, outlook);
  return unpack(found[best]!, outlook.positions);
}

function outlookOn(found: Packed, position: Position): Outlook {
  const { board, dice, stop } = position;
  const field = found.length < mostFound * stride ? null : position.field();
  const codes = field ? thinned(field.codes, codesTried, dice) : found;
  const size = codes.length / stride;
  const total = field?.total ?? size;
  const steps = stepsFor(size, total, gainOn(board));
  return { positions: board.positions, codes, scale: total / size, steps, dice, stop };
}

/** Evolution gives no certainty: what it did not find is looked for in order. */
function firstPossible({ board, clues, stop }: Position): Code | null {
  const list = listPossible(board, clues, Number.POSITIVE_INFINITY, stop);
  return list && list.length > 0 ? unpack(list[0]!, board.positions) : null;
}
