/** Tables whose content has to be prepared before they can be looked at. */
import { describe, expect, it } from 'vitest';
import { hashOf, manifestOf } from '../../test/resources.ts';
import { manifestText } from '../core/resource.ts';
import { refuse } from '../core/result.ts';
import type { Down } from '../protocol/wire.ts';
import { manifestHash } from '../room/resources.ts';
import { systemClock } from '../server/clock.ts';
import { FolderLibrary, rootFolder } from '../server/library.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { putText } from '../server/storage/samples.testing.ts';
import { Bench, sticks } from './bench.testing.ts';
import type { Asker } from './jobs/kinds.ts';
import { Session } from './session.ts';

const level = '3 3\n1 6 3 1 1 1 2 1 3\n1 6 3 2 1 2 2 2 3\n1 6 3 3 1 3 2 3 3\n';
const manifest = manifestOf('level', { level });
const hash = manifestHash(manifest);
const kenken = sticks([{ name: 'Ada' }], { game: 'kenken', options: { level: hash } });

/** A room that is opened again and has nothing prepared; its thread waits until it is told to go on. */
async function scene(sleep = systemClock.sleep) {
  const store = new MemoryStore();
  await putText(store, hash, manifestText(manifest), 1);
  await putText(store, hashOf(level), level, 1);
  const { id } = await new Bench({ store, library: new FolderLibrary(rootFolder()) }).made(kenken);
  store.prepared = async () => null;
  const bench = new Bench({ store, library: new FolderLibrary(rootFolder()), clock: { sleep } });
  const jobs: Asker[] = [];
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { prepares } = bench.puppets;
  bench.puppets.prepares = async (question, asker) => {
    jobs.push(asker);
    begun.resolve();
    await go.promise;
    return prepares(question, asker);
  };
  return { bench, id, jobs, begun: begun.promise, go: go.resolve };
}

function visit(bench: Bench, player: string, table: string) {
  const heard: Down[] = [];
  const { registry, attend, intents } = bench.tables;
  const send = (text: string) => void heard.push(JSON.parse(text));
  const session = new Session({ registry, player, send, attend, intents, dismiss: () => undefined });
  const say = (message: unknown) => session.hear(JSON.stringify(message));
  const watch = () => say({ type: 'watch', table, seat: null });
  const told = () => heard.map((message) => (message.type === 'preparing' ? message.done : message.type));
  return { session, heard, say, watch, told };
}

describe('[S3] a table that has to be prepared', () => {
  it('tells how much is done to all who watch, then shows itself: one job for them all', async () => {
    const { bench, id, jobs, begun, go } = await scene();
    const [ada, leo] = [visit(bench, 'ada', id), visit(bench, 'leo', id)];
    const first = ada.watch();
    await begun;
    jobs[0]!.progress!(0.5);
    const second = leo.watch();
    go();
    await Promise.all([first, second]);
    expect([ada.told().slice(0, 3), leo.told().slice(0, 2)]).toEqual([
      [0, 0.5, 'screen'],
      [0.5, 'screen'],
    ]);
    expect([jobs.length, jobs[0]!.player]).toEqual([1, id]);
  });
  it.each<[string, (visitor: ReturnType<typeof visit>, id: string) => unknown]>([
    ['leaves', ({ session }) => session.leave()],
    ['unwatches', ({ say }, id) => say({ type: 'unwatch', table: id })],
  ])('a socket that %s calls off its own wait; the last one the job', async (_, leave) => {
    const { bench, id, jobs, begun, go } = await scene();
    const [ada, leo] = [visit(bench, 'ada', id), visit(bench, 'leo', id)];
    const waits = [ada.watch(), leo.watch()];
    await begun;
    await leave(ada, id);
    await waits[0];
    expect(jobs[0]!.gone.aborted).toBe(false);
    await leave(leo, id);
    await waits[1];
    expect(jobs[0]!.gone.aborted).toBe(true);
    go();
    const mar = visit(bench, 'mar', id);
    await mar.watch();
    expect([mar.told().slice(0, 2), jobs.length]).toEqual([[0, 'screen'], 2]);
    expect([...ada.told(), ...leo.told()]).not.toContain('screen');
  });
  it('asked for again by the same socket it goes on, and is shown once', async () => {
    const { bench, id, jobs, begun, go } = await scene();
    const ada = visit(bench, 'ada', id);
    const waits = [ada.watch()];
    await begun;
    waits.push(ada.watch());
    go();
    await Promise.all(waits);
    expect([ada.told().filter((what) => what === 'screen').length, jobs.length]).toEqual([1, 1]);
  });
  it('that is removed meanwhile is gone, and its job is called off', async () => {
    const { bench, id, jobs, begun } = await scene();
    const leo = visit(bench, 'leo', id);
    const wait = leo.watch();
    await begun;
    expect((await bench.registry.remove(id, 'ada')).ok).toBe(true);
    await wait;
    expect(jobs[0]!.gone.aborted).toBe(true);
    expect(leo.heard.at(-1)).toEqual({ type: 'gone', table: id, problems: [{ code: 'no-such-table' }] });
  });
  it('[T8] makes others wait ten seconds, then come again; the job goes on for them', async () => {
    const late = Promise.withResolvers<void>();
    const { bench, id, jobs, begun, go } = await scene((ms) =>
      ms === 10_000 ? late.promise : systemClock.sleep(ms),
    );
    const asked = bench.registry.find(id);
    await begun;
    late.resolve();
    expect(await asked).toEqual(refuse('preparing', { seconds: 5 }));
    expect(jobs[0]!.gone.aborted).toBe(false);
    const again = bench.registry.find(id, { gone: new AbortController().signal });
    go();
    expect([(await again).ok, jobs.length]).toEqual([true, 1]);
  });
});
