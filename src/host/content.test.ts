/** Content of tables: found when one is made, kept with it, and found again for logs of every format. */
import { describe, expect, it, vi } from 'vitest';
import { hashOf, manifestOf } from '../../test/resources.ts';
import { manifestText } from '../core/resource.ts';
import { ok, type Result } from '../core/result.ts';
import type { Created, Event } from '../room/event.ts';
import { manifestHash } from '../room/resources.ts';
import type { TableFile } from '../room/transfer.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { putText } from '../server/storage/samples.testing.ts';
import { Bench, library, sticks } from './bench.testing.ts';
import { readText } from './texts.testing.ts';

const kenken = (level: string) => sticks([{ name: 'Ada' }], { game: 'kenken', options: { level } });
const own = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
const ownHash = manifestHash(manifestOf('level', { level: own }));
const codes = (result: Result<unknown>) => (result.ok ? [] : result.problems.map(({ code }) => code));

/** A room that has this level in its store. */
async function withOwn(): Promise<Bench> {
  const bench = new Bench();
  await putText(bench.store, ownHash, manifestText(manifestOf('level', { level: own })), bench.now);
  await putText(bench.store, hashOf(own), own, bench.now);
  return bench;
}

async function fileOf(bench: Bench, id: string): Promise<TableFile> {
  const file = await bench.file(id);
  if (!file.ok || file.value.ludoteca !== 'table') throw new Error('no file');
  return file.value;
}

describe('[R22] the content of a new table', () => {
  it('is named by hash in its log, and by its name for screens', async () => {
    const { table } = await new Bench().made(kenken('builtin:4x4-easy-1'));
    const named = library.list({ game: 'kenken', kind: 'level', search: '4x4-easy-1', page: 0 });
    const { hash } = named.resources[0]!;
    expect(table.resources).toEqual({ level: { hash, name: '4x4-easy-1' } });
    expect(table.options).toMatchObject({ level: hash });
  });
  it('is in the store, whole, before the table is', async () => {
    const bench = new Bench();
    const commit = vi.spyOn(bench.store, 'commit');
    const { table } = await bench.made(kenken('builtin:4x4-easy-1'));
    const { texts } = (await bench.store.resource(table.resources['level']!.hash))!;
    expect(hashOf((await readText(bench.store, texts['level']!))!)).toBe(texts['level']);
    expect(commit.mock.calls.map(([{ append }]) => append === undefined)).toEqual([true, false]);
  });
  it('a dictionary goes to the store once, not with every table', async () => {
    const bench = new Bench();
    const commit = vi.spyOn(bench.store, 'commit');
    const es = sticks([{ name: 'Ada' }], { game: 'scrabble', options: { resource: 'builtin:es' } });
    await bench.made(es);
    await bench.made(es);
    const kinds = commit.mock.calls.flatMap(([{ changes }]) => changes.map(({ kind }) => kind));
    expect(kinds.filter((kind) => kind === 'text' || kind === 'resource')).toEqual([
      'text',
      'text',
      'text',
      'resource',
    ]);
  });
  it('may be of somebody’s own, by its hash; another game with it keeps its name', async () => {
    const bench = await withOwn();
    const live = await bench.made({
      ...kenken(ownHash),
      resources: { level: { hash: ownHash, name: 'Sunday' } },
    });
    expect(live.table.resources).toEqual({ level: { hash: ownHash, name: 'Sunday' } });
    const again = await bench.registry.again(live.id, 'ada');
    expect(again.ok && (await bench.live(again.value)).table.resources).toEqual(live.table.resources);
    const { table } = await bench.made(kenken(ownHash));
    expect(table.resources['level']!.name).toBe(ownHash.slice(0, 8));
  });
  it.each([
    [
      'of another game',
      manifestText(manifestOf('lexicon', { bag: 'A 1 1', words: 'A' })),
      'resource-foreign',
    ],
    ['with the parts of another', manifestText(manifestOf('level', { bag: own })), 'resource-part-strange'],
    ['whose text is nowhere', manifestText(manifestOf('level', { level: '?' })), 'resource-missing'],
    ['that is no manifest', own, 'manifest-malformed'],
  ])('[Q6] %s: refused', async (_, text, code) => {
    const bench = await withOwn();
    await putText(bench.store, hashOf(text), text, bench.now);
    const made = await bench.registry.create(kenken(hashOf(text)), 'ada');
    expect(codes(made)).toContain(code);
  });
});

