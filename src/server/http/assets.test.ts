import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../library.ts';
import { putText } from '../storage/samples.testing.ts';
import { Room } from './room.testing.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const level = readFileSync(
  join(rootFolder(), 'src', 'games', 'kenken', 'assets', 'level', '4x4-easy-1.txt'),
  'utf8',
);
const large = 'paraula çà 😀\n'.repeat(1000);
const url = (text: string) => `/api/assets/${hashOf(text)}`;

describe('[H10] assets', () => {
  it('one of the house, for ever', async () => {
    const { status, text, headers } = await (await (await Room.open()).visitor()).get(url(level));
    expect([status, text]).toEqual([200, level]);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      etag: `W/"${hashOf(level)}"`,
      'content-type': 'text/plain; charset=utf-8',
    });
  });
  it('one that came with a table', async () => {
    const room = await Room.open();
    await putText(room.store, hashOf(large), large, 1);
    expect((await (await room.visitor()).get(url(large))).text).toBe(large);
  });
  it('who has it already is told so', async () => {
    const room = await Room.open();
    const { cookie } = await room.visitor();
    const headers = { cookie, 'if-none-match': `W/"${hashOf(level)}"` };
    expect(await room.ask({ url: url(level), headers })).toMatchObject({ status: 304, text: '' });
  });
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  ] as const)('a large one is packed: %s', async (encoding, accepted, unpack) => {
    const room = await Room.open();
    await putText(room.store, hashOf(large), large, 1);
    const { cookie } = await room.visitor();
    for (let n = 0; n < 2; n++) {
      const answer = await room.app.inject({
        url: url(large),
        headers: { cookie, 'accept-encoding': accepted },
      });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(answer.rawPayload.length).toBeLessThan(large.length / 10);
      expect(unpack(answer.rawPayload).toString()).toBe(large);
    }
  });
  it.each(['f'.repeat(64), 'F'.repeat(64), '..%2f..%2fpackage.json', 'x'])(
    '%s is not there',
    async (hash) => {
      const { status, codes, headers } = await (await (await Room.open()).visitor()).get(
        `/api/assets/${hash}`,
      );
      expect([status, codes, headers['cache-control']]).toEqual([404, ['no-such-asset'], 'no-store']);
    },
  );
  it('only for guests', async () =>
    expect((await (await Room.open()).ask({ url: url(level) })).status).toBe(401));
});
