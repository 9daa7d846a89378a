/** What every store promises. A backend's own test is one line: `storeContract('memory', async () => …)`. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manifestText } from '../../core/resource.ts';
import type { Store, StoreCode, SummaryFilter } from '../../host/store.ts';
import { created, event, events, seat, summary } from './samples.testing.ts';

export function storeContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  describe(`store: ${name}`, () => {
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    describe('logs', () => logLaws(() => store));
    describe('conflicts', () => conflictLaws(() => store));
    describe('many at once', () => crowdLaws(() => store));
    describe('summaries', () => summaryLaws(() => store));
    describe('lists', () => listLaws(() => store));
    describe('guests, assets, secrets', () => otherLaws(() => store));
    describe('what nobody needs any more', () => clearingLaws(() => store));
    describe('games of the day', () => dailyLaws(() => store));
    describe('any text and number', () => textLaws(() => store));
    describe('closing', () => closingLaws(() => store));
  });
}

type Get = () => Store;

/** The code of a rejection; fails if it resolves. */
export async function codeOf(promise: Promise<unknown>): Promise<StoreCode> {
  const error: unknown = await promise.then(
    () => new Error('resolved'),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && 'code' in error) return error.code as StoreCode;
  throw error;
}

function logLaws(store: Get): void {
  it('a log comes by pages too', async () => {
    await store().append('t', events(1, 7), summary());
    expect(await store().log('t', { after: 0, limit: 3 })).toEqual(events(1, 3));
    expect(await store().log('t', { after: 3, limit: 3 })).toEqual(events(4, 3));
    expect(await store().log('t', { after: 6, limit: 3 })).toEqual(events(7, 1));
    expect(await store().log('t', { after: 7, limit: 3 })).toEqual([]);
    expect(await store().log('none', { after: 0, limit: 3 })).toEqual([]);
  });
  it('an unknown table has an empty log', async () => expect(await store().log('none')).toEqual([]));
  it('what was appended is read in order, also right after', async () => {
    await store().append('t', events(1, 3), summary());
    await store().append('t', [event(4, { actor: null })], null);
    expect(await store().log('t')).toEqual([...events(1, 3), event(4, { actor: null })]);
  });
  it('tables do not mix, though their commands have the same ids', async () => {
    await store().append('a', events(1, 2), summary());
    await store().append('b', events(1, 1), summary());
    expect([await store().log('a'), await store().log('b')]).toEqual([events(1, 2), events(1, 1)]);
  });
  it('keeps the order of 300 events, appended without waiting', async () => {
    await store().append('t', events(1, 1), summary());
    await Promise.all(events(2, 299).map((one) => store().append('t', [one], summary({ seq: one.seq }))));
    expect(await store().log('t')).toEqual(events(1, 300));
  });
  it('finds the sequence number of a command', async () => {
    await store().append('t', events(1, 3), summary());
    expect(await store().commandSeq('t', 'c2')).toBe(2);
    expect(await store().commandSeq('t', 'c4')).toBeNull();
    expect(await store().commandSeq('other', 'c2')).toBeNull();
  });
  it('what is read is a copy', async () => {
    const own = summary();
    await store().append('t', [event(1)], own);
    Object.assign(own, { name: 'changed' });
    Object.assign((await store().log('t'))[0]!, { cmd: 'changed' });
    Object.assign((await store().summary('t'))!, { name: 'changed' });
    expect(await store().log('t')).toEqual([event(1)]);
    expect((await store().summary('t'))?.name).toBe('Dissabte');
  });
  it('a removed table is gone, and may begin again', async () => {
    await store().append('t', events(1, 3), summary());
    expect(await store().remove('t')).toBe(true);
    expect(await store().remove('t')).toBe(false);
    expect([await store().log('t'), await store().summary('t')]).toEqual([[], null]);
    expect(await store().summaries({ player: 'p-anna' })).toEqual([]);
    await store().append('t', events(1, 1), summary());
    expect(await store().log('t')).toEqual(events(1, 1));
  });
}

