/**
 * The room with its page straight from the sources, for working on the page: `node scripts/dev.ts --port 9000`.
 * The page reloads when a file changes; the data folder is a new one unless `--data` names it.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { readConfig } from '../src/server/config.ts';
import { noLimits } from '../src/server/limits.ts';
import { createLog } from '../src/server/log.ts';
import { openRoom } from '../src/server/room.ts';
import { covers } from './build/covers.ts';
import { page } from './build/web.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '9000' }, data: { type: 'string' } },
});
const data = values.data ?? mkdtempSync(join(tmpdir(), 'ludoteca-dev-'));
const config = readConfig(['--port', '0', '--data', data, '--log-level', 'warn'], {});
if (!config.ok) throw new Error(JSON.stringify(config.problems));
const room = await openRoom({
  config: { ...config.value, limits: noLimits },
  log: createLog('warn'),
  version: 'dev',
});
if (!room.ok) throw new Error(JSON.stringify(room.problems));
await covers();
const target = room.value.url;
const port = Number(values.port);
const vite = await createServer({
  ...page,
  cacheDir: join(tmpdir(), `ludoteca-vite-${port}`),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    hmr: { port: port + 500 },
    proxy: {
      '^/api/': { target },
      '^/health$': { target },
      '^/socket(\\?|$)': { target, ws: true },
    },
  },
});
await vite.listen();
console.log(`http://localhost:${port}  (room at ${target}, data in ${data})`);
process.once('SIGTERM', async () => {
  await vite.close();
  await room.value.close();
  process.exit(0);
});
