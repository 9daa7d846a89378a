import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../core/result.ts';
import { shelf } from '../games/index.ts';
import type { StoredEvent } from '../room/upgrade.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { Bench, looker, sticks } from './bench.testing.ts';
import type { NewTable } from './factory.ts';
import { Session } from './session.ts';
import { StoreError } from './store.ts';

const two = sticks([{ name: 'Ada' }, { name: 'Leo' }]);
const duel = { game: 'mastermind', options: { role: 'duel', difficulty: 'easy' } };
const move = (text: string, seat = 0) => ({ kind: 'move', seat, text }) as const;
const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));
const idOf = (result: Result<string>) => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

describe('[R10] a new table', () => {
  it.each<[string, Partial<NewTable>, string, string | undefined]>([
    ['an unknown game', { game: 'chess' }, 'game-unknown', 'game'],
    ['what is no game at all', { game: '__proto__' }, 'game-unknown', 'game'],
    ['no options', { options: null }, 'form-malformed', 'options'],
    ['a number out of range', { options: { sticks: 1000 } }, 'out-of-range', 'options.sticks'],
    ['no number', { options: { sticks: 'many' } }, 'not-a-number', 'options.sticks'],
    ['an unknown option', { options: { stones: 3 } }, 'unknown-field', 'options.stones'],
    [
      'a level that is not there',
      { game: 'kenken', options: { level: 'builtin:nowhere' } },
      'resource-missing',
      'options.level',
    ],
    [
      'a level that nobody has',
      { game: 'kenken', options: { level: 'f'.repeat(64) } },
      'resource-missing',
      'options.level',
    ],
    [
      'a level elsewhere',
      { game: 'kenken', options: { level: 'builtin:../../../x' } },
      'not-a-resource',
      'options.level',
    ],
    ['an empty name', { name: '  ' }, 'name-empty', 'name'],
    ['a long name', { name: 'x'.repeat(41) }, 'name-long', 'name'],
    ['a name that can’t be seen', { name: 'a\u202eb' }, 'name-unseen', 'name'],
    ['a seat without a name', { seats: [{ name: 'Ada' }, { name: '' }] }, 'name-empty', 'seats.1.name'],
    ['two of a name', { seats: [{ name: 'Ada' }, { name: 'ada' }] }, 'name-taken', 'seats.1.name'],
    ['an unknown bot', { seats: [{ name: 'Ada', bot: 'hal' }] }, 'bot-unknown', 'seats.0.bot'],
    ['no seat', { seats: [{ name: 'Ada' }, 7] }, 'name-empty', 'seats.1.name'],
    [
      'too many seats',
      { seats: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name })) },
      'table-full',
      'seats.4',
    ],
    ['too few seats', { seats: [{ name: 'Ada' }] }, 'too-few-seats', undefined],
  ])('%s is refused by name', async (_, wrong, code, path) => {
    const bench = new Bench();
    const made = await bench.registry.create({ ...two, ...wrong }, 'ada');
    expect(made.ok ? null : made.problems[0]).toMatchObject(path === undefined ? { code } : { code, path });
    expect(await bench.store.summaries({})).toEqual([]);
  });
  it('has the name it was given, or one of its own', async () => {
    const bench = new Bench();
    const names: string[] = [];
    for (const name of ['  Tea  at five ', null, null, null])
      names.push((await bench.made({ ...two, name })).table.name);
    expect(names).toEqual(['Tea at five', 'Template', 'Template 2', 'Template 3']);
    expect(codes(await bench.registry.create({ ...two, name: 'tea at FIVE' }, 'ada'))).toEqual([
      'table-name-taken',
    ]);
    expect((await bench.made({ ...two, name: 'Tea at five' }, 'leo')).table.name).toBe('Tea at five');
  });
  it('many at once all have names of their own', async () => {
    const bench = new Bench();
    const made = await Promise.all(Array.from({ length: 10 }, () => bench.made(two)));
    expect(new Set(made.map(({ table }) => table.name)).size).toBe(10);
  });
});

