import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagePen, parseDrawing } from './drawing.ts';
import { pitchOf, type Spot, spotsOf, stepFrom } from './spots.ts';

const { spot, paint } = pagePen((code) => code);

/** Every letter is a place of its own name. */
function spots(drawing: string): readonly Spot[] {
  return spotsOf(parseDrawing(drawing.replace(/\w/g, (letter) => spot(letter, letter))));
}

/** A round board. */
const round = spots(`
    a b
  c d e f
  g h i j
    k l`);

const from = (place: string) => round.find((each) => each.place === place)!;
const step = (place: string, key: string, whole = false) => stepFrom(round, from(place), key, whole)?.place;

describe('the places of a drawing', () => {
  it('know their text, tone and columns', () => {
    expect(spotsOf(parseDrawing(`1 ${spot(` ${paint('Y', 'yellow')} `, 'd4')}`))).toEqual([
      { place: 'd4', text: ' Y ', tone: 'yellow', line: 0, from: 2, to: 5 },
    ]);
  });

  it('arrows lead to the neighbours, and nowhere beyond the rim', () => {
    expect([
      step('d', 'ArrowUp'),
      step('d', 'ArrowDown'),
      step('d', 'ArrowLeft'),
      step('d', 'ArrowRight'),
    ]).toEqual(['a', 'h', 'c', 'e']);
    expect([step('a', 'ArrowUp'), step('c', 'ArrowLeft'), step('j', 'ArrowRight')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('where nothing is straight above or below, the nearest of the next line', () => {
    expect([step('c', 'ArrowUp'), step('j', 'ArrowDown')]).toEqual(['a', 'l']);
  });

  it('Home and End stay in the line, with Ctrl they span the board', () => {
    expect([step('h', 'Home'), step('h', 'End'), step('h', 'Home', true), step('h', 'End', true)]).toEqual([
      'g',
      'j',
      'a',
      'l',
    ]);
  });

  it('every place can be reached from every other by arrows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...round), (start) => {
        const seen = new Set([start]);
        for (const here of seen)
          for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
            const next = stepFrom(round, here, key, false);
            if (next) seen.add(next);
          }
        expect(seen.size).toBe(round.length);
      }),
    );
  });

  it('the pitch is that of the nearest neighbours', () => {
    expect(pitchOf(round)).toEqual({ columns: 2, gap: 1, lines: 1 });
    expect(pitchOf(spots('a\n\nb'))).toEqual({ columns: 0, gap: 0, lines: 2 });
    expect(pitchOf([])).toEqual({ columns: 0, gap: 0, lines: 0 });
  });
});
