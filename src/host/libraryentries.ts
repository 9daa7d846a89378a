/**
 * The library of what people have brought: a resource under a name, of an owner. Its texts are read and prepared in a
 * thread, and all of it is stored at once. Tables name resources by hash, so they go on with what they began with
 * whatever becomes of the entry.
 */
import { nameKey, nameProblem, tidyName } from '../core/name.ts';
import { ok, problem, type Result, refuse, unless } from '../core/result.ts';
import { contentChanges } from './contentchanges.ts';
import type { BodyForm, Brought } from './jobs/bodies.ts';
import type { Asker, JobDoors } from './jobs/kinds.ts';
import type { PreparedResource, RawResource, TextBytes } from './jobs/resources.ts';
import { SerialQueue } from './serialqueue.ts';
import type { LibraryEntry, Store } from './store.ts';

/** How much one player may keep. */
export type LibraryQuota = { readonly entries: number; readonly megabytes: number };

export const libraryQuota: LibraryQuota = { entries: 100, megabytes: 50 };

export type EntryWords = { readonly name: string; readonly licence: string | null };

type Deps = {
  readonly store: Pick<Store, 'commit' | 'entry' | 'entries'>;
  readonly workers: Pick<JobDoors, 'parse' | 'prepare'>;
  readonly now: () => number;
  readonly randomId: () => string;
  readonly quota: LibraryQuota;
};

const longest = { name: 60, licence: 80 } as const;

export class LibraryEntries {
  readonly #deps: Deps;
  /** Names and places are looked up, then taken. */
  readonly #turns = new SerialQueue();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async find(id: string): Promise<Result<LibraryEntry>> {
    const entry = await this.#deps.store.entry(id);
    return entry ? ok(entry) : refuse('no-such-resource');
  }

  /** What somebody brings, from the body it comes in. */
  async read<Form extends BodyForm>(
    form: Form,
    body: Uint8Array,
    asker: Asker,
  ): Promise<Result<Brought<Form>>> {
    const read = await unlessFailed(this.#deps.workers.parse({ form, body }, asker));
    return read as Result<Brought<Form>>;
  }

  /** What can be said without reading the texts is said first. */
  async make(wanted: Brought<'resource'>, asker: Asker): Promise<Result<LibraryEntry>> {
    const { game, kind, language, texts, replace } = wanted;
    const words = tidyWords(wanted);
    if (!words.ok) return words;
    const place = { game, kind, ...words.value };
    const early = await this.#place(place, asker.player, sizeOf(texts), replace);
    if (!early.ok) return early;
    const prepared = await this.#prepare({ game, kind, language, texts }, asker);
    if (!prepared.ok) return prepared;
    const made = partsOf(prepared.value);
    return this.#turns.take(asker.player, async () => {
      const before = await this.#place(place, asker.player, made.bytes, replace);
      if (!before.ok) return before;
      const entry = { ...this.#base(before.value, asker.player), ...place, ...made };
      return this.#put(entry, prepared.value);
    });
  }

  /** A new version of one's own: who plays with the one before keeps it. */
  async rewrite(
    id: string,
    { language, texts }: Brought<'texts'>,
    asker: Asker,
  ): Promise<Result<LibraryEntry>> {
    const found = await this.#own(id, asker.player);
    if (!found.ok) return found;
    const { game, kind } = found.value;
    const prepared = await this.#prepare({ game, kind, language, texts }, asker);
    if (!prepared.ok) return prepared;
    const made = partsOf(prepared.value);
    return this.#turns.take(asker.player, async () => {
      // It may have been renamed or deleted meanwhile.
      const now = await this.#own(id, asker.player);
      if (!now.ok) return now;
      const place = await this.#place(now.value, asker.player, made.bytes, true);
      return place.ok ? this.#put({ ...now.value, ...made }, prepared.value) : place;
    });
  }

  change(id: string, player: string, wanted: Partial<EntryWords>): Promise<Result<LibraryEntry>> {
    return this.#turns.take(player, async () => {
      const found = await this.#own(id, player);
      if (!found.ok) return found;
      const words = tidyWords({ ...found.value, ...wanted });
      if (!words.ok) return words;
      const entry = { ...found.value, ...words.value };
      const namesake = namesakeOf(entry, await this.#all(player));
      return namesake && namesake.id !== id ? taken(namesake) : this.#put(entry);
    });
  }

  remove(id: string, player: string): Promise<Result<null>> {
    return this.#turns.take(player, async () => {
      const found = await this.#own(id, player);
      if (!found.ok) return found;
      await this.#deps.store.commit({ changes: [{ kind: 'remove-entry', id }] });
      return ok(null);
    });
  }

  /** One's own from anybody's, under its name or another. */
  copy(id: string, player: string, name: string | null, replace: boolean): Promise<Result<LibraryEntry>> {
    return this.#turns.take(player, async () => {
      const found = await this.find(id);
      if (!found.ok) return found;
      const words = tidyWords({ ...found.value, name: name ?? found.value.name });
      if (!words.ok) return words;
      const wanted = { ...found.value, ...words.value };
      const before = await this.#place(wanted, player, wanted.bytes, replace);
      // Its own copy in its own place is what there is already.
      if (!before.ok || before.value?.id === id) return before.ok ? found : before;
      return this.#put({ ...wanted, ...this.#base(before.value, player) });
    });
  }

  #prepare(raw: RawResource, asker: Asker): Promise<Result<PreparedResource>> {
    return unlessFailed(this.#deps.workers.prepare(raw, asker));
  }

  async #own(id: string, player: string): Promise<Result<LibraryEntry>> {
    const found = await this.find(id);
    return found.ok && found.value.owner !== player ? refuse('entry-owner-only') : found;
  }

  /** The entry whose place it takes; null where it is one more. */
  async #place(
    wanted: Pick<LibraryEntry, 'game' | 'kind' | 'name'>,
    player: string,
    bytes: number,
    replace: boolean,
  ): Promise<Result<LibraryEntry | null>> {
    const { quota } = this.#deps;
    const own = await this.#all(player);
    const namesake = namesakeOf(wanted, own);
    if (namesake && !replace) return taken(namesake);
    const others = own.filter((entry) => entry !== namesake);
    if (others.length >= quota.entries) return refuse('resource-quota', { most: quota.entries });
    const total = others.reduce((sum, entry) => sum + entry.bytes, bytes);
    if (total > quota.megabytes * 1_000_000) return refuse('resource-quota-bytes', { most: quota.megabytes });
    return ok(namesake);
  }

  #all(player: string): Promise<readonly LibraryEntry[]> {
    // All of them: the room may have allowed more once.
    return this.#deps.store.entries({ owner: player, limit: 1_000_000 });
  }

  #base(before: LibraryEntry | null, owner: string): Pick<LibraryEntry, 'id' | 'owner' | 'created'> {
    const { now, randomId } = this.#deps;
    return { id: before?.id ?? randomId(), owner, created: before?.created ?? now() };
  }

  async #put(
    entry: Omit<LibraryEntry, 'updated'>,
    prepared: PreparedResource | null = null,
  ): Promise<Result<LibraryEntry>> {
    const now = this.#deps.now();
    const stored: LibraryEntry = { ...entry, updated: now };
    const content = prepared ? contentChanges(entry.game, prepared, now) : [];
    await this.#deps.store.commit({ changes: [...content, { kind: 'entry', entry: stored }] });
    return ok(stored);
  }
}