describe('[R15] how many one keeps', () => {
  async function full(): Promise<Bench> {
    const bench = new Bench({ keep: 3 });
    for (const name of ['First', 'Second', 'Third']) {
      bench.now += 1000;
      await bench.made({ ...two, name });
    }
    return bench;
  }
  const namesOf = async ({ store }: Bench) => (await store.summaries({})).map(({ name }) => name).sort();

  it('one more is refused, and says which one would go', async () => {
    const made = await (await full()).registry.create(two, 'ada');
    expect(made).toMatchObject({
      problems: [{ code: 'too-many-tables', params: { keep: 3, name: 'First' } }],
    });
  });
  it('or replaces the oldest', async () => {
    const bench = await full();
    await bench.made({ ...two, name: 'Fourth', replaceOldest: true });
    expect(await namesOf(bench)).toEqual(['Fourth', 'Second', 'Third']);
  });
  it('which stays when nothing comes of the new one', async () => {
    const bench = await full();
    const bad = { ...two, replaceOldest: true };
    expect(codes(await bench.registry.create({ ...bad, seats: [{ name: 'Ada' }] }, 'ada'))).toEqual([
      'too-few-seats',
    ]);
    expect(codes(await bench.registry.create({ ...bad, seats: [{}] }, 'ada'))).toEqual(['name-empty']);
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(new StoreError('store-full', 'here'));
    await expect(bench.registry.create(bad, 'ada')).rejects.toThrow('store-full');
    expect(await namesOf(bench)).toEqual(['First', 'Second', 'Third']);
  });
  it('others of another kind, of others, with others, or finished do not count', async () => {
    const bench = await full();
    await bench.made({ ...two, ...duel });
    await bench.made(two, 'leo');
    const [first, second] = await bench.registry.list({ player: 'ada', game: 'template' });
    const done = await bench.live(first!.id);
    await bench.command(done, { kind: 'forfeit', seat: 0, why: 'resigned' });
    const third = await bench.made({ ...two, seats: [{ name: 'Ada' }], start: false });
    await bench.command(third, { kind: 'sit', choice: { name: 'Leo' } }, 'leo');
    expect(codes(await bench.registry.create(two, 'ada'))).toEqual([]);
    expect(codes(await bench.registry.create(two, 'ada'))).toEqual(['too-many-tables']);
    expect(second!.phase).toBe('playing');
  });
  it('copies and files count too', async () => {
    const bench = await full();
    const [{ id } = { id: '' }] = await bench.store.summaries({});
    const file = await bench.file(id);
    expect(codes(await bench.registry.duplicate(id, 'ada'))).toEqual(['too-many-tables']);
    expect(codes(await bench.registry.import(file.ok && file.value, 'ada'))).toEqual(['too-many-tables']);
    expect(codes(await bench.registry.again(id, 'ada'))).toEqual(['too-many-tables']);
  });
});

describe('[R22] the seed of a table that gathers', () => {
  const open = { ...two, ...duel, seats: [{ name: 'Ada' }], start: false };
  const seedOf = (log: readonly StoredEvent[]) => (log[0]?.body.kind === 'created' ? log[0].body.seed : null);

  it('is in no file: others may still sit down', async () => {
    const bench = new Bench();
    const live = await bench.made(open);
    const file = await bench.file(live.id);
    expect(file.ok).toBe(true);
    expect(JSON.stringify(file)).not.toContain(live.table.seed);
  });
  it('is not that of a copy, nor that of a file', async () => {
    const bench = new Bench();
    const live = await bench.made(open);
    const file = await bench.file(live.id);
    const copies = [
      idOf(await bench.registry.duplicate(live.id, 'ada')),
      idOf(await bench.registry.import(file.ok && file.value, 'ada')),
    ];
    const seeds = await Promise.all(copies.map(async (id) => seedOf(await bench.store.log(id))));
    expect(
      new Set([
        live.table.seed,
        ...seeds,
        file.ok && file.value.ludoteca === 'table' && seedOf(file.value.log),
      ]).size,
    ).toBe(4);
  });
  it('but a game that was begun is copied with its chance', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const copy = idOf(await bench.registry.duplicate(live.id, 'ada'));
    expect((await bench.live(copy)).table.seed).toBe(live.table.seed);
  });
  it('a copy that waits for its turn is of the table as it was when it was asked for', async () => {
    const bench = new Bench();
    const live = await bench.made(open);
    const before = bench.registry.create(two, 'ada');
    const copying = bench.registry.duplicate(live.id, 'ada');
    await bench.command(live, { kind: 'sit', choice: { name: 'Leo' } }, 'leo');
    await bench.command(live, { kind: 'start' });
    await before;
    const copy = await bench.live(idOf(await copying));
    expect(copy.table).toMatchObject({ phase: 'gathering', seats: [{ name: 'Ada' }] });
    expect(copy.table.seed).not.toBe(live.table.seed);
  });
  it('a file of a table at which others sit holds no positions yet', async () => {
    const bench = new Bench();
    const live = await bench.made({ ...open, options: { role: 'maker', difficulty: 'easy' }, seats: [] });
    await bench.command(live, { kind: 'sit', choice: { name: 'Leo', picks: { role: 'breaker' } } }, 'leo');
    const file = await bench.file(live.id);
    expect(file).toMatchObject({ ok: true, value: { ludoteca: 'replay', frames: [] } });
  });
});

