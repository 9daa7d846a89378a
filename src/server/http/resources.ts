/** What tables are played with: lists of it, and its prepared bytes (docs/protocol.md, H10). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Language } from '../../core/phrase.ts';
import { isHash } from '../../core/resource.ts';
import { type Problem, refuse } from '../../core/result.ts';
import type { Content, ResourceEntry } from '../../host/content.ts';
import { listResources } from '../../host/entrylist.ts';
import { LruCache } from '../../host/lru.ts';
import {
  pageQuery,
  refusedSchema,
  resourceHash,
  resourceSchema,
  resourcesQuery,
  resourcesSchema,
} from '../../protocol/http.ts';
import type { Parts } from './parts.ts';
import { granted, refusal } from './refused.ts';
import { guestOf, languageOf } from './session.ts';

type Encoding = 'br' | 'gzip';

/** Below this there is little to win. */
const worthPacking = 2048;

/** Bytes of packed pages kept at hand: to pack a dictionary takes a second. */
const mostPacked = 16_000_000;

const packers: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

export function resources({ registry, library, store, words }: Parts): FastifyPluginAsyncZod {
  const packed = new LruCache<Promise<Uint8Array>>(mostPacked);

  /** Those who ask at the same time wait for the same one. */
  function pack({ hash, resource: { page }, packedPage }: Content, encoding: Encoding): Promise<Uint8Array> {
    const key = `${encoding} ${hash}`;
    const known = packed.get(key);
    if (known) return known;
    const packing = encoding === 'br' && packedPage ? packedPage() : packers[encoding](page);
    packed.put(key, packing, 0);
    packing.then((bytes) => packed.put(key, packing, bytes.length)).catch(() => packed.delete(key));
    return packing;
  }

  async function contentOf(hash: string): Promise<Content> {
    const found = isHash(hash) ? await registry.content(hash) : refuse('no-such-resource');
    if (!found.ok && isUnknown(found.problems[0])) throw refusal('no-such-resource');
    return granted(found);
  }

  /** How people call it, to be found by that too. */
  async function labelsFor(game: string, kind: string, language: Language) {
    const label = (await library.game(game))?.resources.find((each) => each.kind === kind)?.label;
    return (entry: ResourceEntry) => {
      const phrase = label?.(entry);
      return phrase ? words.say(phrase, language, game) : '';
    };
  }

  return async (app) => {
    app.get(
      '/resources',
      {
        schema: {
          summary: 'What there is to choose from, page by page',
          querystring: resourcesQuery,
          response: { 200: resourcesSchema, '4xx': refusedSchema },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        const { game, kind } = request.query;
        const label = await labelsFor(game, kind, languageOf(request));
        return listResources(library, store, { ...request.query, player, label });
      },
    );

    app.get(
      '/resources/:hash',
      {
        schema: {
          summary: 'What is known of a level or dictionary; it never changes',
          params: resourceHash,
          response: { 200: resourceSchema, '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        guestOf(request);
        const { game, kind, format, resource } = await contentOf(request.params.hash);
        const { info, facts } = resource;
        reply.header('cache-control', forever);
        return { game, kind, language: info.language, info, facts, format };
      },
    );

    app.get(
      '/resources/:hash/page',
      {
        schema: {
          summary: 'Its prepared bytes, as pages open them; they never change',
          params: resourceHash,
          querystring: pageQuery,
          response: { 200: bytesSchema, 304: z.undefined(), '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        guestOf(request);
        const content = await contentOf(request.params.hash);
        const { hash, format, resource } = content;
        if (request.query.format !== format) throw refusal('resource-format', { format });
        const tag = `W/"${hash}-${format}"`;
        reply.header('cache-control', forever).header('etag', tag).header('vary', 'accept-encoding');
        if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
        const accepted = request.headers['accept-encoding'];
        const encoding = resource.page.length < worthPacking ? null : encodingFor(accepted);
        reply.type('application/octet-stream');
        if (!encoding) return reply.send(resource.page);
        return reply.header('content-encoding', encoding).send(await pack(content, encoding));
      },
    );
  };
}

/** Other texts have hashes too: what is no content of a game, or not here as a whole, is not there. */
const unknown: ReadonlySet<string> = new Set([
  'no-such-resource',
  'resource-missing',
  'resource-part-strange',
  'resource-part-missing',
]);

function isUnknown({ code }: Problem): boolean {
  return unknown.has(code);
}

/** Bytes go out as they are. */
const bytesSchema = z.unknown().describe('Bytes');

const forever = 'private, max-age=31536000, immutable';

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
