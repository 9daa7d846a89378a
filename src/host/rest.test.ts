/** [K5] The clock of somebody who plays alone stands while they do not look. */
import { describe, expect, it } from 'vitest';
import { fold } from '../room/apply.ts';
import { restsAlone } from '../room/table.ts';
import { systemClock } from '../server/clock.ts';
import { Bench, looker, sticks } from './bench.testing.ts';
import type { LiveTable } from './live.ts';
import { readLog } from './log.ts';
import { TimeSlicer } from './slicer.ts';

const level = 'builtin:4x4-easy-1';
const minute = 60_000;

function kenken(...names: readonly string[]) {
  return sticks(
    names.map((name) => ({ name })),
    { game: 'kenken', options: { level } },
  );
}

async function atTable(wanted = kenken('Ada')) {
  const bench = new Bench();
  const live = await bench.made(wanted);
  const ada = looker('ada', 0);
  live.watch(ada);
  await live.rested();
  return { bench, live, ada };
}

async function pass(bench: Bench, live: LiveTable, ms: number): Promise<void> {
  await live.rested();
  bench.now += ms;
}

const timeOf = (live: LiveTable) => live.screenOf('ada', 0).playedMs;

describe('[K5] alone', () => {
  it('the clock stands while nobody looks, and goes on when they look again', async () => {
    const { bench, live, ada } = await atTable();
    await pass(bench, live, minute);
    live.unwatch(ada);
    await pass(bench, live, 60 * minute);
    expect(live.screenOf('ada', 0)).toMatchObject({ playedMs: minute, ticking: false, paused: false });
    live.watch(ada);
    await pass(bench, live, minute);
    expect(live.screenOf('ada', 0)).toMatchObject({ playedMs: 2 * minute, ticking: true });
  });
  it('it is in the log, which folds to the same table', async () => {
    const { bench, live, ada } = await atTable();
    live.unwatch(ada);
    await pass(bench, live, minute);
    live.watch(ada);
    await live.rested();
    const log = await readLog(bench.store, new TimeSlicer(systemClock), live.id);
    expect(log.slice(-2).map(({ body, actor }) => [body.kind, actor])).toEqual([
      ['rested', null],
      ['woke', null],
    ]);
    expect(fold(live.opened, log)).toEqual(live.table);
  });
  it('whoever turns to another seat, or looks from a second page, has not looked away', async () => {
    const { bench, live, ada } = await atTable();
    const { seq } = live.table;
    live.unwatch(ada);
    const second = looker('ada', 0);
    live.watch(second);
    const third = looker('ada', 0);
    live.watch(third);
    live.unwatch(second);
    await pass(bench, live, minute);
    expect([live.table.seq, timeOf(live)]).toEqual([seq, minute]);
  });
  it('somebody who only looks on does not keep it going', async () => {
    const { bench, live, ada } = await atTable();
    live.watch(looker('eve', null));
    live.unwatch(ada);
    await pass(bench, live, minute);
    expect(timeOf(live)).toBe(0);
  });
  it('a move that comes all the same is played, and wakes it', async () => {
    const { bench, live, ada } = await atTable();
    live.unwatch(ada);
    await pass(bench, live, minute);
    expect(await bench.code(live, { kind: 'move', seat: 0, text: 'a1 1' })).toBe('accepted');
    bench.now += minute;
    expect(timeOf(live)).toBe(minute);
  });
  it('a pause of one’s own stays one', async () => {
    const { bench, live, ada } = await atTable();
    await bench.command(live, { kind: 'pause' });
    live.unwatch(ada);
    await live.rested();
    live.watch(ada);
    await live.rested();
    expect(live.screenOf('ada', 0)).toMatchObject({ paused: true, view: null });
  });
  it('[S22] nobody can ask for it', async () => {
    const { bench, live } = await atTable();
    expect(await bench.code(live, { kind: 'rest' })).toBe('not-seated');
    expect(await bench.code(live, { kind: 'wake' })).toBe('not-seated');
  });
});

describe('[K5] the clock goes on', () => {
  it('in a race', async () => {
    const { bench, live, ada } = await atTable(kenken('Ada', 'Leo'));
    live.unwatch(ada);
    await pass(bench, live, minute);
    expect(timeOf(live)).toBe(minute);
  });
  it('in a game of the day', async () => {
    const { live } = await atTable();
    const { opened, table } = live;
    expect([restsAlone(opened, table), restsAlone(opened, { ...table, daily: '2026-07-29' })]).toEqual([
      true,
      false,
    ]);
  });
  it('in a game whose time does not count', async () => {
    const { bench, live, ada } = await atTable(
      sticks([{ name: 'Ada' }], {
        game: 'mastermind',
        options: { role: 'breaker', difficulty: 'normal', turns: 10 },
      }),
    );
    live.unwatch(ada);
    await pass(bench, live, minute);
    expect(timeOf(live)).toBe(minute);
  });
});
