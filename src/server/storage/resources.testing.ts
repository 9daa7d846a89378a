/** What every store promises of resources, of the library and of games of the day that were made. */
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  EntryFilter,
  LibraryEntry,
  PreparedPart,
  Store,
  StoreCode,
  StoredResource,
} from '../../host/store.ts';
import { append, change, created, putGuest, putText, removeTable, summary } from './samples.testing.ts';

type Get = () => Store;
type CodeOf = (promise: Promise<unknown>) => Promise<StoreCode>;

export function resourceContract(store: Get, codeOf: CodeOf): void {
  describe('resources', () => resourceLaws(store));
  describe('prepared bytes', () => preparedLaws(store));
  describe('library', () => libraryLaws(store, codeOf));
  describe('games of the day that were made', () => madeLaws(store));
  describe('resources that nobody needs', () => sweepLaws(store));
}

function resource(hash: string, over: Partial<StoredResource> = {}): StoredResource {
  const texts = { bag: `${hash}-bag`, words: `${hash}-words` };
  return { hash, game: 'scrabble', kind: 'lexicon', language: 'ca', texts, info: { words: 3 }, ...over };
}

function entry(id: string, over: Partial<LibraryEntry> = {}): LibraryEntry {
  const what = { game: 'kenken', kind: 'level', owner: 'p-anna', language: null, licence: 'CC0' };
  const rest = {
    info: { size: 4 },
    facts: { grade: 'easy' },
    hash: `${id}-hash`,
    bytes: 9,
    created: 1,
    updated: 1,
  };
  return { id, name: id, ...what, ...rest, ...over };
}

const putResource = (store: Store, one: StoredResource, now: number) =>
  change(store, { kind: 'resource', resource: one, now });
const putEntry = (store: Store, one: LibraryEntry) => change(store, { kind: 'entry', entry: one });
const bytes = (...values: readonly number[]) => Uint8Array.from(values);

function resourceLaws(store: Get): void {
  it('come back as they were put, the first of a hash stays', async () => {
    expect(await store().resource('r')).toBeNull();
    await putResource(store(), resource('r'), 1);
    await putResource(store(), resource('r', { info: { words: 4 } }), 2);
    expect(await store().resource('r')).toEqual(resource('r'));
  });
  it('with one text for two parts, or with none', async () => {
    const twice = resource('twice', { texts: { bag: 'same', words: 'same' }, language: null });
    const none = resource('none', { texts: {} });
    for (const one of [twice, none]) await putResource(store(), one, 1);
    expect([await store().resource('twice'), await store().resource('none')]).toEqual([twice, none]);
  });
  it('go into one unit with their texts, or nowhere', async () => {
    const text = { kind: 'text', hash: 'r-bag', bytes: bytes(1, 2), now: 1 } as const;
    const lost = { kind: 'summary', table: 'none', summary: summary() } as const;
    const one = { kind: 'resource', resource: resource('r'), now: 1 } as const;
    await store()
      .commit({ changes: [text, one, lost] })
      .catch(() => undefined);
    expect([await store().text('r-bag'), await store().resource('r')]).toEqual([null, null]);
    await store().commit({ changes: [text, one] });
    expect([await store().text('r-bag'), await store().resource('r')]).toEqual([bytes(1, 2), resource('r')]);
  });
  it.each([
    ['none', bytes()],
    ['every byte', Uint8Array.from({ length: 256 }, (_, at) => at)],
    ['part of a larger buffer', bytes(1, 2, 3, 4, 5).subarray(1, 3)],
    ['shared memory', new Uint8Array(new SharedArrayBuffer(3)).fill(7)],
    ['10 MB', new Uint8Array(10_000_000).fill(9)],
  ])('texts are bytes: %s', async (_, put) => {
    await change(store(), { kind: 'text', hash: 'h', bytes: put, now: 1 });
    const found = await store().text('h');
    expect(found?.length).toBe(put.length);
    expect(Buffer.compare(found!, put)).toBe(0);
  });
  it('whoever put bytes may go on using theirs', async () => {
    const mine = bytes(1, 2, 3);
    await change(store(), { kind: 'text', hash: 'h', bytes: mine, now: 1 });
    mine.fill(0);
    (await store().text('h'))!.fill(0);
    expect([mine, await store().text('h')]).toEqual([bytes(0, 0, 0), bytes(1, 2, 3)]);
  });
}

