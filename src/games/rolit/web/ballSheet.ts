/**
 * The balls of the board, and the symbols beside it, are pictures, one for every colour, told to the page once. To put
 * or to turn a ball is then a word on an element that lies there already, instead of a drawing to be made, styled, laid
 * out and taken away; and a symbol that changes its place is no drawing to be laid out anew.
 */
import { useLayoutEffect } from 'react';
import { ballBox, ballShapes, plainBall } from '../../../web/kit/ball.ts';
import { markBox, markIn } from '../../../web/kit/marks.ts';
import { inkOf, pictureOf, type Shape } from '../../../web/kit/shapes.ts';
import { colors } from '../colors.ts';
import type { BallTone } from './tone.ts';

/** For whoever draws an `r-ball` or an `r-mark` with a `data-tone`. */
export function useBallSheet(): void {
  useLayoutEffect(tell, []);
}

let isTold = false;

/** Pieces are of the same colours in every theme, so it is done once. */
function tell(): void {
  if (isTold) return;
  isTold = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetOf(inkOf));
  document.adoptedStyleSheets.push(sheet);
}

/** All balls lie behind the board too, so that none has to be fetched when the first of its colour is put. */
export function sheetOf(ink: (token: string) => string): string {
  const tones: readonly BallTone[] = [...colors, 'plain'];
  const balls = tones.map((tone) => pictureOf(ballBox, ballOf(tone), ink));
  const marks = colors.map((color) => pictureOf(markBox, [markIn(color)], ink));
  return [
    ...tones.map((tone, at) => ruleOf('ball', tone, balls[at]!)),
    ...colors.map((color, at) => ruleOf('mark', color, marks[at]!)),
    `.r-board::before { background-image: ${balls.join(', ')} }`,
  ].join('\n');
}

function ballOf(tone: BallTone): readonly Shape[] {
  return tone === 'plain' ? plainBall : ballShapes(tone);
}

function ruleOf(name: 'ball' | 'mark', tone: BallTone, picture: string): string {
  return `.r-${name}[data-tone="${tone}"] { background-image: ${picture} }`;
}
