/** What a table keeps in memory beside the state of its game: as much after the last move as after the first. */
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/room/table.ts';
import { played } from './playthrough.ts';
import { playthroughs } from './shelf.ts';

const sizeOf = ({ state: _, ...rest }: Table) => JSON.stringify(rest).length;

/** Numbers get longer, and some moves are longer to write than others. */
const leeway = 100;

describe('[Q3] a table in memory does not grow with its moves', () => {
  it.each(Object.entries(playthroughs))('%s', async (_, of) => {
    const [, course] = await played(of);
    const playing = course.filter(({ phase }) => phase === 'playing');
    expect(playing.length).toBeGreaterThan(5);
    expect(Math.max(...playing.map(sizeOf))).toBeLessThan(sizeOf(playing[1]!) + leeway);
  });
});
