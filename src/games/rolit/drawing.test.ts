import { describe, expect, it } from 'vitest';
import { type Pen, plainPen, speaker } from '../../core/phrase.ts';
import { boards, shapes } from './boards.ts';
import { renderText } from './drawing.ts';
import { drawnState } from './drawn.testing.ts';
import { messages } from './messages/index.ts';
import { type State, view } from './rules.ts';

const names = ['Ada', 'Leo', 'Mar', 'Pau', 'Ona', 'Biel', 'Nil', 'Joan', 'Roc', 'Laia'];

function draw(state: State, viewer: number | 'spectator' = state.turn): string {
  return renderText(view(state, viewer), plainPen(speaker('en', [messages.en], names)));
}

const midway = `
  ......
  .01...
  ..n1..
  ...2..
  ......
  ......`;

describe('drawing', () => {
  it('[O5] shows balls, where one may go, and the last move', () => {
    const state = drawnState(midway, {
      variant: 'official',
      count: 3,
      last: { seat: 2, cell: 'd4', turned: [] },
    });
    expect(`\n${draw(state)}\n`).toBe(`
    a b c d e f       > Y   1 yellow Ada
 1  · · · · · ·  1      R   2 red    Leo
 2  · Y R + · ·  2      G   1 green  Mar
 3  · · n R · ·  3
 4  · · ·[G]· ·  4    5 of 36 balls
 5  · · · · + ·  5    + you can go here
 6  · · · · · ·  6    [ ] last move
    a b c d e f       n neutral ball
`);
  });

  it('[R12] shows teams with their sums, and who gave up', () => {
    const drawn = drawnState(midway, { count: 3 });
    const players = drawn.players.map((player, at) => ({
      ...player,
      team: at === 1 ? 'Luna' : 'Sol',
      playing: at !== 2,
    }));
    expect(`\n${draw({ ...drawn, players }, 'spectator')}\n`).toBe(`
    a b c d e f       > Y   1 yellow Ada
 1  · · · · · ·  1      R   2 red    Leo
 2  · Y R · · ·  2    × G   1 green  Mar
 3  · · n R · ·  3
 4  · · · G · ·  4          2 Sol (Y G)
 5  · · · · · ·  5          2 Luna (R)
 6  · · · · · ·  6
    a b c d e f       5 of 36 balls
                      n neutral ball
                      × resigned
`);
  });

  it('[O4] says when one has to pass', () => {
    const state = drawnState('10.... ...... ...... ...... ...... ......', { variant: 'othello' });
    expect(draw(state)).toContain('no ball to turn: pass');
    expect(draw(state)).not.toContain('+');
  });

  it('marks the last move at the rim', () => {
    const state = drawnState('0....1 ...... ...... ...... ...... ......', {
      last: { seat: 1, cell: 'f1', turned: [] },
    });
    expect(draw(state)).toContain(' 1  Y + · · +[R] 1');
    expect(draw({ ...state, last: { seat: 0, cell: 'a1', turned: [] } })).toContain(' 1 [Y]+ · · + R  1');
  });

  it('[Q4] colours repeat what the letters say', () => {
    const painted: string[] = [];
    const pen: Pen = {
      ...plainPen(speaker('en', [messages.en], names)),
      paint: (text, tone) => {
        painted.push(`${text} ${tone}`);
        return text;
      },
    };
    renderText(view(drawnState(midway, { count: 3 }), 0), pen);
    expect(painted).toEqual(expect.arrayContaining(['Y yellow', 'R red', 'G green', '+ accent']));
  });

  it('[Q4] every cell can be pointed at, by its name', () => {
    const places: string[] = [];
    const spot = (text: string, place: string) => {
      places.push(place);
      return text;
    };
    const state = drawnState(Array(8).fill('.'.repeat(8)).join(' '), { shape: 'CS' });
    renderText(view(state, 0), { ...plainPen(speaker('en', [messages.en], names)), spot });
    expect(places.sort()).toEqual([...boards.CS.cells].sort());
  });

  it.each(shapes)('[Q4] %s fits 80 columns with long names in every language', (shape) => {
    const empty = Array(12).fill('.'.repeat(12)).join(' ');
    const state = drawnState(empty, { shape, count: 10 });
    const long = names.map((name) => name.padEnd(24, 'x'));
    for (const lang of ['ca', 'es', 'en'] as const) {
      const drawing = renderText(view(state, 0), plainPen(speaker(lang, [messages[lang]], long)));
      const lines = drawing.split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(lines.length).toBeLessThanOrEqual(18);
      expect(drawing.match(/\+ /g)!.length).toBeGreaterThanOrEqual(boards[shape].cells.length);
    }
  });
});
