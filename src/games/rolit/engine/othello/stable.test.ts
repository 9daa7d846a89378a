import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../core/result.ts';
import { countOf } from './bits.ts';
import { played, step } from './chance.testing.ts';
import { turn, turned } from './flips.ts';
import { lastTurned } from './lines.ts';
import { isOver, parsePosition } from './position.ts';
import { findStable, stableNow } from './stable.ts';

const choices = fc.array(fc.nat(1000), { maxLength: 70 });
const positions = choices.map((chosen) => played(chosen));

function stableIn(board: string): number {
  const { ownUp, ownDown, oppUp, oppDown } = must(parsePosition(board.replaceAll(/\s/g, ''), 'X'));
  findStable(ownUp, ownDown, oppUp, oppDown);
  return countOf(stableNow[0]!, stableNow[1]!);
}

describe('stable discs', () => {
  it('[O6] never turn, whatever is played', () => {
    fc.assert(
      fc.property(positions, choices, (position, later) => {
        findStable(position.ownUp, position.ownDown, position.oppUp, position.oppDown);
        const [up, down] = [stableNow[0]!, stableNow[1]!];
        let now = position;
        for (const [at, choice] of later.entries()) {
          if (isOver(now)) break;
          now = step(now, choice);
          const isSame = at % 2 === 1;
          expect(up & ~(isSame ? now.ownUp : now.oppUp)).toBe(0);
          expect(down & ~(isSame ? now.ownDown : now.oppDown)).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[O6] grow from a corner along the rim and inward', () => {
    const rows = [
      'XXXX----',
      'XXX-----',
      'XX------',
      'X-------',
      '--------',
      '--------',
      '---OX---',
      '--------',
    ];
    expect(stableIn(rows.join(''))).toBe(10);
  });

  it('[O6] are all of them on a full board', () => {
    expect(stableIn('XO'.repeat(32))).toBe(32);
  });
});

describe('the last disc', () => {
  it('[O3] turns as many as any other would', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(63), (up, down, place) => {
        const [upper, lower] = place < 32 ? [1 << place, 0] : [0, 1 << place];
        const [ownUp, ownDown] = [up & ~upper, down & ~lower];
        turn(place, ownUp, ownDown, ~(ownUp | upper), ~(ownDown | lower));
        expect(lastTurned(place, ownUp, ownDown)).toBe(countOf(turned[0]!, turned[1]!));
      }),
      { numRuns: 500 },
    );
  });
});
