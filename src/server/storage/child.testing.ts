/**
 * For the tests: a process of its own that opens the store of a folder and appends to many tables at once until it
 * is killed, saying what was acknowledged: `table seq cmd` a line. The events of a call share the head of their `cmd`,
 * which ends in `/n` of n.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openStore } from './open.ts';
import { append, event, summary } from './samples.testing.ts';

const [folder = '', tables = '0'] = process.argv.slice(2);
const store = await openStore({ folder });
writeSync(1, 'open\n');
await Promise.all(Array.from({ length: Number(tables) }, (_, at) => play(`t${at}`)));
// Holds the folder until it is killed.
setInterval(() => {}, 1000);

async function play(table: string): Promise<never> {
  for (let seq = (await store.log(table)).length + 1; ; ) {
    const count = 1 + (seq % 3);
    const call = randomUUID();
    const made = Array.from({ length: count }, (_, at) => event(seq + at, { cmd: `${call}/${count}/${at}` }));
    await append(store, table, made, summary({ seq: seq + count - 1 }));
    for (const one of made) writeSync(1, `${table} ${one.seq} ${one.cmd}\n`);
    seq += count;
  }
}
