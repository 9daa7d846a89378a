/** What is asked of the room's library (docs/protocol.md, L1 to L6). */
import type { Texts } from '../core/resource.ts';
import type { Result } from '../core/result.ts';
import type { ListedResource, ResourcePage } from '../protocol/http.ts';
import type { RoomApi } from './api.ts';

export type Bringing = {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly texts: Texts;
  /** In place of the one of that name. */
  readonly replace: boolean;
};

/** Pages at most: a room with more has them by search. */
const mostPages = 30;

export class LibraryApi {
  readonly #api: RoomApi;

  constructor(api: RoomApi) {
    this.#api = api;
  }

  /** All there is, told page by page as it comes; what went wrong, or null. */
  async list(
    game: string,
    kind: string,
    tell: (some: readonly ListedResource[]) => boolean,
  ): Promise<Extract<Result<ResourcePage>, { ok: false }> | null> {
    const all: ListedResource[] = [];
    for (let page = 0; page < mostPages; page++) {
      const listed = await this.#api.resources(game, kind, '', page);
      if (!listed.ok) return listed;
      const { resources, total } = listed.value;
      all.push(...resources);
      if (!tell([...all]) || all.length >= total || resources.length === 0) break;
    }
    return null;
  }

  bring(brought: Bringing): Promise<Result<ListedResource>> {
    return this.#api.ask('listed', 'POST', '/resources', brought);
  }

  entry(id: string): Promise<Result<ListedResource>> {
    return this.#api.ask('listed', 'GET', entryPath(id));
  }

  /** A new version, under the same name. */
  renew(id: string, texts: Texts): Promise<Result<ListedResource>> {
    return this.#api.ask('listed', 'PUT', `${entryPath(id)}/texts`, { texts });
  }

  rename(id: string, name: string): Promise<Result<ListedResource>> {
    return this.#api.ask('listed', 'PATCH', entryPath(id), { name });
  }

  remove(id: string): Promise<Result<unknown>> {
    return this.#api.ask('nothing', 'DELETE', entryPath(id), {});
  }

  /** By part. */
  async texts(hash: string, parts: readonly string[]): Promise<Result<Texts>> {
    const texts: Record<string, string> = {};
    for (const part of parts) {
      const text = await this.#api.text(
        `/api/resources/${encodeURIComponent(hash)}/texts/${encodeURIComponent(part)}`,
      );
      if (!text.ok) return text;
      texts[part] = text.value;
    }
    return { ok: true, value: texts };
  }
}

function entryPath(id: string): string {
  return `/resources/entry/${encodeURIComponent(id)}`;
}
