import type { Pen, Phrase } from '../../core/phrase.ts';
import { ok, type Result, refuse } from '../../core/result.ts';
import type { Move, View } from './rules.ts';

export function formatMove({ take }: Move): string {
  return `${take}`;
}

export function parseMove(text: string): Result<Move> {
  const match = /^\s*(?:take|t)?\s*([1-9]\d?)\s*$/i.exec(text);
  return match ? ok({ take: Number(match[1]) }) : refuse('move-unreadable', { text: text.slice(0, 40) });
}

/** Pointing at the third stick takes three. */
export function renderText({ left }: View, { say, paint, spot }: Pen): string {
  const sticks = Array.from({ length: left }, (_, at) => paint(spot('|', `${at + 1}`), 'accent'));
  return [...(left > 0 ? [sticks.join('')] : []), say('heap', { left })].join(' ');
}

export function narrate({ last }: View): readonly Phrase[] {
  return last ? [{ code: 'took', params: { who: { seat: last.seat }, taken: last.taken } }] : [];
}
