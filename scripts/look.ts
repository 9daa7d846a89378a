/**
 * A picture of a page: `node scripts/look.ts URL OUT.png [--width 1280] [--height 800] [--theme dark] [--lang ca]
 * [--full] [--wait SELECTOR]`. What the page complains about is printed.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserOptions } from '../test/browser/chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    theme: { type: 'string', default: 'light' },
    lang: { type: 'string', default: 'en' },
    full: { type: 'boolean', default: false },
    wait: { type: 'string' },
  },
});
const [url, out] = positionals;
if (!url || !out) throw new Error('look.ts URL OUT.png');
const browser = await chromium.launch(await browserOptions());
const page = await browser.newPage({
  viewport: { width: Number(values.width), height: Number(values.height) },
  locale: values.lang,
  colorScheme: values.theme === 'dark' ? 'dark' : 'light',
  reducedMotion: 'reduce',
});
page.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) console.log(`${message.type()}: ${message.text()}`);
});
page.on('pageerror', (error) => console.log(`page error: ${error.stack ?? error.message}`));
await page.addInitScript(
  ([theme, language]) => {
    localStorage.setItem('ludoteca.theme', theme!);
    localStorage.setItem('ludoteca.language', language!);
  },
  [values.theme, values.lang],
);
await page.goto(url);
await page.waitForLoadState('networkidle').catch(() => undefined);
if (values.wait) await page.waitForSelector(values.wait);
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: out, fullPage: values.full });
await browser.close();
