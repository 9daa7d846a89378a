import { describe, expect, it } from 'vitest';
import { Bench, online, sit } from './bench.testing.ts';
import type { Intent } from './decide.ts';

const reseat = (seat: number, name: string, bot: string | null = null): Intent => ({
  kind: 'reseat',
  seat,
  choice: { name, bot, picks: {} },
});

describe('[R30][S21] changing one’s seat', () => {
  const waiting = () =>
    new Bench().as('ada', sit('Ada'), sit('Bot', 'greedy'), sit('Ona')).as('leo', sit('Leo'));
  const names = ({ table }: Bench) => table.seats.map(({ name }) => name);

  it('is one event, and the seat stays where it is and whose it is', () => {
    const bench = waiting();
    const { seq } = bench.table;
    bench.as('leo', reseat(3, '  Leonor '));
    expect(names(bench)).toEqual(['Ada', 'Bot', 'Ona', 'Leonor']);
    expect(bench.table).toMatchObject({ seq: seq + 1, seats: [{}, {}, {}, { player: 'leo', hint: null }] });
    expect(bench.log.at(-1)?.body).toEqual({
      kind: 'reseated',
      seat: 3,
      choice: { name: 'Leonor', bot: null, picks: {} },
    });
  });
  it('one may keep one’s name, but not take another’s', () => {
    const bench = waiting();
    expect(bench.codes(reseat(3, 'leo'), 'leo')).toEqual([]);
    expect(bench.codes(reseat(3, 'ADA'), 'leo')).toEqual(['name-taken']);
    expect(bench.codes(reseat(3, ''), 'leo')).toEqual(['name-empty']);
  });
  it('whoever made the table changes bots and those at their screen, and no guest', () => {
    const bench = waiting();
    expect(bench.codes(reseat(1, 'Robot', 'greedy'), 'ada')).toEqual([]);
    expect(bench.codes(reseat(2, 'Oona'), 'ada')).toEqual([]);
    expect(bench.codes(reseat(3, 'Lea'), 'ada')).toEqual(['not-your-seat']);
    expect(names(bench)).toEqual(['Ada', 'Robot', 'Oona', 'Leo']);
  });
  it('guests change their own only, and the room none', () => {
    const bench = waiting();
    expect(bench.codes(reseat(0, 'Lea'), 'leo')).toEqual(['not-your-seat']);
    expect(bench.codes(reseat(1, 'Robot', 'greedy'), 'leo')).toEqual(['not-your-seat']);
    expect(bench.codes(reseat(1, 'Robot', 'greedy'), null)).toEqual(['not-your-seat']);
  });
  it('a person stays a person, and a bot a bot the game has', () => {
    const bench = waiting();
    expect(bench.codes(reseat(3, 'Leo', 'greedy'), 'leo')).toEqual(['seat-swap']);
    expect(bench.codes(reseat(1, 'Eve'), 'ada')).toEqual(['seat-swap']);
    expect(bench.codes(reseat(1, 'Eve', 'nobody'), 'ada')).toEqual(['bot-unknown']);
  });
  it('only before the start, and only where somebody sits', () => {
    expect(waiting().codes(reseat(9, 'Lea'), 'leo')).toEqual(['no-such-seat']);
    expect(online().codes(reseat(0, 'Eva'), 'ada')).toEqual(['already-started']);
  });
});
