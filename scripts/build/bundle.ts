/** Bundles a part of the program with esbuild into `build/`, unless nothing it is made from has changed. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { root, stampOf } from './stamp.ts';

export type Bundle = {
  /** The folder below `build/`. */
  readonly folder: string;
  /** Names of the files to be made, and what each begins with. */
  readonly entries: Readonly<Record<string, string>>;
  /** Patterns of all sources that go in. */
  readonly sources: readonly string[];
};

export async function bundle({ folder, entries, sources }: Bundle): Promise<void> {
  const outdir = `${root}build/${folder}`;
  const stamp = await stampOf(['package-lock.json', 'scripts/build/*.ts', ...sources]);
  if (existsSync(`${outdir}/stamp`) && (await readFile(`${outdir}/stamp`, 'utf8')) === stamp) return;
  const part = `${outdir}.part`;
  await rm(part, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { ...entries },
    outdir: part,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Games and screens are loaded when they are needed.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: false,
    logLevel: 'warning',
  });
  await writeFile(`${part}/stamp`, stamp);
  await rm(outdir, { recursive: true, force: true });
  await rename(part, outdir);
  console.log(`build/${folder}`);
}
