import { describe, expect, it, vi } from 'vitest';
import { patient } from '../../test/patience.ts';
import type { Event } from '../room/event.ts';
import { pastMoves } from '../room/past.ts';
import { upgrade } from '../room/upgrade.ts';
import { systemClock } from '../server/clock.ts';
import { JobPool } from '../server/jobs/pool.ts';
import { Bench, looker, Puppets, sticks } from './bench.testing.ts';
import type { LiveTable } from './live.ts';
import { BotPlayers } from './players.ts';
import type { Workers } from './ports.ts';
import { type Store, StoreError } from './store.ts';

const ada = { name: 'Ada' };
const bot = (name: string) => ({ name, bot: 'greedy' });
const withBot = sticks([ada, bot('Bot')]);
const show = sticks([bot('Bit'), bot('Bot')]);
const race = sticks([ada, { name: 'Bot', bot: 'steady' }], {
  game: 'kenken',
  options: { level: 'builtin:4x4-easy-1' },
});
const move = (text: string, seat = 0) => ({ kind: 'move', seat, text }) as const;

/** Lets everything happen that waits for nothing but its turn. */
async function quiet(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
}

/** A bot that answers when it is told to. */
function thinking(bench: Bench) {
  const waiting: { say: (text: string) => void; fail: (why: string) => void }[] = [];
  bench.puppets.says = () =>
    new Promise((resolve, reject) => {
      waiting.push({ say: resolve, fail: (why) => reject(new Error(why)) });
    });
  return waiting;
}

const kinds = async ({ store }: Bench, { id }: LiveTable) =>
  (await store.log(id)).map(({ body }) => body.kind);
const byBots = async ({ store }: Bench, { id }: LiveTable) =>
  (await store.log(id)).filter(({ actor, body }) => actor === null && body.kind === 'moved');

describe('bots at a table', () => {
  it('move by themselves when it is their turn', async () => {
    const bench = new Bench();
    const live = await bench.made(withBot);
    const seen = looker('ada', 0);
    live.watch(seen);
    await bench.command(live, move('2'));
    await quiet();
    expect(
      pastMoves((await bench.store.log(live.id)).map(upgrade)).map(({ seat, text }) => [seat, text]),
    ).toEqual([
      [0, '2'],
      [1, '1'],
    ]);
    expect(seen.heard.at(-1)).toMatchObject({ type: 'screen', screen: { toAct: [0], moveCount: 2 } });
    expect(await byBots(bench, live)).toMatchObject([{ cmd: 'auto:1:5' }]);
  });
  it('are told what their seat sees, and no more', async () => {
    const bench = new Bench();
    const options = { role: 'duel', difficulty: 'easy' };
    const seats = [ada, { name: 'Bot', bot: 'consistent' }];
    thinking(bench);
    const live = await bench.made(sticks(seats, { game: 'mastermind', options }));
    await bench.command(live, move('code 1234'));
    expect(bench.puppets.asked.length).toBeGreaterThan(0);
    for (const { seat, view } of bench.puppets.asked) {
      expect([seat, view]).toMatchObject([1, { me: 1 }]);
      expect(JSON.stringify(view)).not.toContain('[1,2,3,4]');
    }
  });
  it('[S19] two rooms that ask the same bot play its move once', async () => {
    const bench = new Bench();
    const live = await bench.made(withBot);
    const waiting = thinking(bench);
    const second = new BotPlayers({ workers: bench.puppets, clock: systemClock, pace: 0 });
    await bench.command(live, move('2'));
    second.attend(live);
    expect(waiting).toHaveLength(2);
    for (const { say } of waiting) say('1');
    await quiet();
    expect(await byBots(bench, live)).toHaveLength(1);
  });
  it('in a race think once at a time, however fast the others are', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(race);
    for (const text of ['a1 ?1', 'a1 ?1,2', 'a2 ?1', 'a3 ?1', 'a4 ?1']) await bench.command(live, move(text));
    expect(waiting).toHaveLength(1);
    waiting[0]!.say('a1 1');
    await quiet();
    expect(await byBots(bench, live)).toHaveLength(1);
    expect(waiting).toHaveLength(2);
    await bench.command(live, move('b1 ?1'));
    waiting[1]!.say('a2 ?1');
    await quiet();
    expect([(await byBots(bench, live)).length, waiting.length]).toEqual([2, 3]);
  });
});

