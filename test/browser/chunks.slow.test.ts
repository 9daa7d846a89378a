/** What pages load: by the chunks that the build made, and as a browser asks for them. */
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Chunk, pageLoads, readChunks, total } from '../../scripts/build/pages.ts';
import { languages } from '../../src/core/phrase.ts';
import { shelf } from '../../src/games/index.ts';
import { openHouse, root } from './house.ts';
import type { Person } from './person.ts';

/** Of script, by gzip, in bytes: what was reached, with a little room. Dialogs, which the page fetches at rest, don't count. The limit before a first move is 150 kB of 1,024 bytes (docs/architecture.md). */
const budget = { home: 108_500, page: 137_000, table: 148_500, library: 154_500, firstMove: 155_000 };

const house = openHouse();
let chunks: readonly Chunk[] = [];
beforeAll(async () => {
  chunks = await readChunks(`${root}/build/web`);
});

const modulesOf = (some: readonly Chunk[]) => some.flatMap(({ modules }) => modules);
/** Those of a game's folder; the shelf only says where games are, and every list shows the looks of all of them. */
const gamesOf = (some: readonly Chunk[]) => {
  const names = modulesOf(some).flatMap(
    (path) => /^src\/games\/([^/]+)\/(?!web\/looks\.(?:tsx|css)$)/.exec(path)?.[1] ?? [],
  );
  return [...new Set(names)];
};
/** What thinks: chunks with a game's engine, and so all that nothing but its engine asks for. */
const thinking = (some: readonly Chunk[]) =>
  some.filter(({ modules }) => modules.some((path) => /^src\/games\/[^/]+\/(engine|bots)\.ts$/.test(path)));

/** Whether a script has zod in it: every schema keeps its workings in a property of this name, also when minified. */
const schemasIn = (script: string) => /\b_zod\b/.test(script);

/** A source with all that it imports, as small as the build makes it. */
async function bundled(source: string): Promise<string> {
  const entryPoints = [`${root}/${source}`];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return outputFiles[0]!.text;
}

describe('what the build makes', () => {
  it('has no schemas in it: zod stays with the server', async () => {
    expect(schemasIn(await bundled('src/protocol/http.ts'))).toBe(true);
    const everything = await readdir(`${root}/build/web`, { recursive: true });
    const files = everything.filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(10);
    const texts = await Promise.all(files.map((file) => readFile(`${root}/build/web/${file}`, 'utf8')));
    expect(files.filter((_, at) => schemasIn(texts[at]!))).toEqual([]);
  });
  it('has the pages of every game on the shelf', () => {
    const pages = pageLoads(chunks, 'ca').map(({ page }) => page);
    for (const game of Object.keys(shelf)) expect(pages).toContain(`table ${game}`);
  });
  it.each(languages)('every page keeps its budget: %s', (language) => {
    const loads = pageLoads(chunks, language);
    const home = loads.find(({ page }) => page === 'home')!.chunks;
    expect(home.length).toBeGreaterThan(2);
    expect(total(home, 'gzip')).toBeLessThanOrEqual(budget.home);
    for (const { page, chunks: own } of loads) {
      // Most come to a table by way of home.
      const isTable = page.startsWith('table ');
      expect(total(own, 'gzip'), page).toBeLessThanOrEqual(
        isTable ? budget.table : page.startsWith('library ') ? budget.library : budget.page,
      );
      const both = total([...new Set([...home, ...own])], 'gzip');
      if (isTable) expect(both, `${page} by way of home`).toBeLessThanOrEqual(budget.firstMove);
    }
  });
  it('no page has the code of a game that is not its own, and none what thinks', () => {
    expect(thinking(chunks).length).toBeGreaterThanOrEqual(Object.keys(shelf).length);
    for (const { page, chunks: own } of pageLoads(chunks, 'en')) {
      const [, game] = page.split(' ');
      expect(gamesOf(own), page).toEqual(game === undefined ? [] : [game]);
      expect(thinking(own), page).toEqual([]);
    }
  });
});

/** The chunks that a browser asks for from now on. */
function listen(person: Person): readonly Chunk[] {
  const asked: Chunk[] = [];
  person.page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1);
    asked.push(...chunks.filter((chunk) => chunk.file === file));
  });
  return asked;
}

describe('what a browser asks for', () => {
  it('home shows every cover without the code of any game', async () => {
    const person = await house.visit();
    const asked = listen(person);
    await person.go('/');
    await person.rest();
    expect(await person.page.locator('.cover-picture').count()).toBe(Object.keys(shelf).length);
    expect(asked.length).toBeGreaterThan(2);
    expect(gamesOf(asked)).toEqual([]);
  });
  it.each(['Scrabble', 'Mastermind', 'Rolit', 'KenKen'])('before the first move: %s', async (name) => {
    const person = await house.visit();
    const asked = listen(person);
    await person.go('/');
    await person.button(`Play ${name}`).click();
    await person.status.waitFor();
    await person.rest();
    expect(gamesOf(asked)).toEqual([name.toLowerCase()]);
    expect(thinking(asked)).toEqual([]);
    const awaited = asked.filter(({ file }) => !/(?:Dialogs|Invite|copy|forms)-/.test(file));
    expect(total(awaited, 'gzip')).toBeLessThanOrEqual(budget.firstMove);
  });
  it('[H13] home asks one question: at first, after a while, and when it comes into sight', async () => {
    const person = await house.visit();
    const { page } = person;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    const answered = () => page.waitForResponse((response) => response.url().endsWith('/api/home'));
    const turn = (state: 'hidden' | 'visible') =>
      page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'))`);
    await page.clock.install();
    await person.go('/');
    await person.rest();
    expect(asked.toSorted()).toEqual(['/api/games', '/api/home']);
    const later = answered();
    await page.clock.fastForward(31_000);
    expect((await later).status()).toBe(304);
    await turn('hidden');
    await page.clock.fastForward(600_000);
    const back = answered();
    await turn('visible');
    expect((await back).status()).toBe(304);
    expect(asked.slice(2)).toEqual(['/api/home', '/api/home']);
  });
});
