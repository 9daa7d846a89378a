/** Content prepared and made in real threads. */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { manifestText } from '../../core/resource.ts';
import { must, refuse } from '../../core/result.ts';
import type { RawResource } from '../../host/jobs/resources.ts';
import { systemEntropy } from '../entropy.ts';
import { JobPool, type JobPoolOptions } from './pool.ts';

const poolWith = (more: Partial<JobPoolOptions> = {}) =>
  new JobPool({
    worker: new URL('./toy.testing.ts', import.meta.url).href,
    randomSeed: systemEntropy.seed,
    ...more,
  });
const pool = poolWith();
afterAll(() => pool.close());

const utf8 = new TextEncoder();
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const sha256 = (data: string) => createHash('sha256').update(data).digest('hex');
const asker = () => ({ player: 'ada', gone: new AbortController().signal });

const raw = (words: string, more: Partial<RawResource> = {}): RawResource => ({
  game: 'template',
  kind: 'words',
  language: 'ca',
  texts: { words: utf8.encode(words) },
  ...more,
});

describe('parse', () => {
  const bodyOf = (value: unknown) => utf8.encode(JSON.stringify(value));
  it('gives what stands in a body, texts as bytes, and takes the body over', async () => {
    const body = bodyOf({ language: 'ca', texts: { words: 'pera\u00e7' } });
    const read = must(await pool.parse({ form: 'texts', body }, asker()));
    expect(read).toEqual({ language: 'ca', texts: { words: utf8.encode('peraç') } });
    expect(body.byteLength).toBe(0);
  });
  it('every problem has its place', async () => {
    const body = bodyOf({ game: 7, kind: 'words', texts: { words: 1 }, more: 1 });
    const read = await pool.parse({ form: 'resource', body }, asker());
    const problems = read.ok ? [] : read.problems.map(({ code, path }) => [code, path]);
    expect(problems.sort()).toEqual([
      ['not-a-text', 'game'],
      ['not-a-text', 'name'],
      ['not-a-text', 'texts.words'],
      ['unknown-field', 'more'],
    ]);
  });
});

describe('prepare', () => {
  it('gives canonical texts, hashes and prepared bytes', async () => {
    const prepared = must(await pool.prepare(raw('pera  poma\n\nalbercoc'), asker()));
    const words = 'albercoc\npera\npoma';
    const manifest = { kind: 'words', language: 'ca', texts: { words: sha256(words) } } as const;
    expect(textOf(prepared.texts['words'])).toBe(words);
    expect([prepared.manifest, prepared.hash]).toEqual([manifest, sha256(manifestText(manifest))]);
    expect([textOf(prepared.page), textOf(prepared.host)]).toEqual(Array(2).fill(words.toUpperCase()));
    expect(prepared).toMatchObject({ info: { language: 'ca' }, facts: { count: 3 }, format: 3 });
    expect(prepared.engine.byteLength).toBe(0);
  });
  it('takes the texts over instead of copying them', async () => {
    const { texts, ...rest } = raw('pera');
    must(await pool.prepare({ ...rest, texts }, asker()));
    expect(texts['words']!.byteLength).toBe(0);
  });
  it('leaves memory alone of which the text is only a part', async () => {
    const large = utf8.encode('pera poma');
    const texts = { words: large.subarray(0, 4) };
    expect(textOf(must(await pool.prepare(raw('', { texts }), asker())).page)).toBe('PERA');
    expect(textOf(large)).toBe('pera poma');
  });
  it.each<[string, RawResource, ReturnType<typeof refuse>]>([
    ['what the kind says', raw('  '), refuse('no-words')],
    ['another game', raw('a', { game: 'no' }), refuse('resource-kind', { game: 'no', kind: 'words' })],
    [
      'its own names only',
      raw('a', { game: 'toString' }),
      refuse('resource-kind', { game: 'toString', kind: 'words' }),
    ],
    [
      'another kind',
      raw('a', { kind: 'level' }),
      refuse('resource-kind', { game: 'template', kind: 'level' }),
    ],
    [
      'no UTF-8',
      raw('', { texts: { words: Uint8Array.of(0xc3, 0x28) } }),
      refuse('resource-encoding', { part: 'words' }, 'words'),
    ],
    ['too long', raw('a'.repeat(1_000_001)), refuse('resource-long', { length: 1_000_001, max: 1_000_000 })],
  ])('refuses %s', async (_, question, refusal) => {
    expect(await pool.prepare(question, asker())).toEqual(refusal);
  });
  it('refuses missing and strange parts, each', async () => {
    const prepared = await pool.prepare(raw('', { texts: { bag: utf8.encode('a') } }), asker());
    expect(prepared).toMatchObject({
      problems: [
        { code: 'resource-part-strange', path: 'bag' },
        { code: 'resource-part-missing', path: 'words' },
      ],
    });
  });
  it('tells how much is done, and is called off like any job', async () => {
    const gone = new AbortController();
    const told = Promise.withResolvers<number>();
    const spinning = pool.prepare(raw('spins'), {
      player: 'ada',
      gone: gone.signal,
      progress: told.resolve,
    });
    await told.promise;
    gone.abort(new Error('the table was removed'));
    gone.abort(new Error('again'));
    await expect(spinning).rejects.toThrow('the table was removed');
    expect(must(await pool.prepare(raw('pera'), asker())).facts).toEqual({ count: 1 });
  });
  it('is tried once only: what one thread could not bear the next can’t either', async () => {
    const failures: unknown[] = [];
    const impatient = poolWith({ limits: { patience: 3000 }, failed: (error) => failures.push(error) });
    await expect(impatient.prepare(raw('spins'), asker())).rejects.toThrow('aborted');
    await impatient.close();
    expect(failures).toHaveLength(1);
  });
});

describe('make', () => {
  const wished = (wish: unknown, kind = 'words', seed = 'ab'.repeat(32)) => ({
    game: 'template',
    kind,
    wish,
    seed,
  });
  it('gives texts to order, the same by the same seed', async () => {
    const [one, same, other] = [
      await pool.make(wished('small'), asker()),
      await pool.make(wished('small'), asker()),
      await pool.make(wished('small', 'words', 'cd'.repeat(32)), asker()),
    ];
    expect(textOf(must(one)['words'])).toMatch(/^word\d+ small$/);
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
  it('says that none was found, or that nobody can make it', async () => {
    expect(await pool.make(wished('impossible'), asker())).toEqual(refuse('not-found'));
    expect(await pool.make(wished('x', 'level'), asker())).toEqual(
      refuse('resource-kind', { game: 'template', kind: 'level' }),
    );
  });
});
