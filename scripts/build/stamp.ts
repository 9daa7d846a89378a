/** What a part of the build was made from, as one short text: the same text, nothing to do. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export async function stampOf(patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root }))
    if (!/\.test(?:ing)?\.tsx?$/.test(file)) files.push(file);
  const sum = createHash('sha256');
  for (const file of files.sort()) sum.update(`${file}\n`).update(await readFile(`${root}${file}`));
  return sum.digest('hex');
}
