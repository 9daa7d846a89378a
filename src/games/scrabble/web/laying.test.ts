import { describe, expect, it } from 'vitest';
import { followed, type Laid, moveOf, settled, withLaid } from './laying.ts';
import { movedTo } from './rack.ts';

const size = 3;
const empty = Array<string>(9).fill('');
const tile = (row: number, col: number, letter: string, slot: number): Laid => ({
  row,
  col,
  tile: letter,
  slot,
});

describe('[S4] tiles that are laid and not played', () => {
  it('stay over a reload as long as board and rack allow it', () => {
    const draft = { laid: [tile(0, 0, 'A', 1), tile(0, 1, 'b', 2)] };
    expect(settled(draft, ['C', 'A', '#'], empty, size)).toEqual(draft.laid);
    expect(settled(draft, ['C', 'A', '#'], empty.with(0, 'X'), size)).toEqual([draft.laid[1]]);
    expect(settled(draft, ['A', 'C', 'D'], empty, size)).toEqual([tile(0, 0, 'A', 0)]);
  });
  it('no tile is laid twice, whatever a draft says', () => {
    const twice = { laid: [tile(0, 0, 'A', 0), tile(0, 1, 'A', 0), tile(0, 0, 'C', 1)] };
    expect(settled(twice, ['A', 'C'], empty, size)).toEqual([tile(0, 0, 'A', 0)]);
    expect(settled({ laid: 'A' }, ['A'], empty, size)).toEqual([]);
    expect(settled(null, ['A'], empty, size)).toEqual([]);
  });
  it('a tile takes the place of another, which goes back', () => {
    expect(withLaid([tile(0, 0, 'A', 0)], tile(0, 0, 'C', 1))).toEqual([tile(0, 0, 'C', 1)]);
  });
  it('know their slots when the rack gets another order', () => {
    expect(followed([tile(0, 0, 'A', 0)], movedTo(3, 0, 2))).toEqual([tile(0, 0, 'A', 2)]);
  });
  it('are played row by row, without their slots', () => {
    expect(moveOf([tile(1, 1, 'C', 0), tile(0, 1, 'A', 2)])).toEqual({
      kind: 'play',
      tiles: [
        { row: 0, col: 1, tile: 'A' },
        { row: 1, col: 1, tile: 'C' },
      ],
    });
  });
});
