/** The games of the shelf, with the content that the build has prepared on this machine. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '../games/index.ts';
import { Library } from '../host/library.ts';
import { FolderBuiltins } from './builtins.ts';

/** The folder that holds src and build. */
export function rootFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (env['LUDOTECA_ROOT']) return env['LUDOTECA_ROOT'];
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export class FolderLibrary extends Library {
  constructor(root: string, games: typeof shelf = shelf) {
    super({ games, builtins: new FolderBuiltins(root), hashOf });
  }
}
