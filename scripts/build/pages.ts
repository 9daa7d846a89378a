/**
 * What each page loads before it can be used: the chunks that hold its modules, with all that these import. The build
 * writes down which module went into which chunk (`build/web/.vite/chunks.json`) and prints a line for each page;
 * test/browser/chunks.slow.test.ts holds the budgets.
 */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Language } from '../../src/core/phrase.ts';
import { root } from './stamp.ts';

export type Chunk = {
  /** Its address below the page. */
  readonly file: string;
  /** Sources, as paths from the root. */
  readonly modules: readonly string[];
  /** Other chunks that come with it. */
  readonly imports: readonly string[];
  readonly raw: number;
  readonly gzip: number;
};

export type PageLoad = { readonly page: string; readonly chunks: readonly Chunk[] };

const recordFile = '.vite/chunks.json';

/** Writes down what went into each chunk. */
export const chunkRecord: Plugin = {
  name: 'chunk-record',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((output): Chunk[] => {
      if (output.type !== 'chunk') return [];
      const { fileName: file, moduleIds, imports, code } = output;
      const modules = moduleIds.map((id) => relative(root, id));
      return [
        { file, modules, imports, raw: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length },
      ];
    });
    this.emitFile({ type: 'asset', fileName: recordFile, source: JSON.stringify(chunks) });
  },
};

export async function readChunks(folder: string): Promise<readonly Chunk[]> {
  return JSON.parse(await readFile(`${folder}/${recordFile}`, 'utf8'));
}

/** The pages of the room, and the table of each game, in one language. */
export function pageLoads(chunks: readonly Chunk[], language: Language): readonly PageLoad[] {
  const frame = ['src/web/main.tsx', `src/web/messages/${language}.ts`];
  const words = (area: string) => `src/web/${area}/messages/${language}.ts`;
  const load = (page: string, ...modules: readonly string[]) => ({
    page,
    chunks: loaded(chunks, [...frame, ...modules]),
  });
  return [
    load('home', 'src/web/home/HomePage.tsx'),
    load('saved', 'src/web/saved/SavedPage.tsx', words('saved')),
    load('settings', 'src/web/settings/SettingsPage.tsx'),
    load('manual', 'src/web/manual/ManualPage.tsx', words('manual')),
    ...gamesIn(chunks)
      .filter((game) => holderOf(chunks, shelfOf(game)))
      .map((game) =>
        load(
          `library ${game}`,
          'src/web/library/LibraryPages.tsx',
          words('library'),
          ...gameModules(game, language),
          shelfOf(game),
        ),
      ),
    ...gamesIn(chunks).flatMap((game) => [
      load(`new ${game}`, 'src/web/new/NewTablePage.tsx', words('new'), ...gameModules(game, language)),
      load(
        `table ${game}`,
        'src/web/table/TablePage.tsx',
        ...gameModules(game, language),
        boardOf(chunks, game),
      ),
    ]),
  ];
}

function gamesIn(chunks: readonly Chunk[]): readonly string[] {
  const names = chunks.flatMap(({ modules }) =>
    modules.map((path) => /^src\/games\/([^/]+)\/index\.ts$/.exec(path)?.[1]),
  );
  return names.filter((name) => name !== undefined);
}

function gameModules(game: string, language: Language): readonly string[] {
  const folder = `src/games/${game}`;
  return [`${folder}/index.ts`, `${folder}/messages/${language}.ts`, `${folder}/web/face.tsx`];
}

/** How its content looks in the library, where it has a shelf there. */
function shelfOf(game: string): string {
  return `src/games/${game}/web/library.tsx`;
}

/** What a table of the game is played on: its own board, unpacked when it is opened, or the one for any game. */
function boardOf(chunks: readonly Chunk[], game: string): string {
  const own = `src/games/${game}/web/played.ts`;
  return holderOf(chunks, own) ? own : 'src/web/generic/face.tsx';
}

function holderOf(chunks: readonly Chunk[], module: string): Chunk | undefined {
  return chunks.find(({ modules }) => modules.includes(module));
}

/** The chunks of these modules and all that they import, each once. */
function loaded(chunks: readonly Chunk[], modules: readonly string[]): readonly Chunk[] {
  const found = new Set<Chunk>();
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) take(chunks.find((each) => each.file === file));
  };
  for (const module of modules) take(holderOf(chunks, module));
  return [...found];
}

export function total(chunks: readonly Chunk[], size: 'raw' | 'gzip'): number {
  return chunks.reduce((sum, chunk) => sum + chunk[size], 0);
}

/** A line for each page: kilobytes of script, as it is and by gzip, and the chunks. */
export function report(loads: readonly PageLoad[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
  const nameOf = ({ file }: Chunk) => file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '');
  const lines = loads.map(
    ({ page, chunks }) =>
      `${page.padEnd(18)}${kilobytes(total(chunks, 'raw'))} kB ${kilobytes(total(chunks, 'gzip'))} kB gzip  ${chunks.map(nameOf).join(' ')}`,
  );
  return lines.join('\n');
}