function preparedLaws(store: Get): void {
  const all: readonly PreparedPart[] = ['page', 'host', 'engine'];
  const put = (hash: string, format: number, first: number) => {
    const parts = { page: bytes(first, 1), host: bytes(first, 2), engine: bytes() };
    return change(store(), { kind: 'prepared', hash, format, prepared: { facts: { first }, parts }, now: 1 });
  };
  it('are found by hash and format, as many parts as one asks for', async () => {
    await put('a', 1, 10);
    await put('a', 2, 20);
    await put('b', 1, 30);
    expect(await store().prepared('a', 1, all)).toEqual({
      facts: { first: 10 },
      parts: { page: bytes(10, 1), host: bytes(10, 2), engine: bytes() },
    });
    expect(await store().prepared('a', 2, ['host'])).toEqual({
      facts: { first: 20 },
      parts: { host: bytes(20, 2) },
    });
    expect(await store().prepared('b', 1, [])).toEqual({ facts: { first: 30 }, parts: {} });
    expect([await store().prepared('b', 2, all), await store().prepared('c', 1, [])]).toEqual([null, null]);
  });
  it('the last ones count', async () => {
    await put('a', 1, 10);
    await put('a', 1, 20);
    expect(await store().prepared('a', 1, ['page'])).toMatchObject({ parts: { page: bytes(20, 1) } });
  });
}

