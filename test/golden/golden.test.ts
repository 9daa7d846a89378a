/** The playthroughs checked in are the ones the games play now; `npm run golden` writes them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playthrough } from './playthrough.ts';
import { folder, playthroughs } from './shelf.ts';

describe('golden playthroughs', () => {
  for (const [file, of] of Object.entries(playthroughs)) {
    it(`${file} plays as it did`, async () => {
      expect(await playthrough(of)).toBe(readFileSync(join(folder, `${file}.golden.txt`), 'utf8'));
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