async function unlessFailed<T>(job: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await job;
  } catch {
    // It took too long or too much memory, or nobody waits any more; the pool has told whoever runs the room.
    return refuse('resource-failed');
  }
}

function tidyWords({ name, licence }: EntryWords): Result<EntryWords> {
  const said = licence === null || licence.trim() === '' ? null : licence;
  const problems = [
    nameProblem(name, 'name', longest.name),
    said === null ? null : nameProblem(said, 'licence', longest.licence),
  ];
  return unless(
    problems.filter((each) => each !== null),
    () => ({ name: tidyName(name), licence: said && tidyName(said) }),
  );
}

function namesakeOf(
  { game, kind, name }: Pick<LibraryEntry, 'game' | 'kind' | 'name'>,
  own: readonly LibraryEntry[],
): LibraryEntry | null {
  const key = nameKey(name);
  return own.find((each) => each.game === game && each.kind === kind && nameKey(each.name) === key) ?? null;
}

function taken({ id, name }: LibraryEntry): Result<never> {
  return { ok: false, problems: [problem('resource-name-taken', { id, name }, 'name')] };
}

/** What an entry says of its resource. */
function partsOf({ hash, info, facts, texts }: PreparedResource) {
  return { hash, language: info.language, info, facts, bytes: sizeOf(texts) };
}

function sizeOf(texts: TextBytes): number {
  return Object.values(texts).reduce((sum, text) => sum + text.length, 0);
}
