import { createElement } from 'react';
import type { Chapter } from './chapter.ts';
import { renderChapter, type Style } from './render.ts';
import './Prose.css';

/** A chapter as it is printed, without its title. */
export function Prose({ chapter, ...style }: { readonly chapter: Chapter } & Style) {
  return createElement('div', { className: 'prose' }, ...renderChapter(chapter, style));
}
