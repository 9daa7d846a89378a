/** Summaries as earlier programs stored them. */
import { describe, expect, it } from 'vitest';
import { summary } from '../server/storage/samples.testing.ts';
import { dayOfTable } from './dailies.ts';
import { upgradeSummary } from './summary.ts';

const { quarantined: _, ...rest } = summary({ game: 'mastermind', owner: 'p-anna' });

describe('a summary of before', () => {
  it('says by its old name why a table can’t be played', () => {
    expect(upgradeSummary({ ...rest, setAside: 'table-broken' })).toEqual({
      ...rest,
      quarantined: 'table-broken',
    });
  });
  it('[D2] of a day is of the one game that there was, and its day is dropped with it', () => {
    for (const written of [
      { ...rest, quarantined: null, daily: '2026-07-29' },
      { ...rest, setAside: null, daily: '2026-07-29' },
    ])
      expect(dayOfTable(upgradeSummary(written))).toEqual([
        {
          kind: 'drop-daily',
          key: { player: 'p-anna', game: 'mastermind', key: 'code', day: '2026-07-29' },
        },
      ]);
  });
  it('of no day has no key', () => {
    expect(upgradeSummary({ ...rest, quarantined: null })).toEqual({ ...rest, quarantined: null });
  });
});
