/** Which of all there is a list shows, and in which order. */
import { nameKey, searchWords } from '../../core/name.ts';
import type { LibraryItem, LibraryUi } from '../kit/library.ts';

export const owners = ['all', 'mine', 'builtin'] as const;
export type Owner = (typeof owners)[number];

export type Chosen = {
  readonly owner: Owner;
  readonly search: string;
  readonly sort: string;
  /** By the keys of the filters; a missing one lets all through. */
  readonly filters: Readonly<Record<string, string>>;
};

export type Named = { readonly item: LibraryItem; readonly name: string };

/** What its game orders by comes first, then names. */
export function choose(
  all: readonly Named[],
  { owner, search, sort, filters }: Chosen,
  ui: Pick<LibraryUi, 'filters' | 'sorts'>,
  language: string,
): readonly Named[] {
  const words = searchWords(search);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const order = (sort === '' ? ui.sorts[0] : ui.sorts.find(({ key }) => key === sort))?.compare;
  return all
    .filter(({ item, name }) => {
      const key = nameKey(`${name} ${item.entry?.owner ?? ''}`);
      return (
        isOf(item, owner) &&
        words.every((word) => key.includes(word)) &&
        ui.filters.every(({ key: filter, matches }) => {
          const value = Object.hasOwn(filters, filter) ? filters[filter]! : '';
          return value === '' || matches(item, value);
        })
      );
    })
    .toSorted((a, b) => order?.(a.item, b.item) || compare(a.name, b.name));
}

function isOf({ entry }: LibraryItem, owner: Owner): boolean {
  if (owner === 'all') return true;
  return owner === 'mine' ? (entry?.mine ?? false) : entry === undefined;
}
