import { describe, expect, it, vi } from 'vitest';
import { patient } from '../../../test/patience.ts';
import type { Review } from '../../core/review.ts';
import { Bench, sticks } from './testing.ts';

const review: Review = { says: [], columns: [], rows: [[1]], totals: [], notes: [], data: null };
const two = sticks([{ name: 'Ada' }, { name: 'Leo' }]);

/** A finished game, and a look back that is done when the test says so. */
async function finished() {
  const bench = new Bench();
  const live = await bench.made(two);
  await bench.command(live, { kind: 'forfeit', seat: 0, why: 'resigned' });
  const asked: { readonly signal: AbortSignal; readonly work: PromiseWithResolvers<Review | null> }[] = [];
  bench.puppets.looksBack = (_, signal) => {
    const work = Promise.withResolvers<Review | null>();
    signal.addEventListener('abort', () => work.reject(signal.reason));
    asked.push({ signal, work });
    return work.promise;
  };
  const look = (gone = new AbortController()) => bench.tables.reviews.look(live.id, 0, gone.signal);
  return { bench, live, asked, look };
}

describe('[T9][Q5] looks back', () => {
  it('those who ask for the same wait for the same, and it is kept', async () => {
    const { asked, look } = await finished();
    const both = [look(), look()];
    await vi.waitUntil(() => asked.length > 0, patient);
    asked[0]!.work.resolve(review);
    expect(await Promise.all([...both, look()])).toEqual(Array(3).fill({ ok: true, value: review }));
    expect(asked).toHaveLength(1);
  });
  it('goes on as long as somebody waits, and is called off when nobody does', async () => {
    const { asked, look } = await finished();
    const gone = [new AbortController(), new AbortController()];
    const both = gone.map((each) => look(each));
    await vi.waitUntil(() => asked.length > 0, patient);
    gone[0]!.abort();
    await both[0];
    expect(asked[0]!.signal.aborted).toBe(false);
    gone[1]!.abort();
    await both[1];
    expect(asked[0]!.signal.aborted).toBe(true);
    void look();
    await vi.waitUntil(() => asked.length > 1, patient);
  });
  it('one that failed is tried again', async () => {
    const { asked, look } = await finished();
    const first = look();
    await vi.waitUntil(() => asked.length > 0, patient);
    asked[0]!.work.reject(new Error('no'));
    expect(await first).toMatchObject({ problems: [{ code: 'review-failed' }] });
    const second = look();
    await vi.waitUntil(() => asked.length > 1, patient);
    asked[1]!.work.resolve(null);
    expect(await second).toEqual({ ok: true, value: null });
  });
  it('keeps its table in memory meanwhile', async () => {
    const { bench, live, asked, look } = await finished();
    const looking = look();
    await vi.waitUntil(() => asked.length > 0, patient);
    expect(live.idle).toBe(false);
    asked[0]!.work.resolve(review);
    await looking;
    expect(live.idle).toBe(true);
    await bench.tables.close();
  });
});
