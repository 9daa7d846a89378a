/** Tables that travel: copies, another game of the same kind, files, replays (docs/protocol.md, T5–T7, T9, T10). */
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { foreignText } from '../../host/transfer.ts';
import {
  again,
  entrySchema,
  fileKind,
  fileSchema,
  refusedSchema,
  replayQuery,
  replaySchema,
  reviewQuery,
  reviewSchema,
  tableId,
} from '../../protocol/http.ts';
import { importLimit, sent } from './body.ts';
import { attachment } from './download.ts';
import { whenLeft } from './left.ts';
import type { Counts } from './limits.ts';
import type { Parts } from './parts.ts';
import { granted } from './refused.ts';
import { guestOf } from './session.ts';
import { made } from './tables.ts';

/** What is JSON already is sent as it is: nobody walks through it again. */
const json = 'application/json; charset=utf-8';

const making = { 201: entrySchema, '4xx': refusedSchema, '5xx': refusedSchema };

export function transfer({ registry, library, reviews }: Parts, counts: Counts): FastifyPluginAsyncZod {
  /** Whose words tell what is wrong with a file. */
  const gameOf = async (file: unknown): Promise<string | null> => {
    const { game } = Object(file) as { game?: unknown };
    if (typeof game === 'string') return game;
    return (await library.foreign(foreignText(file)))?.game.id ?? null;
  };
  return async (app) => {
    app.post(
      '/tables/:id/duplicate',
      {
        schema: { summary: 'A copy of my game', params: tableId, response: making },
        onRequest: [...counts.tables],
      },
      async (request, reply) => {
        const { id: player } = guestOf(request);
        return made(registry, granted(await registry.duplicate(request.params.id, player)), player, reply);
      },
    );

    app.post(
      '/tables/:id/again',
      {
        schema: {
          summary: 'The same again, or the same deal',
          params: tableId,
          body: again,
          response: making,
        },
        onRequest: [...counts.tables],
      },
      async (request, reply) => {
        const { id: player } = guestOf(request);
        const { replaceOldest = false, sameDeal = false } = request.body ?? {};
        const { id } = request.params;
        const next = await (sameDeal
          ? registry.sameDeal(id, player, replaceOldest)
          : registry.again(id, player, replaceOldest));
        return made(registry, granted(next), player, reply);
      },
    );

    app.get(
      '/tables/:id/export',
      {
        schema: {
          summary: 'The table as a file, as far as I may know it',
          params: tableId,
          response: { 200: sent<Readable>(fileSchema), '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        const file = granted(await registry.export(request.params.id, guestOf(request).id));
        reply.header('content-disposition', attachment(file.name));
        return reply.type(json).send(Readable.from(file.chunks, { highWaterMark: 1 }));
      },
    );

    app.get(
      '/tables/:id/export/:kind',
      {
        schema: {
          summary: 'The game as a file for other programs, as far as I may know it',
          params: fileKind,
          response: { 200: z.string(), '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        const { id, kind } = request.params;
        const { name, extension, text } = granted(await registry.exportAs(id, kind, guestOf(request).id));
        reply.header('content-disposition', attachment(name, extension));
        return reply.type('text/plain; charset=utf-8').send(text);
      },
    );

    app.post(
      '/tables/import',
      {
        bodyLimit: importLimit,
        schema: { summary: 'A table from a file', body: z.unknown(), response: making },
        onRequest: [...counts.imports],
      },
      async (request, reply) => {
        const { id: player } = guestOf(request);
        const imported = await registry.import(request.body, player);
        const id = granted(imported, imported.ok ? null : await gameOf(request.body));
        return made(registry, id, player, reply);
      },
    );

    app.get(
      '/tables/:id/replay',
      {
        schema: {
          summary: 'Positions of the game so far, as I may see them',
          params: tableId,
          querystring: replayQuery,
          response: { 200: sent<string>(replaySchema), '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        const { seat = null, from, count } = request.query;
        const page = await registry.frames(request.params.id, guestOf(request).id, seat, from, count);
        return reply.type(json).send(granted(page));
      },
    );

    app.get(
      '/tables/:id/review',
      {
        schema: {
          summary: 'What the moves of a seat were worth, once the game is over',
          params: tableId,
          querystring: reviewQuery,
          response: { 200: reviewSchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
        onRequest: [...counts.reviews],
      },
      async (request, reply) => {
        const asker = { player: guestOf(request).id, gone: whenLeft(reply) };
        const review = granted(await reviews.look(request.params.id, request.query.seat, asker));
        return { review: review && { ...review, rows: review.rows.map((row) => [...row]) } };
      },
    );
  };
}
