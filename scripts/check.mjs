/** `npm run check`: types, lint, boundaries, dead code and the fast tests; for the day's work. */
import { join } from 'node:path';
import { install, root, run } from './toolchain.mjs';

install();
// Tests play with what the build prepares; while nothing has changed that takes a moment.
const prepared = run([join(root, 'scripts/build/content.ts')]);
const { checks, Tally } = await import('./steps.mjs');
const tally = new Tally();
if (prepared !== 0) tally.fail('the resources');
for (const [name, args] of Object.entries(checks)) tally.check(name, args);
process.env.LUDOTECA_QUICK = '1';
tally.tests();
tally.close();
