/** The library of what people have brought (docs/protocol.md, L1 to L6). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isHash } from '../../core/resource.ts';
import type { Result } from '../../core/result.ts';
import { listEntry } from '../../host/entrylist.ts';
import type { Asker } from '../../host/jobs/kinds.ts';
import type { LibraryEntry } from '../../host/store.ts';
import {
  entryChange,
  entryCopy,
  entryId,
  type ListedResource,
  listedResource,
  newResource,
  newTexts,
  refusedSchema,
  resourcePart,
} from '../../protocol/http.ts';
import { acceptBytes, resourceLimit, sent, unread } from './body.ts';
import { attachment } from './download.ts';
import { whenLeft } from './left.ts';
import type { Counts } from './limits.ts';
import type { Parts } from './parts.ts';
import { granted, refusal } from './refused.ts';
import { guestOf } from './session.ts';

const refused = { '4xx': refusedSchema, '5xx': refusedSchema };
const one = { 200: listedResource, ...refused };
const made = { 200: listedResource, 201: listedResource, ...refused };

export function library({ registry, entries, store }: Parts, counts: Counts): FastifyPluginAsyncZod {
  const shown = (entry: LibraryEntry, request: FastifyRequest): Promise<ListedResource> =>
    listEntry(store, entry, guestOf(request).id);

  /** Whose words tell what is wrong with texts: those of the game. */
  const answered = (result: Result<LibraryEntry>, request: FastifyRequest, game: string | null = null) =>
    shown(granted(result, game), request);

  /** Where texts come in: their bodies are read in a thread. */
  const bringing: FastifyPluginAsyncZod = async (app) => {
    acceptBytes(app);
    app.post(
      '/resources',
      {
        bodyLimit: resourceLimit,
        schema: {
          summary: 'A level or dictionary of mine, from its texts',
          body: unread(newResource),
          response: made,
        },
        onRequest: [...counts.resources],
      },
      async (request, reply) => {
        const asker = askerOf(request, reply);
        const wanted = granted(await entries.read('resource', request.body, asker));
        const result = await entries.make(wanted, asker);
        return reply.code(201).send(await answered(result, request, wanted.game));
      },
    );

    app.put(
      '/resources/entry/:id/texts',
      {
        bodyLimit: resourceLimit,
        schema: { summary: 'Other texts for it', params: entryId, body: unread(newTexts), response: one },
        onRequest: [...counts.resources],
      },
      async (request, reply) => {
        const id = known(request.params);
        const found = granted(await entries.find(id));
        const asker = askerOf(request, reply);
        const texts = granted(await entries.read('texts', request.body, asker));
        const result = await entries.rewrite(id, texts, asker);
        return answered(result, request, found.game);
      },
    );
  };

  return async (app) => {
    await app.register(bringing);

    app.get(
      '/resources/entry/:id',
      { schema: { summary: 'One of the library', params: entryId, response: one } },
      async (request) => answered(await entries.find(known(request.params)), request),
    );

    app.patch(
      '/resources/entry/:id',
      {
        schema: {
          summary: 'Change its name or licence',
          params: entryId,
          body: entryChange,
          response: one,
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        return answered(await entries.change(known(request.params), player, request.body), request);
      },
    );

    app.delete(
      '/resources/entry/:id',
      {
        schema: {
          summary: 'Delete it; tables that play with it go on',
          params: entryId,
          response: { 204: z.undefined(), ...refused },
        },
      },
      async (request, reply) => {
        granted(await entries.remove(known(request.params), guestOf(request).id));
        return reply.code(204).send();
      },
    );

    app.post(
      '/resources/entry/:id/copy',
      { schema: { summary: 'One of mine from anybody’s', params: entryId, body: entryCopy, response: made } },
      async (request, reply) => {
        const { name = null, replace = false } = request.body ?? {};
        const { id: player } = guestOf(request);
        const copied = await entries.copy(known(request.params), player, name, replace);
        return reply.code(201).send(await answered(copied, request));
      },
    );

    app.get(
      '/resources/:hash/texts/:part',
      {
        schema: {
          summary: 'One of its texts, to keep',
          params: resourcePart,
          response: { 200: sent<Buffer>(z.string()), '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        guestOf(request);
        const { hash, part } = request.params;
        const found = isHash(hash) ? await registry.texts(hash) : null;
        const text = found && Object.hasOwn(found.manifest.texts, part) ? await found.bytes(part) : null;
        if (!text) throw refusal('no-such-resource');
        reply.header('content-disposition', attachment(part, 'txt'));
        return reply
          .type('text/plain; charset=utf-8')
          .send(Buffer.from(text.buffer, text.byteOffset, text.byteLength));
      },
    );
  };
}

/** What can't be an id is an unknown one. */
function known({ id }: { readonly id: string }): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw refusal('no-such-resource');
  return id;
}

function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  return { player: guestOf(request).id, gone: whenLeft(reply) };
}