function conflictLaws(store: Get): void {
  const refused = async (...args: Parameters<Store['append']>) => {
    await store().append('t', events(1, 3), summary({ name: 'before' }));
    expect(await codeOf(store().append(...args))).toBe('conflict');
    expect(await store().log('t')).toEqual(events(1, 3));
    expect(await store().summary('t')).toEqual({ ...summary({ name: 'before' }), id: 't', lastSeq: 3 });
  };
  const after = summary({ name: 'after' });
  it('a number that is taken', () => refused('t', [event(3, { cmd: 'new' })], after));
  it('a number too far', () => refused('t', [event(5)], after));
  it('a command that is known', () => refused('t', [event(4, { cmd: 'c2' })], after));
  it('a known command among new ones: none is stored', () =>
    refused('t', [event(4), event(5), event(6, { cmd: 'c1' })], after));
  it('a command twice in one call', () => refused('t', [event(4), event(5, { cmd: 'c4' })], after));
  it('a gap within a call', () => refused('t', [event(4), event(6)], after));
  it('numbers that go down', () => refused('t', [event(4), event(3, { cmd: 'new' })], after));
  it('a first event that is not 1', () => refused('other', [event(2)], after));
  it('a table after a conflict goes on', async () => {
    await refused('t', [event(4, { cmd: 'c1' })], after);
    await store().append('t', [event(4)], null);
    expect(await store().log('t')).toEqual(events(1, 4));
  });
  it('a new table without a summary, or an append of nothing, is a bug of the caller', async () => {
    expect(await codeOf(store().append('t', [event(1)], null))).toBe('store-failed');
    expect(await codeOf(store().append('t', [], summary()))).toBe('store-failed');
    expect(await store().summaries({})).toEqual([]);
  });
  it('a summary of no table', async () =>
    expect(await codeOf(store().putSummary('t', summary()))).toBe('conflict'));
}

function crowdLaws(store: Get): void {
  it('1,000 appends over 100 tables, none waited for', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `t${at}`);
    const turns = events(1, 10).flatMap((one) => ids.map((id) => [id, one] as const));
    await Promise.all(turns.map(([id, one]) => store().append(id, [one], summary({ seq: one.seq }))));
    for (const id of ids) expect(await store().log(id)).toEqual(events(1, 10));
  });
  it('conflicts in a group take nobody else down', async () => {
    await store().append('t', events(1, 1), summary());
    const results = await Promise.allSettled([
      store().append('a', events(1, 2), summary()),
      store().append('t', [event(2, { cmd: 'c1' })], null),
      store().append('t', [event(2)], null),
      store().append('t', [event(2, { cmd: 'late' })], null),
      store().append('t', [event(3), event(4, { cmd: 'c2' })], null),
      store().append('none', [event(1)], null),
      store().putSummary('none', summary()),
      store().append('t', [event(3)], summary({ name: 'after' })),
      store().append('b', events(1, 1), summary()),
    ]);
    const fine = results.map(({ status }) => status === 'fulfilled');
    expect(fine).toEqual([true, false, true, false, false, false, false, true, true]);
    expect(await store().log('t')).toEqual(events(1, 3));
    expect((await store().summaries({})).map(({ id }) => id).sort()).toEqual(['a', 'b', 't']);
  });
  it('of many who want the same number one gets it', async () => {
    await store().append('t', events(1, 1), summary());
    const rivals = Array.from({ length: 50 }, (_, at) => event(2, { cmd: `rival ${at}` }));
    const results = await Promise.allSettled(rivals.map((rival) => store().append('t', [rival], null)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store().log('t')).toHaveLength(2);
  });
  it('a table removed and begun anew in one breath', async () => {
    await store().append('t', events(1, 5), summary());
    await Promise.all([store().remove('t'), store().append('t', [event(1, { cmd: 'anew' })], summary())]);
    expect(await store().log('t')).toEqual([event(1, { cmd: 'anew' })]);
  });
}

function summaryLaws(store: Get): void {
  it('is null for an unknown table', async () => expect(await store().summary('t')).toBeNull());
  it('is that of the last append that gave one, with the last number of the log', async () => {
    await store().append('t', events(1, 2), summary({ seq: 2 }));
    await store().append('t', events(3, 2), null);
    expect(await store().summary('t')).toEqual({ ...summary({ seq: 2 }), id: 't', lastSeq: 4 });
    await store().append('t', events(5, 1), summary({ seq: 5, phase: 'over', winners: [1] }));
    expect(await store().summary('t')).toMatchObject({ seq: 5, lastSeq: 5, phase: 'over', winners: [1] });
  });
  it('can be replaced without an event', async () => {
    await store().append('t', events(1, 2), summary());
    const aside = summary({ setAside: 'log-broken', phase: 'over', owner: null, seats: [] });
    await store().putSummary('t', aside);
    expect(await store().summary('t')).toEqual({ ...aside, id: 't', lastSeq: 2 });
    expect(await store().summaries({ player: 'p-anna' })).toEqual([]);
    expect(await store().log('t')).toEqual(events(1, 2));
  });
}

