import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import { stream } from '../../room/random.ts';
import { Library, rootFolder } from '../library.ts';
import { BotPool, type PoolOptions, type Question } from './pool.ts';

const seed = 'ab'.repeat(32);
const library = new Library(rootFolder());
const pools: BotPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function poolOf(options: Partial<PoolOptions> = {}): {
  readonly pool: BotPool;
  readonly failures: unknown[];
} {
  const failures: unknown[] = [];
  const pool = new BotPool({
    text: async () => null,
    randomSeed: () => seed,
    budget: 50,
    patience: 60_000,
    failed: (error) => failures.push(error),
    ...options,
  });
  pools.push(pool);
  return { pool, failures };
}

const badDays = (options: Partial<PoolOptions> = {}) =>
  poolOf({ worker: new URL('./testing/bad-days.ts', import.meta.url).href, ...options });

const asked = (bot: string): Question => ({
  game: 'template',
  version: 1,
  assets: {},
  view: null,
  seat: 0,
  bot,
});

/** The first position of a game, and the question to its bot. */
async function opening(id: string, raw: unknown, seats: readonly unknown[], bot: string) {
  const game = (await library.game(id))!;
  const options = must(game.parseOptions(raw));
  const { opened, assets } = must(library.unpack(game, options));
  const places = seats.map((seat, at) =>
    must(game.parseSeat(options, { name: `P${at}`, ...Object(seat) }, [])),
  );
  const state = opened.rules.setup(options, places, stream(seed, 1));
  const hashes = Object.fromEntries(Object.entries(assets).map(([kind, { hash }]) => [kind, hash]));
  const view = opened.rules.view(state, 0);
  const texts = new Map(Object.values(assets).map(({ hash, text }) => [hash, text]));
  return {
    question: { game: id, version: game.version, assets: hashes, view, seat: 0, bot },
    isLegal: (text: string) =>
      opened.rules.play(state, 0, must(opened.rules.parseMove(text, view)), stream(seed, 2)).ok,
    text: async (hash: string) => texts.get(hash) ?? null,
    /** The game given up after these moves. */
    over: (moves: readonly string[]) => {
      const { rules } = opened;
      const last = moves.reduce(
        (now, text) => must(rules.play(now, 0, must(rules.parseMove(text, view)), stream(seed, 3))),
        state,
      );
      return rules.view(rules.forfeit(last, 0, 'resigned'), 'open');
    },
  };
}

describe('[Q5] bots in threads', () => {
  it('a bot moves, in a thread of its own', async () => {
    const { question, isLegal } = await opening(
      'mastermind',
      { role: 'breaker', difficulty: 'easy' },
      [{}],
      'consistent',
    );
    expect(isLegal(await poolOf().pool.move(question))).toBe(true);
    expect(Number(await badDays().pool.move(asked('thread')))).not.toBe(threadId);
  });
  it('is given the assets when it does not have them, and hints as well', async () => {
    const { question, isLegal, text } = await opening('kenken', { level: '4x4-easy-1' }, [{}], 'steady');
    const { pool } = poolOf({ text });
    expect(isLegal(await pool.move(question))).toBe(true);
    const hints = await pool.hints(question);
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.every(({ move }) => isLegal(move))).toBe(true);
  });
  it('fails when an asset is nowhere to be found', async () => {
    const { question } = await opening('kenken', { level: '4x4-easy-1' }, [{}], 'steady');
    await expect(poolOf().pool.move(question)).rejects.toThrow('asset level is missing');
  });
  it('[M10] looks back at a finished game; where there is nothing to say, at nothing', async () => {
    const { question, over } = await opening(
      'mastermind',
      { role: 'breaker', difficulty: 'easy' },
      [{}],
      'x',
    );
    const { pool } = poolOf();
    const { signal } = new AbortController();
    expect(await pool.review(question, signal)).toBeNull();
    const review = await pool.review({ ...question, view: over(['1122', '3344']) }, signal);
    expect(review!.rows).toHaveLength(2);
    expect(await pool.review({ ...question, seat: 1, view: over(['1122']) }, signal)).toBeNull();
  });
  it('many more questions than threads are all answered', async () => {
    const { pool, failures } = badDays();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pool.move(asked('fine'))));
    expect(new Set(answers)).toEqual(new Set(['fine']));
    expect([failures, pool.busy]).toEqual([[], 0]);
  });
  it('one that takes too long is asked again without time to think', async () => {
    const { pool, failures } = badDays({ patience: 4000 });
    expect(await pool.move(asked('dawdles'))).toBe('at last');
    expect(failures.length).toBeGreaterThan(0);
  });
});

describe('[Q5] a bot on a bad day', () => {
  it.each([
    ['throws', {}, 'no idea'],
    ['exits', {}, 'exited'],
    ['eats', { megabytes: 24 }, 'memory'],
    ['sleeps', { patience: 300 }, 'aborted'],
    ['spins', { patience: 300 }, 'aborted'],
  ])('%s: is reported each time, then given up; the next question is answered', async (bot, options, why) => {
    const { pool, failures } = badDays(options);
    await expect(pool.move(asked(bot))).rejects.toThrow(why);
    expect(failures).toHaveLength(3);
    expect(pool.busy).toBe(0);
    // However long its thread takes to come up.
    for (let tries = 0; tries < 10; tries++) {
      const answer = await pool.move(asked('fine')).catch(() => null);
      if (answer !== null) return expect(answer).toBe('fine');
    }
    throw new Error('never answered again');
  });
  it('this thread goes on while one spins', async () => {
    const { pool } = badDays({ patience: 300 });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await expect(pool.move(asked('spins'))).rejects.toThrow();
    clearInterval(counting);
    expect(turns).toBeGreaterThan(0);
  });
  it('when the pool is closed nobody waits any longer, neither with a thread nor in line', async () => {
    const { pool } = badDays();
    const waiting = Array.from({ length: 20 }, () => pool.move(asked('sleeps')));
    const ends = Promise.allSettled(waiting);
    await pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
    await expect(pool.move(asked('fine'))).rejects.toThrow();
  });
});
