/** What somebody likes at this screen: kept in the browser, and followed at once by the whole page. */
import { useSyncExternalStore } from 'react';
import { type Language, languages } from '../core/phrase.ts';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export const motions = ['normal', 'quick', 'none'] as const;
const menus = ['auto', 'open', 'folded'] as const;
export type Theme = (typeof themes)[number];
export type Motion = (typeof motions)[number];

/** How the saved games are sorted. */
export const sorts = ['date', 'name'] as const;

export type Preferences = {
  readonly theme: Theme;
  readonly language: Language;
  readonly sound: boolean;
  readonly sort: (typeof sorts)[number];
  /** How fast pieces move; none where the system asks for that. */
  readonly motion: Motion;
  /** The first click plays, where a game lets one choose and then confirm. */
  readonly oneClick: boolean;
  /** The side menu: folded at tables and open elsewhere, unless chosen. */
  readonly menu: (typeof menus)[number];
};

const stillness = '(prefers-reduced-motion: reduce)';

const listeners = new Set<() => void>();
let current: Preferences = {
  theme: oneOf(themes, kept('theme')) ?? 'system',
  language: oneOf(languages, kept('language')) ?? guessed(),
  sound: kept('sound') === 'on',
  sort: oneOf(sorts, kept('sort')) ?? 'date',
  motion: oneOf(motions, kept('motion')) ?? 'normal',
  oneClick: kept('oneClick') === 'on',
  menu: oneOf(menus, kept('menu')) ?? 'auto',
};

export function preferences(): Preferences {
  return current;
}

export function setPreferences(patch: Partial<Preferences>): void {
  current = { ...current, ...patch };
  for (const [key, value] of Object.entries(patch))
    keep(key, typeof value === 'boolean' ? onOff(value) : value);
  dress();
  for (const listener of listeners) listener();
}

export function usePreferences() {
  const now = useSyncExternalStore(subscribe, preferences);
  return { ...now, set: setPreferences };
}

/** Puts theme, motion and language on the page itself. */
export function dress(): void {
  const { theme, motion, language } = current;
  const { dataset } = document.documentElement;
  dataset['theme'] = theme === 'system' ? systemTheme() : theme;
  dataset['motion'] = matchMedia(stillness).matches ? 'none' : motion;
  document.documentElement.lang = language;
}

/** Follows the system while nothing else was chosen. */
export function followSystem(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', stillness])
    matchMedia(query).addEventListener('change', dress);
  dress();
}

function systemTheme(): Exclude<Theme, 'system'> {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The first language of the browser that we speak. */
function guessed(): Language {
  const wanted = navigator.languages.map((tag) => oneOf(languages, tag.slice(0, 2).toLowerCase()));
  return wanted.find((language) => language !== null) ?? 'en';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function oneOf<T extends string>(all: readonly T[], text: string | null): T | null {
  return all.find((each) => each === text) ?? null;
}

function onOff(value: boolean): string {
  return value ? 'on' : 'off';
}

/** A browser may refuse to keep anything: then it is for this visit only. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(`ludoteca.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`ludoteca.${key}`, value);
  } catch {}
}
