/** What is said at every screen about moves: those that were made, and those that could be. */
import type { Rules } from '../core/game.ts';
import type { Phrase } from '../core/phrase.ts';
import type { WireHint } from '../protocol/wire.ts';
import type { Frame } from '../room/past.ts';
import type { Screen } from '../room/screen.ts';

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

/** A proposal: what to play, what it is worth and why. */
export function hintPhrases(
  { move, worth, reason }: WireHint,
  { showMove }: Pick<Rules, 'showMove'>,
): readonly Phrase[] {
  return [
    { code: 'play.hint', params: { move: showMove?.(move) ?? move } },
    ...worthPhrases(worth, [reason]),
  ];
}

/** What became of my request to undo, once it is answered. */
export function undoAnswer(before: Screen, now: Screen): Phrase | null {
  if (!before.undoAsked?.mine || now.undoAsked) return null;
  return { code: now.moveCount < before.moveCount ? 'play.undone' : 'undo.refused' };
}
