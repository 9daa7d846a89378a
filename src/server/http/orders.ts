/** Content made to order: begun, looked after and called off (docs/protocol.md, L7). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { textsIn } from '../../host/jobs/resources.ts';
import type { OrderView } from '../../host/orders.ts';
import { entryId, newOrder, type OrderState, orderSchema, refusedSchema } from '../../protocol/http.ts';
import type { Counts } from './limits.ts';
import type { Parts } from './parts.ts';
import { granted } from './refused.ts';
import { guestOf } from './session.ts';

const refused = { '4xx': refusedSchema, '5xx': refusedSchema };

export function orders({ orders: all }: Parts, counts: Counts): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/resources/orders',
      {
        schema: {
          summary: 'Have a level made to order; an order of mine before it is called off',
          body: newOrder,
          response: { 202: orderSchema, ...refused },
        },
        onRequest: [...counts.resources],
      },
      async (request, reply) => reply.code(202).send(inWords(all.begin(request.body, guestOf(request).id))),
    );

    app.get(
      '/resources/orders/:id',
      {
        schema: {
          summary: 'How far it is; its texts once it is made; or why it can’t be',
          params: entryId,
          response: { 200: orderSchema, ...refused },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        const { id } = request.params;
        return inWords(granted(all.look(id, player), all.gameOf(id, player)));
      },
    );

    app.delete(
      '/resources/orders/:id',
      {
        schema: {
          summary: 'Call it off',
          params: entryId,
          response: { 204: z.undefined(), ...refused },
        },
      },
      async (request, reply) => {
        granted(all.callOff(request.params.id, guestOf(request).id));
        return reply.code(204).send();
      },
    );
  };
}

function inWords({ texts, ...rest }: OrderView): OrderState {
  return { ...rest, texts: texts && textsIn(texts) };
}
