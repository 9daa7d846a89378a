/** Problems in words: the messages of core, room, server and of every game, in the reader's language. */
import { messages as core } from '../core/messages/index.ts';
import { type Language, languages, type Messages, type Say, speaker } from '../core/phrase.ts';
import type { Problem } from '../core/result.ts';
import { words as gameWords } from '../games/messages.ts';
import { accountWords } from '../room/messages/account/index.ts';
import { messages as room } from '../room/messages/index.ts';
import { messages as server } from './messages/index.ts';

type Catalogue = Readonly<Record<Language, Messages>>;

const own: readonly Catalogue[] = [server, room, accountWords, core];

export class Translator {
  readonly #games: ReadonlyMap<string, Catalogue>;
  readonly #speakers = new Map<string, Say>();

  constructor(games: ReadonlyMap<string, Catalogue>) {
    this.#games = games;
  }

  static async load(shelf: typeof gameWords = gameWords): Promise<Translator> {
    const loaded = Object.entries(shelf).map(async ([id, load]) => [id, (await load()).messages] as const);
    return new Translator(new Map(await Promise.all(loaded)));
  }

  /** The game whose problem it may be has the first word; the others come last. */
  say({ code, params }: Problem, language: Language, game: string | null): string {
    const key = `${language} ${game !== null && this.#games.has(game) ? game : ''}`;
    const known = this.#speakers.get(key);
    const speak = known ?? speaker(language, this.#catalogues(language, game), []);
    if (!known) this.#speakers.set(key, speak);
    return speak(code, params);
  }

  /** Whether there are words for this code. */
  has(code: string): boolean {
    return this.#catalogues('en', null).some((messages) => Object.hasOwn(messages, code));
  }

  #catalogues(language: Language, game: string | null): readonly Messages[] {
    const first = game === null ? undefined : this.#games.get(game);
    return [...(first ? [first] : []), ...own, ...this.#games.values()].map((each) => each[language]);
  }
}

/** The language of ours that an Accept-Language header likes best; English when it likes none. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').slice(0, 200).split(',').map(parseRange);
  const known = wanted.filter((each) => each.language !== undefined && each.weight > 0);
  return known.sort((a, b) => b.weight - a.weight)[0]?.language ?? 'en';
}

function parseRange(text: string): { readonly language: Language | undefined; readonly weight: number } {
  const [tag = '', ...rest] = text.split(';').map((part) => part.trim().toLowerCase());
  const q = rest.find((part) => part.startsWith('q='));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return { language: asLanguage(tag.split('-')[0]), weight: Number.isFinite(weight) ? weight : 0 };
}

export function asLanguage(text: string | undefined): Language | undefined {
  return languages.find((language) => language === text);
}
