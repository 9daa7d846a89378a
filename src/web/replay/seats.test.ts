import { beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from '../../client/frames.ts';
import { must } from '../../core/result.ts';
import { game } from '../../games/rolit/index.ts';
import type { Frame } from '../../room/past.ts';
import { seatsAt } from './seats.ts';

const rules = must(game.open({}));
const seats = ['red', 'blue'].map((color) => ({ name: color, bot: null, picks: { color } }));
const chance = { uint32: () => 0 };

/** Red in C3, blue beside it in D3, red in E3 turns it. */
function played(): readonly Frame[] {
  const texts = ['c3', 'd3', 'e3'];
  let state = rules.setup(game.defaults, seats, chance);
  const frames: Frame[] = [{ move: null, view: rules.view(state, 'open') }];
  for (const [at, text] of texts.entries()) {
    const move = must(rules.parseMove(text, rules.view(state, at % 2)));
    state = must(rules.play(state, at % 2, move, chance));
    frames.push({ move: { seq: at, seat: at % 2, text }, view: rules.view(state, 'open') });
  }
  return frames;
}

describe('[R21] who sits around a replay', () => {
  const frames = framesOf(played());
  beforeAll(() => frames.load(0));
  const shown = { seats, frames, opened: { game, rules }, toAct: [1] } as Parameters<typeof seatsAt>[0];
  const stood = (at: number) =>
    seatsAt(shown, { at, frame: frames.at(at)! }).map(({ score, current }) => [score, current]);
  it('has the points of the position that is shown', () => {
    expect([0, 1, 2, 3].map((at) => stood(at).map(([score]) => score))).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [3, 0],
    ]);
  });
  it('has the turn of whoever moved next, and at last of whoever is to move', () => {
    expect([0, 1, 2, 3].map((at) => stood(at).findIndex(([, current]) => current))).toEqual([0, 1, 0, 1]);
  });
});
