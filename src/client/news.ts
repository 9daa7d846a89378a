/** What is said at every screen about moves: those that were made, and those that could be. */
import type { Rules } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { Frame } from '../room/past.ts';
import type { Screen, ScreenRequest } from '../room/screen.ts';

/** What led to a position, as its viewer may know it. */
export function frameNews({ move, view }: Frame, rules: Rules): readonly Phrase[] {
  if (move === null) return [];
  return move.why ? [{ code: 'play.gave-up', params: { who: { seat: move.seat } } }] : rules.narrate(view);
}

/** What a move is worth, and what else there is to say; the number only once. */
export function worthPhrases(worth: number | null, says: readonly Phrase[]): readonly Phrase[] {
  const isTold = says.some(({ params }) => Object.values(params ?? {}).includes(worth ?? ''));
  return worth === null || isTold ? says : [{ code: 'play.worth', params: { worth } }, ...says];
}

type RequestNews = {
  readonly isGranted: (before: Screen, now: Screen) => boolean;
  readonly granted: string;
  readonly refused: string;
};

const requestNews: Readonly<Record<ScreenRequest['what'], RequestNews>> = {
  undo: {
    isGranted: (before, now) => now.moveCount < before.moveCount,
    granted: 'play.undone',
    refused: 'undo.refused',
  },
};

/** What became of my request, once it is answered. */
export function requestAnswer(before: Screen, now: Screen): Phrase | null {
  const { request } = before;
  if (!request?.mine || now.request) return null;
  const { isGranted, granted, refused } = requestNews[request.what];
  return { code: isGranted(before, now) ? granted : refused };
}
