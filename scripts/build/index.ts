/** Builds what is stale, with a line of progress for each part that takes time. */
import { lexicons } from './lexicons.ts';
import { server } from './server.ts';
import { terminal } from './terminal.ts';

await lexicons();
await server();
await terminal();
