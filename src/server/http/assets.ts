/** What tables are played with: dictionaries, bags, levels (docs/protocol.md, H10). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LruCache } from '../../host/lru.ts';
import { refusedSchema } from '../../protocol/http.ts';
import type { Parts } from './parts.ts';
import { refusal } from './refused.ts';
import { guestOf } from './session.ts';

type Encoding = 'br' | 'gzip';

/** Below this there is little to win. */
const worthPacking = 2048;

/** Bytes of packed assets kept at hand: to pack a dictionary takes a second. */
const mostPacked = 16_000_000;

const packers: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

export function assets({ registry }: Parts): FastifyPluginAsyncZod {
  const packed = new LruCache<Promise<Buffer>>(mostPacked);

  /** Those who ask at the same time wait for the same one. */
  function pack(hash: string, text: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${hash}`;
    const known = packed.get(key);
    if (known) return known;
    const packing = packers[encoding](text);
    packed.put(key, packing, 0);
    packing.then((bytes) => packed.put(key, packing, bytes.length)).catch(() => undefined);
    return packing;
  }

  return async (app) => {
    app.get(
      '/assets/:hash',
      {
        schema: {
          summary: 'A dictionary, bag or level by the SHA-256 of its text; it never changes',
          params: z.object({ hash: z.string() }),
          response: { 200: z.string(), 304: z.undefined(), '4xx': refusedSchema, '5xx': refusedSchema },
        },
      },
      async (request, reply) => {
        guestOf(request);
        const { hash } = request.params;
        const text = /^[0-9a-f]{64}$/.test(hash) ? await registry.asset(hash) : null;
        if (text === null) throw refusal('no-such-asset');
        const tag = `W/"${hash}"`;
        reply.header('cache-control', 'private, max-age=31536000, immutable');
        reply.header('etag', tag).header('vary', 'accept-encoding');
        if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
        const encoding = text.length < worthPacking ? null : encodingFor(request.headers['accept-encoding']);
        reply.type('text/plain; charset=utf-8');
        if (!encoding) return reply.send(text);
        // Bytes go out as they are; what the schema calls a text is what the client unpacks.
        const bytes = (await pack(hash, text, encoding)) as unknown as string;
        return reply.header('content-encoding', encoding).send(bytes);
      },
    );
  };
}

/** The best that the client takes, if any. */
function encodingFor(header: string | string[] | undefined): Encoding | null {
  const wanted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => wanted.includes(encoding)) ?? null;
}
