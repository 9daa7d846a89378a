/** The writer on a bad day, for tests: it ends, before or after it has stored them, when certain guests come. */
import { parentPort } from 'node:worker_threads';

const port = parentPort!;
const answer = port.postMessage.bind(port);
let isLast = false;

port.on('message', (group) => {
  const text = JSON.stringify(group);
  if (text.includes('ends before')) process.exit(3);
  isLast = text.includes('ends after');
});
port.postMessage = (said) => {
  if (isLast) process.exit(3);
  answer(said);
};
await import('./writer.ts');
