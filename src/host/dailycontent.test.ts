/** Games of the day whose content is made when somebody first asks for them. */
import { describe, expect, it } from 'vitest';
import { prepareBudget } from '../core/resource.ts';
import { must, ok, type Result, refuse } from '../core/result.ts';
import type { State } from '../games/template/rules.ts';
import { systemClock } from '../server/clock.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { Bench } from './bench.testing.ts';
import { heap, heapsModule } from './heaps.testing.ts';
import { makeResource, prepareBrought } from './jobs/resources.ts';
import { threadTools } from './jobs/thread.testing.ts';
import type { Store } from './store.ts';
import type { Change, Unit } from './unit.ts';

const dayMs = 24 * 3600 * 1000;
const tools = threadTools({ kindOf: async () => heap, steps: prepareBudget });
const seats = () => ['Ada', 'Leo'].map((name) => ({ name, bot: null, picks: {} }));
const small = { game: 'heaps', key: 'small', day: '2023-11-14' };

/** A room with the game, and how often its threads were asked for what. */
function room(store: Store = new MemoryStore(), sleep = systemClock.sleep) {
  const library = new FolderLibrary(rootFolder(), { heaps: heapsModule });
  const bench = new Bench({ store, library, clock: { sleep, dayOf } });
  const asked: string[] = [];
  bench.puppets.makes = (question) => {
    asked.push('make');
    return makeResource(question, tools);
  };
  bench.puppets.prepares = (question) => {
    asked.push('prepare');
    return prepareBrought(question, tools);
  };
  const daily = (player: string, key: string | null = 'small') =>
    bench.registry.daily({ game: 'heaps', key }, player, seats);
  /** The player's table of the day. */
  const table = async (player: string, key: string | null = 'small') =>
    (await bench.live(must(await daily(player, key)).id)).table;
  return { bench, asked, daily, table };
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

const sticksAt = ({ state }: { readonly state: unknown }) => (state as State).left;
const codes = (refused: Result<unknown>) => (refused.ok ? [] : refused.problems.map(({ code }) => code));

/** Texts by which somebody else's program would have made it. */
const made = async (text: string) => ok({ heap: new TextEncoder().encode(text) });

describe('[D5] content that is made for the day', () => {
  it('is what everybody plays with that day, in this room and in another', async () => {
    const [here, there] = [room(), room()];
    const tables = [await here.table('ada'), await here.table('leo'), await there.table('mar')];
    expect(new Set(tables.map(sticksAt)).size).toBe(1);
    expect(sticksAt(tables[0]!) % 4).not.toBe(0);
    const { hash } = (await here.bench.store.madeDaily(small))!;
    for (const { options, resources, daily, dailyKey } of tables) {
      expect(options).toMatchObject({ heap: hash });
      expect(resources).toEqual({ heap: { hash, name: small.day } });
      expect([daily, dailyKey]).toEqual([small.day, 'small']);
    }
    expect(here.asked).toEqual(['make', 'prepare']);
  });
  it('is stored in one commit with the day that it is of', async () => {
    const store = new MemoryStore();
    const units: Unit[] = [];
    const commit = store.commit.bind(store);
    store.commit = (unit) => {
      units.push(unit);
      return commit(unit);
    };
    await room(store).table('ada');
    const kinds = units.map(({ changes }) => changes.map(({ kind }: Change) => kind));
    expect(kinds[0]).toEqual(['text', 'resource', 'prepared', 'made-daily']);
    expect(kinds.flat().filter((kind) => kind === 'made-daily')).toHaveLength(1);
  });
  it('is made once for all who ask at the same moment', async () => {
    const { asked, table } = room();
    const tables = await Promise.all(['ada', 'leo', 'mar'].map((player) => table(player)));
    expect(new Set(tables.map(({ options }) => JSON.stringify(options))).size).toBe(1);
    expect(asked).toEqual(['make', 'prepare']);
  });
  it('another key and another day have their own', async () => {
    const { bench, table } = room();
    const today = [await table('ada', 'small'), await table('ada', 'large')];
    bench.now += dayMs;
    const tomorrow = [await table('ada', 'small'), await table('ada', 'large')];
    expect(sticksAt(today[1]!)).toBeGreaterThanOrEqual(30);
    const hashes = [...today, ...tomorrow].map(({ resources }) => resources['heap']!.hash);
    expect(new Set(hashes).size).toBe(4);
    expect(new Set([...today, ...tomorrow].map(({ seed }) => seed)).size).toBe(4);
  });
  it('without a key it is the first', async () => {
    const { table } = room();
    expect(await table('ada', null)).toMatchObject({ dailyKey: 'small' });
    expect((await table('ada', 'small')).name).toBe((await table('ada', null)).name);
  });
  it('what was stored first stays, also when a newer program would make another', async () => {
    const store = new MemoryStore();
    const before = await room(store).table('ada');
    const newer = room(store);
    newer.bench.puppets.makes = () => made('7');
    expect((await newer.table('leo')).options).toEqual(before.options);
    newer.bench.now += dayMs;
    expect(sticksAt(await newer.table('leo'))).toBe(7);
  });
  it('of two rooms that make it at once the first to store it wins', async () => {
    const store = new MemoryStore();
    const [one, other] = [room(store), room(store)];
    const go = Promise.withResolvers<void>();
    one.bench.puppets.makes = async () => {
      await go.promise;
      return made('11');
    };
    other.bench.puppets.makes = () => made('13');
    const late = one.table('ada');
    expect(sticksAt(await other.table('leo'))).toBe(13);
    go.resolve();
    expect(sticksAt(await late)).toBe(13);
  });
  it.each<[string, () => Promise<Result<never>>, readonly string[]]>([
    ['none was found', async () => refuse('heap-none'), ['daily-failed', 'heap-none']],
    ['its thread gave up', () => Promise.reject(new Error('out of memory')), ['daily-failed']],
  ])('when %s it says so, claims nothing, and is tried again', async (_, makes, said) => {
    const { bench, daily, table } = room();
    const honest = bench.puppets.makes;
    bench.puppets.makes = makes;
    expect(codes(await daily('ada'))).toEqual(said);
    expect(await bench.store.daily({ ...small, player: 'ada' })).toBeNull();
    bench.puppets.makes = honest;
    expect((await table('ada')).phase).toBe('playing');
  });
  it('what is made but can’t be read is no game of the day', async () => {
    const { bench, daily } = room();
    bench.puppets.makes = () => made('many');
    expect(codes(await daily('ada'))).toEqual(['daily-failed', 'heap-unreadable']);
    expect(await bench.store.madeDaily(small)).toBeNull();
  });
  it('who has to wait long is told to come again, and the job goes on', async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const longs = [begun.promise, begun.promise];
    const { bench, asked, daily, table } = room(new MemoryStore(), (ms) =>
      ms === 10_000 ? (longs.pop() ?? new Promise(() => undefined)) : systemClock.sleep(ms),
    );
    const { makes } = bench.puppets;
    bench.puppets.makes = async (question) => {
      begun.resolve();
      await go.promise;
      return makes(question);
    };
    expect(await daily('ada')).toEqual(refuse('preparing', { seconds: 5 }));
    expect(await daily('leo')).toEqual(refuse('preparing', { seconds: 5 }));
    go.resolve();
    await expect.poll(() => bench.store.madeDaily(small)).not.toBeNull();
    expect((await table('ada')).phase).toBe('playing');
    expect(asked).toEqual(['make', 'prepare']);
  });
  it('is swept by nobody, whoever has deleted their table', async () => {
    const { bench, daily, table } = room();
    const before = await table('ada');
    const { id } = must(await daily('ada'));
    must(await bench.registry.remove(id, 'ada'));
    await bench.store.commit({ changes: [{ kind: 'sweep-resources', wantedBefore: bench.now + dayMs }] });
    expect((await table('leo')).options).toEqual(before.options);
  });
});

describe('[D2] several games of the day of one game', () => {
  it('each is had once: the one that was deleted is gone, the other is not', async () => {
    const { bench, daily } = room();
    const [one, other] = [must(await daily('ada', 'small')), must(await daily('ada', 'large'))];
    expect([one.isNew, other.isNew, one.id === other.id]).toEqual([true, true, false]);
    must(await bench.registry.remove(one.id, 'ada'));
    expect(codes(await daily('ada', 'small'))).toEqual(['daily-gone']);
    expect(must(await daily('ada', 'large'))).toEqual({ id: other.id, isNew: false });
    expect(await bench.registry.today('ada')).toMatchObject([
      { key: 'small', state: 'gone' },
      { key: 'large', state: 'playing', table: other.id },
      { key: 'never', state: 'new' },
    ]);
  });
  it('there is none by another key', async () => {
    expect(codes(await room().daily('ada', 'middle'))).toEqual(['daily-unknown']);
  });
});
