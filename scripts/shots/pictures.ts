/** The pictures of the page: which place, in which language and light, and what is done there before anybody looks. */
import type { Page } from 'playwright-core';
import { type Language, languages } from '../../src/core/phrase.ts';
import type { Tables } from './tables.ts';

export type Picture = {
  readonly name: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'contrast';
  readonly phone?: boolean;
  readonly path: (tables: Tables) => string;
  readonly act?: (page: Page) => Promise<void>;
  /** For the manual, which has it in every language. */
  readonly manual?: boolean;
};

/** Below the project's folder. */
export function fileOf({ name, phone, theme, manual, language }: Picture): string {
  if (manual) return `src/web/manual/images/${name}-${language}.jpeg`;
  return `docs/images/web-${name}${phone ? '-phone' : ''}-${theme}.png`;
}

const home = () => '/';
const table = (which: Exclude<keyof Tables, 'cookie' | 'leave'>) => (tables: Tables) =>
  `/table/${tables[which]}`;
const to = (path: string) => () => path;

/** Two pegs of the next guess. */
async function layTwo(page: Page): Promise<void> {
  for (const peg of [2, 4]) await page.locator('.m-palette button').nth(peg).click();
  await page.mouse.move(0, 0);
}

/** A good way into the game. */
async function goToMiddle(page: Page): Promise<void> {
  await page.keyboard.press('Home');
  for (let n = 0; n < 2; n++) await page.keyboard.press('PageDown');
}

async function toPlayers(page: Page): Promise<void> {
  await page.locator('form.new button[type=submit]').click();
  await page.evaluate('scrollTo(0, 0)');
}

/** What the manual shows. */
const inManual = languages.flatMap((language): readonly Picture[] => [
  { name: 'table', language, theme: 'light', path: table('mastermind'), act: layTwo, manual: true },
  { name: 'lobby', language, theme: 'light', path: table('lobby'), manual: true },
  { name: 'answer', language, theme: 'light', path: table('answer'), manual: true },
  { name: 'daily', language, theme: 'light', path: table('daily'), manual: true },
]);

export const pictures: readonly Picture[] = [
  ...inManual,
  { name: 'home', language: 'en', theme: 'light', path: home },
  { name: 'home', language: 'ca', theme: 'dark', path: home },
  { name: 'home', language: 'ca', theme: 'dark', phone: true, path: home },
  { name: 'mastermind', language: 'en', theme: 'light', path: table('mastermind'), act: layTwo },
  { name: 'mastermind', language: 'ca', theme: 'dark', path: table('mastermind'), act: layTwo },
  { name: 'mastermind', language: 'es', theme: 'contrast', path: table('mastermind'), act: layTwo },
  { name: 'mastermind', language: 'es', theme: 'light', phone: true, path: table('mastermind'), act: layTwo },
  { name: 'mastermind', language: 'ca', theme: 'dark', phone: true, path: table('mastermind'), act: layTwo },
  { name: 'end', language: 'ca', theme: 'light', path: table('broken') },
  { name: 'end', language: 'en', theme: 'dark', phone: true, path: table('broken') },
  { name: 'lobby', language: 'en', theme: 'light', path: table('lobby') },
  { name: 'lobby', language: 'es', theme: 'dark', phone: true, path: table('lobby') },
  { name: 'covered', language: 'es', theme: 'light', path: table('covered') },
  { name: 'rolit', language: 'es', theme: 'dark', path: table('rolit') },
  { name: 'rolit', language: 'en', theme: 'light', phone: true, path: table('rolit') },
  { name: 'scrabble', language: 'ca', theme: 'light', path: table('scrabble') },
  { name: 'kenken', language: 'es', theme: 'light', path: table('kenken') },
  {
    name: 'replay',
    language: 'en',
    theme: 'light',
    path: ({ rolitOver }) => `/replay/${rolitOver}`,
    act: goToMiddle,
  },
  { name: 'new', language: 'en', theme: 'light', path: to('/new/rolit') },
  {
    name: 'new-players',
    language: 'ca',
    theme: 'light',
    phone: true,
    path: to('/new/rolit'),
    act: toPlayers,
  },
  { name: 'saved', language: 'es', theme: 'light', path: to('/saved') },
  { name: 'saved', language: 'en', theme: 'dark', phone: true, path: to('/saved') },
  { name: 'manual', language: 'ca', theme: 'light', path: to('/manual/mastermind') },
  { name: 'manual', language: 'es', theme: 'dark', phone: true, path: to('/manual/room') },
  { name: 'settings', language: 'en', theme: 'dark', path: to('/settings') },
  { name: 'settings', language: 'ca', theme: 'contrast', phone: true, path: to('/settings') },
  { name: 'kit', language: 'en', theme: 'light', path: to('/kit') },
];
