/** Small drawings as data: they can be parts of the page, or a picture that is drawn once and shown in many places. */
import { createElement, type ReactNode } from 'react';

export type Shape = {
  readonly tag: 'circle' | 'g' | 'path' | 'rect';
  /** As React spells them; a colour may be one of the tokens, `var(--red)`. */
  readonly looks: Readonly<Record<string, string | number>>;
  readonly inner?: readonly Shape[];
};

/** As parts of an SVG of the page. */
export function drawn(shapes: readonly Shape[]): ReactNode[] {
  return shapes.map(({ tag, looks, inner = [] }, key) =>
    createElement(tag, { key, ...looks }, ...drawn(inner)),
  );
}

/** As a picture of its own for a style sheet, in the colours that `inkOf` knows by the names of the tokens. */
export function pictureOf(
  viewBox: string,
  shapes: readonly Shape[],
  inkOf: (token: string) => string,
): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${written(shapes)}</svg>`;
  const inked = text.replace(/var\(--([\w-]+)\)/g, (_, token: string) => inkOf(token));
  return `url("data:image/svg+xml,${encodeURIComponent(inked)}")`;
}

function written(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, looks, inner = [] }) => {
      const attributes = Object.entries(looks).map(([name, value]) => ` ${dashed(name)}="${value}"`);
      return `<${tag}${attributes.join('')}>${written(inner)}</${tag}>`;
    })
    .join('');
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const inks = new Map<string, string>();

/** What the style sheet calls so. Only for colours that are the same in every theme: they are looked up once. */
export function inkOf(token: string): string {
  const ink =
    inks.get(token) ?? getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
  inks.set(token, ink);
  return ink;
}
