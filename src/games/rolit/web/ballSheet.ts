/**
 * The balls of the board are pictures, one for every colour, told to the page once. To put or to turn a ball is then a
 * word on an element that lies there already, instead of a drawing to be made, styled, laid out and taken away.
 */
import { ballBox, ballShapes, plainBall } from '../../../web/kit/ball.ts';
import { inkOf, pictureOf, type Shape } from '../../../web/kit/shapes.ts';
import { colors } from '../colors.ts';
import type { BallTone } from './tone.ts';

let isTold = false;

/** Pieces are of the same colours in every theme, so it is done once. */
export function tellBalls(): void {
  if (isTold) return;
  isTold = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ballRules(inkOf));
  document.adoptedStyleSheets.push(sheet);
}

/** All of them lie behind the board too, so that none has to be fetched when its first ball is put. */
export function ballRules(ink: (token: string) => string): string {
  const tones: readonly BallTone[] = [...colors, 'plain'];
  const pictures = tones.map((tone) => pictureOf(ballBox, shapesOf(tone), ink));
  const rules = tones.map((tone, at) => `.r-ball[data-tone="${tone}"] { background-image: ${pictures[at]} }`);
  return [...rules, `.r-board::before { background-image: ${pictures.join(', ')} }`].join('\n');
}

function shapesOf(tone: BallTone): readonly Shape[] {
  return tone === 'plain' ? plainBall : ballShapes(tone);
}
