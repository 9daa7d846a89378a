import { expect, test } from 'vitest';
import { nextSpeed } from '../../core/pace.ts';
import { replayKey } from './replay.ts';

test('arrows step and stop at the ends', () => {
  expect(replayKey('ArrowRight', 3, 10)).toEqual({ go: 4 });
  expect(replayKey('ArrowRight', 10, 10)).toEqual({ go: 10 });
  expect(replayKey('ArrowLeft', 0, 10)).toEqual({ go: 0 });
  expect(replayKey('PageDown', 3, 10)).toEqual({ go: 10 });
});

test('Home, End and the space bar', () => {
  expect(replayKey('Home', 3, 10)).toEqual({ go: 0 });
  expect(replayKey('End', 3, 10)).toEqual({ go: 10 });
  expect(replayKey(' ', 3, 10)).toBe('play');
  expect(replayKey('Tab', 3, 10)).toBe(null);
});

test('the pace goes round', () => {
  expect([0.5, 1, 2, 4].map(nextSpeed)).toEqual([1, 2, 4, 0.5]);
});
