/**
 * A Catalan Scrabble table is opened, with nothing in the cache: the pieces of work of the page's thread until it is at
 * rest, by the thread's own time, so that what else the machine does is not counted; and what came over the wire. The
 * wish: no piece above 50 ms, and at most 1 MB.
 */
import type { Browser, Page } from 'playwright-core';

const wantedMs = 50;
const visits = Number(process.env['BENCH_VISITS'] ?? 5);

/** One event of the browser's own recorder, in microseconds. */
type Recorded = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly functionName?: string } };
};

type Opening = { readonly tasks: readonly Task[]; readonly bytes: number };
type Task = { readonly ms: number /** What took most of it. */; readonly mostly: string };

export async function opening(browser: Browser, url: string): Promise<void> {
  const made: Opening[] = [];
  for (let n = 0; n <= visits; n++) {
    const one = await opened(browser, url);
    // The first one only warms up the browser and the room.
    if (n > 0) made.push(one);
  }
  report(made);
}

async function opened(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ca' });
  const page = await context.newPage();
  const id = await table(page, url);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)),
  );
  const stop = await record(browser);
  await page.goto(`${url}/table/${id}`, { waitUntil: 'commit' });
  await page.locator('.s-square').first().waitFor();
  await page.waitForLoadState('networkidle');
  const tasks = tasksOf(await stop());
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { tasks, bytes };
}

/** Made without the page, which has then nothing in its cache. */
async function table(page: Page, url: string): Promise<string> {
  const { request } = page.context();
  const headers = { origin: url };
  await request.get(`${url}/api/me`);
  const data = {
    game: 'scrabble',
    options: { resource: 'builtin:ca' },
    seats: [{ name: 'Ada' }],
    start: true,
  };
  const made = await request.post(`${url}/api/tables`, { data, headers });
  return ((await made.json()) as { readonly id: string }).id;
}

async function record(browser: Browser): Promise<() => Promise<readonly Recorded[]>> {
  const recorder = await browser.newBrowserCDPSession();
  const events: Recorded[] = [];
  recorder.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly Recorded[]));
  });
  const traceConfig = { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] };
  await recorder.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => recorder.once('Tracing.tracingComplete', resolve));
    await recorder.send('Tracing.end');
    await complete;
    await recorder.detach();
    return events;
  };
}

/** Of the page's thread: the one that runs the scripts of the room. */
function tasksOf(events: readonly Recorded[]): readonly Task[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const own = (of: readonly Recorded[]) =>
    of.filter(({ name, args }) => name === 'FunctionCall' && args?.data?.url?.includes('/assets/')).length;
  const [page = []] = [...threads.values()].toSorted((a, b) => own(b) - own(a));
  return page
    .filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
    .map((task) => ({ ms: task.tdur! / 1000, mostly: mostlyIn(task, page) }));
}

function mostlyIn(task: Recorded, all: readonly Recorded[]): string {
  const end = task.ts + (task.dur ?? 0);
  const within = all.filter(
    ({ name, ts, dur = 0 }) => name !== 'RunTask' && ts >= task.ts && ts + dur <= end,
  );
  const longest = within.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, 3);
  return longest
    .map(({ name, tdur = 0, args }) => {
      const where = args?.data?.url?.split('/').at(-1) ?? '';
      return `${name} ${where} ${args?.data?.functionName ?? ''} ${(tdur / 1000).toFixed(0)}`.replaceAll(
        / +/g,
        ' ',
      );
    })
    .join(', ');
}

function report(made: readonly Opening[]): void {
  console.log(`a Catalan Scrabble table is opened, nothing in the cache, ${made.length} times:`);
  for (const { tasks, bytes } of made) {
    const longest = tasks.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
    const long = tasks.filter(({ ms }) => ms > wantedMs).length;
    const all = tasks.reduce((sum, { ms }) => sum + ms, 0);
    console.log(
      `${tasks.length} pieces, ${all.toFixed(0)} ms together, ${long} above ${wantedMs} ms; ${(bytes / 1000).toFixed(0)} kB (wanted: ≤ 1000)`,
    );
    for (const { ms, mostly } of longest) console.log(`  ${ms.toFixed(1)} ms: ${mostly}`);
  }
}
