/** The content that a form lets one choose from: page by page, and by words of its name. */
import type { Say } from '../core/phrase.ts';
import { builtinName, type ResourceKind } from '../core/resource.ts';
import type { Problem, Result } from '../core/result.ts';
import type { ListedResource, ResourcePage } from '../protocol/http.ts';

export type AskResources = (search: string, page: number) => Promise<Result<ResourcePage>>;

export class ResourceList {
  /** What the pages so far have; of the last search only. */
  shown: readonly ListedResource[] = [];
  /** How much there is in all. */
  total = 0;
  problem: Problem | null = null;
  readonly #ask: AskResources;
  /** Whatever was seen: what is chosen keeps its name when a search leaves it out. */
  readonly #seen = new Map<string, ListedResource>();
  #search = '';
  #pages = 0;

  constructor(ask: AskResources) {
    this.#ask = ask;
  }

  get hasMore(): boolean {
    return this.shown.length < this.total;
  }

  /** One that was on any page so far. */
  known(ref: string): ListedResource | null {
    return this.#seen.get(ref) ?? null;
  }

  /** The first page, and what is chosen already, wherever it is listed. */
  async begin(chosen: string): Promise<void> {
    await this.find('');
    if (chosen === '' || this.#seen.has(chosen)) return;
    await this.lookUp(chosen);
    await this.find('');
  }

  /** One by its reference, wherever it is listed. */
  async lookUp(ref: string): Promise<ListedResource | null> {
    if (!this.#seen.has(ref)) await this.find(builtinName(ref) ?? ref);
    return this.known(ref);
  }

  /** The first page of what these words find. An answer that a newer search has overtaken is dropped. */
  async find(search: string): Promise<void> {
    this.#search = search;
    const page = await this.#ask(search, 0);
    if (this.#search === search) this.#show(page, 0);
  }

  /** The next page, where there is one. */
  async more(): Promise<void> {
    const [search, next] = [this.#search, this.#pages];
    if (!this.hasMore) return;
    const page = await this.#ask(search, next);
    if (this.#search === search && this.#pages === next) this.#show(page, next);
  }

  #show(page: Result<ResourcePage>, number: number): void {
    this.problem = page.ok ? null : page.problems[0];
    if (!page.ok) return;
    const { resources, total } = page.value;
    for (const each of resources) this.#seen.set(each.ref, each);
    this.shown = number === 0 ? resources : [...this.shown, ...resources];
    this.total = total;
    this.#pages = number + 1;
  }
}

/** How people call it: by the words of its game, else by its name; what somebody else has brought, with theirs. */
export function resourceLabel(kind: ResourceKind | undefined, resource: ListedResource, say: Say): string {
  const { entry, name } = resource;
  if (entry) return entry.mine || entry.owner === null ? name : `${name} (${entry.owner})`;
  const phrase = kind?.label?.(resource) ?? null;
  return phrase ? say(phrase.code, phrase.params) : name;
}
