/**
 * What is asked of the room once and answered once (docs/protocol.md, H, T and D), with answers as Results in the
 * room's own codes. How a request travels, and what is said when it does not arrive, comes with `ApiPorts`.
 */
import type { OpenResource } from '../core/resource.ts';
import { ok, type Problem, type Refusal, type Result } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import type { Seat } from '../core/seat.ts';
import type {
  AccountInfo,
  Entry,
  GameInfo,
  Home,
  ListedResource,
  Me,
  NewResource,
  OrderState,
  OwnTimes,
  Removal,
  ResourceHead,
  ResourcePage,
  RoomInfo,
  Show,
  Sort,
  TableWish,
  TodaysGame,
} from '../protocol/http.ts';
import type { ReplayPage } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';
import type { Gone } from './table.ts';

export type ApiRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the room's address on. */
  readonly path: string;
  /** JSON; null for none. */
  readonly body: string | null;
  /** Whether anybody still waits for the answer. */
  readonly gone: Gone | null;
  /** The answer is wanted as bytes. */
  readonly bytes?: true;
  /** The tag of the answer that is known already: one that still holds is not sent again (H13). */
  readonly tag?: string;
};

export type ApiResponse = {
  readonly ok: boolean;
  readonly status: number;
  /** Empty where the answer came as bytes. */
  readonly text: string;
  readonly bytes?: Uint8Array;
  readonly tag?: string | null;
  /** What it is to be called as a file, as the header says it (RFC 6266). */
  readonly disposition?: string | null;
};

/** A file as it is kept: its name and what is in it. */
export type TextFile = { readonly name: string; readonly text: string };

/** An answer, and the tag to ask with whether it still holds. */
export type Tagged<T> = { readonly value: T; readonly tag: string | null };

/** The answers of the room, by what they are. */
export type Answers = {
  readonly me: Me;
  readonly games: { readonly games: readonly GameInfo[] };
  readonly tables: { readonly tables: readonly Entry[] };
  readonly table: Entry;
  readonly dailies: { readonly games: readonly TodaysGame[] };
  readonly home: Home;
  readonly screen: Screen;
  readonly removal: Removal;
  readonly file: { readonly name: string };
  readonly replay: ReplayPage;
  readonly review: { readonly review: Review | null };
  readonly room: RoomInfo;
  readonly resources: ResourcePage;
  readonly resource: ResourceHead;
  readonly times: OwnTimes;
  readonly listed: ListedResource;
  readonly account: AccountInfo;
  readonly order: OrderState;
  readonly nothing: unknown;
};

export type ApiPorts = {
  /** Null when no answer came. */
  readonly fetch: (request: ApiRequest) => Promise<ApiResponse | null>;
  /** What is said when no answer came. */
  readonly unreachable: Problem;
  /** What is said when something else than a room has answered. */
  readonly foreign: Problem;
  /** Whether this is the answer of a room; who trusts theirs leaves it out. */
  readonly isAnswer?: (kind: keyof Answers, content: unknown) => boolean;
};

export class RoomApi {
  readonly #ports: ApiPorts;

  constructor(ports: ApiPorts) {
    this.#ports = ports;
  }

  /** Who I am; from then on the room knows me. */
  me(): Promise<Result<Me>> {
    return this.ask('me', 'GET', '/me');
  }

  changeMe(change: Partial<Pick<Me, 'name' | 'language'>>): Promise<Result<Me>> {
    return this.ask('me', 'PATCH', '/me', change);
  }

  room(): Promise<Result<RoomInfo>> {
    return this.ask('room', 'GET', '/room');
  }

  /** All that the first page shows; an answer that still holds is given back as it is. */
  async home(last: Tagged<Home> | null): Promise<Result<Tagged<Home>>> {
    const request = { method: 'GET', path: '/api/home', body: null, gone: null } as const;
    const answer = await this.#fetched(last?.tag ? { ...request, tag: last.tag } : request);
    if (last && answer?.status === 304) return ok(last);
    const home = this.#read('home', answer);
    return home.ok ? ok({ value: home.value, tag: answer?.tag ?? null }) : home;
  }

  async games(): Promise<Result<readonly GameInfo[]>> {
    const found = await this.ask('games', 'GET', '/games');
    return found.ok ? ok(found.value.games) : found;
  }

