import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { pieceTones } from '../core/phrase.ts';
import { type Depth, terminalPen } from './pen.ts';

const say = (code: string) => code;
const depths: readonly Depth[] = [1, 4, 8, 24];

it('[Q4][T] colours only ever surround a text, and none are used where the screen has none', () => {
  for (const depth of depths) {
    const { paint } = terminalPen(say, depth);
    for (const tone of [...pieceTones, 'dim', 'strong', 'accent', 'good', 'bad'] as const) {
      const painted = paint('a\nb', tone);
      expect(stripVTControlCharacters(painted)).toBe('a\nb');
      expect(painted === 'a\nb').toBe(depth === 1);
    }
  }
});

it('places leave no trace: a terminal has nothing to point with', () => {
  for (const depth of depths) expect(terminalPen(say, depth).spot('·', 'd4')).toBe('·');
});

it('twelve pieces look different at every depth', () => {
  for (const depth of depths.filter((each) => each > 1)) {
    const { paint } = terminalPen(say, depth);
    expect(new Set(pieceTones.map((tone) => paint('o', tone))).size, `${depth}`).toBe(12);
  }
});

it('a line can be taken out of a painted drawing', () => {
  const { paint } = terminalPen(say, 24);
  const lines = paint('one\ntwo', 'red').split('\n');
  expect(lines.map((line) => [line[0], line.endsWith('[39;49m')])).toEqual([
    ['\u001b', true],
    ['\u001b', true],
  ]);
});