describe('[R22] files that are refused', () => {
  it('leave nothing in the store, not even what they carry', async () => {
    const bench = new Bench();
    const level = { game: 'kenken', options: { level: 'builtin:4x4-easy-1' }, seats: [{ name: 'Ada' }] };
    const live = await bench.made({ ...two, ...level });
    const file = await bench.file(live.id);
    if (!file.ok || file.value.ludoteca !== 'table') throw new Error('no file');
    const elsewhere = new Bench();
    const put = vi.spyOn(elsewhere.store, 'commit');
    const broken = { ...file.value, log: [...file.value.log, { ...file.value.log.at(-1)!, seq: 99 }] };
    expect((await elsewhere.registry.import(broken, 'leo')).ok).toBe(false);
    const { manifest } = file.value.resources['level']!;
    const wrong = { ...file.value, resources: { level: { manifest, texts: { level: 'x' } } } };
    expect(codes(await elsewhere.registry.import(wrong, 'leo'))).toEqual(['file-malformed']);
    expect(put).not.toHaveBeenCalled();
    expect(codes(await elsewhere.registry.import(file.value, 'leo'))).toEqual([]);
    expect(put.mock.calls.map(([unit]) => unit.changes.map(({ kind }) => kind))).toEqual([
      ['text', 'resource'],
      ['summary'],
    ]);
  });
});

