import { describe, expect, it, vi } from 'vitest';
import { patient } from '../../test/patience.ts';
import { refuse } from '../core/result.ts';
import type { Review } from '../core/review.ts';
import { Bench, sticks } from './bench.testing.ts';

const review: Review = { says: [], columns: [], rows: [[1]], totals: [], notes: [], data: null };
const two = sticks([{ name: 'Ada' }, { name: 'Leo' }]);

/** A finished game, and a look back that is done when the test says so. */
async function finished() {
  const bench = new Bench();
  const live = await bench.made(two);
  await bench.command(live, { kind: 'forfeit', seat: 0, why: 'resigned' });
  const asked: PromiseWithResolvers<Review | null>[] = [];
  bench.puppets.looksBack = () => {
    asked.push(Promise.withResolvers<Review | null>());
    return asked.at(-1)!.promise;
  };
  const look = (gone = new AbortController()) =>
    bench.tables.reviews.look(live.id, 0, { player: 'ada', gone: gone.signal });
  return { bench, live, asked, look };
}

describe('[T9][Q5] looks back', () => {
  it('those who ask for the same wait for the same, and it is kept', async () => {
    const { asked, look } = await finished();
    const both = [look(), look()];
    await vi.waitUntil(() => asked.length > 0, patient);
    asked[0]!.resolve(review);
    expect(await Promise.all([...both, look()])).toEqual(Array(3).fill({ ok: true, value: review }));
    expect(asked).toHaveLength(1);
  });
  it('goes on as long as somebody waits, and is called off when nobody does', async () => {
    const { bench, asked, look } = await finished();
    const gone = [new AbortController(), new AbortController()];
    const both = gone.map((each) => look(each));
    await vi.waitUntil(() => asked.length > 0, patient);
    gone[0]!.abort();
    await both[0];
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(false);
    gone[1]!.abort();
    await both[1];
    expect(bench.puppets.askers[0]!.gone.aborted).toBe(true);
    void look();
    await vi.waitUntil(() => asked.length > 1, patient);
  });
  it('one that failed is tried again', async () => {
    const { asked, look } = await finished();
    const first = look();
    await vi.waitUntil(() => asked.length > 0, patient);
    asked[0]!.reject(new Error('no'));
    expect(await first).toMatchObject({ problems: [{ code: 'review-failed' }] });
    const second = look();
    await vi.waitUntil(() => asked.length > 1, patient);
    asked[1]!.resolve(null);
    expect(await second).toEqual({ ok: true, value: null });
  });
  it('one that was refused is not kept, and its reason is told', async () => {
    const { bench, look } = await finished();
    const refused = refuse('too-many-jobs', { most: 4 });
    const asked = vi.spyOn(bench.puppets, 'review').mockResolvedValue(refused);
    expect(await look()).toEqual(refused);
    expect(await look()).toEqual(refused);
    expect(asked).toHaveBeenCalledTimes(2);
  });
  it('is called off when its table is removed, and works for whoever asked', async () => {
    const { bench, live, asked, look } = await finished();
    const looking = look();
    await vi.waitUntil(() => asked.length > 0, patient);
    await bench.registry.remove(live.id, 'ada');
    expect(await looking).toEqual(refuse('no-such-table'));
    expect(bench.puppets.askers).toMatchObject([{ player: 'ada', gone: { aborted: true } }]);
  });
  it('keeps its table in memory meanwhile', async () => {
    const { bench, live, asked, look } = await finished();
    const looking = look();
    await vi.waitUntil(() => asked.length > 0, patient);
    expect(live.idle).toBe(false);
    asked[0]!.resolve(review);
    await looking;
    expect(live.idle).toBe(true);
    await bench.tables.close();
  });
});
