/** Opens the door; when that fails, says why in words. */
import type { FastifyInstance } from 'fastify';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Config } from '../config.ts';

/** Answers the address at which the room listens. */
export async function listen(
  app: Pick<FastifyInstance, 'listen'>,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<Result<string>> {
  try {
    return ok(await app.listen({ host, port }));
  } catch (error) {
    return whyNot(error, host, String(port));
  }
}

function whyNot(error: unknown, host: string, port: string): Result<never> {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return refuse('port-in-use', { port }, '--port');
  if (code === 'EACCES') return refuse('port-forbidden', { port }, '--port');
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return refuse('host-unknown', { host }, '--host');
  return refuse('listen-failed', { host, port, why: message });
}
