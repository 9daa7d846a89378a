import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router, type RouterProps } from 'wouter';
import { readChapter } from './chapter.ts';
import { renderChapter } from './render.ts';

function markup(source: string, style = { deeper: 0, named: true }): string {
  const drawn = renderChapter(readChapter('rolit', source), style);
  return renderToStaticMarkup(h(Router, { ssrPath: '/' } as RouterProps, h('div', null, ...drawn)));
}

it('[R51] headings have names that an address can point at', () => {
  expect(markup('# Rolit\n\n## A turn')).toContain('<h2 id="turn" tabindex="-1">A turn');
});

it('[R51] beside a table they stand deeper, and have none', () => {
  expect(markup('# Rolit\n\n## A turn', { deeper: 1, named: false })).toBe('<div><h3>A turn</h3></div>');
});

it('[R51] what looks like a tag is printed, not obeyed', () => {
  expect(markup('<img src=x onerror=alert(1)>')).toBe('<div><p>&lt;img src=x onerror=alert(1)&gt;</p></div>');
});

it('[R51] links lead to headings, chapters and places of the house, and nowhere else by themselves', () => {
  const hrefOf = (href: string) => /href="([^"]*)"/.exec(markup(`[a](${href})`))?.[1];
  expect(hrefOf('#turn')).toBe('#turn');
  expect(hrefOf('mastermind#marks')).toBe('/manual/mastermind#marks');
  expect(hrefOf('/saved')).toBe('/saved');
  expect(hrefOf('javascript:void0')).toBe('/manual/javascript:void0');
  expect(hrefOf('//elsewhere.example')).toBe('/manual///elsewhere.example');
});

it('[R51] tables, lists and fences come out as such', () => {
  expect(markup('| key | does |\n| --- | --- |\n| `a` | **b** |')).toBe(
    '<div><table><thead><tr><th scope="col">key</th><th scope="col">does</th></tr></thead>' +
      '<tbody><tr><td><code>a</code></td><td><strong>b</strong></td></tr></tbody></table></div>',
  );
  expect(markup('- one\n- two')).toBe('<div><ul><li>one</li><li>two</li></ul></div>');
  expect(markup('```\nnpm start\n```')).toBe('<div><pre><code>npm start</code></pre></div>');
});
