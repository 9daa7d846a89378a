/** The HTTP side of a server (docs/protocol.md, H, T and D), with answers as Results in its own codes. */
import { z } from 'zod';
import type { Language } from '../../core/phrase.ts';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import type { Review } from '../../core/review.ts';
import type { Seat } from '../../core/seat.ts';
import type { ReplayPage } from '../../room/past.ts';
import {
  dailiesSchema,
  entrySchema,
  fileSchema,
  meSchema,
  refusedSchema,
  replaySchema,
  reviewSchema,
} from '../../server/http/schemas.ts';
import type { Entry, Registry, Show, Today, Wanted } from '../house.ts';
import type { Jar } from './jar.ts';

const patienceMs = 15_000;
const made = z.object({ id: z.string() });
const listSchema = z.object({ tables: z.array(entrySchema) });
const named = fileSchema.and(z.looseObject({ name: z.string() }));

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export class Api implements Registry {
  readonly #origin: string;
  readonly #jar: Jar;
  readonly #lang: Language;

  constructor(origin: string, jar: Jar, lang: Language) {
    this.#origin = origin;
    this.#jar = jar;
    this.#lang = lang;
  }

  /** Who I am; from then on the server knows me. */
  me(): Promise<Result<{ readonly player: string; readonly name: string }>> {
    return this.#ask('GET', '/api/me', meSchema);
  }

  async list(show: Show, game?: string): Promise<Result<readonly Entry[]>> {
    const query = new URLSearchParams({ show, ...(game !== undefined && { game }) });
    const found = await this.#ask('GET', `/api/tables?${query}`, listSchema);
    return found.ok ? ok(found.value.tables) : found;
  }

  create(wanted: Wanted): Promise<Result<string>> {
    return this.#make('/api/tables', wanted);
  }

  async today(): Promise<Result<readonly Today[]>> {
    const found = await this.#ask('GET', '/api/daily', dailiesSchema);
    return found.ok ? ok(found.value.games) : found;
  }

  daily(game: string): Promise<Result<string>> {
    return this.#make('/api/daily', { game });
  }

  async rename(id: string, name: string): Promise<Result<null>> {
    const renamed = await this.#ask('PATCH', path(id), z.unknown(), { name });
    return renamed.ok ? ok(null) : renamed;
  }

  duplicate(id: string): Promise<Result<string>> {
    return this.#make(`${path(id)}/duplicate`, {});
  }

  again(id: string): Promise<Result<string>> {
    return this.#make(`${path(id)}/again`, {});
  }

  async remove(id: string): Promise<Result<null>> {
    const removed = await this.#ask('DELETE', path(id), z.unknown(), {});
    return removed.ok ? ok(null) : removed;
  }

  export(id: string): Promise<Result<{ readonly name: string }>> {
    return this.#ask('GET', `${path(id)}/export`, named);
  }

  exportAs(id: string, kind: string): Promise<Result<string>> {
    return this.#text(`${path(id)}/export/${encodeURIComponent(kind)}`);
  }

  asset(hash: string): Promise<Result<string>> {
    return this.#text(`/api/assets/${encodeURIComponent(hash)}`);
  }

  import(file: unknown): Promise<Result<string>> {
    return this.#make('/api/tables/import', file);
  }

  async frames(id: string, hand: Seat | null, from: number, count: number): Promise<Result<ReplayPage>> {
    const query = new URLSearchParams({ from: `${from}`, count: `${count}` });
    if (hand !== null) query.set('hand', `${hand}`);
    const page = await this.#ask('GET', `${path(id)}/replay?${query}`, replaySchema);
    return page.ok ? ok(page.value as ReplayPage) : page;
  }

  async review(id: string, seat: Seat, gone: AbortSignal): Promise<Result<Review | null>> {
    const looked = await this.#ask('GET', `${path(id)}/review?seat=${seat}`, reviewSchema, undefined, gone);
    return looked.ok ? ok(looked.value.review as Review | null) : looked;
  }

  async close(): Promise<void> {}

  #text(where: string): Promise<Result<string>> {
    return this.#answered('GET', where, undefined, (good, text) =>
      good ? ok(text) : read(good, JSON.parse(text), z.never()),
    );
  }

  async #make(where: string, body: unknown): Promise<Result<string>> {
    const answer = await this.#ask('POST', where, made, body);
    return answer.ok ? ok(answer.value.id) : answer;
  }

  #ask<T>(
    method: Method,
    where: string,
    schema: z.ZodType<T>,
    body?: unknown,
    gone?: AbortSignal,
  ): Promise<Result<T>> {
    const understand = (good: boolean, text: string) =>
      read(good, text === '' ? null : JSON.parse(text), schema);
    return this.#answered(method, where, body, understand, gone);
  }

  async #answered<T>(
    method: Method,
    where: string,
    body: unknown,
    understand: (good: boolean, text: string) => Result<T>,
    gone?: AbortSignal,
  ): Promise<Result<T>> {
    try {
      const response = await this.#fetch(method, where, body, gone);
      this.#jar.keep(response.headers.getSetCookie());
      return understand(response.ok, await response.text());
    } catch (error) {
      if (error instanceof SyntaxError) return refuse('wire.foreign');
      return refuse('wire.unreachable', { server: this.#origin });
    }
  }

  #fetch(method: Method, where: string, body: unknown, gone?: AbortSignal): Promise<Response> {
    const { cookie } = this.#jar;
    const origin = { origin: this.#origin, 'accept-language': this.#lang };
    const headers = { ...origin, ...(cookie !== null && { cookie }) };
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(gone ? [gone] : [])]);
    const url = `${this.#origin}${where}`;
    if (body === undefined) return fetch(url, { method, headers, signal, redirect: 'error' });
    const json = { ...headers, 'content-type': 'application/json' };
    return fetch(url, { method, headers: json, body: JSON.stringify(body), signal, redirect: 'error' });
  }
}

/** An answer that is not one of a room is said to be foreign. */
function read<T>(good: boolean, raw: unknown, schema: z.ZodType<T>): Result<T> {
  if (good) {
    const answer = schema.safeParse(raw);
    return answer.success ? ok(answer.data) : refuse('wire.foreign');
  }
  const [first, ...rest] = refusedSchema.safeParse(raw).data?.problems.map(asProblem) ?? [];
  return first ? { ok: false, problems: [first, ...rest] } : refuse('wire.foreign');
}

type Refused = z.output<typeof refusedSchema>['problems'][number];

function asProblem({ code, params, path: at }: Refused): Problem {
  return { code, ...(params && { params }), ...(at !== undefined && { path: at }) };
}

function path(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}
