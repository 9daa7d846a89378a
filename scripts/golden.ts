/**
 * `npm run golden`: plays the moves of the playthroughs again and writes their texts anew. Read the difference before
 * you commit it. What is new is played by bots, and so is what is named: `npm run golden -- rolit-free`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { movesIn, playthrough } from '../test/golden/playthrough.ts';
import { folder, playthroughs } from '../test/golden/shelf.ts';

const anew = process.argv.slice(2);

for (const [file, of] of Object.entries(playthroughs)) {
  const path = join(folder, `${file}.golden.txt`);
  const isKept = existsSync(path) && !anew.includes(file);
  const moves = isKept ? movesIn(readFileSync(path, 'utf8')) : null;
  writeFileSync(path, await playthrough(of, moves));
  console.log(`${file}.golden.txt`);
}
