/** Which language to speak, and who speaks it. */
import { localeOf } from '../core/locale.ts';
import * as core from '../core/messages/index.ts';
import {
  type Language,
  languages,
  type Messages,
  type Param,
  type Params,
  type Say,
  speaker,
} from '../core/phrase.ts';
import type { Seat } from '../core/seat.ts';
import { castLines } from '../room/messages/cast/index.ts';
import * as room from '../room/messages/index.ts';
import * as server from '../server/messages/index.ts';
import * as terminal from './messages/index.ts';
import { clean, cleanPainted } from './text.ts';

export type Variables = Readonly<Record<string, string | undefined>>;
export type Words = Readonly<Record<Language, Messages>>;

export const languageNames: Readonly<Record<Language, string>> = {
  ca: 'català',
  es: 'español',
  en: 'English',
};

export function asLanguage(text: string): Language | null {
  return languages.find((lang) => lang === text) ?? null;
}

/** By the locale, as other programs do: LC_ALL before LC_MESSAGES before LANG; English otherwise. */
export function localeLanguage(variables: Variables): Language {
  const locale = variables['LC_ALL'] || variables['LC_MESSAGES'] || variables['LANG'] || '';
  return asLanguage(locale.slice(0, 2).toLowerCase()) ?? 'en';
}

/** The reader's region for dates: LC_ALL before LC_TIME before LANG, where it is one of the language. */
export function localeFor(lang: Language, variables: Variables): string {
  const set = [variables['LC_ALL'], variables['LC_TIME'], variables['LANG']].find(Boolean) ?? '';
  return localeOf(lang, [set.split(/[.@]/)[0]!.replace('_', '-')]);
}

export function nextLanguage(lang: Language): Language {
  return languages[(languages.indexOf(lang) + 1) % languages.length]!;
}

/** The game’s words come first, then those of the house. What others wrote is made harmless on its way into them. */
export function voice(
  lang: Language,
  game: Words | null,
  names: readonly string[],
  me: Seat | null = null,
): Say {
  const house = [...[terminal, room, core, server].map(({ messages }) => messages[lang]), castLines[lang]];
  const say = speaker(lang, game ? [game[lang], ...house] : house, names.map(clean), me);
  return (code, params) => say(code, params && harmless(params));
}

function harmless(params: Params): Params {
  const cleaned = Object.entries(params).map(([key, param]) => [key, harmlessParam(param)]);
  return Object.fromEntries(cleaned);
}

function harmlessParam(param: Param): Param {
  if (typeof param === 'string') return cleanPainted(param);
  return typeof param === 'object' && 'list' in param ? { list: param.list.map(cleanPainted) } : param;
}

/** A message if there is one, else something that can stand in for it. */
export function sayOr(say: Say, code: string, otherwise: string): string {
  const said = say(code);
  return said === code ? otherwise : said;
}