describe('[R22] content that travels', () => {
  it('goes with a file where it is small, and is prepared where it arrives', async () => {
    const bench = await withOwn();
    const file = await fileOf(bench, (await bench.made(kenken(ownHash))).id);
    expect(file.resources).toEqual({
      level: { manifest: manifestOf('level', { level: own }), texts: { level: own } },
    });
    const elsewhere = new Bench();
    const imported = await elsewhere.registry.import(JSON.parse(JSON.stringify(file)), 'leo');
    expect(imported.ok && (await elsewhere.live(imported.value)).table.resources['level']!.hash).toBe(
      ownHash,
    );
    expect(await readText(elsewhere.store, hashOf(own))).toBe(own);
  });
  it('a dictionary does not, and must be there already', async () => {
    const bench = new Bench();
    const es = { game: 'scrabble', options: { resource: 'builtin:es' } };
    const file = await fileOf(bench, (await bench.made(sticks([{ name: 'Ada' }], es))).id);
    expect(Object.keys(file.resources['lexicon']!.texts)).toEqual(['bag', 'words', 'common']);
    expect(file.resources['lexicon']!.texts['words']).toBeNull();
    expect((await new Bench().registry.import(JSON.parse(JSON.stringify(file)), 'leo')).ok).toBe(true);
  });
  it.each<[string, (file: TableFile) => unknown, string]>([
    [
      'a text that is not what its hash says',
      (file) => ({ ...file, resources: { level: { ...file.resources['level'], texts: { level: '3 x' } } } }),
      'file-malformed',
    ],
    [
      'a part that its manifest does not name',
      (file) => ({ ...file, resources: { level: { ...file.resources['level'], texts: { words: own } } } }),
      'file-malformed',
    ],
    ['content by name in its log', (file) => withOptions(file, 'builtin:4x4-easy-1'), 'file-malformed'],
    ['other content in its options', (file) => withOptions(file, 'f'.repeat(64)), 'file-malformed'],
  ])('[Q6] %s is refused', async (_, change, code) => {
    const bench = await withOwn();
    const file = await fileOf(bench, (await bench.made(kenken(ownHash))).id);
    const changed = JSON.parse(JSON.stringify(change(file)));
    expect(codes(await new Bench().registry.import(changed, 'leo'))).toEqual([code]);
  });
  it('[Q6] a level that can’t be read is refused in its own words', async () => {
    const bench = await withOwn();
    const file = await fileOf(bench, (await bench.made(kenken(ownHash))).id);
    const level = '3 x';
    const manifest = manifestOf('level', { level });
    const hash = manifestHash(manifest);
    const [first, ...rest] = file.log as readonly [Event, ...Event[]];
    const body = { ...first.body, options: { level: hash }, resources: { level: { hash, name: 'x' } } };
    const changed = {
      ...file,
      resources: { level: { manifest, texts: { level } } },
      log: [{ ...first, body }, ...rest],
    };
    expect(await new Bench().registry.import(JSON.parse(JSON.stringify(changed)), 'leo')).toMatchObject({
      problems: [{ code: 'prop-token', path: 'level:1:3' }],
    });
  });
});

function withOptions(file: TableFile, level: string): unknown {
  const [first, ...rest] = file.log as readonly [Event, ...Event[]];
  const body = { ...first.body, options: { level } };
  return { ...file, log: [{ ...first, body }, ...rest] };
}

/** A store whose tables were made by version 0.1.0: it named texts, and content by name. */
class LegacyStore extends MemoryStore {
  legacy: (body: Created) => unknown = (body) => body;

  override async log(...asked: Parameters<MemoryStore['log']>): Promise<readonly Event[]> {
    const log = await super.log(...asked);
    return log.map((event) =>
      event.body.kind === 'created' ? ({ ...event, body: this.legacy(event.body) } as Event) : event,
    );
  }
}

