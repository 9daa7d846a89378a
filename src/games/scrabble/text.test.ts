import { describe, expect, it } from 'vitest';
import { plainPen, speaker } from '../../core/phrase.ts';
import { lexiconOf, played, stateOf } from './fixture.testing.ts';
import { messages } from './messages/index.ts';
import { narrate } from './narration.ts';
import type { State } from './position.ts';
import { forfeit } from './rules.ts';
import { view } from './sight.ts';
import { renderText } from './text.ts';

const lexicon = lexiconOf('ANYS CEL·LA SAC', '# 1 0,A 4 1,C 2 2,E 2 1,L·L 1 10,NY 1 10,S 3 1');
const start = stateOf({
  lexicon,
  racks: ['A[NY]#C', 'CE[L·L]A'],
  bag: 'AAES',
  options: { size: 5, challenge: 'five', rack: 4 },
});
const say = speaker('en', [messages.en], ['Ada', 'Leo']);
const told = (state: State) =>
  narrate(view(state, 'spectator'))
    .map(({ code, params }) => say(code, params))
    .join(' ');

describe('the table as text', () => {
  it('[S13] shows the board, scores, unseen tiles, history and the own rack', () => {
    const state = played(lexicon, start, '3B ANYs');
    expect(renderText(view(state, 1), plainPen(say)).split('\n')).toEqual([
      '    A  B  C  D  E      22  Ada (4 tiles)',
      ' 1  3W .  .  .  3W  >   0  Leo (4 tiles)',
      ' 2  .  2L .  2L .   In the bag: 1',
      ' 3  .  A  NY s  .',
      ' 4  .  2L .  2L .   Unseen:',
      ' 5  3W .  .  .  3W  A2 C1 E1 S3',
      '',
      '                    3B ANYs 22 (Ada)',
      '',
      'Your tiles:  C2  E1  L·L10  A1',
    ]);
  });

  it('[Q4] every square can be pointed at, by the name that moves across from there begin with', () => {
    const spots: string[] = [];
    const spot = (text: string, place: string) => {
      spots.push(`${place}${text}`);
      return text;
    };
    renderText(view(played(lexicon, start, '3B ANYs'), 1), { ...plainPen(say), spot });
    expect(spots).toHaveLength(25);
    expect(spots).toEqual(expect.arrayContaining(['1A 3W', '3C NY', '5D . ']));
  });

  it('[S4] no line of a classic table is longer than 80 columns, nor are there more than 20', () => {
    const long = speaker('ca', [messages.ca], ['W'.repeat(24), 'W'.repeat(24)]);
    const wide = stateOf({ lexicon, racks: ['A[NY]#C', 'CE[L·L]A'], bag: 'AAESSSSSSS' });
    const lines = renderText(view(played(lexicon, wide, '8F ANYs'), 0), plainPen(long)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.length).toBeLessThanOrEqual(20);
  });
});

describe('what happened', () => {
  it('[R12] is told for every kind of turn', () => {
    const laid = played(lexicon, start, '3B ANYs');
    expect(told(laid)).toBe('Ada played ANYS for 22 points.');
    expect(told(played(lexicon, laid, 'challenge'))).toBe(
      'Leo challenged Ada: all words are right. Ada gets 5 points.',
    );
    expect(told(played(lexicon, laid, 'pass'))).toBe('Leo passed.');
    expect(told(forfeit(start, 0, 'time'))).toBe('Ada has run out of time.');
    const wrong = played(lexicon, start, '3B ANYc', 'challenge');
    expect(told(wrong)).toBe('Leo challenged Ada. Not in the dictionary: ANYC. The play is withdrawn.');
  });

  it('[S7] exchanges are told by their number only', () => {
    const state = stateOf({ lexicon, racks: ['AC', 'A'], bag: 'AAAAAAA' });
    expect(told(played(lexicon, state, 'exchange C'))).toBe('Ada exchanged 1 tile.');
  });

  it('[S8] at the end the tiles left over are told', () => {
    const state = stateOf({ lexicon, racks: ['A[NY]S', 'CC'] });
    expect(told(played(lexicon, state, '8H ANYS'))).toBe(
      'Ada played ANYS for 24 points. Ada gains 4 points for the tiles of the others. Leo loses 4 points for the tiles left.',
    );
  });
});
