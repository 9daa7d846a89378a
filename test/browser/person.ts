/** Somebody before a screen: a browser that knows nothing yet, and a note of all that went wrong in it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { patience } from '../patience.ts';
import { eventually, Guest } from '../wire/guest.ts';
import { Line } from '../wire/line.ts';

export type Visit = {
  readonly language?: 'ca' | 'es' | 'en';
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly width?: number;
  readonly height?: number;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  /** Likes things to move; most tests don't wait for that. */
  readonly motion?: boolean;
};

export const phone: Visit = { width: 390, height: 844, touch: true };

type Named = string | RegExp;

export class Person {
  readonly context: BrowserContext;
  readonly #url: string;
  readonly #forgiven: RegExp[] = [];
  readonly #noted: string[] = [];
  /** Requests that are not answered yet. */
  readonly #asked = new Set<Request>();
  #page: Page;

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.#page = page;
    this.#url = url;
    this.#listen();
  }

  static async come(browser: Browser, url: string, address: string, visit: Visit): Promise<Person> {
    const { language = 'en', theme, width = 1280, height = 800, touch = false, motion = false } = visit;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: language,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': address },
    });
    context.setDefaultTimeout(patience);
    if (theme) await context.addInitScript((chosen) => localStorage.setItem('ludoteca.theme', chosen), theme);
    return new Person(context, await context.newPage(), url);
  }

  /** The page in front. */
  get page(): Page {
    return this.#page;
  }

  /** What went wrong and was not foreseen. */
  get troubles(): readonly string[] {
    return this.#noted.filter((note) => !this.#forgiven.some((pattern) => pattern.test(note)));
  }

  /** The story provokes this, from now on and before. */
  forgive(pattern: RegExp): void {
    this.#forgiven.push(pattern);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.#url + path);
  }

  /** As by a link within the page: nothing is loaded again. */
  async walk(path: string): Promise<void> {
    if (this.page.url() === 'about:blank') await this.go(path);
    else await this.page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
  }

  /** Waits until the page has a title, has all it asked for, and has nothing more to do. */
  async rest(): Promise<void> {
    await this.page.locator('h1').first().waitFor();
    await eventually('the page is at rest', async () => {
      if (this.#asked.size > 0) return false;
      await sleep(100);
      await this.page.evaluate('new Promise((idle) => requestIdleCallback(() => idle(), { timeout: 1000 }))');
      return this.#asked.size === 0;
    });
  }

  /** Closes the tab and opens another. */
  async newTab(): Promise<void> {
    const old = this.#page;
    this.#page = await this.context.newPage();
    await old.close();
  }

  button(name: Named): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: Named): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  heading(name: Named): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  /** One of several. */
  async pick(option: Named): Promise<void> {
    await this.page.getByRole('radio', { name: option }).click({ force: true });
  }

  /** An entry of the menu "More actions". A page that is still being resized closes it: then once more. */
  async choose(item: string): Promise<void> {
    const entry = this.page.getByRole('menuitem', { name: item, exact: true });
    await eventually(`the menu shows ${item}`, async () => {
      if (!(await entry.isVisible())) await this.button('More actions').click();
      await sleep(100);
      return entry.isVisible();
    });
    await entry.click();
  }

  /** The sentence above the board. */
  get status(): Locator {
    return this.page.locator('p.status');
  }

  /** Waits until the page shows this somewhere. */
  async sees(text: Named): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async isTold(text: Named): Promise<void> {
    await this.status.filter({ hasText: text }).waitFor();
  }

  async api<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<T> {
    const answer = await this.context.request.fetch(`${this.#url}/api${path}`, {
      method,
      headers: { origin: this.#url, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? (undefined as T) : answer.json();
  }

  /** A table laid out without the form. */
  async table(wanted: object): Promise<string> {
    await this.api('GET', '/me');
    return (await this.api<{ id: string }>('POST', '/tables', wanted)).id;
  }

  /** A wire to the room beside the page, to bring a table to where the story begins. */
  async line(): Promise<Line> {
    const guest = new Guest(this.#url);
    const cookies = await this.context.cookies(this.#url);
    guest.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return Line.open(guest);
  }

  async snap(file: string): Promise<void> {
    await this.page.screenshot({ path: file }).catch(() => undefined);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #listen(): void {
    const { context } = this;
    const note = (text: string) => void this.#noted.push(text.split('\n').slice(0, 4).join('\n'));
    context.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.location().url} ${message.text()}`);
    });
    context.on('weberror', (error) => note(`page: ${error.error().stack ?? error.error().message}`));
    context.on('requestfinished', (request) => this.#asked.delete(request));
    context.on('requestfailed', (request) => {
      this.#asked.delete(request);
      const why = request.failure()?.errorText ?? '';
      // Whoever goes to another page no longer waits for the answer.
      if (why !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${why}`);
    });
    context.on('request', (request) => {
      this.#asked.add(request);
      this.#visited(request.url());
    });
    context.on('page', (page) => page.on('websocket', (socket) => this.#visited(socket.url())));
    this.#page.on('websocket', (socket) => this.#visited(socket.url()));
  }

  /** Nothing may be asked of anybody else. */
  #visited(address: string): void {
    const { protocol, host } = new URL(address);
    const isInside = protocol === 'data:' || protocol === 'blob:' || host === new URL(this.#url).host;
    if (!isInside) this.#noted.push(`elsewhere: ${address}`);
  }
}
