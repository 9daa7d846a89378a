/** The tables of a server, asked for over HTTP with the guest's cookie. What answers is not believed to be a room. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Answers, type ApiRequest, type ApiResponse, RoomApi } from '../../client/api.ts';
import { makeToOrder } from '../../client/order.ts';
import type { Language } from '../../core/phrase.ts';
import { ok, type Result } from '../../core/result.ts';
import {
  dailiesSchema,
  type Entry,
  fileSchema,
  listedResource,
  meSchema,
  orderSchema,
  replaySchema,
  resourceSchema,
  resourcesSchema,
  reviewSchema,
  tablesSchema,
} from '../../protocol/http.ts';
import type { RoomService } from '../roomaccess.ts';
import type { Jar } from './jar.ts';

const patienceMs = 15_000;

/** What the terminal reads of each answer; it asks for no others. */
const schemas: Partial<Record<keyof Answers, z.ZodType>> = {
  me: meSchema,
  tables: tablesSchema,
  table: z.looseObject({ id: z.string() }),
  dailies: dailiesSchema,
  file: fileSchema.and(z.looseObject({ name: z.string() })),
  replay: replaySchema,
  review: reviewSchema,
  resource: resourceSchema,
  resources: resourcesSchema,
  order: orderSchema,
  listed: listedResource,
};

export function apiOf(origin: string, jar: Jar, lang: Language): RoomApi {
  return new RoomApi({
    fetch: (request) => send(origin, jar, lang, request),
    unreachable: { code: 'wire.unreachable', params: { server: origin } },
    foreign: { code: 'wire.foreign' },
    isAnswer: (kind, content) => schemas[kind]?.safeParse(content).success ?? true,
  });
}

export function remoteRegistry(api: RoomApi): RoomService {
  return {
    list: (show, game, sort) => api.list(show, game, sort),
    create: async (wanted) => idOf(await api.create(wanted)),
    today: () => api.today(),
    daily: async (which) => idOf(await api.daily(which)),
    rename: async (id, name) => done(await api.rename(id, name)),
    duplicate: async (id) => idOf(await api.duplicate(id)),
    again: async (id, sameDeal) => idOf(await api.again(id, false, sameDeal)),
    remove: (id) => api.remove(id),
    export: (id) => api.export(id),
    exportAs: (id, kind) => api.exportAs(id, kind),
    import: async (file) => idOf(await api.import(JSON.stringify(file))),
    frames: (id, activeSeat, from, count) => api.frames(id, activeSeat, from, count),
    resource: (hash, format) => api.resource(hash, format),
    resources: ({ game, kind, search, page }) => api.resources(game, kind, search, page),
    review: (id, seat, gone) => api.review(id, seat, gone),
    make: (order, gone, progress) => makeToOrder(order, { api, sleep, gone, progress }),
    bring: async (wanted) => {
      const brought = await api.bring(wanted);
      return brought.ok ? ok(brought.value.ref) : brought;
    },
    close: async () => undefined,
  };
}

function idOf(made: Result<Entry>): Result<string> {
  return made.ok ? ok(made.value.id) : made;
}

function done(answer: Result<unknown>): Result<null> {
  return answer.ok ? ok(null) : answer;
}

async function send(
  origin: string,
  jar: Jar,
  lang: Language,
  { method, path, body, gone, bytes }: ApiRequest,
): Promise<ApiResponse | null> {
  const { cookie } = jar;
  const headers = {
    origin,
    'accept-language': lang,
    ...(cookie !== null && { cookie }),
    ...(body !== null && { 'content-type': 'application/json' }),
  };
  const left = gone instanceof AbortSignal ? [gone] : [];
  const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...left]);
  try {
    const response = await fetch(`${origin}${path}`, { method, headers, body, signal, redirect: 'error' });
    jar.keep(response.headers.getSetCookie());
    const { ok, status } = response;
    if (!bytes || !ok) return { ok, status, text: await response.text() };
    return { ok, status, text: '', bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch {
    return null;
  }
}
