import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ffo from '../../../../../test/data/rolit/ffo.json' with { type: 'json' };
import { must } from '../../../../core/result.ts';
import { boards } from '../../boards.ts';
import { countOf } from './bits.ts';
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
import { think } from './think.ts';

const positions = fc.array(fc.nat(1000), { maxLength: 70 }).map((chosen) => played(chosen));

describe('thinking', () => {
  it('[O6] gives a move that is legal, a pass where one must, none when the game is over', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(0, 1, 300, 3000), (position, nodes) => {
        const { move } = think(position, nodes);
        const places = movesIn(position);
        if (isOver(position)) expect(move).toBeNull();
        else if (places.length === 0) expect(move).toBe('pass');
        else expect(places.map(cellOf)).toContain(move);
      }),
      { numRuns: 100 },
    );
  });

  it('[O6] gives the same for the same number of nodes', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const first = think(position, 5000);
        think(start, 700);
        expect(think(position, 5000)).toEqual(first);
      }),
      { numRuns: 20 },
    );
  });

  it('[O6] keeps to its nodes and to its time', () => {
    expect(think(start, 5000).nodes).toBeLessThanOrEqual(5001);
    let asked = 0;
    const { depth } = think(start, { spent: () => ++asked > 5 });
    expect(asked).toBe(6);
    expect(depth).toBeGreaterThan(3);
  });

  it('[O6] looks deeper with more nodes', () => {
    expect(think(start, 100_000).depth).toBeGreaterThan(think(start, 2000).depth);
  });

  it.each(ffo.positions.slice(0, 5))('[O6] plays the end of position $id exactly', (known) => {
    const { move, score, depth } = think(must(parsePosition(known.board, known.toMove as Disc)), 1_000_000);
    expect(known.bestMoves).toContain(move);
    expect({ score, depth }).toEqual({ score: known.score, depth: known.empties });
  });

  it('[O6] calls no score exact that is not: a win may be sure before its size is known', () => {
    const known = ffo.positions[39]!;
    for (const nodes of [300_000, 1_000_000]) {
      const { score, depth } = think(must(parsePosition(known.board, known.toMove as Disc)), nodes);
      if (depth === known.empties) expect(score).toBe(known.score);
      else expect(score).toBeGreaterThan(20);
    }
  });

  it.each([0, 1, 2, 3])(
    '[O6] wins against who turns the most discs, both games from opening %i',
    (opening) => {
      const from = played([opening, opening + 1, 2 * opening, 5]);
      expect(match(from, clever, greedy)).toBeGreaterThan(0);
      expect(match(from, greedy, clever)).toBeLessThan(0);
    },
  );
});

type Player = (position: Position) => Position;

const clever: Player = (position) => {
  const { move } = think(position, 2000);
  return afterMove(position, boards.SM.places[move!]!);
};

const greedy: Player = (position) => {
  const after = movesIn(position).map((place) => afterMove(position, place));
  const left = ({ ownUp, ownDown }: Position) => countOf(ownUp, ownDown);
  return after.reduce((best, each) => (left(each) < left(best) ? each : best));
};

/** The final score of the first. */
function match(position: Position, first: Player, second: Player): number {
  const { ownUp, ownDown, oppUp, oppDown } = position;
  if (isOver(position)) return finalScore(ownUp, ownDown, oppUp, oppDown);
  const next = movesIn(position).length > 0 ? first(position) : afterPass(position);
  return 0 - match(next, second, first);
}