describe('what happens while a bot thinks', () => {
  it('[R17] an undo: what it says then is not played', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    await bench.command(live, { kind: 'undo' });
    await bench.command(live, move('3'));
    waiting[0]!.say('1');
    await quiet();
    expect(await byBots(bench, live)).toHaveLength(0);
    expect(waiting).toHaveLength(2);
    waiting[1]!.say('3');
    await quiet();
    expect(await byBots(bench, live)).toMatchObject([{ body: { text: '3' } }]);
  });
  it('[R18] a pause: it does not move until the game goes on', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    await bench.command(live, { kind: 'pause' });
    waiting[0]!.say('1');
    await quiet();
    expect([(await byBots(bench, live)).length, waiting.length]).toEqual([0, 1]);
    await bench.command(live, { kind: 'resume' });
    waiting[1]!.say('1');
    await quiet();
    expect(await byBots(bench, live)).toHaveLength(1);
  });
  it('the end of the game, and of the table', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const over = await bench.made(withBot);
    await bench.command(over, move('2'));
    await bench.command(over, { kind: 'forfeit', seat: 0, why: 'resigned' });
    const removed = await bench.made(withBot);
    await bench.command(removed, move('2'));
    await bench.registry.remove(removed.id, 'ada');
    for (const { say } of waiting) say('1');
    await quiet();
    expect(await byBots(bench, over)).toEqual([]);
    expect(await bench.store.log(removed.id)).toEqual([]);
    bench.tables.attend(removed);
    expect(waiting).toHaveLength(2);
  });
  it('its table stays in memory: there must never be two of it', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    await bench.forget();
    expect(bench.registry.size).toBe(1);
    waiting[0]!.say('1');
    await quiet();
    await bench.forget();
    expect([(await byBots(bench, live)).length, bench.registry.size]).toEqual([1, 0]);
  });
  it('the room closes: nothing is played any more', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    bench.tables.quiet();
    waiting[0]!.say('1');
    await quiet();
    expect(await byBots(bench, live)).toEqual([]);
  });
});

describe('[Q5] a bot whose move nobody waits for any more is called off', () => {
  const table = async () => {
    const bench = new Bench();
    thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    const isCalledOff = () => bench.puppets.askers.map(({ gone }) => gone.aborted);
    expect(isCalledOff()).toEqual([false]);
    return { bench, live, isCalledOff };
  };

  it('it thinks for the one whose table it is', async () => {
    const { bench } = await table();
    expect(bench.puppets.askers).toMatchObject([{ player: 'ada' }]);
  });
  it('[R17] after an undo; it thinks anew when it is its turn again', async () => {
    const { bench, live, isCalledOff } = await table();
    await bench.command(live, { kind: 'undo' });
    expect(isCalledOff()).toEqual([true]);
    await quiet();
    await bench.command(live, move('2'));
    expect(isCalledOff()).toEqual([true, false]);
    expect(await kinds(bench, live)).not.toContain('forfeited');
  });
  it('[R18] in a pause, even one that ends at once', async () => {
    const { bench, live, isCalledOff } = await table();
    await Promise.all(
      [{ kind: 'pause' } as const, { kind: 'resume' } as const].map((w) => bench.command(live, w)),
    );
    await quiet();
    expect(isCalledOff()).toEqual([true, false]);
    expect(await kinds(bench, live)).not.toContain('forfeited');
  });
  it('when the table is removed', async () => {
    const { bench, live, isCalledOff } = await table();
    await bench.registry.remove(live.id, 'ada');
    await quiet();
    expect(isCalledOff()).toEqual([true]);
  });
  it('when the room closes', async () => {
    const { bench, isCalledOff } = await table();
    bench.tables.quiet();
    await quiet();
    expect(isCalledOff()).toEqual([true]);
  });
  it('but not for what changes nothing for it', async () => {
    const { bench, live, isCalledOff } = await table();
    await bench.command(live, { kind: 'save', name: 'tea' });
    expect(isCalledOff()).toEqual([false]);
  });
});

