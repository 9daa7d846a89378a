import { describe, expect, it } from 'vitest';
import { speaker } from '../../core/phrase.ts';
import type { Entry } from '../../protocol/http.ts';
import { messages as room } from '../../room/messages/index.ts';
import { en } from '../home/messages/en.ts';
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
const say = speaker('en', [en, room.en], []);
const said = (change: Partial<Entry>) => {
  const { code, params } = standing(entry(change));
  return say(code, params);
};

describe('[R14] a table in a list', () => {
  it('tells me when it is my turn', () =>
    expect(standing(entry({}))).toEqual({ code: 'standing.your-turn' }));
  it('names who is to play, of several at this screen', () => {
    const seats = [seat('Marcel', true), seat('Aina', true)];
    expect(standing(entry({ seats }))).toEqual({
      code: 'standing.turn',
      params: { who: { list: ['Aina'] } },
    });
  });
  it('names the other who is to play', () =>
    expect(standing(entry({ toAct: [0], waiting: false }))).toEqual({
      code: 'standing.turn',
      params: { who: { list: ['Marcel'] } },
    }));
  it('tells who won', () => {
    const over = { phase: 'over', toAct: [], waiting: false } as const;
    expect(standing(entry({ ...over, winners: [1] }))).toEqual({ code: 'standing.you-won' });
    expect(said({ ...over, winners: [0] })).toBe('Winner: Marcel.');
    expect(said({ ...over, winners: [0, 1] })).toBe('You and Marcel won.');
    expect(standing(entry(over))).toEqual({ code: 'standing.drawn' });
  });
  it('names the first of many who won, and counts the others', () => {
    const seats = ['Ada', 'Leo', 'Mar', 'Núria', 'Oriol'].map((name) => seat(name, false));
    const over = { phase: 'over', toAct: [], waiting: false, seats } as const;
    expect(said({ ...over, winners: [0, 1, 2, 3] })).toBe('Winners: Ada, Leo, Mar, and Núria.');
    expect(said({ ...over, winners: [0, 1, 2, 3, 4] })).toBe('Winners: Ada, Leo, Mar and 2 more.');
  });
  it('says why it can’t be opened', () =>
    expect([
      standing(entry({ quarantined: 'asset-missing' })),
      standing(entry({ quarantined: 'game-version' })),
    ]).toEqual([
      { code: 'standing.resource-missing' },
      { code: 'game-version', params: { game: 'scrabble', version: 1 } },
    ]));
  it('names the players with their points', () =>
    expect(players(entry({}), 'en', say)).toBe('Marcel 102, Aina 1,106'));
  it('has the level of a rival beside its name', () => {
    const { seats } = entry({});
    const [, mine] = seats;
    const zaida = {
      name: 'Zaida',
      bot: 'hard',
      rival: 'zaida',
      strength: 3,
      mine: false,
      score: 102,
    } as const;
    const against = entry({ seats: [zaida, mine!] });
    expect(players(against, 'en', say)).toBe('Zaida (hard) 102, Aina 1,106');
    expect(companions(against, 'en', say)).toBe('Zaida (hard)');
  });
  it('names whom I play with, and not me', () => expect(companions(entry({}), 'en', say)).toBe('Marcel'));
  it('gives the points, mine first', () => expect(scoreLine(entry({}), say)).toBe('1,106 to 102'));
  it('tells among more than two how I stand beside the best of the others', () => {
    const scored = (...points: number[]) => ({
      seats: points.map((score, at) => seat(`P${at}`, at === 0, score)),
    });
    expect(scoreLine(entry(scored(2, 11, 6, 1)), say)).toBe('2 points, the leader has 11');
    expect(scoreLine(entry(scored(11, 2, 6)), say)).toBe('you lead with 11 points');
    expect(scoreLine(entry(scored(6, 2, 6)), say)).toBe('6 points, tied for the lead');
  });
  it('dates what was played lately by the day, as it is written in the region', () => {
    const now = new Date(2025, 10, 16, 12).getTime();
    expect(moment(now - 3600_000, now, 'en-GB')).toBe('today, 11:00');
    expect(moment(now - 3600_000, now, 'en-US')).toBe('today, 11:00 AM');
    expect(moment(now - 15 * 3600_000, now, 'es')).toBe('ayer, 21:00');
    expect(moment(now - 72 * 3600_000, now, 'ca')).toBe('13 de novembre');
    expect(moment(new Date(2024, 0, 2).getTime(), now, 'en-GB')).toBe('2 January 2024');
  });
});