  async list(show: Show, game?: string, sort?: Sort): Promise<Result<readonly Entry[]>> {
    const asked = Object.entries({ show, game, sort }).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
    );
    const found = await this.ask('tables', 'GET', `/tables?${asked.join('&')}`);
    return found.ok ? ok(found.value.tables) : found;
  }

  create(intent: TableWish): Promise<Result<Entry>> {
    return this.ask('table', 'POST', '/tables', intent);
  }

  async today(): Promise<Result<readonly TodaysGame[]>> {
    const found = await this.ask('dailies', 'GET', '/daily');
    return found.ok ? ok(found.value.games) : found;
  }

  /** My table of the day; without a key, of the game's first. */
  daily({ game, key }: { readonly game: string; readonly key: string | null }): Promise<Result<Entry>> {
    return this.ask('table', 'POST', '/daily', { game, ...(key !== null && { key }) });
  }

  screen(id: string): Promise<Result<Screen>> {
    return this.ask('screen', 'GET', `${tablePath(id)}/screen`);
  }

  rename(id: string, name: string): Promise<Result<Entry>> {
    return this.ask('table', 'PATCH', tablePath(id), { name });
  }

  duplicate(id: string): Promise<Result<Entry>> {
    return this.ask('table', 'POST', `${tablePath(id)}/duplicate`, {});
  }

  again(id: string, replaceOldest = false, sameDeal = false): Promise<Result<Entry>> {
    return this.ask('table', 'POST', `${tablePath(id)}/again`, { replaceOldest, sameDeal });
  }

  async remove(id: string): Promise<Result<null>> {
    const removed = await this.ask('nothing', 'DELETE', tablePath(id), {});
    return removed.ok ? ok(null) : removed;
  }

  removeAll(ids: readonly string[]): Promise<Result<Removal>> {
    return this.ask('removal', 'DELETE', '/tables', { ids });
  }

  /** A table from a file, as its text: JSON of the room's own, or a string of another program's. */
  import(json: string): Promise<Result<Entry>> {
    return this.#send('table', { method: 'POST', path: '/api/tables/import', body: json, gone: null });
  }

  export(id: string): Promise<Result<{ readonly name: string }>> {
    return this.ask('file', 'GET', `${tablePath(id)}/export`);
  }

  /** The game as the text of a file for other programs. */
  exportAs(id: string, kind: string): Promise<Result<string>> {
    return this.text(`/api${tablePath(id)}/export/${encodeURIComponent(kind)}`);
  }

  /** The table as a file to keep, under the name that the room gives it; of no kind for the room's own. */
  async file(id: string, kind: string | null): Promise<Result<TextFile>> {
    const path = `/api${tablePath(id)}/export${kind === null ? '' : `/${encodeURIComponent(kind)}`}`;
    const answer = await this.#fetched({ method: 'GET', path, body: null, gone: null });
    if (!answer?.ok) return this.#refused(answer);
    return ok({ name: nameIn(answer.disposition ?? ''), text: answer.text });
  }

  /** What there is to choose from, page by page. */
  resources(game: string, kind: string, search: string, page: number): Promise<Result<ResourcePage>> {
    const query = Object.entries({ game, kind, search, page: `${page}` });
    const text = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
    return this.ask('resources', 'GET', `/resources?${text}`);
  }

  /** A level or dictionary by its hash, in bytes of this format. */
  async resource(hash: string, format: number): Promise<Result<OpenResource>> {
    const path = `/resources/${encodeURIComponent(hash)}`;
    const [head, page] = await Promise.all([
      this.ask('resource', 'GET', path),
      this.#fetched({
        method: 'GET',
        path: `/api${path}/page?format=${format}`,
        body: null,
        gone: null,
        bytes: true,
      }),
    ]);
    if (!page?.ok || !page.bytes) return this.#refused(page);
    if (!head.ok) return head;
    const { info, facts } = head.value;
    return ok({ hash, info, facts, page: page.bytes, host: null, engine: null });
  }

  /** Has content made to order; `order` says how far it is. */
  order(game: string, kind: string, wish: unknown): Promise<Result<OrderState>> {
    return this.ask('order', 'POST', '/resources/orders', { game, kind, wish });
  }

  orderState(id: string): Promise<Result<OrderState>> {
    return this.ask('order', 'GET', `/resources/orders/${encodeURIComponent(id)}`);
  }

  async cancelOrder(id: string): Promise<Result<null>> {
    const called = await this.ask('nothing', 'DELETE', `/resources/orders/${encodeURIComponent(id)}`, {});
    return called.ok ? ok(null) : called;
  }

  /** A level or dictionary of mine for the library, from its texts. */
  bring(wanted: Pick<NewResource, 'game' | 'kind' | 'name' | 'texts'>): Promise<Result<ListedResource>> {
    return this.ask('listed', 'POST', '/resources', wanted);
  }

  /** Any route that answers with a text. */
  async text(path: string): Promise<Result<string>> {
    const answer = await this.#fetched({ method: 'GET', path, body: null, gone: null });
    return answer?.ok ? ok(answer.text) : this.#refused(answer);
  }

  /** Some positions of the game, as this seat may see them. */
  frames(id: string, activeSeat: Seat | null, from: number, count: number): Promise<Result<ReplayPage>> {
    const seat = activeSeat === null ? '' : `&seat=${activeSeat}`;
    return this.ask('replay', 'GET', `${tablePath(id)}/replay?from=${from}&count=${count}${seat}`);
  }

  /** How long I took for what it was played with; null where it is not ranked by time. */
  async times(id: string): Promise<Result<OwnTimes['times']>> {
    const found = await this.ask('times', 'GET', `${tablePath(id)}/times`);
    return found.ok ? ok(found.value.times) : found;
  }

  async review(id: string, seat: Seat, gone: Gone): Promise<Result<Review | null>> {
    const path = `/api${tablePath(id)}/review?seat=${seat}`;
    const reviewed = await this.#send('review', { method: 'GET', path, body: null, gone });
    return reviewed.ok ? ok(reviewed.value.review) : reviewed;
  }

  /** Any route that answers with JSON, for what only some pages ask. */
  ask<Kind extends keyof Answers>(
    kind: Kind,
    method: ApiRequest['method'],
    path: string,
    body?: unknown,
  ): Promise<Result<Answers[Kind]>> {
    const json = body === undefined ? null : JSON.stringify(body);
    return this.#send(kind, { method, path: `/api${path}`, body: json, gone: null });
  }

  async #send<Kind extends keyof Answers>(kind: Kind, request: ApiRequest): Promise<Result<Answers[Kind]>> {
    return this.#read(kind, await this.#fetched(request));
  }

  /** The room may have lost its memory of this guest: it makes a new one, once. */
  async #fetched(request: ApiRequest): Promise<ApiResponse | null> {
    const answer = await this.#ports.fetch(request);
    if (answer?.status !== 401 || request.path === '/api/me') return answer;
    return (await this.me()).ok ? this.#ports.fetch(request) : answer;
  }

  #read<Kind extends keyof Answers>(kind: Kind, answer: ApiResponse | null): Result<Answers[Kind]> {
    if (!answer?.ok) return this.#refused(answer);
    const { foreign, isAnswer } = this.#ports;
    const content = answer.text === '' ? null : parsed(answer.text);
    const isOne = content !== undefined && (isAnswer?.(kind, content) ?? true);
    return isOne ? ok(content as Answers[Kind]) : { ok: false, problems: [foreign] };
  }

  #refused(answer: ApiResponse | null): Refusal {
    const { unreachable, foreign } = this.#ports;
    if (!answer) return { ok: false, problems: [unreachable] };
    const [first = foreign, ...rest] = problemsIn(parsed(answer.text));
    return { ok: false, problems: [first, ...rest] };
  }
}

function tablePath(id: string): string {
  return `/tables/${encodeURIComponent(id)}`;
}

/** The name of a file in the words of its header. */
function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''(\S+)/.exec(disposition) ?? [];
  return encoded === undefined ? 'ludoteca.json' : decodeURIComponent(encoded);
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemsIn(content: unknown): readonly Problem[] {
  const { problems } = Object(content) as { readonly problems?: unknown };
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

function isProblem(raw: unknown): raw is Problem {
  const { code, params = {}, path = '' } = Object(raw) as Partial<Record<keyof Problem, unknown>>;
  return typeof code === 'string' && typeof params === 'object' && typeof path === 'string';
}
