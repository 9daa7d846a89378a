import { describe, expect, it } from 'vitest';
import * as core from '../../core/messages/index.ts';
import { type Pen, plainPen, speaker } from '../../core/phrase.ts';
import { renderText } from './drawing.ts';
import { messages } from './messages/index.ts';
import { played, started } from './trial.testing.ts';
import { view } from './view.ts';

const pen = plainPen(speaker('en', [messages.en, core.messages.en], ['Ada', 'Leo', 'Mar']));

describe('the board as text', () => {
  it('[M4] shows rows, marks, and where to go on', () => {
    const state = played(started({ turns: 6 }, ['Ada'], '1123'), '0: 1411', '0: 5566');
    expect(`\n${renderText(view(state, 0), pen)}`).toBe(`
4 positions, 6 colours, 6 turns.

      Ada
      ? ? ? ?
  1   1 4 1 1  ●○··
  2   5 5 6 6  ····
> 3   _ _ _ _
  4   _ _ _ _
  5   _ _ _ _
  6   _ _ _ _

1 red  2 blue  3 yellow  4 green  5 orange  6 purple
● right place   ○ right colour, wrong place   · nothing`);
  });

  it('[M11] shows of the others how far they are', () => {
    const state = played(started({ turns: 6 }, ['Ada', 'Leo', 'Mar'], '1123'), '1: 1123', '2: 1122');
    expect(renderText(view(state, 2), pen)).toContain('\n\nAda: 0 guesses so far\nLeo: broken in 1\n\n');
  });

  it('[M5] shows the codemaker which guess waits', () => {
    const made = played(
      started({ role: 'maker', turns: 6 }, ['maker', 'breaker']),
      '0: code 1123',
      '1: 1411',
    );
    const drawing = renderText(view(made, 0), pen);
    expect(drawing).toContain('\n      1 1 2 3\n  1   1 4 1 1  ?\n');
  });

  it('[M10] shows at the end how many codes each guess left, and where answers were wrong', () => {
    const head = started({ role: 'maker', code: 'head' }, ['maker', 'breaker']);
    const lines = ['1: 1122', '0: 0,0', '1: 3344', '0: 0,0', '1: 5566', '0: 0,0', '0: code 5512'];
    expect(`\n${renderText(view(played(head, ...lines), 1), pen)}`).toBe(`
4 positions, 6 colours, 10 turns. Only its maker knows the code.

      Leo
      5 5 1 2        1296
  1   1 1 2 2  ····   256  ≠ ●○··
  2   3 3 4 4  ····    16
  3   5 5 6 6  ····     0  ≠ ●●··

1 red  2 blue  3 yellow  4 green  5 orange  6 purple
● right place   ○ right colour, wrong place   · nothing
≠ what the answer should have been
The numbers: how many codes were still possible.`);
  });

  it.each([3, 4, 5, 6, 7, 8])('[R53] eight players with %i positions stay within 80 columns', (positions) => {
    const seats = ['maker', ...Array(7).fill('breaker')];
    const size = { difficulty: 'custom', positions, colors: 12, holes: true };
    const [code, guess] = ['1'.repeat(positions), '2'.repeat(positions)];
    const guesses = seats.slice(1).map((_, at) => `${at + 1}: ${guess}`);
    const made = played(started({ role: 'maker', ...size }, seats), `0: code ${code}`, ...guesses);
    const all = played(made, ...guesses.map(() => '0: 0,0'));
    const lines = renderText(view(all, 0), pen).split('\n');
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  it('[Q4] paints every peg in its colour, beside its digit', () => {
    const painted: Pen = { ...pen, paint: (text, tone) => `<${tone} ${text}>` };
    const state = played(started({ difficulty: 'easy' }, ['Ada'], '1123'), '0: 1234');
    expect(renderText(view(state, 0), painted)).toContain(
      '<red 1> <blue 2> <yellow 3> <green 4>  <strong ●>○○',
    );
  });
});