function listLaws(store: Get): void {
  beforeEach(async () => {
    const seats = [seat('Anna', 'p-anna'), seat('Bot', null)];
    const put = (id: string, updated: number, over: Parameters<typeof summary>[0]) =>
      store().append(id, events(1, 2), summary({ updated, seats, ...over }));
    await put('mine', 5, { phase: 'gathering' });
    await put('seated', 9, { owner: 'p-carla', game: 'scrabble' });
    await put('alone', 7, { owner: null, seats: [seat('Bot', null)], phase: 'over' });
    await put('theirs', 6, { owner: 'p-carla', seats: [], phase: 'gathering' });
    await put('twin', 5, {
      owner: 'p-carla',
      seats: [seat('D', 'p-dani'), seat('D', 'p-dani')],
      phase: 'over',
    });
  });
  const lists = (what: string, filter: SummaryFilter, ids: readonly string[]) =>
    it(what, async () => expect((await store().summaries(filter)).map(({ id }) => id)).toEqual(ids));
  lists('all, newest first, ties by id', {}, ['seated', 'alone', 'theirs', 'mine', 'twin']);
  lists('so many at most', { limit: 2 }, ['seated', 'alone']);
  lists('none, if asked for none', { limit: 0 }, []);
  lists('those owned by a player or with a seat of theirs', { player: 'p-anna' }, ['seated', 'mine']);
  lists('once, though they own it and sit there twice', { player: 'p-dani' }, ['twin']);
  lists('nothing of an unknown player', { player: 'p-nobody' }, []);
  lists('of a game', { game: 'scrabble' }, ['seated']);
  lists('in a phase', { phases: ['gathering'] }, ['theirs', 'mine']);
  lists('in one of two phases', { phases: ['over', 'playing'] }, ['seated', 'alone', 'twin']);
  lists('in a phase that is named twice', { phases: ['gathering', 'gathering'] }, ['theirs', 'mine']);
  lists('of a player in a phase', { player: 'p-anna', phases: ['playing'] }, ['seated']);
  lists('of a player in no phase', { player: 'p-anna', phases: [] }, []);
  lists('in no phase at all', { phases: [] }, []);
  lists('by all at once', { player: 'p-carla', game: 'rolit', phases: ['over', 'gathering'], limit: 5 }, [
    'theirs',
    'twin',
  ]);
  it('gives 200 unless told', async () => {
    const many = Array.from({ length: 210 }, (_, at) => `many${at}`);
    await Promise.all(many.map((id) => store().append(id, events(1, 1), summary({ game: 'kenken' }))));
    expect(await store().summaries({ game: 'kenken' })).toHaveLength(200);
    expect(await store().summaries({ game: 'kenken', limit: 1000 })).toHaveLength(210);
  });
  it('moves with its changes', async () => {
    await store().append(
      'mine',
      events(3, 1),
      summary({ updated: 20, phase: 'playing', owner: 'p-eva', seats: [] }),
    );
    expect((await store().summaries({ limit: 1 }))[0]).toMatchObject({ id: 'mine', lastSeq: 3 });
    expect((await store().summaries({ player: 'p-anna' })).map(({ id }) => id)).toEqual(['seated']);
    expect((await store().summaries({ player: 'p-eva', phases: ['playing'] })).map(({ id }) => id)).toEqual([
      'mine',
    ]);
  });
}

