/**
 * The page in the browser: what the build has made, under its own names. Whatever else a browser asks for by its address
 * bar is a place within the page, and gets the page itself.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rootFolder } from '../library.ts';

/** Names under /assets/ carry a hash of what is in them: they never change. */
const forever = 'public, max-age=31536000, immutable';

/** Serves the page, if it has been built; whether it has. */
export async function servePage(
  app: FastifyInstance,
  folder = join(rootFolder(), 'build/web'),
): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    index: ['index.html'],
    dotfiles: 'ignore',
    // The stamp of the build and its manifest are nobody's business.
    allowedPath: (path) => !/^\/(stamp|\.vite)/.test(path),
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache');
    },
  });
  return true;
}

/** Whether somebody typed an address or followed a link: an image or a script that is missing is just missing. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPlace = !/^\/(api|assets|socket|health|metrics)\b/.test(url);
  return (method === 'GET' || method === 'HEAD') && isPlace && (headers.accept ?? '').includes('text/html');
}

export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
