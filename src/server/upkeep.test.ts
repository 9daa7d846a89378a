import { afterEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../host/store.ts';
import { readText } from '../host/texts.testing.ts';
import { MemoryStore } from './storage/memory.ts';
import { append, created, events, putGuest, putText, summary } from './storage/samples.testing.ts';
import { Upkeep } from './upkeep.ts';

const day = 24 * 3_600_000;
const now = 1_800_000_000_000;

const running: Upkeep[] = [];
afterEach(() => {
  for (const upkeep of running.splice(0)) upkeep.stop();
});

function upkeepOf(store: MemoryStore) {
  const log = { info: vi.fn(), error: vi.fn() };
  const upkeep = new Upkeep({ store, now: () => now, log });
  running.push(upkeep);
  return { upkeep, log };
}

describe('upkeep', () => {
  it('lets go what no table has needed for a day, and who has not come for a year', async () => {
    const store = new MemoryStore();
    await putText(store, 'old', 'text', now - 2 * day);
    await putText(store, 'used', 'text', now - 2 * day);
    await putText(store, 'new', 'text', now - 1000);
    await append(store, 't', [created({ level: 'used' })], summary());
    const guest = { name: '', language: 'ca', created: 0 };
    await putGuest(store, { ...guest, id: 'gone', seen: now - 366 * day });
    await putGuest(store, { ...guest, id: 'here', seen: now - 364 * day });
    const { upkeep, log } = upkeepOf(store);
    await upkeep.clear();
    expect(await Promise.all(['old', 'used', 'new'].map((hash) => readText(store, hash)))).toEqual([
      null,
      'text',
      'text',
    ]);
    expect([await store.guest('gone'), (await store.guest('here'))?.id]).toEqual([null, 'here']);
    expect(log.info).toHaveBeenCalledWith({ texts: 1, guests: 1 }, 'cleared away');
  });
  it('says once that the folder is lost, and once that it is back', async () => {
    const store = new MemoryStore();
    await append(store, 't', events(1, 1), summary());
    const { upkeep, log } = upkeepOf(store);
    const check = vi.spyOn(store, 'check').mockRejectedValue(new StoreError('store-failed', 'gone'));
    await upkeep.check();
    await upkeep.check();
    expect(log.error).toHaveBeenCalledTimes(1);
    check.mockRestore();
    await upkeep.check();
    await upkeep.check();
    expect(log.info).toHaveBeenCalledExactlyOnceWith('the data folder is back');
  });
  it('goes on when clearing away fails', async () => {
    const store = new MemoryStore();
    vi.spyOn(store, 'commit').mockRejectedValue(new StoreError('store-full', 'full'));
    const { upkeep, log } = upkeepOf(store);
    await upkeep.clear();
    expect(log.error).toHaveBeenCalled();
  });
});