describe('bots that fail', () => {
  const three = sticks([ada, bot('Bot'), { name: 'Mar' }]);

  it('give up their seat, and the others go on', async () => {
    const failed = vi.fn();
    const bench = new Bench({ failed });
    const live = await bench.made(three);
    const error = new Error('no idea');
    bench.puppets.says = () => Promise.reject(error);
    await bench.command(live, move('2'));
    await quiet();
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, live.id, 1);
    expect(live.table.last).toMatchObject({ seat: 1, text: null, why: 'gone' });
    expect(live.table.toAct).toEqual([2]);
    expect(await bench.code(live, move('1', 2))).toBe('accepted');
    expect(await bench.code(live, move('1'))).toBe('accepted');
  });
  it.each(['99', 'nonsense', ''])('also with a move that is not allowed: %j', async (text) => {
    const bench = new Bench();
    const live = await bench.made(three);
    bench.puppets.says = async () => text;
    await bench.command(live, move('2'));
    await quiet();
    expect(live.table.last).toMatchObject({ seat: 1, why: 'gone' });
    expect(bench.puppets.asked).toHaveLength(1);
  });
  it('not when their turn was taken back meanwhile', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(three);
    await bench.command(live, move('2'));
    await bench.command(live, { kind: 'undo' });
    waiting[0]!.fail('too slow');
    await quiet();
    expect(await kinds(bench, live)).not.toContain('forfeited');
    await bench.command(live, move('2'));
    waiting[1]!.say('1');
    await quiet();
    expect(await byBots(bench, live)).toHaveLength(1);
  });
  it('nor while the game is paused', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made(three);
    await bench.command(live, move('2'));
    await bench.command(live, { kind: 'pause' });
    waiting[0]!.fail('too slow');
    await quiet();
    await bench.command(live, { kind: 'resume' });
    waiting[1]!.say('1');
    await quiet();
    expect(await kinds(bench, live)).not.toContain('forfeited');
    expect(await byBots(bench, live)).toHaveLength(1);
  });
  it('in a race too, though the others moved meanwhile', async () => {
    const bench = new Bench();
    const waiting = thinking(bench);
    const live = await bench.made({ ...race, seats: [...race.seats, { name: 'Mar' }] });
    await bench.command(live, move('a1 ?1'));
    waiting[0]!.fail('no idea');
    await quiet();
    expect(live.table.last).toMatchObject({ seat: 1, why: 'gone' });
    expect(await bench.code(live, move('a1 ?2'))).toBe('accepted');
  });
  it('threads that die again and again: the real pool, and the table goes on', async () => {
    const worker = new URL('../server/jobs/bad-days.testing.ts', import.meta.url).href;
    const limits = { budget: { ms: 10, most: 10 }, patience: 20_000 };
    const pool = new JobPool({ worker, randomSeed: () => 'ab'.repeat(32), limits });
    const exits: Workers['move'] = (question, asker) => pool.move({ ...question, bot: 'exits' }, asker);
    const bench = new Bench({
      workers: Object.assign(new Puppets(), { move: exits, close: () => pool.close() }),
    });
    const live = await bench.made(three);
    await bench.command(live, move('2'));
    await vi.waitUntil(() => live.table.toAct[0] === 2, patient);
    expect(await bench.code(live, move('1', 2))).toBe('accepted');
    await bench.tables.close();
  });
});

describe('[R13] a disk that is full', () => {
  /** Appends fail as long as this says so. */
  function fullable(bench: Bench) {
    const disk = { full: false };
    const commit = bench.store.commit.bind(bench.store);
    vi.spyOn(bench.store, 'commit').mockImplementation(async (...args: Parameters<Store['commit']>) => {
      if (disk.full) throw new StoreError('store-full', 'here');
      return commit(...args);
    });
    return disk;
  }

  it('a bot tries again until its move is stored, and keeps its seat', async () => {
    const bench = new Bench();
    const disk = fullable(bench);
    const waiting = thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    disk.full = true;
    waiting[0]!.say('1');
    await vi.waitUntil(() => waiting.length > 1, patient);
    expect(live.table.toAct).toEqual([1]);
    bench.puppets.says = async () => '1';
    disk.full = false;
    waiting[1]!.say('1');
    await vi.waitUntil(() => live.table.toAct[0] === 0, patient);
    expect(await kinds(bench, live)).toEqual(['created', 'seated', 'seated', 'started', 'moved', 'moved']);
  });
});

