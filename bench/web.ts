/**
 * From nothing to the first move: somebody who was never here opens home, presses "Play" and lays a peg, on this
 * machine, with nothing in the cache. Every visit gets a browser context of its own.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { web as buildPage } from '../scripts/build/web.ts';
import { browserOptions } from '../test/browser/chromium.ts';
import { build } from './build.ts';
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

const visits = Number(process.env['BENCH_VISITS'] ?? 5);

export async function web(): Promise<void> {
  await Promise.all([build(), buildPage()]);
  const server = await BenchServer.start('room.mjs');
  const browser = await chromium.launch(await browserOptions());
  // The first one only warms up the browser and the room.
  await visit(browser, server.url);
  const made: Visit[] = [];
  for (let n = 0; n < visits; n++) made.push(await visit(browser, server.url));
  await browser.close();
  await server.stop();
  report(made);
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
  const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { seconds, script, requests, cpu };
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
