/** Bundles the terminal client, unless nothing has changed: Node runs .ts, but not the .tsx of its screens. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outdir = `${root}build/terminal`;
const stampFile = `${outdir}/stamp`;

export async function terminal(): Promise<void> {
  const stamp = await stampOf([
    'package-lock.json',
    'scripts/build/terminal.ts',
    'src/{core,games,room,server,terminal}/**/*.{ts,tsx}',
  ]);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return;
  const part = `${outdir}.part`;
  await rm(part, { recursive: true, force: true });
  await bundle(part);
  await writeFile(`${part}/stamp`, stamp);
  await rm(outdir, { recursive: true, force: true });
  await rename(part, outdir);
  console.log('build/terminal/ludoteca.mjs');
}

/** What a bundle was made from. */
async function stampOf(patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) if (!/\.test\.tsx?$/.test(file)) files.push(file);
  const sum = createHash('sha256');
  for (const file of files.sort()) sum.update(`${file}\n`).update(await readFile(`${root}${file}`));
  return sum.digest('hex');
}

async function bundle(folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { ludoteca: 'src/terminal/main.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'parts/[name]-[hash]',
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
}

if (import.meta.main) await terminal();
