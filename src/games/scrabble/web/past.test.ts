import { describe, expect, it } from 'vitest';
import { lexiconOf, played, stateOf } from '../fixture.testing.ts';
import { view } from '../sight.ts';
import { boardAfter, lastRound, squaresOf } from './past.ts';

const lexicon = lexiconOf('CASA SAC SACA CA AS CANYA ANY', 'A 20 1,C 20 2,S 20 1,NY 5 10,# 2 0', 'ca');
const start = stateOf({
  lexicon,
  racks: ['CASA', 'AC[NY]A', '#SSA'],
  bag: 'AAAACCCCSSSS',
  options: { size: 7, rack: 4 },
});

describe('[S13] [R21] positions of before', () => {
  const first = played(lexicon, start, '4B CASA');
  const second = played(lexicon, first, 'B4 .A[NY]A');
  const third = played(lexicon, second, 'pass');
  const seen = view(third, 0);
  it('every play knows its squares, also with tiles of several letters', () => {
    const [one, two] = seen.history.flatMap((turn) => (turn.kind === 'play' ? [turn] : []));
    expect(squaresOf(seen, one!)).toEqual([22, 23, 24, 25]);
    expect(squaresOf(seen, two!)).toEqual([29, 36, 43]);
  });
  it('the board after any turn is the board of then', () => {
    expect(boardAfter(seen, 0)).toEqual(start.board);
    expect(boardAfter(seen, 1)).toEqual(first.board);
    expect(boardAfter(seen, 2)).toEqual(second.board);
    expect(boardAfter(seen, 3)).toEqual(third.board);
  });
  it('the last round is what was laid since one’s own turn', () => {
    expect(lastRound(seen, 0)).toEqual([29, 36, 43]);
    expect(lastRound(view(first, 0), 0)).toEqual([22, 23, 24, 25]);
    expect(lastRound(view(second, 2), 2)).toEqual([22, 23, 24, 25, 29, 36, 43]);
    expect(lastRound(view(second, 'spectator'), null)).toEqual([22, 23, 24, 25, 29, 36, 43]);
  });
});
