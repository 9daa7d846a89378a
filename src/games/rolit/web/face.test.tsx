import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { speaker } from '../../../core/phrase.ts';
import { shapes } from '../boards.ts';
import { colors } from '../colors.ts';
import { messages } from '../messages/index.ts';
import { defaults } from '../options.ts';
import { play, setup, view } from '../rules.ts';
import { face } from './face.tsx';
import { ShapePicture } from './pictures.tsx';
import Thumb from './Thumb.tsx';

const seats = ['yellow', 'blue'].map((color) => ({ name: color, bot: null, picks: { color } }));

describe('[O1] [O2] pictures of boards and balls', () => {
  it.each(shapes)('%s has a picture', (shape) =>
    expect(renderToStaticMarkup(<ShapePicture value={shape} />)).toContain('var(--blue)'),
  );
  it.each(shapes)('a game on %s has a small picture', (shape) => {
    const state = setup({ ...defaults, variant: 'official', shape }, seats);
    expect(renderToStaticMarkup(<Thumb view={view(state, 'spectator')} />)).toContain('var(--yellow)');
  });
  it('a ball that was put is in the small picture', () => {
    const played = play(setup(defaults, seats), 0, 'd4');
    expect(played.ok && renderToStaticMarkup(<Thumb view={view(played.value, 'open')} />)).toContain(
      'var(--yellow)',
    );
  });
  it('a colour is named with its symbol', () => {
    const state = setup({ ...defaults, mode: 'teams' }, [
      { name: 'Ada', bot: null, picks: { color: 'red', team: 'Sol' } },
    ]);
    const say = speaker('en', [messages.en], []);
    expect(face.detail!(view(state, 0), 0, say)).toBe('Sol · red, heart');
    expect(face.tone!(view(state, 0), 0)).toBe('red');
  });
  it('every colour has a symbol in every language', () => {
    for (const catalogue of Object.values(messages))
      for (const color of colors) expect(catalogue[`symbol.${color}`]).toBeTruthy();
  });
});
