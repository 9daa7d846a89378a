import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { must, ok, refuse } from '../../core/result.ts';
import { jobsOf } from '../../host/bench.testing.ts';
import { type JobEnd, type JobKind, jobLimits, type Question } from '../../host/jobs/kinds.ts';
import { stream } from '../../room/random.ts';
import { FolderLibrary, rootFolder } from '../library.ts';
import { JobPool, type JobPoolOptions } from './pool.ts';

const seed = 'ab'.repeat(32);
const library = new FolderLibrary(rootFolder());
const pools: JobPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

type Limits = JobPoolOptions['limits'];

function poolOf({ limits, ...options }: Partial<JobPoolOptions> = {}) {
  const failures: unknown[] = [];
  const ends: (readonly [JobKind, JobEnd])[] = [];
  const pool = new JobPool({
    randomSeed: () => seed,
    limits: { budget: { ms: 50, most: 200 }, patience: 60_000, ...limits },
    failed: (error) => failures.push(error),
    ended: (...how) => ends.push(how),
    ...options,
  });
  pools.push(pool);
  return { pool, failures, ends };
}

const badDays = (limits: Limits = {}) =>
  poolOf({ worker: new URL('./bad-days.testing.ts', import.meta.url).href, limits });

/** Somebody who waits, until told to leave. */
const asker = (gone = new AbortController(), player = 'ada') => ({ player, gone: gone.signal });

const asked = (bot: string): Question<'move'> => ({
  game: 'template',
  version: 1,
  resources: {},
  view: null,
  seat: 0,
  bot,
});

const move = async (pool: JobPool, bot: string, who = asker()) => must(await pool.move(asked(bot), who));

/** The first position of a game, and the question to its bot. */
async function opening(id: string, raw: unknown, seats: readonly unknown[], bot: string) {
  const game = (await library.game(id))!;
  const options = must(game.parseOptions(raw));
  const { opened } = must(await library.unpack(game, options));
  const places = seats.map((seat, at) =>
    must(game.parseSeat(options, { name: `P${at}`, ...Object(seat) }, [])),
  );
  const state = opened.rules.setup(options, places, stream(seed, 1));
  const view = opened.rules.view(state, 0);
  const played = (moves: readonly string[]) =>
    moves.reduce(
      (now, text) =>
        must(opened.rules.play(now, 0, must(opened.rules.parseMove(text, view)), stream(seed, 3))),
      state,
    );
  return {
    question: { game: id, version: game.version, resources: opened.resources, view, seat: 0, bot },
    isLegal: (text: string) =>
      opened.rules.play(state, 0, must(opened.rules.parseMove(text, view)), stream(seed, 2)).ok,
    /** What the seat sees after these moves. */
    after: (moves: readonly string[]) => opened.rules.view(played(moves), 0),
    /** The game given up after these moves. */
    over: (moves: readonly string[]) =>
      opened.rules.view(opened.rules.forfeit(played(moves), 0, 'resigned'), 'open'),
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
    expect(isLegal(must(await poolOf().pool.move(question, asker())))).toBe(true);
    expect(Number(await move(badDays().pool, 'thread'))).not.toBe(threadId);
  });
  it('is given the content that it needs, and gives hints as well', async () => {
    const level = 'builtin:4x4-easy-1';
    const { question, isLegal } = await opening('kenken', { level }, [{}], 'steady');
    const { pool } = poolOf();
    expect(isLegal(must(await pool.move(question, asker())))).toBe(true);
    const hints = must(await pool.hints(question, asker()));
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.every(({ move }) => isLegal(move))).toBe(true);
  });
  it('solves a level of KenKen from what is written, and says so where that can’t be', async () => {
    const level = 'builtin:4x4-easy-1';
    const { question, after, isLegal } = await opening('kenken', { level }, [{}], 'steady');
    const { pool } = poolOf();
    const solveAfter = (...moves: readonly string[]) =>
      pool.solve({ ...question, view: after(moves) }, asker());
    const whole = must(await solveAfter());
    expect(whole).toMatch(/^solve [1-4]{16}$/);
    expect(isLegal(whole)).toBe(true);
    const right = Number(whole['solve '.length]);
    expect(await solveAfter(`a1 ${right}`)).toEqual(ok(whole));
    expect(await solveAfter(`a1 ${(right % 4) + 1}`)).toEqual(refuse('solve-not-from-here'));
  });
  it('plays by the rules of an earlier version', async () => {
    const { question, isLegal } = await opening('kenken', {}, [{}], 'steady');
    expect(isLegal(must(await poolOf().pool.move({ ...question, version: 1 }, asker())))).toBe(true);
  });
  it('fails when the content is damaged', async () => {
    const { question } = await opening('kenken', {}, [{}], 'steady');
    const { level } = question.resources;
    const damaged = { level: { ...level!, page: level!.page.slice(1) } };
    const asking = poolOf().pool.move({ ...question, resources: damaged }, asker());
    await expect(asking).rejects.toThrow('resource-damaged');
  });
  it('[M10] looks back at a finished game; where there is nothing to say, at nothing', async () => {
    const { question, over } = await opening(
      'mastermind',
      { role: 'breaker', difficulty: 'easy' },
      [{}],
      'x',
    );
    const { pool } = poolOf();
    expect(await pool.review(question, asker())).toEqual(ok(null));
    const review = must(await pool.review({ ...question, view: over(['1122', '3344']) }, asker()));
    expect(review!.rows).toHaveLength(2);
    expect(await pool.review({ ...question, seat: 1, view: over(['1122']) }, asker())).toEqual(ok(null));
  });
  it('many more questions than threads are all answered', async () => {
    const { pool, failures } = badDays();
    const answers = await Promise.all(Array.from({ length: 50 }, () => move(pool, 'fine')));
    expect(new Set(answers)).toEqual(new Set(['fine']));
    expect([failures, jobsOf(pool)]).toEqual([[], { waiting: 0, running: 0 }]);
  });
  it('one that takes too long is asked again without time to think', async () => {
    const { pool, failures } = badDays({ patience: 4000 });
    expect(await move(pool, 'dawdles')).toBe('at last');
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
  ])('%s: is reported each time, then given up; the next question is answered', async (bot, limits, why) => {
    const { pool, failures, ends } = badDays(limits);
    await expect(move(pool, bot)).rejects.toThrow(why);
    expect([failures.length, ends]).toEqual([jobLimits.move.tries, [['move', 'failed']]]);
    expect(jobsOf(pool)).toEqual({ waiting: 0, running: 0 });
    // However long its thread takes to come up.
    for (let tries = 0; tries < 10; tries++) {
      const answer = await move(pool, 'fine').catch(() => null);
      if (answer !== null) return expect(answer).toBe('fine');
    }
    throw new Error('never answered again');
  });
  it('this thread goes on while one spins', async () => {
    const { pool } = badDays({ patience: 300 });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await expect(move(pool, 'spins')).rejects.toThrow();
    clearInterval(counting);
    expect(turns).toBeGreaterThan(0);
  });
  it('when the pool is closed nobody waits any longer, neither with a thread nor in line', async () => {
    const { pool } = badDays();
    const waiting = Array.from({ length: 20 }, () => move(pool, 'sleeps'));
    const ends = Promise.allSettled(waiting);
    await pool.close();
    expect((await ends).map(({ status }) => status)).toEqual(waiting.map(() => 'rejected'));
    await expect(move(pool, 'fine')).rejects.toThrow();
  });
});

