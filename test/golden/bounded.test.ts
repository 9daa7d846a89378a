/** What a table keeps in memory beside the state of its game: as much after the last move as after the first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/room/table.ts';
import { movesIn, played } from './playthrough.ts';
import { folder, playthroughs } from './shelf.ts';

const sizeOf = ({ state: _, ...rest }: Table) => JSON.stringify(rest).length;

/** Numbers get longer, and some moves are longer to write than others. */
const leeway = 100;

describe('[Q3] a table in memory does not grow with its moves', () => {
  it.each(Object.entries(playthroughs))('%s', async (file, of) => {
    const golden = readFileSync(join(folder, `${file}.golden.txt`), 'utf8');
    const [, course] = await played(of, movesIn(golden)!);
    const playing = course.filter(({ phase }) => phase === 'playing');
    expect(playing.length).toBeGreaterThan(5);
    expect(Math.max(...playing.map(sizeOf))).toBeLessThan(sizeOf(playing[1]!) + leeway);
  });
});
