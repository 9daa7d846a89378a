/**
 * The parts of the server that this program runs itself. They are not bundled with it but loaded from beside it, because
 * storage and bots start threads from files of their own: from the sources, or from what was built of them.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export function loadLocalRoom(root: string): Promise<typeof import('../server/local.ts')> {
  return import(urlOf(root, 'local.ts', 'local.mjs'));
}

export function loadServer(root: string): Promise<typeof import('../server/main.ts')> {
  return import(urlOf(root, 'main.ts', 'main.mjs'));
}

function urlOf(root: string, source: string, built: string): string {
  const isSource = import.meta.url.endsWith('.ts');
  return pathToFileURL(isSource ? join(root, 'src', 'server', source) : join(root, 'build', 'server', built))
    .href;
}
