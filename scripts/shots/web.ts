/**
 * Pictures of the page: a room on a folder of its own, with people who play in it, and a browser that goes from place to
 * place. Needs the page as it was built, and Chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { type Language, languages } from '../../src/core/phrase.ts';
import { must } from '../../src/core/result.ts';
import { readConfig } from '../../src/server/config.ts';
import { noLimits } from '../../src/server/limits.ts';
import { createLog } from '../../src/server/log.ts';
import { openRoom, type Room } from '../../src/server/room.ts';
import { browserOptions } from '../../test/browser/chromium.ts';
import { fileOf, type Picture, pictures } from './pictures.ts';
import { layTables, type Tables } from './tables.ts';

const wide = { viewport: { width: 1280, height: 800 } };
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
  isMobile: true,
};

/** Where invitations lead in the pictures. */
const address = 'http://ludoteca.lan:8080';

export async function web(folder: string, name: string): Promise<void> {
  const browser = await chromium.launch(await browserOptions());
  try {
    for (const language of languages) {
      const wanted = pictures.filter((each) => each.language === language && fileOf(each).includes(name));
      if (wanted.length > 0) await visit(browser, folder, language, wanted);
    }
  } finally {
    await browser.close();
  }
}

/** A room for each language: its tables are named in it. */
async function visit(browser: Browser, folder: string, language: Language, wanted: readonly Picture[]) {
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-shots-'));
  const room = await open(data);
  try {
    const tables = await layTables(room.url, language);
    for (const picture of wanted) await take(browser, room.url, tables, picture, folder);
    await tables.leave();
  } finally {
    await room.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function open(data: string): Promise<Room> {
  const args = ['--port', '0', '--data', data, '--sync', 'normal', '--public-url', address];
  const config = { ...must(readConfig(args, {})), limits: noLimits };
  return must(await openRoom({ config, log: createLog('error'), version: 'shots' }));
}

async function take(browser: Browser, url: string, tables: Tables, picture: Picture, folder: string) {
  const context = await enter(browser, url, tables, picture);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${fileOf(picture)}: ${error.message}`));
  const path = picture.path(tables);
  await page.goto(url + path);
  await page.locator(/^\/(table|replay)\//.test(path) ? '.table h1' : 'h1').waitFor();
  await page.waitForLoadState('networkidle');
  await picture.act?.(page);
  await page.evaluate('document.fonts.ready.then(() => true)');
  const look = picture.manual ? ({ type: 'jpeg', quality: 80 } as const) : {};
  await page.screenshot({
    path: join(folder, fileOf(picture)),
    animations: 'disabled',
    caret: 'hide',
    ...look,
  });
  await context.close();
  console.log(fileOf(picture));
}

async function enter(
  browser: Browser,
  url: string,
  { cookie }: Tables,
  { language, theme, ...picture }: Picture,
) {
  const context: BrowserContext = await browser.newContext({
    ...(picture.phone ? phone : wide),
    locale: language,
    timezoneId: eveningZone(new Date()),
    reducedMotion: 'reduce',
  });
  const [name, ...value] = cookie.split('=');
  await context.addCookies([{ name: name!, value: value.join('='), url }]);
  await context.addInitScript(`localStorage.setItem('ludoteca.theme', '${theme}')`);
  return context;
}

/** Where it is eight in the evening now, or nearly: home greets by the hour. */
function eveningZone(now: Date): string {
  const ahead = ((20 - now.getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
