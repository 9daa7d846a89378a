/**
 * The covers of the games as pictures, `build/covers/GAME.svg`: drawn once here from each game's `web/Cover.tsx`, so
 * that a page shows a cover without the code of its game. A page refers to a picture by `<use>`: the tokens and the
 * fonts of the page hold within it, in every theme. Its style sheets do not, and its content security policy forbids
 * style attributes, so looks are SVG attributes.
 */
import { glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from './stamp.ts';

const outdir = `${root}build/covers`;

type Module = { readonly Cover: ComponentType };

export async function covers(): Promise<void> {
  const part = `${outdir}.part-${process.pid}`;
  await mkdir(part, { recursive: true });
  for await (const source of glob('src/games/*/web/Cover.tsx', { cwd: root })) {
    const game = source.split('/')[2]!;
    await writeFile(`${part}/${game}.svg`, pictureOf(game, (await compiled(source, part)).Cover));
  }
  await rm(`${part}/code`, { recursive: true, force: true });
  await rm(outdir, { recursive: true, force: true });
  await rename(part, outdir);
}

/** Node does not read .tsx. */
async function compiled(source: string, folder: string): Promise<Module> {
  const outfile = `${folder}/code/${source.replaceAll('/', '-')}.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

/** The page clips it, at whole pixels; a clip of its own would leave a seam. */
const rootLooks = 'xmlns="http://www.w3.org/2000/svg" id="cover" overflow="visible"';

export function pictureOf(game: string, Cover: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Cover)).replaceAll(/ class="[^"]*"/g, '');
  if (!markup.startsWith('<svg ')) throw new Error(`The cover of ${game} is not one SVG.`);
  if (/ style="|<style|url\(/.test(markup))
    throw new Error(`The cover of ${game} has styles or references: looks have to be SVG attributes.`);
  return markup.replace('<svg', `<svg ${rootLooks}`);
}
