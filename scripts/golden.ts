/** `npm run golden`: writes the playthroughs anew. Read the difference before you commit it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playthrough } from '../test/golden/playthrough.ts';
import { folder, playthroughs } from '../test/golden/shelf.ts';

for (const [file, of] of Object.entries(playthroughs)) {
  writeFileSync(join(folder, `${file}.golden.txt`), await playthrough(of));
  console.log(`${file}.golden.txt`);
}
