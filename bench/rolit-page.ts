/**
 * A game of ten on the largest board of Rolit, watched in the browser while bots play it: how long the page itself
 * works for one move, from the word of the room to the next. Time of the page's own thread, so that what else the
 * machine does is not counted; balls roll as for somebody who likes motion. A move is worked on in several pieces, frame
 * by frame; what would be seen as a stutter is one long piece, so these are counted too, in a game of their own.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { web as buildPage } from '../scripts/build/web.ts';
import { boards } from '../src/games/rolit/boards.ts';
import { colors } from '../src/games/rolit/colors.ts';
import { browserOptions } from '../test/browser/chromium.ts';
import { build } from './build.ts';
import { BenchServer } from './server.ts';

const wantedMs = 16;
const shape = 'CL';

/** What the page did between two moves, in milliseconds. */
type Work = {
  readonly script: number;
  readonly styles: number;
  readonly layout: number;
  /** The three together. */
  readonly page: number;
  /** With painting, and whatever else the thread did meanwhile. */
  readonly all: number;
};

export async function rolitPage(): Promise<void> {
  await Promise.all([build(), buildPage()]);
  const server = await BenchServer.start('room.mjs');
  const browser = await chromium.launch(await browserOptions());
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    await watch(browser, server.url, viewport);
  await browser.close();
  await server.stop();
}

async function watch(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'no-preference' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  const first = await table(page, 'greedy');
  await page.goto(`${url}/table/${first}`);
  await page.getByRole('grid').waitFor();
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const moves = await played(devtools);
  report(`${viewport.width} × ${viewport.height}, ten bots on ${boards[shape].cells.length} cells`, moves);
  await page.goto(`${url}/table/${await table(page, 'greedy')}`);
  await page.getByRole('grid').waitFor();
  reportPieces(await pieces(browser, devtools));
  await page.goto(`${url}/table/${await table(page, null)}`);
  await page.getByRole('gridcell').first().waitFor();
  await devtools.send('Network.disable');
  report('pointing at one cell after the other', await pointed(page, devtools));
  await context.close();
}

/** A table with ten of these, or of people at this screen. */
async function table(page: Page, bot: string | null): Promise<string> {
  const seats = colors.map((color) => ({ name: color, bot, picks: { color } }));
  const options = { variant: 'free', shape, mode: 'classic' };
  const wanted = JSON.stringify({ game: 'rolit', options, seats, start: true });
  return page.evaluate<string>(`(async () => {
    await fetch('/api/me');
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/tables', { method: 'POST', headers, body: ${JSON.stringify(wanted)} });
    return (await made.json()).id;
  })()`);
}

/** Work for every move until the board is full. The first few warm the page up. */
async function played(devtools: CDPSession): Promise<readonly Work[]> {
  const works: Work[] = [];
  await devtools.send('Network.enable');
  let before = await totals(devtools);
  let count = 0;
  while (count < boards[shape].cells.length) {
    const moveCount = (await heard(devtools)) ?? count;
    if (moveCount === count) continue;
    // What the page has done until the word of the next move came belongs to the one before.
    const now = await totals(devtools);
    if (count > 3) works.push(difference(before, now));
    before = now;
    count = moveCount;
  }
  return works;
}

/** The number of moves in the next word of the room, if it tells one. */
function heard(devtools: CDPSession): Promise<number | null> {
  return new Promise((resolve) => {
    devtools.once('Network.webSocketFrameReceived', ({ response }) => {
      const count = /"moveCount":(\d+)/.exec(response.payloadData)?.[1];
      resolve(count === undefined ? null : Number(count));
    });
  });
}

/** One task of a thread, as the browser's own recorder tells it. */
type Task = { readonly name: string; readonly pid: number; readonly tid: number; readonly tdur?: number };

/** The tasks of the page's thread while the board fills, in milliseconds; the thread of the page is the busiest one. */
async function pieces(browser: Browser, devtools: CDPSession): Promise<readonly number[]> {
  const recorder = await browser.newBrowserCDPSession();
  const tasks = new Map<string, number[]>();
  recorder.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, tdur } of value as unknown as readonly Task[]) {
      if (name !== 'RunTask' || tdur === undefined) continue;
      const thread = `${pid} ${tid}`;
      if (!tasks.has(thread)) tasks.set(thread, []);
      tasks.get(thread)!.push(tdur / 1000);
    }
  });
  const traceConfig = { includedCategories: ['disabled-by-default-devtools.timeline'] };
  await recorder.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  for (let count = 0; count < boards[shape].cells.length; ) count = (await heard(devtools)) ?? count;
  const complete = new Promise((resolve) => recorder.once('Tracing.tracingComplete', resolve));
  await recorder.send('Tracing.end');
  await complete;
  await recorder.detach();
  const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
  return [...tasks.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

function reportPieces(tasks: readonly number[]): void {
  const long = tasks.filter((task) => task > wantedMs).length;
  const longest = Math.max(...tasks).toFixed(1);
  console.log(
    `pieces of work in a game (${tasks.length}): ${long} above ${wantedMs} ms, the longest ${longest} ms`,
  );
}

/** Balls on the board, and the mouse over every cell. */
async function pointed(page: Page, devtools: CDPSession): Promise<readonly Work[]> {
  for (const cell of ['f6', 'g6', 'f7', 'g7', 'e6', 'h6', 'e7', 'h7', 'f5', 'g5', 'f8', 'g8', 'e5']) {
    await page.locator(`[data-cell="${cell}"]`).dblclick();
    await page.locator(`[data-cell="${cell}"]:not([data-may]) > .r-ball[data-tone]`).waitFor();
  }
  const works: Work[] = [];
  await page.waitForTimeout(1500);
  for (const cell of await page.locator('[data-cell][data-may]').all()) {
    const before = await totals(devtools);
    await cell.hover();
    await page.waitForTimeout(60);
    works.push(difference(before, await totals(devtools)));
  }
  return works;
}

async function totals(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)!.value * 1000;
  const [script, styles, layout] = [of('ScriptDuration'), of('RecalcStyleDuration'), of('LayoutDuration')];
  return { script, styles, layout, page: script + styles + layout, all: of('TaskDuration') };
}

function difference(before: Work, now: Work): Work {
  const of = (part: keyof Work) => now[part] - before[part];
  return {
    script: of('script'),
    styles: of('styles'),
    layout: of('layout'),
    page: of('page'),
    all: of('all'),
  };
}

function report(what: string, works: readonly Work[]): void {
  console.log(`${what} (${works.length}), milliseconds of the page for each:`);
  console.log(`${''.padEnd(16)} ${'median'.padStart(7)} ${'95 %'.padStart(7)} ${'most'.padStart(7)}  wanted`);
  for (const [name, part] of [
    ['script', 'script'],
    ['styles', 'styles'],
    ['layout', 'layout'],
    ['together', 'page'],
    ['with painting', 'all'],
  ] as const) {
    const sorted = works.map((work) => work[part]).toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1).padStart(7);
    const wanted = part === 'page' ? `≤ ${wantedMs}` : '';
    console.log(`${name.padEnd(16)} ${at(0.5)} ${at(0.95)} ${at(1)}  ${wanted}`.trimEnd());
  }
}
