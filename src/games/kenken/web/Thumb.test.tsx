import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { builtIn, tableOn } from '../../../../test/data/kenken/corpus.ts';
import Thumb from './Thumb.tsx';

const level = builtIn('5x5-power-1');

describe('[R14] a game in a list has a small picture', () => {
  it('one’s own digits are in it', () => {
    const { rules, start, play } = tableOn(level, 1);
    const html = renderToStaticMarkup(<Thumb view={rules.view(play(start, ['a1 4']), 0)} />);
    expect(html).toContain('fill="var(--kenken)">4<');
  });
  it('[R31] those of others are not while a race lasts', () => {
    const { rules, start, play } = tableOn(level, 2);
    const state = play(start, ['a1 4']);
    for (const viewer of [1, 'spectator'] as const)
      expect(renderToStaticMarkup(<Thumb view={rules.view(state, viewer)} />)).not.toContain('var(--kenken)');
  });
});