function libraryLaws(store: Get, codeOf: CodeOf): void {
  const ids = async (filter: EntryFilter) => (await store().entries(filter)).map(({ id }) => id);
  it('an entry comes back as it was put, the last one counts', async () => {
    expect(await store().entry('e')).toBeNull();
    await putEntry(store(), entry('e', { owner: null, licence: null, language: 'ca' }));
    expect(await store().entry('e')).toEqual(entry('e', { owner: null, licence: null, language: 'ca' }));
    await putEntry(store(), entry('e', { name: 'other', updated: 2 }));
    expect(await store().entries({})).toEqual([entry('e', { name: 'other', updated: 2 })]);
    expect(await change(store(), { kind: 'remove-entry', id: 'e' })).toBe(1);
    expect(await change(store(), { kind: 'remove-entry', id: 'e' })).toBe(0);
    expect(await store().entries({})).toEqual([]);
  });
  it.each([
    ['somebody', 'p-anna'],
    ['nobody', null],
  ])('a name is had once by %s, whatever case and accents', async (_, owner) => {
    await putEntry(store(), entry('e', { name: 'Estrella', owner }));
    const again = entry('f', { name: ' ESTRÈLLA ', owner });
    expect(await codeOf(putEntry(store(), again))).toBe('resource-name-taken');
    expect(await ids({})).toEqual(['e']);
    const others = [{ game: 'rolit' }, { kind: 'other' }, { owner: 'p-bernat' }, { name: 'Estrella 2' }];
    for (const [at, other] of others.entries()) await putEntry(store(), { ...again, id: `${at}`, ...other });
    await putEntry(store(), entry('e', { name: 'estrella', owner }));
    expect(await ids({ owner })).toHaveLength(4);
    expect(await codeOf(putEntry(store(), entry('3', { name: 'Estrella', owner })))).toBe(
      'resource-name-taken',
    );
  });
  it('a name that is taken takes the rest of its unit along, and nobody else', async () => {
    await putEntry(store(), entry('e', { name: 'one' }));
    const text = { kind: 'text', hash: 'h', bytes: bytes(1), now: 1 } as const;
    const put = (one: LibraryEntry) => ({ kind: 'entry', entry: one }) as const;
    const results = await Promise.allSettled([
      store().commit({ changes: [put(entry('a', { name: 'two' }))] }),
      store().commit({
        changes: [text, put(entry('b', { name: 'three' })), put(entry('c', { name: 'ONE' }))],
      }),
      store().commit({ changes: [put(entry('d', { name: 'twice' })), put(entry('f', { name: 'Twice' }))] }),
      store().commit({ changes: [put(entry('g', { name: 'three' }))] }),
    ]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, true]);
    expect([(await ids({})).sort(), await store().text('h')]).toEqual([['a', 'e', 'g'], null]);
  });
  it('goes with an owner who stays away, or is nobody’s while a table plays with it', async () => {
    const guest = (id: string, seen: number) => ({ id, name: id, language: 'ca', created: 0, seen });
    for (const id of ['p-gone', 'p-lost']) await putGuest(store(), guest(id, 10));
    await putGuest(store(), guest('p-here', 20));
    const of = (owner: string | null, id: string, name: string, hash: string) =>
      putEntry(store(), entry(id, { owner, name, hash }));
    await of('p-gone', 'a', 'Estrella', 'played');
    await of('p-lost', 'b', 'ESTRÈLLA', 'played');
    await of('p-gone', 'c', 'Lluna', 'unused');
    await of('p-gone', 'd', 'Sol', 'played');
    await of(null, 'e', 'sol', 'unused');
    await of('p-here', 'f', 'Estrella', 'unused');
    await append(store(), 't', [created({ lexicon: 'played' })], summary());
    expect(await change(store(), { kind: 'sweep-guests', seenBefore: 20 })).toBe(2);
    const left = await store().entries({ order: 'name' });
    expect(left.map(({ id, owner }) => [id, owner])).toEqual([
      ['a', null],
      ['f', 'p-here'],
      ['e', null],
    ]);
    expect(await ids({ owner: null })).toEqual(['a', 'e']);
  });
  describe('lists', () => {
    beforeEach(async () => {
      const owner = 'p-bernat';
      await putEntry(store(), entry('a', { name: 'Zeta', updated: 3 }));
      await putEntry(store(), entry('b', { name: 'àrea', updated: 9, owner, language: 'ca' }));
      await putEntry(store(), entry('c', { name: '100% de_c\\a', updated: 3, game: 'scrabble' }));
      await putEntry(store(), entry('d', { name: 'Area 51', updated: 5, owner: null, kind: 'lexicon' }));
    });
    const lists = (what: string, filter: EntryFilter, expected: readonly string[]) =>
      it(what, async () => expect(await ids(filter)).toEqual(expected));
    lists('the newest first, ties by id', {}, ['b', 'd', 'a', 'c']);
    lists('by name, whatever case and accents', { order: 'name' }, ['c', 'b', 'd', 'a']);
    lists('of an owner', { owner: 'p-anna' }, ['a', 'c']);
    lists('of nobody', { owner: null }, ['d']);
    lists('of a game', { game: 'scrabble' }, ['c']);
    lists('of a kind', { kind: 'lexicon' }, ['d']);
    lists('in a language', { language: 'ca' }, ['b']);
    lists('by a part of the name', { search: 'ÀREA' }, ['b', 'd']);
    lists('by characters that search patterns use', { search: '0% d' }, ['c']);
    lists('which stand for themselves', { search: '%' }, ['c']);
    lists('each of them', { search: '_' }, ['c']);
    lists('also the backslash', { search: 'c\\a' }, ['c']);
    lists('by several words, in whatever order', { search: '51  Àre' }, ['d']);
    lists('by the resource', { hash: 'c-hash' }, ['c']);
    lists('from a place on', { order: 'name', skip: 2, limit: 1 }, ['d']);
    lists('by nothing', { search: '' }, ['b', 'd', 'a', 'c']);
    lists('by all at once', { search: 'a', game: 'kenken', owner: 'p-anna', order: 'name' }, ['a']);
    it('by pages', async () => {
      for (const order of ['newest', 'name'] as const) {
        const whole = await store().entries({ order });
        const first = await store().entries({ order, limit: 3 });
        const rest = await store().entries({ order, after: first.at(-1)!, limit: 3 });
        expect([...first, ...rest]).toEqual(whole);
        expect(await store().entries({ order, after: whole.at(-1)! })).toEqual([]);
      }
    });
    it('are counted for each owner', async () => {
      const owners = ['p-anna', 'p-bernat', 'p-nobody'];
      const counts = await Promise.all(owners.map((owner) => store().countEntries({ owner })));
      expect(counts).toEqual([2, 1, 0]);
      expect(await store().countEntries({ search: 'area' })).toBe(2);
      expect(await store().countEntries({})).toBe(4);
    });
  });
}