function otherLaws(store: Get): void {
  const guest = { id: 'g', name: 'Llúdriga', language: 'ca', created: 1, seen: 2 };
  it('a guest comes back as left, the last one counts', async () => {
    expect(await store().guest('g')).toBeNull();
    await store().putGuest(guest);
    await store().putGuest({ ...guest, name: 'Otter', seen: 3 });
    expect(await store().guest('g')).toEqual({ ...guest, name: 'Otter', seen: 3 });
  });
  it('assets of several megabytes', async () => {
    const text = 'paraula çà 😀\n'.repeat(300_000);
    expect(await store().asset('hash')).toBeNull();
    await store().putAsset('hash', text, 1);
    expect((await store().asset('hash')) === text).toBe(true);
  });
  it('the first text of a hash stays', async () => {
    await store().putAsset('hash', 'first', 1);
    await store().putAsset('hash', 'second', 2);
    expect(await store().asset('hash')).toBe('first');
  });
  it('a secret is random, and the same for all who ask', async () => {
    const asked = await Promise.all([store().secret('a'), store().secret('a'), store().secret('b')]);
    expect(asked[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(asked[1]).toBe(asked[0]);
    expect(asked[2]).not.toBe(asked[0]);
    expect(await store().secret('a')).toBe(asked[0]);
  });
}

function clearingLaws(store: Get): void {
  const held = async (...hashes: readonly string[]) => {
    const texts = await Promise.all(hashes.map((hash) => store().asset(hash)));
    return texts.map((text) => text !== null);
  };
  it('assets go when no table is played with them', async () => {
    for (const hash of ['level', 'shared', 'other']) await store().putAsset(hash, hash, 10);
    await store().append('a', [created({ level: 'level', bag: 'shared', words: 'shared' })], summary());
    await store().append('b', [created({ bag: 'shared' })], summary());
    expect(await store().dropAssets(1000)).toBe(1);
    expect(await held('level', 'shared', 'other')).toEqual([true, true, false]);
    await store().remove('a');
    expect(await store().dropAssets(1000)).toBe(1);
    expect(await held('level', 'shared')).toEqual([false, true]);
    await store().remove('b');
    expect(await store().dropAssets(1000)).toBe(1);
  });
  it('the texts that a manifest names stay with it', async () => {
    const [bag, words] = ['b'.repeat(64), 'c'.repeat(64)];
    const manifest = manifestText({ kind: 'lexicon', language: 'ca', texts: { bag, words } });
    for (const [hash, text] of Object.entries({ m: manifest, [bag]: 'A 1 1', [words]: 'AA', other: 'x' }))
      await store().putAsset(hash, text, 10);
    await store().append('a', [created({ lexicon: 'm' })], summary());
    expect(await store().dropAssets(1000)).toBe(1);
    expect(await held('m', bag, words, 'other')).toEqual([true, true, true, false]);
    await store().remove('a');
    expect(await store().dropAssets(1000)).toBe(3);
  });
  it('those put lately stay: a table may be about to name them', async () => {
    await store().putAsset('old', 'text', 10);
    await store().putAsset('new', 'text', 20);
    await store().putAsset('again', 'text', 10);
    await store().putAsset('again', 'text', 20);
    expect(await store().dropAssets(20)).toBe(1);
    expect(await held('old', 'new', 'again')).toEqual([false, true, true]);
  });
  it('one that is wanted again stays, without being put again', async () => {
    await store().putAsset('old', 'text', 10);
    expect([await store().wantAsset('old', 20), await store().wantAsset('nowhere', 20)]).toEqual([
      true,
      false,
    ]);
    expect(await store().dropAssets(20)).toBe(0);
    expect(await held('old', 'nowhere')).toEqual([true, false]);
  });
  it('one that is put while others are cleared away is there for its table', async () => {
    await store().putAsset('hash', 'text', 10);
    await Promise.all([
      store().dropAssets(20),
      store().putAsset('hash', 'text', 30),
      store().append('t', [created({ level: 'hash' })], summary()),
    ]);
    await store().dropAssets(1000);
    expect(await held('hash')).toEqual([true]);
  });
  it('one that was dropped can come again', async () => {
    await store().putAsset('hash', 'before', 10);
    await store().dropAssets(20);
    await store().putAsset('hash', 'after', 30);
    expect(await store().asset('hash')).toBe('after');
  });
  const guest = (id: string, seen: number) => ({ id, name: id, language: 'ca', created: 0, seen });
  it('guests go who have no table and have not come for long, with their days', async () => {
    for (const id of ['p-anna', 'p-bernat', 'p-gone']) await store().putGuest(guest(id, 10));
    await store().putGuest(guest('p-here', 20));
    const day = (player: string) => ({ player, game: 'mastermind', day: '2026-07-29' });
    const players = ['p-gone', 'p-here', 'local'];
    for (const player of players) await store().claimDaily(day(player), 'd');
    await store().append('t', events(1, 1), summary());
    expect(await store().dropGuests(20)).toBe(1);
    const left = await Promise.all(['p-anna', 'p-bernat', 'p-gone', 'p-here'].map((id) => store().guest(id)));
    expect(left.map((found) => found?.id)).toEqual(['p-anna', 'p-bernat', undefined, 'p-here']);
    const days = await Promise.all(players.map((player) => store().daily(day(player))));
    expect(days.map((found) => found !== null)).toEqual([false, true, true]);
    await store().remove('t');
    expect(await store().dropGuests(20)).toBe(2);
  });
  it('while the file is in its place, all is well', () => expect(store().check()).resolves.toBeUndefined());
}

function dailyLaws(store: Get): void {
  const key = { player: 'p-anna', game: 'mastermind', day: '2026-07-29' };
  it('nobody has one until it is claimed', async () => expect(await store().daily(key)).toBeNull());
  it('the first claim stays, also of many at once', async () => {
    const claims = await Promise.all(['a', 'b', 'c'].map((table) => store().claimDaily(key, table)));
    expect(claims).toEqual(claims.map(() => ({ table: 'a', dropped: false })));
    expect(await store().daily(key)).toEqual({ table: 'a', dropped: false });
  });
  it('others, other games and other days have their own', async () => {
    await store().claimDaily(key, 'a');
    const others = [{ player: 'p-bernat' }, { game: 'kenken' }, { day: '2026-07-30' }];
    for (const other of others) expect(await store().daily({ ...key, ...other })).toBeNull();
  });
  it('one that was dropped stays claimed', async () => {
    await store().claimDaily(key, 'a');
    await store().dropDaily(key);
    expect(await store().claimDaily(key, 'b')).toEqual({ table: 'a', dropped: true });
  });
  it('it outlives its table', async () => {
    await store().append('a', events(1, 1), summary());
    await store().claimDaily(key, 'a');
    await store().remove('a');
    expect(await store().daily(key)).toEqual({ table: 'a', dropped: false });
  });
}

const nasty = [
  `'; DROP TABLE event; --`,
  `"quotes" 'of' \`all\` kinds \\ %s $1 ?1 :a @b`,
  '👩‍👩‍👧‍👦 ñ ç l·l \u202e rtl \u200b',
  '__proto__',
  'constructor',
  '   ',
  'x'.repeat(5000),
];

function textLaws(store: Get): void {
  it.each(nasty)('as an id: %.40s', async (id) => {
    const one = event(1, { cmd: id, actor: id });
    await store().append(id, [one], summary({ owner: id, game: id }));
    expect(await store().log(id)).toEqual([one]);
    expect(await store().commandSeq(id, id)).toBe(1);
    expect((await store().summaries({ player: id, game: id })).map((found) => found.id)).toEqual([id]);
    expect(await store().secret(id)).toBe(await store().secret(id));
    expect(await store().remove(id)).toBe(true);
  });
  it('an empty id is an id', async () => {
    await store().append('', [event(1, { cmd: '', actor: '' })], summary());
    expect(await store().log('')).toEqual([event(1, { cmd: '', actor: '' })]);
  });
  it.each([...nasty, 'NUL \0 and \0', 'half \ud83d of a pair', 'é'.repeat(100_000), '"\\'.repeat(50_000)])(
    'in a body, a name, a guest: %.40s',
    async (text) => {
      const one = event(1, { body: { kind: 'moved', seat: 0, text } });
      await store().append('t', [one], summary({ name: text }));
      await store().putGuest({ id: 'g', name: text, language: text, created: 0, seen: 0 });
      expect(await store().log('t')).toEqual([one]);
      expect((await store().summary('t'))?.name).toBe(text);
      expect((await store().guest('g'))?.name).toBe(text);
    },
  );
  it.each([0, 1, 2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER])('times such as %d', async (time) => {
    await store().append('t', [event(1, { at: time })], summary({ created: time, updated: time }));
    await store().putGuest({ id: 'g', name: '', language: '', created: time, seen: time });
    expect((await store().log('t'))[0]?.at).toBe(time);
    expect((await store().summaries({}))[0]?.updated).toBe(time);
    expect((await store().guest('g'))?.seen).toBe(time);
  });
}

function closingLaws(store: Get): void {
  it('what was accepted is finished first', async () => {
    const first = store().append('t', events(1, 1), summary());
    const rest = events(2, 50).map((one) => store().append('t', [one], null));
    const secret = store().secret('s');
    const log = store().log('t');
    await store().close();
    await expect(Promise.all([first, ...rest])).resolves.toHaveLength(51);
    await expect(secret).resolves.toHaveLength(64);
    await expect(log).resolves.toBeDefined();
  });
  it('twice is harmless, also at once', async () => {
    await Promise.all([store().close(), store().close()]);
    await store().close();
  });
  it('afterwards every call rejects with closed, also while it closes', async () => {
    const closing = store().close();
    expect(await codeOf(store().append('t', [event(1)], summary()))).toBe('closed');
    await closing;
    const guest = { id: 'g', name: '', language: '', created: 0, seen: 0 };
    const calls = [
      store().append('t', [event(1)], summary()),
      store().log('t'),
      store().commandSeq('t', 'c'),
      store().summary('t'),
      store().summaries({}),
      store().putSummary('t', summary()),
      store().remove('t'),
      store().guest('g'),
      store().putGuest(guest),
      store().daily({ player: 'p', game: 'g', day: 'd' }),
      store().claimDaily({ player: 'p', game: 'g', day: 'd' }, 't'),
      store().dropDaily({ player: 'p', game: 'g', day: 'd' }),
      store().dropGuests(1),
      store().dropAssets(1),
      store().check(),
      store().asset('a'),
      store().putAsset('a', '', 1),
      store().secret('s'),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'closed'));
  });
}
