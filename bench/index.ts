/**
 * `npm run bench [NAME]`: the figures, all of them unless one is named (the names are below). Nothing here is a test: it
 * prints what it measured, next to what was wanted. `peer` downloads the peer's packages, `arena` takes
 * hours, `rolit-prices`, `mastermind-openings` and `scrabble-leaves` measure nothing, so these only run when asked for.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { arena } from './arena.ts';
import { kenken } from './kenken.ts';
import { levels } from './levels.ts';
import { lexicon } from './lexicon.ts';
import { load } from './load.ts';
import { mastermind } from './mastermind.ts';
import { mastermindOpenings } from './mastermind-openings.ts';
import { peer } from './peer.ts';
import { rolit } from './rolit.ts';
import { rolitPage } from './rolit-page.ts';
import { rolitPrices } from './rolit-prices.ts';
import { scrabble } from './scrabble.ts';
import { scrabbleLeaves } from './scrabble-leaves.ts';
import { strength } from './strength.ts';
import { web } from './web.ts';

const root = join(import.meta.dirname, '..');

/** The test of the pulled plug, two hundred times. */
function kill(): void {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, LUDOTECA_KILLS: process.env['LUDOTECA_KILLS'] ?? '200' };
  spawnSync(process.execPath, [vitest, 'run', 'test/wire/kill.slow.test.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
}

const benches: Readonly<Record<string, (rest: readonly string[]) => unknown>> = {
  load,
  kill,
  web,
  kenken,
  lexicon,
  mastermind,
  'mastermind-openings': mastermindOpenings,
  rolit,
  'rolit-page': rolitPage,
  'rolit-prices': rolitPrices,
  scrabble,
  'scrabble-leaves': scrabbleLeaves,
  strength,
  levels,
  arena,
  peer,
};
const [asked, ...rest] = process.argv.slice(2);
if (asked === undefined) {
  await load();
  kill();
  await web();
  await mastermind();
  await kenken();
  lexicon();
  await rolit();
  await rolitPage();
  await scrabble();
  await strength();
  await levels();
} else if (Object.hasOwn(benches, asked)) await benches[asked]!(rest);
else {
  console.error(`There is no bench “${asked.slice(0, 40)}”: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 2;
}
