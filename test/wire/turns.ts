/**
 * Loaded into a room's process before the room: measures how much CPU time its main thread takes for one turn of the
 * event loop, while it is told to. CPU time, because a busy machine makes every clock say more.
 */
import { isMainThread } from 'node:worker_threads';

/** Milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread && process.send) {
  let longest = 0;
  let began = 0;
  let isWatching = false;
  const turn = () => {
    longest = Math.max(longest, cpuTime() - began);
    began = cpuTime();
    if (isWatching) setImmediate(turn);
  };
  process.on('message', (order) => {
    if (order === 'stop') process.send!(longest);
    isWatching = order === 'watch';
    longest = 0;
    began = cpuTime();
    if (isWatching) setImmediate(turn);
  });
  // A test run that was killed leaves no room behind.
  process.on('disconnect', () => process.exit(1));
  // Whoever listens keeps the process alive: it must end when the room does.
  process.channel?.unref();
}
