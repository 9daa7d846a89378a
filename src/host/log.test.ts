/** A table that version 0.1.0 began, in a room of today: nothing that is stored is written again. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { must } from '../core/result.ts';
import type { Event } from '../room/event.ts';
import type { ReplayPage } from '../room/past.ts';
import { MemoryStore } from '../server/storage/memory.ts';
import { append } from '../server/storage/samples.testing.ts';
import { Bench } from './bench.testing.ts';
import { logPages, readLog } from './log.ts';
import type { Summary } from './store.ts';

type Log = 'requests' | 'reopened';

/** As it is stored: no type of today fits it. */
function writtenLog(name: Log): readonly Event[] {
  const file = new URL(`../../test/data/logs/format-1-${name}.json`, import.meta.url);
  const [first, ...rest] = JSON.parse(readFileSync(file, 'utf8')).log;
  // What is appended today names its resources.
  return [{ ...first, body: { ...first.body, resources: {} } }, ...rest];
}

async function begunBefore(name: Log) {
  const store = new MemoryStore();
  const log = writtenLog(name);
  const summary: Summary = {
    ...{ game: 'template', version: 1, name: 'Sunday', owner: 'ada', origin: 'new', phase: 'playing' },
    ...{ seats: [], toAct: [], winners: [], moves: 0, created: 1, updated: 1, seq: 1, quarantined: null },
  };
  await append(store, 'table-one', log, summary);
  const bench = new Bench({ store });
  return { bench, store, log, live: await bench.live('table-one') };
}

describe('[R22] a table of before', () => {
  it('is there, and goes on', async () => {
    const { bench, store, log, live } = await begunBefore('requests');
    expect(live.table.request).toMatchObject({ what: 'undo', by: 'mar', waiting: ['leo'] });
    expect(await bench.code(live, { kind: 'answer', agree: true }, 'leo')).toBe('accepted');
    expect(live.table.state).toMatchObject({ left: 16 });
    expect((await store.log(live.id)).slice(0, log.length)).toEqual(log);
  });
  it('is the same after it has left the memory', async () => {
    const { bench, live } = await begunBefore('requests');
    expect(await bench.code(live, { kind: 'answer', agree: false }, 'leo')).toBe('accepted');
    await bench.forget();
    expect((await bench.live(live.id)).table).toEqual(live.table);
  });
  it('is replayed, and taken away as a file of today', async () => {
    const { bench, live } = await begunBefore('reopened');
    const page: ReplayPage = JSON.parse(must(await bench.registry.frames(live.id, 'ada', null, 0, 9)));
    expect(page.frames.map(({ move }) => move?.text ?? null)).toEqual([null, '3', '2', '2']);
    const file = must(await bench.file(live.id));
    expect(file).toMatchObject({ ludoteca: 'table', format: 2 });
    expect((await bench.registry.import(file, 'eva')).ok).toBe(true);
  });
});

describe('a log by pages', () => {
  it('has the events between two numbers, and none where it has ended', async () => {
    const { store, log } = await begunBefore('requests');
    const slicer = { turn: async () => undefined } as never;
    const seqs = async (after: number, last?: number) => {
      const found: number[] = [];
      for await (const page of logPages(store, slicer, 'table-one', after, last))
        found.push(...page.map(({ seq }) => seq));
      return found;
    };
    expect(await seqs(3, 6)).toEqual([4, 5, 6]);
    expect(await seqs(log.length - 1, 99)).toEqual([log.length]);
    expect(await seqs(4, 4)).toEqual([]);
    expect(await seqs(99)).toEqual([]);
    expect(await readLog(store, slicer, 'table-one')).toHaveLength(log.length);
  });
});
