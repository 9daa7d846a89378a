/**
 * From nothing to the first move: somebody who was never here opens home, presses "Play" and lays a peg, on this
 * machine, with nothing in the cache; and what home and the table of each game load until they are at rest. Every visit
 * gets a browser context of its own.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { web as buildPage } from '../scripts/build/web.ts';
import { browserOptions } from '../test/browser/chromium.ts';
import { build } from './build.ts';
import { opening } from './opening.ts';
import { BenchServer } from './server.ts';

type Visit = {
  /** From the start of the navigation to the peg on the board. */
  readonly seconds: number;
  /** Of script until then, compressed with gzip. */
  readonly script: number;
  readonly requests: number;
  /** Seconds that the page itself worked. */
  readonly cpu: number;
};

/** What a page has loaded once it is at rest. */
type Weight = {
  readonly page: string;
  readonly requests: number;
  readonly scripts: number;
  /** Of script, compressed with gzip. */
  readonly script: number;
  /** All that came over the wire. */
  readonly bytes: number;
};

const games = ['Scrabble', 'Mastermind', 'Rolit', 'KenKen'] as const;

const visits = Number(process.env['BENCH_VISITS'] ?? 5);

export async function web(): Promise<void> {
  await Promise.all([build(), buildPage()]);
  const server = await BenchServer.start('room.mjs');
  const browser = await chromium.launch(await browserOptions());
  // The first one only warms up the browser and the room.
  await visit(browser, server.url);
  const made: Visit[] = [];
  for (let n = 0; n < visits; n++) made.push(await visit(browser, server.url));
  const weights: Weight[] = [];
  for (const page of ['home', ...games]) weights.push(await weigh(browser, server.url, page));
  await opening(browser, server.url);
  await browser.close();
  await server.stop();
  report(made);
  reportWeights(weights);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body().then(sizeOf));
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const seconds = await firstMove(page, url);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const cpu = metrics.find(({ name }) => name === 'TaskDuration')!.value;
  const script = await sum(scripts);
  await context.close();
  return { seconds, script, requests, cpu };
}

/** Home, or the table of a game by way of home. */
async function weigh(browser: Browser, url: string, page: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const tab = await context.newPage();
  const scripts: Promise<number>[] = [];
  const finished: Promise<number>[] = [];
  tab.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body().then(sizeOf));
  });
  tab.on('requestfinished', (request) => finished.push(request.sizes().then(weightOf)));
  await tab.goto(url, { waitUntil: 'networkidle' });
  if (page !== 'home') {
    await tab.getByRole('button', { name: `Play ${page}`, exact: true }).click();
    await tab.locator('p.status').waitFor();
    await tab.waitForLoadState('networkidle');
  }
  const [script, bytes] = [await sum(scripts), await sum(finished)];
  await context.close();
  return { page, requests: finished.length, scripts: scripts.length, script, bytes };
}

function weightOf(sizes: { responseBodySize: number; responseHeadersSize: number }): number {
  return sizes.responseBodySize + sizes.responseHeadersSize;
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}

/** Two clicks, each as soon as there is something to click on. */
async function firstMove(page: Page, url: string): Promise<number> {
  const button = (name: RegExp) => page.getByRole('button', { name });
  await page.goto(url, { waitUntil: 'commit' });
  await button(/^Play Mastermind$/).click();
  await button(/^red\b/).click();
  await button(/^Place 1: red\b/).waitFor();
  // The page is never left on the way, so its clock has run since the navigation began.
  return (await page.evaluate<number>('performance.now()')) / 1000;
}

function sizeOf(body: Buffer): number {
  return gzipSync(body, { level: 9 }).length;
}

function report(made: readonly Visit[]): void {
  const median = (figure: keyof Visit) =>
    made.map((each) => each[figure]).toSorted((a, b) => a - b)[Math.floor(made.length / 2)]!;
  console.log(`from home to the first move, nothing in the cache, median of ${made.length}:`);
  const rows = [
    ['time', `${median('seconds').toFixed(2)} s`, '≤ 1.5 s'],
    ['script, gzip', `${(median('script') / 1000).toFixed(1)} kB`, '≤ 150 kB'],
    ['requests', `${median('requests')}`, ''],
    ['CPU of the page', `${median('cpu').toFixed(2)} s`, ''],
  ] as const;
  console.log(`${''.padEnd(16)} ${'measured'.padStart(9)}  wanted`);
  for (const [what, is, wanted] of rows)
    console.log(`${what.padEnd(16)} ${is.padStart(9)}  ${wanted}`.trimEnd());
}

function reportWeights(weights: readonly Weight[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  console.log('what is loaded, nothing in the cache; tables by way of home:');
  console.log(`${''.padEnd(12)} requests  scripts  script, gzip  over the wire`);
  for (const { page, requests, scripts, script, bytes } of weights)
    console.log(
      `${page.padEnd(12)} ${`${requests}`.padStart(8)} ${`${scripts}`.padStart(8)}    ${kilobytes(script)}     ${kilobytes(bytes)}`,
    );
}
