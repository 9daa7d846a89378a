import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { drawnState } from '../drawn.testing.ts';
import { play, type State, view } from '../rules.ts';
import { angleOf, motionOf, ringOf, rollsBetween, wayTo } from './wave.ts';

const before = drawnState(`
  0.....
  .1....
  ..1...
  0111..
  ......
  ......`);
const after = must(play(before, 0, 'e4'));
const seen = (state: State) => view(state, 0);

describe('[O5] the wave', () => {
  it('rings count from the new ball', () => {
    expect(ringOf('d4', 'd4')).toBe(0);
    expect(ringOf('d4', 'e5')).toBe(1);
    expect(ringOf('d4', 'a4')).toBe(3);
    expect(ringOf('d4', 'd1')).toBe(3);
  });
  it('goes away from the new ball', () => {
    expect(wayTo('d4', 'b2')).toEqual({ right: -1, down: -1 });
    expect(wayTo('d4', 'd6')).toEqual({ right: 0, down: 1 });
  });
  it('crescents lie on the side of the new ball', () => {
    expect(angleOf(wayTo('b4', 'd4'))).toBe(0);
    expect(angleOf(wayTo('d4', 'd6'))).toBe(90);
    expect(angleOf(wayTo('d4', 'c3'))).toBe(-135);
  });
  it('rolls the balls that turned, each from its old owner', () => {
    const rolled = rollsBetween(seen(before), seen(after));
    expect([...rolled.keys()].sort()).toEqual(['b4', 'c4', 'd4']);
    expect(rolled.get('b4')).toEqual({ from: 1, right: -1, down: 0, ring: 3, rings: 3 });
  });
  it('nothing rolls when a game is opened, taken back, or has gone on unseen', () => {
    expect(rollsBetween(seen(after), seen(after)).size).toBe(0);
    expect(rollsBetween(seen(after), seen(before)).size).toBe(0);
    const later = must(play(after, 1, 'b1'));
    expect(rollsBetween(seen(before), seen(later)).size).toBe(0);
  });
});

describe('[O5] the motion of a ball', () => {
  const roll = { from: 1, right: -1, down: 0 };
  const offsets = (ring: number, rings: number) =>
    motionOf({ ...roll, ring, rings }).frames.map(({ offset }) => offset as number);

  it('begins ring after ring, and all end together', () => {
    const [near, far] = [motionOf({ ...roll, ring: 1, rings: 3 }), motionOf({ ...roll, ring: 3, rings: 3 })];
    expect(near.timing.duration).toBe(far.timing.duration);
    expect(offsets(1, 3)[1]).toBe(0);
    expect(offsets(2, 3)[1]).toBeGreaterThan(0);
    expect(offsets(3, 3)[1]).toBeGreaterThan(offsets(2, 3)[1]!);
    expect(offsets(3, 3)[2]).toBe(1);
  });
  it('lasts less than a second on the largest board', () =>
    expect(motionOf({ ...roll, ring: 1, rings: 11 }).timing.duration).toBeLessThan(900));
  it('steps are in order, wherever the ball lies', () => {
    for (let rings = 1; rings <= 11; rings++)
      for (let ring = 1; ring <= rings; ring++) {
        const all = offsets(ring, rings);
        expect(all).toEqual(all.toSorted((a, b) => a - b));
      }
  });
});
