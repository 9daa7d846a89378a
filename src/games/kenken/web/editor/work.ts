/** What the worker does with a job, a piece at a time. */
import { ok, type Result } from '../../../../core/result.ts';
import { countOf, gradeNow } from '../../editor/count.ts';
import { proposals } from '../../editor/unique.ts';
import { formatOf, type Reading, readLevel, swapOffer } from '../../formats/index.ts';
import { makeLevel } from '../../generator/make.ts';
import { parseWish } from '../../generator/wish.ts';
import type { Level } from '../../level.ts';
import type { Job, Told } from './jobs.ts';

/** Steps: at once, and at most; some tens of millions a second. */
const counting = { quick: 3_000_000, most: 300_000_000 };
const making = { slice: 2_000_000, most: 400_000_000 };

export function* work(job: Job): Iterable<Told> {
  if (job.do === 'look') yield* look(job.level);
  if (job.do === 'make') yield* make(job.wish, job.seed);
  if (job.do === 'read') yield read(job.text, job.reading);
  yield { tell: 'end' };
}

function* look(level: Level): Iterable<Told> {
  const quick = countOf(level, counting.quick);
  if (quick.solutions.length > 0 || quick.count !== null) yield { tell: 'count', count: quick };
  const count = quick.count === null ? countOf(level, counting.most) : quick;
  if (count !== quick) yield { tell: 'count', count };
  if (count.count === 1) yield { tell: 'grade', grade: gradeNow(level) };
  if (count.count === 2)
    for (const proposal of proposals(level, count.solutions)) yield { tell: 'proposal', proposal };
}

function* make(raw: unknown, seed: readonly number[]): Iterable<Told> {
  const wish = parseWish(raw);
  if (!wish.ok) return yield { tell: 'made', made: wish };
  const random = chanceFrom(seed);
  let made: Result<Level> | null = null;
  for (let spent = 0; spent < making.most && !made?.ok; spent += making.slice) {
    yield { tell: 'progress', done: spent / making.most };
    made = makeLevel(wish.value, random, { left: making.slice });
  }
  yield { tell: 'made', made: made! };
}

/** xoshiro128**, by Blackman and Vigna: a level needs no secrets. */
function chanceFrom(seed: readonly number[]): { uint32(): number } {
  const state = Uint32Array.from({ length: 4 }, (_, at) => (seed[at] ?? 0) || at + 1);
  const turned = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  return {
    uint32: () => {
      const drawn = Math.imul(turned(Math.imul(state[1]!, 5), 7), 9) >>> 0;
      const kept = state[1]! << 9;
      state[2]! ^= state[0]!;
      state[3]! ^= state[1]!;
      state[1]! ^= state[2]!;
      state[0]! ^= state[3]!;
      state[2]! ^= kept;
      state[3] = turned(state[3]!, 11);
      return drawn;
    },
  };
}

function read(text: string, reading: Reading): Told {
  const format = formatOf(text);
  const swaps = format === 'prop' && !reading.swap && swapOffer(text) !== null;
  const found = readLevel(format, text, reading);
  if (!found.ok) return { tell: 'read', read: found, swaps };
  const count = countOf(found.value.level, counting.quick);
  return { tell: 'read', read: ok({ ...found.value, format, count }), swaps };
}
