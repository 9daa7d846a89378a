import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../../scripts/build/covers.ts';
import { CoverPicture } from './covers.tsx';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('src/games/*/web/Cover.tsx', { cwd: root });

describe('the pictures on the covers', () => {
  it('are found', () => expect(sources).toContain('src/games/rolit/web/Cover.tsx'));

  it.each(sources)('%s is a picture that needs no code, no styles and no other file', async (source) => {
    const { Cover } = await import(resolve(root, source));
    const picture = pictureOf(source, Cover);
    expect(picture).toMatch(/^<svg xmlns="[^"]*" id="cover" [^>]*viewBox="0 0 264 168"[^>]*>.*<\/svg>$/s);
    expect(picture).not.toMatch(/<(script|style|image|use)| (class|style|href|on\w+)=/);
  });

  it('a cover whose looks the page would not show is refused by the build', () => {
    expect(() => pictureOf('toy', () => <svg style={{ color: 'red' }} />)).toThrow('toy');
    expect(() => pictureOf('toy', () => <svg fill="url(#pattern)" />)).toThrow('toy');
    expect(() => pictureOf('toy', () => <p>no drawing</p>)).toThrow('toy');
  });

  it('a game without one shows what is given for it', () =>
    expect(renderToStaticMarkup(<CoverPicture game="toy" otherwise={<b>T</b>} />)).toBe('<b>T</b>'));
});
