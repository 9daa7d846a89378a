import { describe, expect, it } from 'vitest';
import { builtIn, levelOf } from '../../test/data/kenken/corpus.ts';
import { solve } from '../games/kenken/solver/search.ts';
import { Bench, looker, sticks } from './bench.testing.ts';
import { ownTimes } from './times.ts';

const name = '3x3-easy-1';
const level = levelOf({ prop: builtIn(name) });
const [solution] = solve(level, level.givens, { steps: { left: 1_000_000 } }).solutions;
const texts = solution!.map((value, cell) => `${'abc'[cell % 3]}${Math.floor(cell / 3) + 1} ${value}`);
const seconds = 1000;

/** Ada takes so long for the level. */
async function solved(bench: Bench, ms: number, ...first: readonly string[]) {
  const seats = [{ name: 'Ada' }];
  const live = await bench.made(sticks(seats, { game: 'kenken', options: { level: `builtin:${name}` } }));
  live.watch(looker('ada', 0));
  await live.rested();
  bench.now += ms;
  for (const text of [...first, ...texts])
    expect(await bench.code(live, { kind: 'move', seat: 0, text })).toBe('accepted');
  return live;
}

describe('[K7] one’s times on a level', () => {
  it('are this one, the best, and the best before', async () => {
    const bench = new Bench();
    const first = await solved(bench, 90 * seconds);
    expect(await ownTimes(bench.store, first, 'ada')).toEqual({
      timeMs: 90 * seconds,
      counts: true,
      bestMs: 90 * seconds,
      beforeMs: null,
    });
    const second = await solved(bench, 60 * seconds);
    expect(await ownTimes(bench.store, second, 'ada')).toMatchObject({
      timeMs: 60 * seconds,
      bestMs: 60 * seconds,
      beforeMs: 90 * seconds,
    });
  });
  it('each answer that tells something of the solution adds 30 seconds', async () => {
    const bench = new Bench();
    const live = await solved(bench, 60 * seconds, texts[0]!, 'check', texts[1]!, 'right', 'right');
    expect(live.table.seats[0]!.hintsUsed).toBe(2);
    expect(await ownTimes(bench.store, live, 'ada')).toMatchObject({ timeMs: 120 * seconds, counts: true });
  });
  it('are nobody else’s, and none while the game goes on or once the solution was shown', async () => {
    const bench = new Bench();
    expect(await ownTimes(bench.store, await solved(bench, seconds), 'leo')).toBeNull();
    const seats = [{ name: 'Ada' }];
    const live = await bench.made(sticks(seats, { game: 'kenken', options: { level: `builtin:${name}` } }));
    expect(await ownTimes(bench.store, live, 'ada')).toBeNull();
    await bench.command(live, { kind: 'move', seat: 0, text: `solve ${solution!.join('')}` });
    expect([live.table.phase, await ownTimes(bench.store, live, 'ada')]).toEqual(['over', null]);
  });
});
