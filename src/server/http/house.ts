/** Routes for whoever runs the room: is it well, how much does it do, what can be asked of it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { healthSchema, refusedSchema } from '../../protocol/http.ts';
import { isOwnMachine } from './origin.ts';
import type { Parts } from './parts.ts';
import { refusal } from './refused.ts';

export function house({ registry, store, metrics, version, state }: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    /** It never changes, and takes milliseconds to write. */
    let description: string | null = null;

    app.get(
      '/health',
      {
        schema: {
          summary: 'Whether the room is open',
          response: { 200: healthSchema, '5xx': refusedSchema },
        },
      },
      async (_, reply) => {
        reply.header('cache-control', 'no-store');
        assertReady(state);
        await store.check();
        return { ok: true as const, version, tables: registry.size };
      },
    );

    app.get(
      '/metrics',
      {
        schema: {
          summary: 'Figures, for the room’s own machine',
          response: { 200: z.string(), '4xx': refusedSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (!isOwnMachine(request)) throw refusal('own-machine-only');
        metrics.tables.set(registry.size);
        return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
      },
    );

    app.get(
      '/openapi.json',
      { schema: { summary: 'This description', response: { 200: z.looseObject({ openapi: z.string() }) } } },
      async (_, reply) => {
        description ??= JSON.stringify(app.swagger());
        reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
        // Sent as it is; the schema is of what it says.
        return reply.send(description as unknown as { openapi: string });
      },
    );
  };
}

export function assertReady(state: Parts['state']): void {
  const now = state();
  if (now !== 'ready') throw refusal(now === 'starting' ? 'room-starting' : 'back-soon');
}
