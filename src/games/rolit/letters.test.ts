import { expect, it } from 'vitest';
import { languages, plainPen, speaker } from '../../core/phrase.ts';
import { must } from '../../core/result.ts';
import { colors } from './colors.ts';
import { game } from './index.ts';
import { messages } from './messages/index.ts';

it.each(languages)('[O2][T] every colour has a letter of its own, out of its name: %s', (lang) => {
  const say = speaker(lang, [messages[lang]], []);
  const letters = colors.map((color) => say(`letter.${color}`));
  expect(new Set(letters).size).toBe(colors.length);
  for (const [at, color] of colors.entries())
    expect(say(`seat.color.${color}`).toUpperCase()).toContain(letters[at]);
});

it('[C][T] where there is room balls are wider, and rows apart', () => {
  const rules = must(game.open({}));
  const seats = colors.slice(0, 2).map((color) => ({ name: color, bot: null, picks: { color } }));
  const state = rules.setup(game.defaults, seats, { uint32: () => 0 });
  const pen = plainPen(speaker('ca', [messages.ca], ['Aina', 'Pau']));
  const draw = (columns: number, rows: number) =>
    rules.renderText(rules.view(state, 0), { ...pen, room: { columns, rows } }).split('\n');
  const small = rules.renderText(rules.view(state, 0), pen).split('\n');
  expect(draw(60, 10)).toEqual(small);
  expect(draw(80, 16)[0]).toMatch(/^ {5}a {3}b {3}c/);
  expect(draw(80, 16)).toHaveLength(small.length);
  expect(draw(120, 32).length).toBe(2 * 8 + 1);
});
