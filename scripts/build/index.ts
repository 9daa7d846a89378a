/** Builds what is stale, with a line of progress for each part that takes time. */
import { lexicons } from './lexicons.ts';
import { resources } from './resources.ts';
import { server } from './server.ts';
import { terminal } from './terminal.ts';
import { web } from './web.ts';

await lexicons();
await resources();
await server();
await terminal();
await web();
