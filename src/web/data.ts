/** What the pages show of the room: who I am, what there is to play, which tables there are. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Tagged } from '../client/api.ts';
import { ok, type Problem, type Result } from '../core/result.ts';
import type { Entry, GameInfo, Home, Me, Show, Sort } from '../protocol/http.ts';
import { quickTable } from '../room/quick.ts';
import type { Screen } from '../room/screen.ts';
import { api } from './api.ts';
import { loadGame, loadWords } from './gameuis.tsx';
import { roomAnswers } from './kit/retryload.ts';
import { preferences } from './preferences.ts';
import { sayIn } from './speech.ts';

const refreshMs = 30_000;
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

const me = new Shared(() => (location.pathname === '/' ? meAtHome() : api.me()));
const games = new Shared(() => api.games());

export function askGames(): Promise<Result<readonly GameInfo[]>> {
  return games.ask();
}

export function askMe(): Promise<Result<Me>> {
  return me.ask();
}

let lastHome: Tagged<Home> | null = null;
let homeAhead: Promise<Result<Home>> | null = null;

/** What the first page will show, asked for before the page is there to take it. */
export function askHomeAhead(): void {
  homeAhead = loadLocalRoom();
}

async function loadLocalRoom(): Promise<Result<Home>> {
  const answer = await api.home(lastHome);
  if (!answer.ok) return answer;
  lastHome = answer.value;
  return ok(answer.value.value);
}

/** The first page tells who I am: another request beside its first one would make a second guest. */
async function meAtHome(): Promise<Result<Me>> {
  const answer = await (homeAhead ?? loadLocalRoom());
  return answer.ok ? ok(answer.value.me) : answer;
}

const noProblems: readonly Problem[] = [];

/** Everything on the first page but the games, asked for again and again. */
export function useHome() {
  const [home, setHome] = useState<Home | null>(null);
  const [problems, setProblems] = useState(noProblems);
  const load = useCallback(async () => {
    const answer = await (homeAhead ?? loadLocalRoom());
    homeAhead = null;
    if (answer.ok) setHome(answer.value);
    setProblems(answer.ok ? noProblems : answer.problems);
    return answer.ok;
  }, []);
  useReloads(load);
  return { home, problems };
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

/** Somebody else from now on, or the same person under another name: what is shown is theirs. */
export function becomeMe(now: Me): void {
  lastHome = null;
  homeAhead = null;
  me.put(now);
}

export function useMe() {
  return { me: useSyncExternalStore(me.subscribe, me.get), change: changeMe };
}

export function useGames(): readonly GameInfo[] | null {
  return useSyncExternalStore(games.subscribe, games.get);
}

/** A list of tables, asked for again and again. */
export function useTables(show: Show, sort: Sort = 'waiting') {
  const [tables, setTables] = useState<readonly Entry[] | null>(null);
  const [problems, setProblems] = useState(noProblems);
  const load = useCallback(async () => {
    const known = await me.ask();
    const answer = known.ok ? await api.list(show, undefined, sort) : known;
    if (answer.ok) setTables(answer.value);
    setProblems(answer.ok ? noProblems : answer.problems);
    return answer.ok;
  }, [show, sort]);
  useReloads(load);
  const reload = useCallback(async () => void (await load()), [load]);
  return { tables, problems, reload };
}

/** At once, whenever the page comes into sight, and now and then while it is; sooner again after a failure. */
function useReloads(load: () => Promise<boolean>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHere = true;
    const turn = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const isAnswered = await load();
      clearTimeout(timer);
      if (isHere) timer = setTimeout(turn, isAnswered ? refreshMs : retryMs);
    };
    void turn();
    document.addEventListener('visibilitychange', turn);
    return () => {
      isHere = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [load]);
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
