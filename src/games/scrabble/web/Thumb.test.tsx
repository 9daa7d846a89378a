import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lexiconOf, stateOf } from '../fixture.testing.ts';
import { view } from '../sight.ts';
import Thumb from './Thumb.tsx';

const lexicon = lexiconOf('AB BA', 'A 4 1, B 4 3');

describe('[R14] a game in a list has a small picture', () => {
  it.each([5, 15, 31])('a board of %i', (size) => {
    const state = stateOf({ lexicon, racks: ['AB', 'BA'], options: { size } });
    expect(renderToStaticMarkup(<Thumb view={view(state, 'spectator')} />)).toContain('var(--p3p)');
  });
  it('tiles that were laid, whoever looks', () => {
    const board = ['.....', '.....', '.AB..', '.....', '.....'];
    const state = stateOf({ lexicon, racks: ['AB', 'BA'], board });
    for (const viewer of [0, 1, 'spectator', 'open'] as const)
      expect(renderToStaticMarkup(<Thumb view={view(state, viewer)} />).split('var(--tile)')).toHaveLength(3);
  });
});
