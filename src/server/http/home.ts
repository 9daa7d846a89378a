/** All that the first page shows, in one answer; nothing where nothing has changed (docs/protocol.md, H13). */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { homeSchema, refusedSchema } from '../../protocol/http.ts';
import { todayFor } from './daily.ts';
import type { Counts } from './limits.ts';
import { shown, welcome } from './me.ts';
import type { Parts } from './parts.ts';
import { languageOf } from './session.ts';
import { listFor } from './tables.ts';

export function home({ guests, registry, words }: Parts, counts: Counts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/home',
      {
        config: { forStrangers: true },
        schema: {
          summary: 'Who I am, my tables, those anybody may join, and the games of the day',
          response: { 200: homeSchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
        onSend: unlessKnown,
      },
      async (request, reply) => {
        const guest = await welcome(guests, counts, request, reply);
        const [mine, open, finished, today] = await Promise.all([
          listFor(registry, guest.id, 'mine'),
          listFor(registry, guest.id, 'open'),
          listFor(registry, guest.id, 'finished'),
          todayFor(registry, words, guest.id, languageOf(request)),
        ]);
        return { me: shown(guest, request.visitor?.account != null), mine, open, finished, today };
      },
    );
  };
}

/** Leaves the body out where the client has it already: it names the tag of the answer that it has. */
async function unlessKnown(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof body !== 'string') return body;
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] !== tag) return body;
  reply.code(304).removeHeader('content-type');
  return null;
}
