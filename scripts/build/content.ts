/** What games are played with, and nothing else of the build: the tests of `npm run check` need it. */
import { lexicons } from './lexicons.ts';
import { resources } from './resources.ts';

await lexicons();
await resources();