describe('a show of bots', () => {
  it('rests while nobody looks, and goes on when somebody does', async () => {
    const bench = new Bench();
    const live = await bench.made(show);
    await quiet();
    expect(live.table.moveCount).toBe(0);
    const first = looker('ada', null);
    live.watch(first);
    bench.tables.attend(live);
    await vi.waitUntil(() => live.table.moveCount > 5, patient);
    live.unwatch(first);
    await quiet();
    const rested = live.table.moveCount;
    await quiet();
    expect(live.table.moveCount).toBe(rested);
    live.watch(looker('leo', null));
    bench.tables.attend(live);
    await vi.waitUntil(() => live.table.phase === 'over', patient);
  });
  it('is paced: a move waits for its time, though it has been found', async () => {
    const bench = new Bench({ pace: 3_600_000 });
    const live = await bench.made(show);
    live.watch(looker('ada', null));
    bench.tables.attend(live);
    await quiet();
    expect([bench.puppets.asked.length, live.table.moveCount]).toEqual([1, 0]);
  });
  it('[O6] goes faster when it is told to', async () => {
    const waits: number[] = [];
    const sleep = async (ms: number) => void waits.push(ms);
    const bench = new Bench({ pace: 400, clock: { sleep } });
    const waiting = thinking(bench);
    const live = await bench.made(show);
    live.watch(looker('ada', null));
    bench.tables.attend(live);
    await bench.command(live, { kind: 'pace', speed: 4 });
    for (const { say } of waiting) say('1');
    await vi.waitUntil(() => waiting.length > 1, patient);
    // Besides, the summary of the table waits for a second.
    expect(waits.filter((ms) => ms < 1000)).toEqual([400, 100]);
  });
  it('is not paced where somebody plays', async () => {
    const bench = new Bench({ pace: 3_600_000 });
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    await quiet();
    expect(live.table.moveCount).toBe(2);
  });
});

describe('after a restart', () => {
  it('a table whose turn is a bot’s goes on as soon as it is loaded', async () => {
    const before = new Bench();
    thinking(before);
    const { id } = await before.made(withBot);
    await before.command(await before.live(id), move('2'));
    const after = new Bench({ store: before.store });
    const live = await after.live(id);
    await quiet();
    expect(live.table.moveCount).toBe(2);
    expect(live.table.toAct).toEqual([0]);
  });
  it('a show waits for somebody to look', async () => {
    const before = new Bench();
    const { id } = await before.made(show);
    const after = new Bench({ store: before.store });
    const live = await after.live(id);
    await quiet();
    expect(live.table.moveCount).toBe(0);
    live.watch(looker('ada', null));
    after.tables.attend(live);
    await vi.waitUntil(() => live.table.phase === 'over', patient);
  });
});

describe('[Q6] a file that was tampered with', () => {
  it('can’t make a bot think for ever', async () => {
    const bench = new Bench();
    thinking(bench);
    const live = await bench.made(withBot);
    await bench.command(live, move('2'));
    const file = await bench.file(live.id);
    if (!file.ok || file.value.ludoteca !== 'table') throw new Error('no file');
    const log: Event[] = file.value.log.map((event) => ({ ...event }));
    log[1] = { ...log[1]!, cmd: 'auto:1:5' };
    log[2] = { ...log[2]!, cmd: 'auto:1:5:gone' };
    bench.puppets.says = async () => '1';
    const imported = await bench.registry.import({ ...file.value, log }, 'ada');
    await quiet();
    expect(imported.ok).toBe(true);
    expect(bench.puppets.asked.length).toBeLessThan(5);
  });
});
