/** How games look and speak here: found in their folders, loaded when they are needed. */
import { type ReactNode, use } from 'react';
import type { Game, GameModule } from '../core/game.ts';
import type { Language, Messages } from '../core/phrase.ts';
import type { Seat } from '../core/seat.ts';
import { shelf } from '../games/index.ts';
import { kept } from './kept.ts';
import type { FaceOnShelf, GameUi } from './kit/gameui.ts';
import { useLanguage, WordsProvider } from './kit/words.tsx';

const found = import.meta.glob<{ readonly face: FaceOnShelf }>('../games/*/web/face.tsx');

const spoken = import.meta.glob<Readonly<Record<string, Messages>>>('../games/*/messages/*.ts');

const faces = new Map<string, Promise<FaceOnShelf>>();
const wholeFaces = new Map<string, Promise<GameUi>>();
const catalogues = new Map<string, Promise<readonly Messages[]>>();
const games = new Map<string, Promise<Game>>();
const modules = new Map<string, Promise<GameModule>>();

export function loadFace(game: string): Promise<FaceOnShelf> {
  const load = found[`../games/${game}/web/face.tsx`];
  return kept(faces, game, async () => (load ? (await load()).face : {}));
}

/** With a board in any case: its own, or the one that is drawn as text. */
export function loadWholeFace(game: string): Promise<GameUi> {
  return kept(wholeFaces, game, async () => {
    const shelved = await loadFace(game);
    const own = { ...shelved, ...(await shelved.unpack?.()) };
    return own.Board
      ? { ...own, Board: own.Board }
      : { ...own, ...(await import('./generic/face.tsx')).faceOf(await loadGame(game)) };
  });
}

export function loadGame(game: string): Promise<Game> {
  return kept(games, game, async () => (await loadModule(game)).game);
}

/** With the versions that older tables are played by. */
export function loadModule(game: string): Promise<GameModule> {
  return kept(modules, game, () => shelf[game]!());
}

/** Only the language in use. */
export function loadWords(game: string, language: Language): Promise<readonly Messages[]> {
  const load = spoken[`../games/${game}/messages/${language}.ts`];
  return kept(catalogues, `${game} ${language}`, async () => (load ? [(await load())[language]!] : []));
}

export function isKnownGame(game: string): boolean {
  return Object.hasOwn(shelf, game);
}

/** What the game shows of itself in lists and forms; suspends until it is there. */
export function useFace(game: string): Partial<GameUi> {
  return use(loadFace(game));
}

/** What it is played with; suspends until it is there. */
export function useWholeFace(game: string): GameUi {
  return use(loadWholeFace(game));
}

type Props = {
  readonly game: string;
  /** How the seats of the table are called. */
  readonly names?: readonly string[];
  /** The seat of who reads, where that is one. */
  readonly me?: Seat | null;
  readonly children: ReactNode;
};

/** Below this the game's own words come first. */
export function GameWords({ game, names, me = null, children }: Props) {
  const language = useLanguage();
  const own = use(loadWords(game, language));
  return (
    <WordsProvider catalogues={own} me={me} {...(names && { names })}>
      {children}
    </WordsProvider>
  );
}