describe('[R14] tables that can’t be resumed', () => {
  /** The same store in a room with other games, or elsewhere. */
  const reopened = (bench: Bench, games: typeof shelf, root = rootFolder()) =>
    new Bench({ store: bench.store, library: new FolderLibrary(root, games) });
  const template = () => import('../games/template/index.ts');

  /** What the table says, and what lists show of it and of another. */
  async function told(bench: Bench, id: string, other: string) {
    const found = await bench.registry.find(id);
    const listed = await bench.registry.list({ player: 'ada' });
    const shown = (which: string) => listed.find((summary) => summary.id === which)?.quarantined;
    return { says: codes(found), here: shown(id), there: shown(other) };
  }

  it('a log that makes no sense', async () => {
    const bench = new Bench();
    const [bad, good] = [await bench.made(two), await bench.made(two)];
    await bench.command(bad, move('1'));
    const after = reopened(bench, { ...shelf, template });
    const log = bench.store.log.bind(bench.store);
    const spied = vi.spyOn(bench.store, 'log').mockImplementation(async (id) => {
      const events = await log(id);
      return id === bad.id ? events.map((event) => forged(event)) : events;
    });
    expect(await told(after, bad.id, good.id)).toEqual({
      says: ['table-broken'],
      here: 'table-broken',
      there: null,
    });
    expect(await after.code(await after.live(good.id), move('1'))).toBe('accepted');
    spied.mockRestore();
    expect(await told(after, bad.id, good.id)).toEqual({ says: [], here: null, there: null });
    await after.registry.settle();
    expect(await bench.store.summary(bad.id)).toMatchObject({ quarantined: null, moves: 1 });
  });
  const forged = (event: StoredEvent): StoredEvent =>
    event.body.kind === 'moved' ? { ...event, body: { ...event.body, text: '99' } } : event;

  it('a log that is damaged on disk', async () => {
    const bench = new Bench();
    const [bad, good] = [await bench.made(two), await bench.made(two)];
    await bench.command(bad, move('1'));
    const after = reopened(bench, { ...shelf, template });
    const log = bench.store.log.bind(bench.store);
    vi.spyOn(bench.store, 'log').mockImplementation(async (id) => {
      if (id === bad.id) throw new StoreError('store-damaged', 'here');
      return log(id);
    });
    const expected = { says: ['store-damaged'], here: 'store-damaged', there: null };
    expect(await told(after, bad.id, good.id)).toEqual(expected);
  });
  it('a game that is not here, or not in this version', async () => {
    const bench = new Bench();
    const [bad, good] = [await bench.made(two), await bench.made({ ...two, ...duel })];
    const without = reopened(bench, shelf);
    expect(await told(without, bad.id, good.id)).toMatchObject({ says: ['game-unknown'], there: null });
    expect((await without.registry.summary(bad.id))?.quarantined).toBe('game-unknown');
    const { game } = await template();
    const newer = async () => ({ game: { ...game, version: 2 } }) as never;
    const other = reopened(bench, { ...shelf, template: newer });
    expect(await told(other, bad.id, good.id)).toEqual({
      says: ['game-version'],
      here: 'game-version',
      there: null,
    });
  });
  it('a dictionary or level that is missing', async () => {
    const bench = new Bench();
    const kenken = { game: 'kenken', options: { level: 'builtin:4x4-easy-1' }, seats: [{ name: 'Ada' }] };
    const [bad, good] = [await bench.made({ ...two, ...kenken }), await bench.made({ ...two, ...duel })];
    const elsewhere = reopened(bench, shelf, tmpdir());
    const spied = vi.spyOn(bench.store, 'text').mockResolvedValue(null);
    expect(await told(elsewhere, bad.id, good.id)).toMatchObject({ says: ['resource-missing'], there: null });
    spied.mockRestore();
    expect(await told(elsewhere, bad.id, good.id)).toEqual({ says: [], here: null, there: null });
  });
  it('[Q6] lists do not try it again: whoever opens it does', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    const without = reopened(bench, shelf);
    expect(codes(await without.registry.find(id))).toEqual(['game-unknown']);
    const log = vi.spyOn(bench.store, 'log');
    const listed = await without.registry.list({ player: 'ada' });
    expect(listed).toMatchObject([{ id, quarantined: 'game-unknown' }]);
    expect(log).not.toHaveBeenCalled();
  });
  it('one that is over still shows its end, to look at only', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    await bench.command(live, { kind: 'forfeit', seat: 0, why: 'resigned' });
    const before = live.screenOf('ada', 1);
    const without = reopened(bench, shelf);
    expect(codes(await without.registry.find(live.id))).toEqual(['game-unknown']);
    expect(await without.registry.finalScreen(live.id, 'ada', 1)).toEqual(before);
    const stranger = await without.registry.finalScreen(live.id, 'eve', 1);
    expect(stranger).toEqual(live.screenOf('eve', null));
    const { heard, send } = looker('ada', null);
    const intents = { submit: vi.fn() };
    const session = new Session({
      registry: without.registry,
      player: 'ada',
      send,
      intents,
      attend: vi.fn(),
      dismiss: vi.fn(),
    });
    await session.hear(JSON.stringify({ type: 'watch', table: live.id, seat: null }));
    const command = { type: 'command', table: live.id, cmd: 'command-1', after: null, seen: null };
    await session.hear(JSON.stringify({ ...command, intent: { kind: 'undo' } }));
    expect(heard).toMatchObject([
      { type: 'screen', screen: { phase: 'over', outcome: { winners: [1] } } },
      { type: 'answer', result: 'refused', problems: [{ code: 'game-unknown' }] },
    ]);
  });
  it('one that goes on shows nothing', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    expect(await reopened(bench, shelf).registry.finalScreen(id, 'ada', null)).toBeNull();
  });
  it('says so even when that can’t be noted down', async () => {
    const bench = new Bench();
    const { id } = await bench.made(two);
    const without = reopened(bench, shelf);
    vi.spyOn(bench.store, 'commit').mockRejectedValue(new StoreError('store-full', 'here'));
    expect(codes(await without.registry.find(id))).toEqual(['game-unknown']);
  });
});

/** Nobody waits for it. */
const never = () => new Promise<never>(() => undefined);

