import { describe, expect, it } from 'vitest';
import { ok, type Result } from '../core/result.ts';
import type { ListedResource, ResourcePage } from '../protocol/http.ts';
import { ResourceList, resourceLabel } from './resourcelist.ts';

const listed = (name: string): ListedResource => ({
  ref: `builtin:${name}`,
  name,
  hash: 'ab'.repeat(32),
  language: null,
  info: { language: null },
  facts: null,
});
const all = ['one', 'two', 'three', 'four', 'five'].map(listed);

/** Pages of two. */
async function ask(search: string, page: number): Promise<Result<ResourcePage>> {
  const found = all.filter(({ name }) => name.includes(search));
  return ok({ resources: found.slice(2 * page, 2 * page + 2), total: found.length });
}

const names = ({ shown }: ResourceList) => shown.map(({ name }) => name);

describe('[R10] content to choose from', () => {
  it('comes page by page', async () => {
    const list = new ResourceList(ask);
    await list.find('');
    expect([names(list), list.total, list.hasMore]).toEqual([['one', 'two'], 5, true]);
    await list.more();
    await list.more();
    await list.more();
    expect([names(list), list.hasMore]).toEqual([['one', 'two', 'three', 'four', 'five'], false]);
  });

  it('is searched from the first page on, and what was seen keeps its name', async () => {
    const list = new ResourceList(ask);
    await list.find('');
    await list.find('f');
    expect([names(list), list.total]).toEqual([['four', 'five'], 2]);
    expect(list.known('builtin:one')?.name).toBe('one');
    expect(list.known('builtin:three')).toBeNull();
  });

  it('what is chosen already is looked up on whatever page', async () => {
    const list = new ResourceList(ask);
    await list.begin('builtin:five');
    expect([names(list), list.known('builtin:five')?.name]).toEqual([['one', 'two'], 'five']);
    await list.begin('builtin:nowhere');
    expect([names(list), list.known('builtin:nowhere')]).toEqual([['one', 'two'], null]);
  });

  it('an answer that comes too late is dropped', async () => {
    const waiting: (() => void)[] = [];
    const list = new ResourceList(async (search, page) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return ask(search, page);
    });
    const searches = [list.find('t'), list.find('f')];
    for (const go of waiting.reverse()) go();
    await Promise.all(searches);
    expect(names(list)).toEqual(['four', 'five']);
  });

  it('says what is wrong, and keeps what it has', async () => {
    let isAway = false;
    const away = { ok: false, problems: [{ code: 'room-away' }] } as const;
    const list = new ResourceList(async (...asked) => (isAway ? away : ask(...asked)));
    await list.find('');
    isAway = true;
    await list.more();
    expect([names(list), list.problem]).toEqual([['one', 'two'], { code: 'room-away' }]);
  });
});

describe('what somebody has brought', () => {
  const entry = { id: 'e', owner: 'Ada', mine: false, licence: null, bytes: 1, updated: 1 };
  const label = (over: object) =>
    resourceLabel(undefined, { ...listed('es'), entry: { ...entry, ...over } }, (code) => code);
  it('is called as they call it, with their name where it is not mine', () =>
    expect([label({}), label({ mine: true }), label({ owner: null })]).toEqual(['es (Ada)', 'es', 'es']));
});
