/** What there is to choose from: what comes with the games first, then what people have brought. */
import { isHash, type ResourceInfo } from '../core/resource.ts';
import type { ListedResource, ResourcePage } from '../protocol/http.ts';
import { type Library, type ResourceQuery, resourcesPerPage } from './library.ts';
import type { EntryMatch, LibraryEntry, Store } from './store.ts';

export type EntryQuery = ResourceQuery & {
  readonly owner: 'mine' | 'builtin' | 'all';
  readonly player: string;
};

type EntryStore = Pick<Store, 'entries' | 'countEntries' | 'guest'>;

const nothing: ResourcePage = { resources: [], total: 0 };

/** Pages run on from the one sort to the other. */
export async function listResources(
  library: Library,
  store: EntryStore,
  { owner, player, ...query }: EntryQuery,
): Promise<ResourcePage> {
  const builtin = owner === 'mine' ? nothing : library.list(query);
  if (owner === 'builtin') return builtin;
  const match = matchOf(query, owner === 'mine' ? player : undefined);
  const skip = Math.max(0, query.page * resourcesPerPage - builtin.total);
  const limit = resourcesPerPage - builtin.resources.length;
  const entries = limit === 0 ? [] : await store.entries({ ...match, order: 'name', skip, limit });
  const listed = await Promise.all(entries.map((entry) => listEntry(store, entry, player)));
  return {
    resources: [...builtin.resources, ...listed],
    total: builtin.total + (await store.countEntries(match)),
  };
}

/** A form looks up what it holds by its hash. */
function matchOf({ game, kind, search }: ResourceQuery, owner: string | undefined): EntryMatch {
  const found = isHash(search) ? { hash: search } : { search };
  return { game, kind, ...found, ...(owner !== undefined && { owner }) };
}

/** Whose it is, is told by name: nobody's id leaves the room. */
export async function listEntry(
  store: Pick<Store, 'guest'>,
  entry: LibraryEntry,
  player: string,
): Promise<ListedResource> {
  const { id, name, hash, facts, licence, bytes, updated } = entry;
  const info = entry.info as ResourceInfo;
  const owner = entry.owner === null ? null : ((await store.guest(entry.owner))?.name ?? null);
  const entryOf = { id, owner, mine: entry.owner === player, licence, bytes, updated };
  return { ref: hash, name, hash, language: info.language, info, facts, entry: entryOf };
}

/** How a resource is called in the library: by the player, else by whoever changed theirs last. */
export async function entryName(
  store: Pick<Store, 'entries'>,
  hash: string,
  player: string,
): Promise<string | null> {
  const [own] = await store.entries({ hash, owner: player, limit: 1 });
  const [any] = own ? [own] : await store.entries({ hash, limit: 1 });
  return any?.name ?? null;
}
