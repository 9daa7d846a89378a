/** `npm run check`: types, lint, boundaries, dead code and the fast tests; for the day's work. */
import { install } from './toolchain.mjs';

install();
const { checks, Tally } = await import('./steps.mjs');
const tally = new Tally();
for (const [name, args] of Object.entries(checks)) tally.check(name, args);
process.env.LUDOTECA_QUICK = '1';
tally.tests();
tally.close();
