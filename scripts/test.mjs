/** `npm test`: installs, builds, and runs everything. */
import { join } from 'node:path';
import { install, root, run } from './toolchain.mjs';

install();
const built = run([join(root, 'scripts/build/index.ts')]);
const { checks, Tally } = await import('./steps.mjs');
const tally = new Tally();
if (built !== 0) tally.fail('the build');
for (const [name, args] of Object.entries(checks)) tally.check(name, args);
tally.tests(process.argv.slice(2));
tally.close();