/** A clock whose sleepers are woken by hand. */
function manualClock() {
  const sleepers: { readonly ms: number; readonly wake: () => void }[] = [];
  const sleep = (ms: number) => new Promise<void>((wake) => void sleepers.push({ ms, wake }));
  const passes = async (ms: number) => {
    for (const sleeper of sleepers.splice(0)) if (sleeper.ms <= ms) sleeper.wake();
    await new Promise((done) => setImmediate(done));
  };
  return { clock: { sleep }, sleepers, passes };
}

describe('summaries', () => {
  it('go with turning points, and within a second of a move, one for all that happened', async () => {
    const { clock, sleepers, passes } = manualClock();
    const bench = new Bench({ clock });
    const live = await bench.made(two);
    const commit = vi.spyOn(bench.store, 'commit');
    for (const seat of [0, 1, 0]) await bench.command(live, move('1', seat));
    expect((await bench.store.summary(live.id))?.moves).toBe(0);
    expect(sleepers.map(({ ms }) => ms)).toEqual([1000]);
    await passes(1000);
    expect(await bench.store.summary(live.id)).toMatchObject({ moves: 3, seq: 7 });
    expect(commit).toHaveBeenCalledTimes(4);
    await bench.command(live, { kind: 'rename', name: 'Tea' });
    expect(await bench.store.summary(live.id)).toMatchObject({ name: 'Tea', seq: 8 });
    expect(sleepers).toEqual([]);
  });
  it('one that is late overwrites nothing newer', async () => {
    const { clock, passes } = manualClock();
    const bench = new Bench({ clock });
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    const commit = bench.store.commit.bind(bench.store);
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(bench.store, 'commit').mockImplementationOnce((unit) => promise.then(() => commit(unit)));
    const renamed = bench.command(live, { kind: 'rename', name: 'Tea' });
    await passes(1000);
    resolve();
    await renamed;
    await live.summarise();
    expect(await bench.store.summary(live.id)).toMatchObject({ name: 'Tea', seq: 6 });
  });
  it('what could not be stored is stored after the next move', async () => {
    const { clock, passes } = manualClock();
    const bench = new Bench({ clock });
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(new StoreError('store-full', 'here'));
    await passes(1000);
    expect((await bench.store.summary(live.id))?.moves).toBe(0);
    await bench.command(live, move('1', 1));
    await passes(1000);
    expect((await bench.store.summary(live.id))?.moves).toBe(2);
  });
  it('a table that left the memory stores nothing any more', async () => {
    const { clock, passes } = manualClock();
    const bench = new Bench({ clock });
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    const full = vi.spyOn(bench.store, 'commit').mockRejectedValue(new StoreError('store-full', 'here'));
    await bench.forget();
    full.mockClear();
    await passes(1000);
    expect(full).not.toHaveBeenCalled();
  });
});

describe('memory', () => {
  it('a table that nobody uses leaves it, with its summary up to date, and comes back as it was', async () => {
    const bench = new Bench({ clock: { sleep: never } });
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    await bench.command(live, move('2', 1));
    expect((await bench.store.summary(live.id))?.moves).toBe(0);
    await bench.forget();
    expect(bench.registry.size).toBe(0);
    expect(await bench.store.summary(live.id)).toMatchObject({ moves: 2, toAct: [0], seq: 6 });
    const back = await bench.live(live.id);
    expect(back).not.toBe(live);
    expect(back.table).toEqual(live.table);
  });
  it('one that somebody watches, or has just used, stays', async () => {
    const bench = new Bench();
    const [watched, used] = [await bench.made(two), await bench.made(two)];
    watched.watch(looker('ada', 0));
    bench.now += 30_000;
    await bench.command(used, move('1'));
    bench.now += 40_000;
    await bench.registry.sweep();
    expect(bench.registry.size).toBe(2);
    await bench.forget();
    expect(bench.registry.size).toBe(1);
    expect(await bench.live(watched.id)).toBe(watched);
  });
  it('there are never two of a table, though somebody asks for it while it is leaving', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    let found: Promise<Result<unknown>> | null = null;
    const put = bench.store.commit.bind(bench.store);
    vi.spyOn(bench.store, 'commit').mockImplementation(async (...args) => {
      const counts = await put(...args);
      found = bench.registry.find(live.id);
      return counts;
    });
    await bench.forget();
    expect(await found).toMatchObject({ ok: true, value: live });
    expect(await bench.live(live.id)).toBe(live);
  });
  it('is left also when the summary can’t be stored: it can be made again', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    vi.spyOn(bench.store, 'commit').mockRejectedValue(new StoreError('store-full', 'here'));
    await bench.forget();
    expect(bench.registry.size).toBe(0);
    expect((await bench.registry.summary(live.id))?.moves).toBe(0);
    await bench.live(live.id);
    expect((await bench.registry.summary(live.id))?.moves).toBe(1);
  });
});

