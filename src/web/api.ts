/** What is asked of the room once and answered once (docs/protocol.md, H, T and D). */
import type { Field } from '../core/form.ts';
import type { Notation } from '../core/game.ts';
import type { Language } from '../core/phrase.ts';
import { ok, type Problem, type Refusal, type Result, refuse } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';

export type Me = { readonly player: string; readonly name: string; readonly language: Language };

/** A table as lists show it. */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly origin: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly EntrySeat[];
  readonly toAct: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly moves: number;
  readonly owner: boolean;
  readonly mine: boolean;
  readonly waiting: boolean;
  readonly created: number;
  readonly updated: number;
  readonly daily: string | null;
  readonly setAside: string | null;
};

export type EntrySeat = {
  readonly name: string;
  readonly bot: string | null;
  readonly mine: boolean;
  readonly score: number | null;
};

/** A game on the shelf. */
export type GameInfo = {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly version: number;
  readonly form: readonly Field[];
  readonly defaults: unknown;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
  readonly rivals: readonly string[];
  readonly notation: readonly Notation[];
  readonly assets: Readonly<Record<string, readonly string[]>>;
  /** What a game can be exported as for other programs. */
  readonly files: readonly { readonly kind: string; readonly name: string }[];
};

/** A game of the day, and what I have made of it. */
export type TodaysGame = {
  readonly game: string;
  readonly title: string;
  readonly day: string;
  readonly state: 'new' | 'playing' | 'over' | 'gone';
  readonly table: string | null;
  readonly share: { readonly result: string; readonly text: string } | null;
};

/** All that the first page shows. */
export type Home = {
  readonly me: Me;
  readonly mine: readonly Entry[];
  readonly open: readonly Entry[];
  readonly finished: readonly Entry[];
  readonly today: readonly TodaysGame[];
};

/** An answer, and the tag to ask with whether it still holds. */
export type Tagged<T> = { readonly value: T; readonly tag: string | null };

export type Show = 'mine' | 'saved' | 'finished' | 'open';

export const api = {
  get: <T>(path: string, signal?: AbortSignal) => ask<T>('GET', path, undefined, signal),
  getNewer,
  post: <T>(path: string, body?: unknown) => ask<T>('POST', path, body ?? {}),
  patch: <T>(path: string, body: unknown) => ask<T>('PATCH', path, body),
  delete: <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body),
};

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Result<T>> {
  const answer = await send(method, path, body, signal);
  // The room may have lost its memory of this guest: it makes a new one, once.
  if (answer?.status === 401 && path !== '/me' && (await send('GET', '/me'))?.ok)
    return read<T>(await send(method, path, body, signal));
  return read<T>(answer);
}

/** Asks for what has changed since; an answer that still holds is given back as it is. */
async function getNewer<T>(path: string, last: Tagged<T> | null): Promise<Result<Tagged<T>>> {
  const known = last?.tag ? { 'if-none-match': last.tag } : {};
  const answer = await send('GET', path, undefined, undefined, known);
  if (last && answer?.status === 304) return ok(last);
  const content = await read<T>(answer);
  return content.ok ? ok({ value: content.value, tag: answer?.headers.get('etag') ?? null }) : content;
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<Response | null> {
  const headers = { ...more, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: text }),
      ...(signal && { signal }),
    });
  } catch {
    return null;
  }
}

async function read<T>(answer: Response | null): Promise<Result<T>> {
  if (!answer) return refuse('room-away');
  if (answer.status === 204) return ok(undefined as T);
  const content: unknown = await answer.json().catch(() => undefined);
  // What breaks off in the middle was no answer.
  return answer.ok && content !== undefined ? ok(content as T) : refusedBy(content);
}

function refusedBy(content: unknown): Refusal {
  const { problems } = Object(content) as { problems?: readonly Problem[] };
  const [first = { code: 'room-away' }, ...rest] = problems ?? [];
  return { ok: false, problems: [first, ...rest] };
}
