/** The browser of the machine; installed where that may be done (Debian as root), else one line says what is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export type BrowserOptions = { readonly executablePath: string; readonly args: string[] };

export async function browserOptions(): Promise<BrowserOptions> {
  const executablePath = find() ?? install();
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

function find(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

function install(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-y', '-q', ...args], { stdio: ['ignore', 2, 2] });
    if (apt('install', 'chromium').status !== 0) {
      apt('update');
      apt('install', 'chromium');
    }
  }
  const found = find();
  if (!found) throw new Error('The browser tests need Chromium: install it, or name it in CHROMIUM.');
  return found;
}
