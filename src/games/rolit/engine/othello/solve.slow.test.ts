/** The exact end: published positions, and a plain search of everything on small ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ffo from '../../../../../test/data/rolit/ffo.json' with { type: 'json' };
import { must } from '../../../../core/result.ts';
import { played } from './chance.testing.ts';
import { finalScore } from './last.ts';
import {
  afterMove,
  afterPass,
  cellOf,
  type Disc,
  isOver,
  movesIn,
  type Position,
  parsePosition,
  start,
} from './position.ts';
import { solve } from './solve.ts';

/** Every move, to the end. */
function plainScore(position: Position): number {
  const { ownUp, ownDown, oppUp, oppDown } = position;
  if (isOver(position)) return finalScore(ownUp, ownDown, oppUp, oppDown);
  const places = movesIn(position);
  if (places.length === 0) return 0 - plainScore(afterPass(position));
  return Math.max(...places.map((place) => 0 - plainScore(afterMove(position, place))));
}

function plainBest(position: Position): readonly string[] {
  if (isOver(position)) return [];
  const places = movesIn(position);
  if (places.length === 0) return ['pass'];
  const score = plainScore(position);
  return places.filter((place) => plainScore(afterMove(position, place)) === 0 - score).map(cellOf);
}

const endings = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.array(fc.nat(1000), { minLength: 80, maxLength: 80 }))
  .map(([empties, chosen]) => played(chosen, start, empties));

describe('the solver', () => {
  it('[O6] finds what a search of everything finds', () => {
    fc.assert(
      fc.property(endings, (position) => {
        const { score, best } = solve(position)!;
        expect({ score, best }).toEqual({ score: plainScore(position), best: plainBest(position) });
      }),
      { numRuns: 150 },
    );
  });

  it.each(ffo.positions.slice(0, 19))('[O6] solves position $id of the French federation', (known) => {
    const { score, best } = solve(must(parsePosition(known.board, known.toMove as Disc)))!;
    expect({ score, best: best.toSorted() }).toEqual({
      score: known.score,
      best: known.bestMoves.toSorted(),
    });
  });

  it('[O6] a forced pass is the only move, and counts for what follows', () => {
    const position = must(parsePosition(`OX${'-'.repeat(62)}`, 'X'));
    expect(solve(position)).toMatchObject({ best: ['pass'], score: -64 });
    expect(solve(afterPass(position))).toMatchObject({ best: ['c1'], score: 64 });
  });

  it('[O6] a finished game has no moves; its empty cells go to the winner', () => {
    expect(solve(must(parsePosition(`X${'-'.repeat(63)}`, 'O')))).toMatchObject({ best: [], score: -64 });
    expect(solve(must(parsePosition('-'.repeat(64), 'X')))).toMatchObject({ best: [], score: 0 });
  });

  it('[O6] stops when told to', () => {
    const { board, toMove } = ffo.positions[30]!;
    const position = must(parsePosition(board, toMove as Disc));
    expect(solve(position, { spent: () => true })).toBeNull();
    expect(solve(position, 1000)).toBeNull();
  });
});
