import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashOf, manifestOf } from '../../../test/resources.ts';
import { manifestText } from '../../core/resource.ts';
import { manifestHash } from '../../room/resources.ts';
import { rootFolder } from '../library.ts';
import { putText } from '../storage/samples.testing.ts';
import { Room } from './room.testing.ts';

const level = readFileSync(
  join(rootFolder(), 'src', 'games', 'kenken', 'resources', 'level', '4x4-easy-1.txt'),
  'utf8',
);
const builtin = manifestHash(manifestOf('level', { level }));

/** A level of somebody's own, given with its texts as a table would bring it. */
const own = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
const words = Array.from({ length: 3000 }, (_, n) =>
  `A${n.toString(2)}`.replace(/[01]/g, (bit) => 'BC'[+bit]!),
);
const lexicon = { bag: 'A 9 1\nB 9 1\nC 9 1\n', words: `${words.sort().join('\n')}\n` };

async function withContent(
  room: Room,
  kind: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const manifest = manifestOf(kind, texts);
  await putText(room.store, manifestHash(manifest), manifestText(manifest), 1);
  for (const text of Object.values(texts)) await putText(room.store, hashOf(text), text, 1);
  return manifestHash(manifest);
}

const page = (hash: string, format = 2) => `/api/resources/${hash}/page?format=${format}`;

describe('[H10] the bytes of content', () => {
  it('one of the house, for ever', async () => {
    const { status, text, headers } = await (await (await Room.open()).visitor()).get(page(builtin));
    expect([status, text]).toEqual([200, level]);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `W/"${builtin}-2"`,
      'content-type': 'application/octet-stream',
    });
  });
  it('and what is known of it, but not its solution', async () => {
    const visitor = await (await Room.open()).visitor();
    const { status, body, text } = await visitor.get(`/api/resources/${builtin}`);
    expect([status, body]).toEqual([
      200,
      {
        game: 'kenken',
        kind: 'level',
        language: null,
        format: 2,
        info: { language: null, size: 4 },
        facts: { size: 4, cages: 7, unique: true, grade: 'easy', weight: 62 },
      },
    ]);
    expect(text).not.toMatch(/\d,\d/);
  });
  it('one that came with a table', async () => {
    const room = await Room.open();
    const hash = await withContent(room, 'level', { level: own });
    const visitor = await room.visitor();
    expect((await visitor.get(page(hash))).text).toBe(own);
    expect((await visitor.get(`/api/resources/${hash}`)).body).toMatchObject({ facts: { unique: false } });
  });
  it('who has it already is told so', async () => {
    const room = await Room.open();
    const { cookie } = await room.visitor();
    const headers = { cookie, 'if-none-match': `W/"${builtin}-2"` };
    expect(await room.ask({ url: page(builtin), headers })).toMatchObject({ status: 304, text: '' });
  });
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  ] as const)('large ones are packed: %s', async (encoding, accepted, unpack) => {
    const room = await Room.open();
    const { cookie } = await room.visitor();
    const { body } = await (await room.visitor()).get('/api/resources?game=scrabble&kind=lexicon');
    const { hash: house } = (body['resources'] as { hash: string }[])[0]!;
    for (const hash of [house, await withContent(room, 'lexicon', lexicon), house]) {
      const plain = await room.app.inject({ url: page(hash), headers: { cookie } });
      const headers = { cookie, 'accept-encoding': accepted };
      const answer = await room.app.inject({ url: page(hash), headers });
      if (plain.rawPayload.length < 2048) continue;
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.8);
      expect(unpack(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });
  it('of another format are refused: the page is older than the room', async () => {
    const { status, codes } = await (await (await Room.open()).visitor()).get(page(builtin, 7));
    expect([status, codes]).toEqual([409, ['resource-format']]);
  });
  it.each(['f'.repeat(64), 'F'.repeat(64), '..%2f..%2fpackage.json', 'x'])(
    '%s is not there',
    async (hash) => {
      const visitor = await (await Room.open()).visitor();
      for (const url of [page(hash), `/api/resources/${hash}`]) {
        const { status, codes, headers } = await visitor.get(url);
        expect([status, codes, headers['cache-control']]).toEqual([404, ['no-such-resource'], 'no-store']);
      }
    },
  );
  it.each([
    ['a text that is no manifest', own],
    ['a kind that no game has', manifestText(manifestOf('painting', { level: own }))],
    ['a manifest without its texts', manifestText(manifestOf('level', { level: 'nowhere' }))],
    ['parts of another kind', manifestText(manifestOf('level', { words: own }))],
  ])('[Q6] %s is no content', async (_, text) => {
    const room = await Room.open();
    await putText(room.store, hashOf(text), text, 1);
    const { status, codes } = await (await room.visitor()).get(page(hashOf(text)));
    expect([status, codes]).toEqual([404, ['no-such-resource']]);
  });
  it('[Q6] a text that can’t be read any more says what is wrong with it', async () => {
    const room = await Room.open();
    const hash = await withContent(room, 'level', { level: '3 3\n1 6' });
    const visitor = await room.visitor();
    for (const url of [page(hash), `/api/resources/${hash}`]) {
      const { status, codes, headers } = await visitor.get(url);
      expect([status, codes, headers['cache-control']]).toEqual([422, ['prop-short'], 'no-store']);
    }
  });
  it('only for guests', async () => {
    const room = await Room.open();
    for (const url of [page(builtin), `/api/resources/${builtin}`, '/api/resources?game=kenken&kind=level'])
      expect((await room.ask({ url })).status).toBe(401);
  });
});

describe('[H10] what there is to choose from', () => {
  type Listed = { readonly ref: string; readonly name: string; readonly language: string | null };
  const listed = async (query: string, language = 'en') => {
    const visitor = await (await Room.open()).visitor({ 'accept-language': language });
    const { body } = await visitor.get(`/api/resources?${query}`);
    return { total: body['total'], names: (body['resources'] as Listed[]).map(({ name }) => name), body };
  };

  it('in the order in which people look for it, with what is known of it', async () => {
    const { total, names, body } = await listed('game=kenken&kind=level');
    expect([total, names.length, names[0], names.at(-1)]).toEqual([55, 55, '3x3-easy-1', '10x10-mixed-1']);
    expect((body['resources'] as object[])[0]).toMatchObject({
      ref: 'builtin:3x3-easy-1',
      language: null,
      info: { size: 3 },
      facts: { size: 3, unique: true },
    });
  });
  it('by words of its name, also in one’s own language', async () => {
    expect((await listed('game=kenken&kind=level&search=5x5%20EASY')).names).toEqual([
      '5x5-easy-1',
      '5x5-easy-2',
    ]);
    expect((await listed('game=kenken&kind=level&search=facil', 'ca')).total).toBe(14);
    expect((await listed('game=scrabble&kind=lexicon&search=castella', 'ca')).names).toEqual(['es']);
  });
  it('page by page, and nothing beyond the last', async () => {
    expect(await listed('game=kenken&kind=level&page=1')).toMatchObject({ total: 55, names: [] });
    expect(await listed('game=chess&kind=level')).toMatchObject({ total: 0, names: [] });
  });
});
