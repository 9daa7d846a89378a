import { describe, expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import type { Entry } from '../../protocol/http.ts';
import { en } from './messages/en.ts';
import { companions, moment, players, scoreLine, standing } from './standing.ts';

const seat = (name: string, mine: boolean, score: number | null = null) => ({ name, bot: null, mine, score });
const entry = (change: Partial<Entry>): Entry => ({
  id: 'a',
  name: 'Rainy Sunday',
  game: 'scrabble',
  version: 1,
  origin: 'new',
  phase: 'playing',
  seats: [seat('Marcel', false, 102), seat('Aina', true, 1106)],
  toAct: [1],
  winners: [],
  moves: 12,
  owner: true,
  mine: true,
  waiting: true,
  created: 0,
  updated: 0,
  quarantined: null,
  ...change,
});
const say = speaker('en', [en], []);

describe('[R14] a table in a list', () => {
  it('tells me when it is my turn', () => expect(standing(entry({}))).toEqual({ code: 'saved.your-turn' }));
  it('names who is to play, of several at this screen', () => {
    const seats = [seat('Marcel', true), seat('Aina', true)];
    expect(standing(entry({ seats }))).toEqual({ code: 'saved.turn', params: { who: 'Aina' } });
  });
  it('names the other who is to play', () =>
    expect(standing(entry({ toAct: [0], waiting: false }))).toEqual({
      code: 'saved.turn',
      params: { who: 'Marcel' },
    }));
  it('tells who won', () => {
    const over = { phase: 'over', toAct: [], waiting: false } as const;
    expect(standing(entry({ ...over, winners: [1] }))).toEqual({ code: 'saved.you-won' });
    expect(standing(entry({ ...over, winners: [0, 1] }))).toEqual({
      code: 'saved.won',
      params: { who: 'Marcel, Aina', n: 2 },
    });
    expect(standing(entry(over))).toEqual({ code: 'saved.drawn' });
  });
  it('says why it can’t be opened', () =>
    expect([
      standing(entry({ quarantined: 'asset-missing' })),
      standing(entry({ quarantined: 'game-version' })),
    ]).toEqual([
      { code: 'saved.resource-missing' },
      { code: 'game-version', params: { game: 'scrabble', version: 1 } },
    ]));
  it('names the players with their points', () =>
    expect(players(entry({}), 'en')).toBe('Marcel 102, Aina 1,106'));
  it('names whom I play with, and not me', () => expect(companions(entry({}), 'en')).toBe('Marcel'));
  it('gives the points, mine first', () => expect(scoreLine(entry({}), say)).toBe('1,106 to 102'));
  it('dates what was played lately by the day, as it is written in the region', () => {
    const now = new Date(2025, 10, 16, 12).getTime();
    expect(moment(now - 3600_000, now, 'en-GB')).toBe('today, 11:00');
    expect(moment(now - 3600_000, now, 'en-US')).toBe('today, 11:00 AM');
    expect(moment(now - 15 * 3600_000, now, 'es')).toBe('ayer, 21:00');
    expect(moment(now - 72 * 3600_000, now, 'ca')).toBe('13 de novembre');
    expect(moment(new Date(2024, 0, 2).getTime(), now, 'en-GB')).toBe('2 January 2024');
  });
});
