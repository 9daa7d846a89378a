import { describe, expect, it } from 'vitest';
import { builtIn, builtInNames, tableOn } from '../../../test/data/kenken/corpus.ts';
import { plainPen, speaker } from '../../core/phrase.ts';
import { messages } from './messages/index.ts';

const pen = plainPen(speaker('en', [messages.en], ['Ada', 'Leo', 'Mar']));
const lines = (text: string) => text.split('\n').map((line) => line.trimEnd());

describe('the sheet as text', () => {
  const { rules, start, play } = tableOn(builtIn('5x5-power-1'));

  it('[K5] shows cages, clues, givens, digits, notes and mistakes without colour', () => {
    const state = play(start, ['a1 3', 'b1 3', 'e1 2', 'c1 ?1,2', 'd1 5', 'd2 2', 'c5 5', 'd5 ?1,2,3,4,5']);
    expect(lines(rules.renderText(rules.view(state, 0), pen))).toEqual([
      '      a      b      c      d      e',
      '   ┌3─────┬1−───────────┬1−!───┬0mod──┐',
      ' 1 │  3!  │  3!    ?12  │  5!  │  2   │',
      '   ├32^───┼2─────┬12×───┤      │      │',
      ' 2 │  ·   │  ·   │  ·   │  2!  │ [1]  │',
      '   │      ├──────┘      ├8^────┼2−────┤',
      ' 3 │  ·   │  ·      ·   │  ·   │  ·   │',
      '   ├0mod──┼1−───────────┤      │      │',
      ' 4 │  ·   │  ·      ·   │  ·   │  ·   │',
      '   │      ├8+───────────┼3+────┴──────┤',
      ' 5 │  ·   │  ·      5   │?12345   ·   │',
      '   └──────┴─────────────┴─────────────┘',
      '',
      '6 of 24 cells filled.',
    ]);
  });
  it('[Q4] every cell can be pointed at, by the name that moves there begin with', () => {
    const spots: string[] = [];
    const spot = (text: string, place: string) => {
      spots.push(`${place}${text}`);
      return text;
    };
    rules.renderText(rules.view(play(start, ['b1 3']), 0), { ...pen, spot });
    expect(spots).toHaveLength(25);
    expect(spots).toEqual(expect.arrayContaining(['a1  ·   ', 'b1  3   ', 'e2 [1]  ']));
  });
  it('[K5] marks mistakes only on demand where the table says so', () => {
    const quiet = tableOn(builtIn('5x5-power-1'), 1, { showErrors: false });
    const wrong = quiet.play(quiet.start, ['a1 4', 'b1 4']);
    expect(quiet.rules.renderText(quiet.rules.view(wrong, 0), pen)).not.toContain('!');
    expect(quiet.rules.renderText(quiet.rules.view(quiet.play(wrong, ['check']), 0), pen)).toContain('4!');
  });
  it('[R12] a race shows how far everybody is', () => {
    const race = tableOn(builtIn('4x4-easy-1'), 3);
    const state = race.rules.forfeit(race.play(race.start, ['a1 1'], 1), 2, 'gone');
    const drawn = lines(race.rules.renderText(race.rules.view(state, 0), pen));
    expect(drawn.slice(-3)).toEqual(['Ada: 0 of 16', 'Leo: 1 of 16', 'Mar: resigned']);
  });
  it('[R21] once it is over, whoever watches sees the winner’s grid', () => {
    const race = tableOn(builtIn('3x3-easy-2'), 2);
    const solved = race.play(
      race.start,
      ['a1 1', 'b1 2', 'c1 3', 'a2 2', 'b2 3', 'c2 1', 'a3 3', 'b3 1', 'c3 2'],
      1,
    );
    const drawn = race.rules.renderText(race.rules.view(solved, 'open'), pen);
    expect(drawn).toMatch(/1 │ {2}1 {2}│ {2}2 {5}3 {2}│/);
    expect(drawn).toContain('Leo: solved');
  });
  it.each(builtInNames())('[K5] %s fits 80 columns, two lines a row', (name) => {
    const { rules: of, start: empty, play: on } = tableOn(builtIn(name));
    for (const state of [empty, on(empty, ['notes']), on(empty, ['notes cages'])]) {
      const drawn = lines(of.renderText(of.view(state, 0), pen));
      expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(drawn).toHaveLength(2 * of.view(state, 0).level.size + 4);
    }
  });
  it('[K5] up to 9 × 9 no note is cut short', () => {
    for (const name of builtInNames().filter((each) => !each.startsWith('10'))) {
      const { rules: of, start: empty, play: on } = tableOn(builtIn(name));
      for (const text of ['notes', 'notes cages'])
        expect(of.renderText(of.view(on(empty, [text]), 0), pen), name).not.toContain('…');
    }
  });
  it('[K5] nearly all notes are shown by what is missing', () => {
    const nine = tableOn(builtIn('9x9-easy-1'));
    const state = nine.play(nine.start, ['notes', 'a1 5']);
    expect(nine.rules.renderText(nine.rules.view(state, 0), pen)).toMatch(/≠5/);
  });
});
