import type { FastifyReply } from 'fastify';

/** Whoever asked is not there any more. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => raw.writableFinished || left.abort());
  return left.signal;
}
