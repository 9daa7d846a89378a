/** The writer's thread: a commit waits for the disk for milliseconds, which the event loop must not. */
import { parentPort, workerData } from 'node:worker_threads';
import { storeError } from './errors.ts';
import { Journal } from './journal.ts';
import type { Operation, WriterOptions } from './operation.ts';

const options: WriterOptions = workerData;
const port = parentPort;
if (!port) throw new Error('writer.ts runs as a worker thread');

try {
  const journal = new Journal(options);
  let resting: NodeJS.Timeout | undefined;
  port.on('message', (group: readonly Operation[] | 'close') => {
    clearTimeout(resting);
    if (group !== 'close') {
      resting = setTimeout(() => journal.checkpoint(), options.restMs);
      return port.postMessage(journal.write(group));
    }
    journal.close();
    port.close();
  });
  port.postMessage('ready');
} catch (error) {
  const { code, details } = storeError(error, options.file);
  port.postMessage([code, details]);
}
