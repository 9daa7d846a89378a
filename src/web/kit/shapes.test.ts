import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawn, pictureOf, type Shape } from './shapes.ts';

const shapes: readonly Shape[] = [
  { tag: 'circle', looks: { r: 2, fill: 'var(--red)', strokeWidth: 3 } },
  { tag: 'g', looks: { color: 'var(--red-on)' }, inner: [{ tag: 'path', looks: { d: 'M0 0L1 1' } }] },
];

describe('[Q4] a drawing', () => {
  it('on the page keeps the names of its colours', () =>
    expect(drawn(shapes).map((part) => renderToStaticMarkup(part))).toEqual([
      '<circle r="2" fill="var(--red)" stroke-width="3"></circle>',
      '<g color="var(--red-on)"><path d="M0 0L1 1"></path></g>',
    ]));
  it('as a picture of its own has the same parts, and the colours themselves', () => {
    const picture = pictureOf('0 0 4 4', shapes, (token) => `#${token}#`);
    const [, text] = /^url\("data:image\/svg\+xml,([^"]*)"\)$/.exec(picture)!;
    expect(decodeURIComponent(text!)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">' +
        '<circle r="2" fill="#red#" stroke-width="3"></circle>' +
        '<g color="#red-on#"><path d="M0 0L1 1"></path></g></svg>',
    );
  });
});