describe('[Q5] jobs that are called off, or are too many', () => {
  it('one that runs is ended: its thread goes to the next; twice is once', async () => {
    const { pool, failures, ends } = badDays();
    const leaving = new AbortController();
    const ended = expect(move(pool, 'spins', asker(leaving))).rejects.toThrow('left');
    expect(jobsOf(pool)).toEqual({ waiting: 0, running: 1 });
    leaving.abort(new Error('left'));
    leaving.abort(new Error('left again'));
    await ended;
    expect(await move(pool, 'fine')).toBe('fine');
    expect([failures, jobsOf(pool)]).toEqual([[], { waiting: 0, running: 0 }]);
    expect(ends).toEqual([
      ['move', 'cancelled'],
      ['move', 'done'],
    ]);
  });
  it('one that waits never starts', async () => {
    const { pool } = badDays();
    const leaving = Array.from({ length: 100 }, () => new AbortController());
    const asks = leaving.map((gone) => move(pool, 'sleeps', asker(gone)));
    const ends = Promise.allSettled(asks);
    const { waiting, running } = jobsOf(pool);
    expect([waiting > 0, waiting + running]).toEqual([true, 100]);
    for (const gone of leaving) gone.abort();
    await ends;
    expect(jobsOf(pool)).toEqual({ waiting: 0, running: 0 });
    expect(await move(pool, 'fine')).toBe('fine');
  });
  it.each(['hints', 'solve', 'review'] as const)(
    'few %s wait for one player; bots’ moves are never refused, nor is anybody else',
    async (kind) => {
      const { pool, ends } = badDays();
      const leaving = new AbortController();
      const eve = asker(leaving, 'eve');
      const most = jobLimits[kind].mostWaiting!;
      const moves = Array.from({ length: 50 }, () => pool.move(asked('sleeps'), eve));
      const some = Array.from({ length: most }, () => pool[kind](asked('sleeps'), eve));
      const all = Promise.allSettled([...moves, ...some]);
      expect(await pool[kind](asked('sleeps'), eve)).toEqual(refuse('too-many-jobs', { most }));
      expect(ends).toEqual([[kind, 'refused']]);
      const { waiting, running } = jobsOf(pool);
      expect(waiting + running).toBe(50 + most);
      expect(await move(pool, 'fine')).toBe('fine');
      leaving.abort();
      await all;
    },
  );
});

describe('a job that is on its way', () => {
  it('tells how much is done to whoever wants to know', async () => {
    const { pool } = badDays();
    const leaving = new AbortController();
    const told = Promise.withResolvers<number>();
    const reports = pool.move(asked('reports'), { ...asker(leaving), progress: told.resolve });
    expect(await told.promise).toBe(0.5);
    leaving.abort(new Error('left'));
    await expect(reports).rejects.toThrow('left');
  });
});
