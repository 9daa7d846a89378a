/** What the pages show of the room: who I am, what there is to play, which tables there are. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ok, type Problem, type Result } from '../core/result.ts';
import type { Entry, GameInfo, Me, Show, TodaysGame } from '../protocol/http.ts';
import { quickTable } from '../room/quick.ts';
import type { Screen } from '../room/screen.ts';
import { api } from './api.ts';
import { loadGame, loadWords } from './faces.tsx';
import { roomAnswers } from './kit/patiently.ts';
import { preferences } from './preferences.ts';
import { sayIn } from './speech.ts';

const refreshMs = 20_000;
const retryMs = 3_000;

/** One thing that is asked for once and then shared. */
class Shared<T> {
  readonly #listeners = new Set<() => void>();
  readonly #load: () => Promise<Result<T>>;
  #value: T | null = null;
  #asking: Promise<Result<T>> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;

  constructor(load: () => Promise<Result<T>>) {
    this.#load = load;
  }

  readonly get = (): T | null => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    void this.ask();
    return () => this.#listeners.delete(listener);
  };

  /** What is known may be out of date: it stays until there is something newer. */
  async renew(): Promise<void> {
    const answer = await this.#load();
    if (answer.ok) this.put(answer.value);
  }

  put(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  async ask(): Promise<Result<T>> {
    if (this.#value !== null) return ok(this.#value);
    this.#asking ??= this.#load();
    const answer = await this.#asking;
    this.#asking = null;
    if (answer.ok && this.#value === null) this.put(answer.value);
    if (!answer.ok && this.#listeners.size > 0) this.#again();
    return answer;
  }

  /** The room may only be away for a moment. */
  #again(): void {
    this.#retry ??= setTimeout(() => {
      this.#retry = null;
      void this.ask();
    }, retryMs);
  }
}

const me = new Shared(() => api.me());
const games = new Shared(() => api.games());

export function askGames(): Promise<Result<readonly GameInfo[]>> {
  return games.ask();
}

export function askMe(): Promise<Result<Me>> {
  return me.ask();
}

export async function changeMe(patch: Partial<Pick<Me, 'name' | 'language'>>): Promise<Result<Me>> {
  const known = await me.ask();
  if (!known.ok) return known;
  const changed = await api.changeMe(patch);
  if (changed.ok) me.put(changed.value);
  // Names and defaults of the games go by the language.
  if (changed.ok && patch.language) await games.renew();
  return changed;
}

export function useMe() {
  return { me: useSyncExternalStore(me.subscribe, me.get), change: changeMe };
}

export function useGames(): readonly GameInfo[] | null {
  return useSyncExternalStore(games.subscribe, games.get);
}

/** A list of tables, asked for again and again. */
export function useTables(show: Show, game?: string) {
  const [tables, setTables] = useState<readonly Entry[] | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const reload = useCallback(async () => {
    const known = await me.ask();
    const answer = known.ok ? await api.list(show, game) : known;
    if (answer.ok) setTables(answer.value);
    setProblems(answer.ok ? [] : answer.problems);
  }, [show, game]);
  useReloads(reload);
  return { tables, problems, reload };
}

/** The games of the day; none while the room is away. */
export function useToday(): readonly TodaysGame[] | null {
  const [games, setGames] = useState<readonly TodaysGame[] | null>(null);
  const reload = useCallback(async () => {
    const known = await me.ask();
    const answer = known.ok ? await api.today() : known;
    setGames((before) => (answer.ok ? answer.value : (before ?? [])));
  }, []);
  useReloads(reload);
  return games;
}

/** At once, now and then, and whenever somebody comes back to the page. */
function useReloads(reload: () => Promise<void>): void {
  useEffect(() => {
    const again = () => void (document.visibilityState === 'visible' && reload());
    again();
    const timer = setInterval(again, refreshMs);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [reload]);
}

/** A table as I may see it now, for a small picture of it. */
export function useScreen(id: string, updated: number): Screen | null {
  const [screen, setScreen] = useState<Screen | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when the table has changed
  useEffect(() => {
    let wanted = true;
    void api.screen(id).then((answer) => {
      if (wanted && answer.ok) setScreen(answer.value);
    });
    return () => {
      wanted = false;
    };
  }, [id, updated]);
  return screen;
}

/** A running table on good defaults: me, and the rivals that the game proposes. Fails while the room is away. */
export async function quickPlay(id: string, replaceOldest = false): Promise<Result<Entry>> {
  const { language } = preferences();
  await roomAnswers();
  const [known, game, words] = await Promise.all([me.ask(), loadGame(id), loadWords(id, language)]);
  if (!known.ok) return known;
  const say = await sayIn(language, words);
  return api.create({ ...quickTable(game, language, known.value.name, say), replaceOldest });
}
