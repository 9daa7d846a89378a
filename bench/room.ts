/** The real room on a folder of its own, with limits that a bench does not run into. Prints its address when ready. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../src/core/result.ts';
import { readConfig } from '../src/server/config.ts';
import { noLimits } from '../src/server/limits.ts';
import { createLog } from '../src/server/log.ts';
import { openRoom } from '../src/server/room.ts';
import { answerMemory } from './memory.ts';

const data = mkdtempSync(join(tmpdir(), 'ludoteca-bench-'));
const config = must(readConfig(['--port', '0', '--data', data, '--keep', '1000'], {}));
const room = must(
  await openRoom({
    config: { ...config, limits: noLimits },
    log: createLog('error'),
    version: 'bench',
  }),
);
// First of all: a signal that nobody listens to ends the process.
answerMemory();
console.log(room.url);
process.on('SIGTERM', async () => {
  await room.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
