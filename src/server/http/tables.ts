/** Tables: make, list, look, rename, delete (docs/protocol.md, T1–T4). */
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { defaultsFor } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import { entryFor, reach, sorted } from '../../host/entries.ts';
import type { TableRegistry } from '../../host/registry.ts';
import { renameTable } from '../../host/rename.ts';
import type { SummaryFilter } from '../../host/store.ts';
import { ownTimes } from '../../host/times.ts';
import {
  type Entry,
  entrySchema,
  listQuery,
  newTable,
  refusedSchema,
  removedSchema,
  rename,
  type Show,
  type Sort,
  screenSchema,
  tableId,
  tableIds,
  tablesSchema,
  timesSchema,
} from '../../protocol/http.ts';
import type { Table } from '../../room/table.ts';
import type { Counts } from './limits.ts';
import type { Parts } from './parts.ts';
import { granted, refusal } from './refused.ts';
import { guestOf, languageOf } from './session.ts';

/** What each list holds, of my own tables or (open) of everybody's. */
const lists: Readonly<Record<Show, NonNullable<SummaryFilter['phases']>>> = {
  mine: ['gathering', 'playing'],
  saved: ['playing'],
  finished: ['over'],
  open: ['gathering'],
};

export function tables({ registry, library, store }: Parts, counts: Counts): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/tables',
      {
        schema: {
          summary: 'Make a table',
          body: newTable,
          response: { 201: entrySchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
        onRequest: [...counts.tables],
      },
      async (request, reply) => {
        const { id: player } = guestOf(request);
        const { options, ...wanted } = request.body;
        const game = options === undefined ? await library.game(wanted.game) : null;
        const chosen = game ? defaultsFor(game, languageOf(request)) : options;
        const id = granted(await registry.create({ ...wanted, options: chosen }, player), wanted.game);
        return made(registry, id, player, reply);
      },
    );

    app.get(
      '/tables',
      {
        schema: {
          summary:
            'My tables, or those anybody may join; those that wait for me first, unless sorted otherwise',
          querystring: listQuery,
          response: { 200: tablesSchema, '4xx': refusedSchema },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        const { show, game, sort } = request.query;
        return { tables: await listFor(registry, player, show, game, sort) };
      },
    );

    app.get(
      '/tables/:id',
      {
        schema: {
          summary: 'One table; whoever has its id may look on',
          params: tableId,
          response: { 200: entrySchema, '4xx': refusedSchema },
        },
      },
      async (request) => entry(registry, request.params.id, guestOf(request).id),
    );

    app.get(
      '/tables/:id/screen',
      {
        schema: {
          summary: 'What I may see of the table now: with my seat active, if it is the only one of mine',
          params: tableId,
          response: { 200: screenSchema, '4xx': refusedSchema },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        const found = await registry.find(request.params.id);
        const final = found.ok ? null : await registry.finalScreen(request.params.id, player, null);
        if (final) return { ...final };
        const live = granted(found);
        return { ...live.screenOf(player, onlySeat(live.table, player)) };
      },
    );

    app.get(
      '/tables/:id/times',
      {
        schema: {
          summary: 'How long I took for what it was played with: this time, and at best',
          params: tableId,
          response: { 200: timesSchema, '4xx': refusedSchema },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        return { times: await ownTimes(store, granted(await registry.find(request.params.id)), player) };
      },
    );

    app.patch(
      '/tables/:id',
      {
        schema: {
          summary: 'Rename my table',
          params: tableId,
          body: rename,
          response: { 200: entrySchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        granted(await renameTable(registry, request.params.id, request.body.name, player));
        return entry(registry, request.params.id, player);
      },
    );

    app.delete(
      '/tables/:id',
      {
        schema: {
          summary: 'Delete my table',
          params: tableId,
          response: { 204: z.undefined(), '4xx': refusedSchema, '5xx': refusedSchema },
        },
      },
      async (request, reply) => {
        granted(await registry.remove(request.params.id, guestOf(request).id));
        return reply.code(204).send();
      },
    );

    app.delete(
      '/tables',
      {
        schema: {
          summary: 'Delete several of my tables',
          body: tableIds,
          response: { 200: removedSchema, '4xx': refusedSchema, '5xx': refusedSchema },
        },
      },
      async (request) => {
        const { id: player } = guestOf(request);
        const removed: string[] = [];
        const refused: { id: string; code: string }[] = [];
        for (const id of new Set(request.body.ids)) {
          const result = await registry.remove(id, player);
          if (result.ok) removed.push(id);
          else refused.push({ id, code: result.problems[0].code });
        }
        return { removed, refused };
      },
    );
  };
}

/** A list as this player sees it. */
export async function listFor(
  registry: TableRegistry,
  player: string,
  show: Show,
  game?: string,
  sort: Sort = 'waiting',
): Promise<Entry[]> {
  const phases = lists[show];
  const whose = show === 'open' ? {} : { player };
  const found = await registry.list({
    ...whose,
    phases,
    ...reach(sort),
    ...(game !== undefined && { game }),
  });
  // The summary may have been behind its table: what a list does not show any more is left out.
  const fitting = found.filter(
    ({ phase, quarantined }) => phases.includes(phase) && (show !== 'open' || quarantined === null),
  );
  return sorted(
    fitting.map((summary) => entryFor(summary, player)),
    sort,
  );
}

/** The answer to a request that made a table. */
export async function made(
  registry: TableRegistry,
  id: string,
  player: string,
  reply: FastifyReply,
): Promise<Entry> {
  reply.code(201).header('location', `/api/tables/${id}`);
  return entry(registry, id, player);
}

export async function entry(registry: TableRegistry, id: string, player: string): Promise<Entry> {
  const summary = await registry.summary(id);
  if (!summary) throw refusal('no-such-table');
  return entryFor(summary, player);
}

/** With several people at one screen nobody's secrets are shown unasked. */
function onlySeat({ seats }: Table, player: string): Seat | null {
  const mine = seats.flatMap((place, seat) => (place.player === player ? [seat] : []));
  return mine.length === 1 ? mine[0]! : null;
}
