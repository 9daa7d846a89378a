import { describe, expect, it } from 'vitest';
import { allStrengths, cast, isReserved, plainNames, rivalById } from '../core/cast.ts';
import type { Game } from '../core/game.ts';
import { must } from '../core/result.ts';
import type { SeatWish } from '../core/seat.ts';
import { shelf } from '../games/index.ts';
import { fold } from './apply.ts';
import { Bench, opened, sit, two } from './bench.testing.ts';
import type { Intent } from './decide.ts';
import { quickSeats } from './quick.ts';
import { hasOwnMethod, nextRival, parseSeatWish, strengthOf } from './rivals.ts';
import { screenFor } from './screen.ts';
import { settingsOf } from './transfer.ts';

const { game } = opened;
const rolit: Game = (await shelf['rolit']!()).game;
const say = (code: string, params: object = {}) => `${code}${JSON.stringify(params)}`;
const rival = (id: unknown, rest: object = {}): Intent => ({ kind: 'sit', choice: { rival: id, ...rest } });

describe('the cast', () => {
  it('are ten, two of each strength, with names that nobody mistakes', () => {
    expect(allStrengths.map((strength) => cast.filter((each) => each.strength === strength).length)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    const names = [...cast.map(({ name }) => name), ...plainNames];
    expect(new Set(names.map((name) => name[0])).size).toBe(names.length);
    expect(names.every((name) => /^[A-Z][a-z]{2,5}$/.test(name))).toBe(true);
    expect(names.every(isReserved)).toBe(true);
    expect(isReserved('Ada')).toBe(false);
  });
});

describe('a rival sits down', () => {
  it('by its id: the name is its own, the bot the one of its strength here', () => {
    const bench = new Bench().do(sit('Ada'), rival('otto', { name: 'Whoever' }));
    expect(bench.log.at(-1)!.body).toEqual({
      kind: 'seated',
      seat: 1,
      choice: { name: 'Otto', bot: 'random', picks: {} },
      player: null,
      rival: 'otto',
    });
    expect(fold(opened, bench.log)).toEqual(bench.table);
    expect(settingsOf(bench.table).seats[1]).toEqual({
      name: 'Otto',
      bot: 'random',
      picks: {},
      rival: 'otto',
    });
    expect(screenFor(opened, bench.table, 'ada', 0, 1).seats[1]).toMatchObject({
      name: 'Otto',
      rival: 'otto',
    });
  });
  it('by another method, if that was chosen', () => {
    const { table } = new Bench().do(sit('Ada'), rival('otto', { bot: 'greedy' }));
    expect(table.seats[1]).toMatchObject({ name: 'Otto', bot: 'greedy', rival: 'otto' });
    expect(hasOwnMethod(game, table.seats[1]!)).toBe(true);
    expect(strengthOf(game, table.seats[1]!)).toBe(1);
  });
  it('also as a bot by that name', () => {
    const { table } = new Bench().do(sit('Ada'), sit('vega', 'random'));
    expect(table.seats[1]).toMatchObject({ name: 'Vega', bot: 'random', rival: 'vega' });
  });
  it('once at a table', () => {
    const bench = new Bench().do(sit('Ada'), rival('otto'));
    expect(bench.codes(rival('otto'))).toEqual(['name-taken']);
  });
  it('only one that there is, and where the game has a bot so strong', () => {
    const bench = new Bench().do(sit('Ada'));
    for (const id of ['fox', 7, {}]) expect(bench.codes(rival(id))).toEqual(['rival-unknown']);
    expect(bench.codes(rival('mei'))).toEqual(['rival-not-here']);
    expect(bench.codes(rival('otto', { bot: 'strange' }))).toEqual(['bot-unknown']);
    expect(bench.codes(rival('otto'), 'leo')).toEqual(['owner-only']);
  });
  it('and changes into another, or into none', () => {
    const bench = new Bench().do(sit('Ada'), rival('otto'));
    const reseat = (choice: object): Intent => ({ kind: 'reseat', seat: 1, choice });
    bench.do(reseat({ rival: 'bru', picks: {} }));
    expect(bench.table.seats[1]).toMatchObject({ name: 'Bru', bot: 'random', rival: 'bru' });
    bench.do(reseat({ name: 'Dunia', bot: 'greedy', picks: {} }));
    expect(bench.table.seats[1]).toMatchObject({ name: 'Dunia', bot: 'greedy' });
    expect(bench.table.seats[1]).not.toHaveProperty('rival');
    expect(fold(opened, bench.log)).toEqual(bench.table);
  });
});

describe('[R6] names of rivals', () => {
  it('are refused to people, whatever their case and accents', () => {
    const bench = new Bench();
    for (const name of ['Elvira', ' élvira ', 'NAP', 'Dunia'])
      expect(bench.codes(sit(name))).toEqual(['name-reserved']);
    bench.do(sit('Ada'));
    expect(bench.codes({ kind: 'reseat', seat: 0, choice: { name: 'Roc', picks: {} } })).toEqual([
      'name-reserved',
    ]);
  });
  it('stay with whoever had one before: logs are folded, and the seat can still be changed', () => {
    const log = two()
      .log.slice(0, 2)
      .map((event) =>
        event.body.kind === 'seated'
          ? { ...event, body: { ...event.body, choice: { ...event.body.choice, name: 'Elvira' } } }
          : event,
      );
    const bench = new Bench();
    bench.log = log;
    bench.table = fold(opened, log);
    expect(bench.table.seats[0]!.name).toBe('Elvira');
    expect(bench.codes({ kind: 'reseat', seat: 0, choice: { name: 'elvira', picks: {} } })).toEqual([]);
  });
  it('bots of logs of before keep their names, and have the strength of their method', () => {
    const { table } = new Bench().do(sit('Ada'), sit('Golafre 2', 'greedy'));
    expect(table.seats[1]).toMatchObject({ name: 'Golafre 2', bot: 'greedy' });
    expect(strengthOf(game, table.seats[1]!)).toBe(4);
  });
});

describe('rivals of a strength', () => {
  const fill = (strengths: readonly (1 | 2 | 3 | 4 | 5)[]): readonly SeatWish[] => {
    const seats: SeatWish[] = [];
    for (const strength of strengths) {
      const color = { color: rolit.seatForm(rolit.defaults, seats)[0] };
      const picks = { color: (color.color as { choices: readonly string[] }).choices[0]! };
      const wish = { ...nextRival(rolit, strength, seats), picks };
      seats.push(must(parseSeatWish(rolit, rolit.defaults, wish, seats)));
    }
    return seats;
  };
  it('are the two characters, then plain names without a number, as many as ten', () => {
    const seats = fill(Array.from({ length: 10 }, () => 2 as const));
    expect(seats.slice(0, 3).map(({ name, rival: id }) => [name, id])).toEqual([
      ['Mei', 'mei'],
      ['Roc', 'roc'],
      ['Dunia', undefined],
    ]);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(10);
    expect(seats.map(({ name }) => name).join(' ')).not.toMatch(/\d/);
    expect(seats.every((seat) => strengthOf(rolit, seat) === 2 && !hasOwnMethod(rolit, seat))).toBe(true);
  });
  it('are all ten characters where two of each are wanted', () =>
    expect(
      fill([1, 2, 3, 4, 5, 1, 2, 3, 4, 5])
        .map(({ rival: id }) => id)
        .sort(),
    ).toEqual(cast.map(({ id }) => id).sort()));
  it('[R10] in quick play somebody new can win: one or two, and one a step stronger', () => {
    const seats = quickSeats(rolit, rolit.defaults, 'Ada', say);
    expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', null],
      ['Bru', 'random'],
      ['Mei', 'greedy'],
      ['Otto', 'random'],
    ]);
  });
  it.each(Object.keys(shelf))(
    '[R10] of %s in quick play are no stronger than three, the first than two',
    async (id) => {
      const { game: each } = await shelf[id]!();
      const [first = 1, ...others] = each.rivals(each.defaults);
      expect(first).toBeLessThanOrEqual(2);
      expect(Math.max(first, ...others)).toBeLessThanOrEqual(first + 1);
    },
  );
  it('[R6] whoever is called like a rival is proposed another name', () =>
    expect(quickSeats(rolit, rolit.defaults, 'Nap', say)[0]!.name).toBe('setup.person{"n":1}'));
});

it('every character is known by its id', () => {
  for (const { id, name } of cast) expect(rivalById(id)!.name).toBe(name);
  expect(rivalById('fox')).toBeNull();
});
