/** Connections at a time: nobody may take all of them, and all together not more than there are file descriptors. */
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type Limits, limitProblem } from '../limits.ts';
import { Tally } from '../tally.ts';
import type { Translator } from '../translator.ts';
import { addressKey, isLoopback } from './address.ts';
import { endWith } from './errors.ts';
import { isOwnMachine } from './origin.ts';
import { Refused } from './refused.ts';

/** When those who found no place may try again: by then unfinished requests are closed. */
const comeBackSeconds = 60;

export function limitConnections(
  server: Server,
  { address, all }: Limits['connections'],
  words: Translator,
  isProxy: (address: string | undefined) => boolean,
): void {
  server.maxConnections = all;
  const open = new Tally();
  server.on('connection', (socket) => {
    // A proxy speaks for many; whoever sits at this machine has other ways to stop the room.
    const from = socket.remoteAddress ?? '';
    if (isLoopback(from) || isProxy(from)) return;
    const key = addressKey(from);
    if (!open.enter(key, address))
      return endWith(socket, words, limitProblem('connections', comeBackSeconds));
    socket.once('close', () => open.leave(key));
  });
}

/** Requests under way count the same: behind a proxy that is all that can be seen of a connection. */
export function limitUnderWay(app: FastifyInstance, { address }: Limits['connections']): void {
  const open = new Tally();
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnMachine(request)) return;
    const key = addressKey(request.ip);
    if (!open.enter(key, address)) throw new Refused([limitProblem('connections', comeBackSeconds)]);
    reply.raw.once('close', () => open.leave(key));
  });
}
