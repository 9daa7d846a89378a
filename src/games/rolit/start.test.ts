import { describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import type { SeatChoice } from '../../core/seat.ts';
import { parseOptions, rivals, seats } from './options.ts';
import { outcome, records } from './ranking.ts';
import { play, setup, toAct } from './rules.ts';
import { formatStart, parseStart } from './start.ts';

const colors = ['yellow', 'red', 'green'];
const sitting = (count: number): readonly SeatChoice[] =>
  colors.slice(0, count).map((color) => ({ name: color, bot: null, picks: { color } }));

describe('a game from a position', () => {
  it('[O8] begins with these balls, and with whose turn it is', () => {
    const options = must(parseOptions({ shape: 'SS', start: '3 2 c3=0 d3=1 e3=n' }));
    const state = setup(options, sitting(3));
    expect(toAct(state)).toEqual([2]);
    expect(state.balls.filter((owner) => owner !== null)).toEqual([0, 1, -1]);
    expect(must(play(state, 2, 'b3')).turn).toBe(0);
  });

  it('[O8] is for as many as play in it', () => {
    const options = must(parseOptions({ start: '3 0' }));
    expect(seats(options)).toEqual({ min: 3, max: 3 });
    expect(rivals(options)).toHaveLength(2);
  });

  it('[O8] one that is full is over at once, and never ranks', () => {
    const cells = [...'abcdef'].flatMap(rows);
    const start = formatStart({ players: 2, turn: 0, balls: cells.map((cell) => [cell, 1]) });
    const state = setup(must(parseOptions({ shape: 'SS', start })), sitting(2));
    expect(outcome(state)).toMatchObject({ winners: [1], reason: { code: 'over.full' } });
    expect(records(state)).toEqual([]);
  });

  it('[O8] options without one, or with none, are those of every other game', () => {
    expect(must(parseOptions({ start: null }))).toEqual(must(parseOptions({})));
    expect(must(parseOptions({}))).not.toHaveProperty('start');
  });

  it.each([
    '',
    7,
    '1 0',
    '11 0',
    '3 3',
    '2 0 c3',
    '2 0 c3=2',
    '2 0 c3=0 c3=1',
    '2 0 i3=0',
    '2 0  c3=0',
    '2 0 c3=0 ',
    ['2 0'],
  ])('[O8] %j is no position', (start) => {
    expect(parseOptions({ start })).toMatchObject({ problems: [{ code: 'start-wrong', path: 'start' }] });
  });

  it('[O8] othello is for two, and every team needs somebody', () => {
    expect(parseOptions({ variant: 'othello', start: '3 0' }).ok).toBe(false);
    expect(parseOptions({ mode: 'teams', teams: ['A', 'B', 'C'], start: '2 0' }).ok).toBe(false);
    expect(parseOptions({ mode: 'teams', teams: ['A', 'B', 'C'], start: '3 0' }).ok).toBe(true);
  });

  it('[O8] is written as it was read', () => {
    const text = '10 9 d4=0 e5=n c3=9';
    expect(formatStart(parseStart(text, 'SM')!)).toBe(text);
  });
});

function rows(column: string): readonly string[] {
  return [1, 2, 3, 4, 5, 6].map((row) => `${column}${row}`);
}