describe('[R14] tables of format 1', () => {
  async function older(version: number, level = own) {
    const store = new LegacyStore();
    const bench = new Bench({ store });
    const manifest = manifestOf('level', { level });
    await putText(store, manifestHash(manifest), manifestText(manifest), bench.now);
    await putText(store, hashOf(level), level, bench.now);
    const live = await bench.made(kenken(manifestHash(manifest)));
    store.legacy = ({ resources: _, ...body }) => ({
      ...body,
      version,
      options: { ...Object(body.options), level: 'sunday' },
      assets: { level: hashOf(level) },
    });
    // What an older room has never had.
    const text = store.text.bind(store);
    const hash = manifestHash(manifest);
    vi.spyOn(store, 'text').mockImplementation(async (asked) => (asked === hash ? null : text(asked)));
    vi.spyOn(store, 'resource').mockResolvedValue(null);
    return { id: live.id, store, hash };
  }

  it('open with the texts they named, and are not rewritten', async () => {
    const { id, store, hash } = await older(1);
    const commit = vi.spyOn(store, 'commit');
    const bench = new Bench({ store });
    const { table, opened } = await bench.live(id);
    expect(table.resources).toEqual({ level: { hash, name: 'sunday' } });
    expect([table.options, opened.game.version]).toMatchObject([{ level: hash }, 1]);
    expect(commit).not.toHaveBeenCalled();
    expect(await bench.registry.content(hash)).toMatchObject({ ok: true, value: { kind: 'level' } });
  });
  it('are played on, taken away, copied, and begun again', async () => {
    const { id, store, hash } = await older(1);
    const bench = new Bench({ store });
    const live = await bench.live(id);
    expect(await bench.code(live, { kind: 'move', seat: 0, text: 'a1 1' })).toBe('accepted');
    expect(await bench.code(live, { kind: 'move', seat: 0, text: 'check' })).toBe('accepted');
    const file = await fileOf(bench, id);
    expect(file).toMatchObject({ format: 2, version: 1, resources: { level: { texts: { level: own } } } });
    expect((await new Bench().registry.import(JSON.parse(JSON.stringify(file)), 'leo')).ok).toBe(true);
    const copy = await bench.registry.duplicate(id, 'ada');
    expect(copy.ok && (await bench.live(copy.value)).table.resources['level']!.hash).toBe(hash);
    vi.mocked(store.resource).mockRestore();
    expect(await store.resource(hash)).not.toBeNull();
    const again = await bench.registry.again(id, 'ada');
    const { table } = await bench.live(again.ok ? again.value : '');
    expect([table.version, table.resources]).toEqual([3, { level: { hash, name: 'sunday' } }]);
  });
  it('a file of format 1 is read as well, with the level that it carries', async () => {
    const bench = await withOwn();
    const {
      resources: _,
      format: __,
      log,
      ...file
    } = await fileOf(bench, (await bench.made(kenken(ownHash))).id);
    const [first, ...rest] = log as readonly [Event, ...Event[]];
    const { resources: ___, ...body } = first.body as Created;
    const options = { ...Object(body.options), level: 'sunday' };
    const made = { ...first, body: { ...body, version: 1, options, assets: { level: hashOf(own) } } };
    const assets = { level: { hash: hashOf(own), text: own } };
    const old = { ...file, format: 1, version: 1, assets, log: [made, ...rest] };
    const elsewhere = new Bench();
    const imported = await elsewhere.registry.import(JSON.parse(JSON.stringify(old)), 'leo');
    expect(imported).toEqual(ok(expect.any(String)));
    const { table } = await elsewhere.live(imported.ok ? imported.value : '');
    expect(table.resources).toEqual({ level: { hash: ownHash, name: 'sunday' } });
  });
  it('[Q6] content by name in a log of today is a broken table', async () => {
    const { id, store } = await older(2);
    const level = store.legacy;
    store.legacy = (body) => ({ ...body, options: { ...Object(body.options), level: 'builtin:4x4-easy-1' } });
    expect(codes(await new Bench({ store }).registry.find(id))).toEqual(['table-broken']);
    store.legacy = level;
    expect((await new Bench({ store }).registry.find(id)).ok).toBe(true);
  });
});
