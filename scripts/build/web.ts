/** The page: bundled, and compressed once and for all, unless nothing it is made from has changed. */
import { existsSync } from 'node:fs';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { pageGroups } from './chunks.ts';
import { covers } from './covers.ts';
import { chunkRecord, pageLoads, readChunks, report } from './pages.ts';
import { root, stampOf } from './stamp.ts';

const outdir = `${root}build/web`;

/** Shared with the page that is served from its sources. */
export const page: InlineConfig = {
  configFile: false,
  root: `${root}src/web`,
  base: '/',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [chunkRecord],
};

export async function web(): Promise<void> {
  const stamp = await stampOf([
    'package-lock.json',
    'scripts/build/{chunks,covers,pages,stamp,web}.ts',
    'src/{core,games,room,protocol,client,web}/**/*.{ts,tsx,css,md,html,svg,jpeg}',
  ]);
  if (existsSync(`${outdir}/stamp`) && (await readFile(`${outdir}/stamp`, 'utf8')) === stamp) return;
  await covers();
  const part = `${outdir}.part-${process.pid}`;
  await rm(part, { recursive: true, force: true });
  await build({
    ...page,
    build: {
      outDir: part,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: pageGroups() } } },
    },
  });
  await compress(part);
  await writeFile(`${part}/stamp`, stamp);
  await rm(outdir, { recursive: true, force: true });
  await rename(part, outdir);
  console.log('build/web');
  console.log(report(pageLoads(await readChunks(outdir), 'ca')));
}

/** What is worth it gets a smaller twin for browsers that can read it. */
async function compress(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{js,css,html,svg,json}`)) {
    const content = await readFile(file);
    if (content.length < 1024) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

if (import.meta.main) await web();
