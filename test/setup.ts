/** Before every file of tests: the same chance, whatever ran before it. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { seedEntropy } from './entropy.ts';
import { seed } from './seed.ts';

fc.configureGlobal({ seed });
seedEntropy(fileName(expect.getState().testPath));

/** The same in every folder that the project may lie in. */
function fileName(path: string | undefined): string {
  if (path === undefined) throw new Error('there is no file of tests');
  return path.slice(new URL('..', import.meta.url).pathname.length);
}
