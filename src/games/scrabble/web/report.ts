/** While tiles are laid, the line above the board tells what they come to. */
import { useEffect, useEffectEvent } from 'react';
import type { Phrase } from '../../../core/phrase.ts';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

export function useReport({ tell, mayAct }: Table, hand: Hand): void {
  const told = JSON.stringify(mayAct ? reportOf(hand) : []);
  const report = useEffectEvent((phrases: readonly Phrase[]) => tell(phrases));
  useEffect(() => {
    const phrases = JSON.parse(told) as readonly Phrase[];
    if (phrases.length === 0) return;
    report(phrases);
    return () => report([]);
  }, [told]);
}

/** Words and points; else the first rule that fails. */
function reportOf({ preview, exchanged }: Hand): readonly Phrase[] {
  if (exchanged) return [{ code: 'exchange.task' }];
  if (!preview) return [];
  const [problem] = preview.problems;
  if (problem) return [problem];
  const words = preview.words.map(({ word }) => word).join(', ');
  return [{ code: 'preview.play', params: { words, score: preview.score! } }];
}
