/** The moves of the playthroughs checked in are played as they were then; `npm run golden` writes their texts anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { movesIn, playthrough } from './playthrough.ts';
import { folder, playthroughs } from './shelf.ts';

describe('golden playthroughs', () => {
  for (const [file, of] of Object.entries(playthroughs)) {
    it(`${file} plays as it did`, async () => {
      const golden = readFileSync(join(folder, `${file}.golden.txt`), 'utf8');
      expect(await playthrough(of, movesIn(golden)!)).toBe(golden);
    });
  }
  it('no file is left over', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.golden.txt'));
    expect(files.sort()).toEqual(
      Object.keys(playthroughs)
        .map((file) => `${file}.golden.txt`)
        .sort(),
    );
  });
});