function madeLaws(store: Get): void {
  const key = { game: 'kenken', key: 'small', day: '2026-07-29' };
  const put = (made: { hash: string }) => change(store(), { kind: 'made-daily', key, made });
  it('the first one wins', async () => {
    expect(await store().madeDaily(key)).toBeNull();
    expect(await Promise.all([put({ hash: 'a' }), put({ hash: 'b' })])).toEqual([1, 0]);
    expect(await store().madeDaily(key)).toEqual({ hash: 'a' });
  });
  it('others have their own', async () => {
    await put({ hash: 'a' });
    const others = [{ game: 'rolit' }, { key: 'large' }, { day: '2026-07-30' }];
    for (const other of others) expect(await store().madeDaily({ ...key, ...other })).toBeNull();
  });
}

function sweepLaws(store: Get): void {
  const sweep = (wantedBefore: number) => change(store(), { kind: 'sweep-resources', wantedBefore });
  /** A resource with its texts, prepared, all wanted at that time. */
  async function put(hash: string, now = 10): Promise<void> {
    const one = resource(hash);
    for (const text of Object.values(one.texts)) await putText(store(), text, text, now);
    await putResource(store(), one, now);
    const prepared = { facts: {}, parts: { page: bytes(1), host: bytes(2), engine: bytes(3) } };
    await change(store(), { kind: 'prepared', hash, format: 1, prepared, now });
  }
  /** What is left of it: the resource, its texts, what was prepared. */
  async function left(hash: string): Promise<readonly boolean[]> {
    const found = [
      await store().resource(hash),
      await store().text(`${hash}-bag`),
      await store().text(`${hash}-words`),
      await store().prepared(hash, 1, ['page', 'engine']),
    ];
    return found.map((one) => one !== null);
  }
  const [here, gone] = [Array(4).fill(true), Array(4).fill(false)];

  it('go with their texts and what was prepared, unless they were wanted lately', async () => {
    for (const [hash, now] of [
      ['old', 10],
      ['new', 20],
      ['again', 10],
    ] as const)
      await put(hash, now);
    await put('again', 20);
    expect(await sweep(20)).toBe(2);
    expect([await left('old'), await left('new'), await left('again')]).toEqual([gone, here, here]);
  });
  it('stay while a table is played with them', async () => {
    await put('r');
    await append(store(), 't', [created({ lexicon: 'r' })], summary());
    await sweep(1000);
    expect(await left('r')).toEqual(here);
    await removeTable(store(), 't');
    await sweep(1000);
    expect(await left('r')).toEqual(gone);
  });
  it('stay while the library names them', async () => {
    await put('r');
    await putEntry(store(), entry('e', { hash: 'r' }));
    await sweep(1000);
    expect(await left('r')).toEqual(here);
    await putEntry(store(), entry('e', { hash: 'other' }));
    await sweep(1000);
    expect(await left('r')).toEqual(gone);
  });
  it('stay while they are the game of a day', async () => {
    await put('r');
    const key = { game: 'scrabble', key: '', day: '2026-07-29' };
    await change(store(), { kind: 'made-daily', key, made: { hash: 'r' } });
    await sweep(1000);
    expect(await left('r')).toEqual(here);
  });
  it('a text that two of them share stays for the other', async () => {
    await put('r');
    await put('s');
    await putResource(store(), resource('both', { texts: { bag: 'r-bag', words: 's-words' } }), 30);
    await sweep(20);
    expect(await left('r')).toEqual([false, true, false, false]);
    expect(await left('s')).toEqual([false, false, true, false]);
  });
}
