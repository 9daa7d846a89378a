/** Content for the day made in a real thread, and kept in a folder. */
import { afterAll, describe, expect, it } from 'vitest';
import { must } from '../../core/result.ts';
import type { State } from '../../games/template/rules.ts';
import { Bench } from '../../host/bench.testing.ts';
import { heapsModule } from '../../host/heaps.testing.ts';
import type { Store } from '../../host/store.ts';
import { systemEntropy } from '../entropy.ts';
import { FolderLibrary, rootFolder } from '../library.ts';
import { temporaryFolders } from '../storage/folders.testing.ts';
import { MemoryStore } from '../storage/memory.ts';
import { openStore } from '../storage/open.ts';
import { JobPool } from './pool.ts';

const folders = temporaryFolders();
const workers = new JobPool({
  worker: new URL('./heaps.testing.ts', import.meta.url).href,
  randomSeed: systemEntropy.seed,
});
afterAll(async () => {
  await workers.close();
  folders.remove();
});

const library = () => new FolderLibrary(rootFolder(), { heaps: heapsModule });
const seats = () => ['Ada', 'Leo'].map((name) => ({ name, bot: null, picks: {} }));
const ask = (bench: Bench, player: string, key: string) =>
  bench.registry.daily({ game: 'heaps', key }, player, seats);

async function played(bench: Bench, player: string) {
  const { table } = await bench.live(must(await ask(bench, player, 'large')).id);
  return [table.resources['heap']!.hash, (table.state as State).left];
}

describe('[D5] content for the day', () => {
  it('is made in a thread, the same in every room, and is there after a restart', async () => {
    const folder = folders.fresh();
    const store = await openStore({ folder });
    const elsewhere = new Bench({ store: new MemoryStore(), library: library(), workers });
    const before = await played(new Bench({ store, library: library(), workers }), 'ada');
    expect(await played(elsewhere, 'mar')).toEqual(before);
    expect(before[1]).toBeGreaterThanOrEqual(30);
    await store.close();
    const again: Store = await openStore({ folder });
    const bench = new Bench({ store: again, library: library(), workers });
    expect([await played(bench, 'ada'), await played(bench, 'leo')]).toEqual([before, before]);
    await again.close();
  });
  it('says in whose words none could be made', async () => {
    const bench = new Bench({ library: library(), workers });
    const refused = await ask(bench, 'ada', 'never');
    expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual(['daily-failed', 'heap-none']);
  });
});