describe('[R13] after a crash', () => {
  it('lists load no table: what is behind is brought up to date when somebody opens it', async () => {
    const bench = new Bench({ clock: { sleep: never } });
    const live = await bench.made(two);
    for (const seat of [0, 1, 0]) await bench.command(live, move('1', seat));
    const { clock, passes } = manualClock();
    const after = new Bench({ store: bench.store, clock });
    const log = vi.spyOn(bench.store, 'log');
    expect(await after.registry.list({ player: 'ada' })).toMatchObject([{ moves: 0, seq: 4, lastSeq: 7 }]);
    expect(await after.registry.summary(live.id)).toMatchObject({ moves: 0 });
    expect([log.mock.calls, after.registry.size]).toEqual([[], 0]);
    await after.live(live.id);
    expect(await after.registry.list({ player: 'ada' })).toMatchObject([{ moves: 3, toAct: [1], seq: 7 }]);
    await passes(1000);
    expect(await bench.store.summary(live.id)).toMatchObject({ moves: 3, seq: 7 });
  });
  it('a room closes though its disk is full', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    await bench.command(live, move('1'));
    vi.spyOn(bench.store, 'commit').mockRejectedValue(new StoreError('store-full', 'here'));
    await bench.tables.close();
    await expect(bench.store.summary(live.id)).rejects.toThrow('closed');
  });
});

describe('removing', () => {
  it('tells those who watch, and leaves nothing that could come back', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const seen = looker('ada', 0);
    live.watch(seen);
    const commit = bench.store.commit.bind(bench.store);
    vi.spyOn(bench.store, 'commit').mockImplementation(async (unit) => {
      // Somebody asks for it at the worst moment.
      await bench.registry.find(live.id);
      return commit(unit);
    });
    expect(codes(await bench.registry.remove(live.id, 'leo'))).toEqual(['owner-only']);
    expect(codes(await bench.registry.remove(live.id, 'ada'))).toEqual([]);
    expect(seen.heard.at(-1)).toMatchObject({ type: 'gone', problems: [{ code: 'no-such-table' }] });
    expect([live.ended, live.watched, bench.registry.size]).toEqual([true, false, 0]);
    expect(codes(await bench.registry.find(live.id))).toEqual(['no-such-table']);
    expect(codes(await bench.registry.remove(live.id, 'ada'))).toEqual(['no-such-table']);
  });
  it('that fails changes nothing', async () => {
    const bench = new Bench();
    const live = await bench.made(two);
    const seen = looker('ada', 0);
    live.watch(seen);
    vi.spyOn(bench.store, 'commit').mockRejectedValueOnce(new StoreError('store-read-only', 'here'));
    await expect(bench.registry.remove(live.id, 'ada')).rejects.toThrow('store-read-only');
    expect(seen.heard.map(({ type }) => type)).toEqual(['screen']);
    expect(await bench.code(live, move('1'))).toBe('accepted');
  });
});

describe('[R20] again', () => {
  it('with the same people at this screen and bots it starts, else it waits for the others', async () => {
    const bench = new Bench();
    const alone = await bench.made(two);
    expect((await bench.live(idOf(await bench.registry.again(alone.id, 'ada')))).table.phase).toBe('playing');
    const shared = await bench.made({ ...two, seats: [{ name: 'Ada' }], start: false });
    await bench.command(shared, { kind: 'sit', choice: { name: 'Leo' } }, 'leo');
    await bench.command(shared, { kind: 'start' });
    const next = await bench.live(idOf(await bench.registry.again(shared.id, 'leo')));
    expect(next.table).toMatchObject({ phase: 'gathering', owner: 'leo', seats: [{ name: 'Leo' }] });
    expect(codes(await bench.registry.again(shared.id, 'eve'))).toEqual(['not-seated']);
  });
});
