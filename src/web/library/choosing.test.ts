import { describe, expect, it } from 'vitest';
import type { LibraryItem, LibraryUi } from '../kit/library.ts';
import { type Chosen, choose, type Named } from './choosing.ts';

const named = (name: string, size: number, owner?: string): Named => ({
  name,
  item: {
    ref: name,
    name,
    hash: name,
    language: null,
    info: { language: null },
    facts: { size },
    ...(owner !== undefined && {
      entry: { id: name, owner, mine: owner === 'Ada', licence: null, bytes: 1, updated: 1 },
    }),
  },
});
const sizeOf = ({ facts }: LibraryItem) => (facts as { size: number }).size;
const ui: Pick<LibraryUi, 'filters' | 'sorts'> = {
  filters: [
    {
      key: 'size',
      label: '',
      all: '',
      options: () => [],
      matches: (item, value) => sizeOf(item) === Number(value),
    },
  ],
  sorts: [{ key: 'size', label: '', compare: (a, b) => sizeOf(a) - sizeOf(b) }],
};
const all = [
  named('10 × 10', 10),
  named('4 × 4', 4),
  named('El passadís', 6, 'Ada'),
  named('Àtic', 4, 'Núria'),
];
const names = (chosen: Partial<Chosen>) =>
  choose(all, { owner: 'all', search: '', sort: '', filters: {}, ...chosen }, ui, 'ca').map(
    ({ name }) => name,
  );

describe('[K2] what a list of the library shows', () => {
  it('all of it, in the order that its game puts first', () =>
    expect(names({})).toEqual(['4 × 4', 'Àtic', 'El passadís', '10 × 10']));
  it('by name: numbers as numbers, accents as letters', () =>
    expect(names({ sort: 'name' })).toEqual(['4 × 4', '10 × 10', 'Àtic', 'El passadís']));
  it('mine, or those of the room', () => {
    expect(names({ owner: 'mine' })).toEqual(['El passadís']);
    expect(names({ owner: 'builtin' })).toEqual(['4 × 4', '10 × 10']);
  });
  it('by words of names and authors, whatever their accents', () => {
    expect(names({ search: 'PASSADIS el' })).toEqual(['El passadís']);
    expect(names({ search: 'nuria' })).toEqual(['Àtic']);
  });
  it('by a filter, and by several at once', () => {
    expect(names({ filters: { size: '4' } })).toEqual(['4 × 4', 'Àtic']);
    expect(names({ filters: { size: '4' }, owner: 'mine' })).toEqual([]);
  });
  it('what no filter knows narrows nothing', () =>
    expect(names({ filters: { __proto__: 'x', colour: 'red' } })).toHaveLength(4));
});
