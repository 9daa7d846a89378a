import { answered, taskOf } from '../table.ts';
import { useCounts } from './counts.ts';
import type { Table } from './hand.ts';
import { useWish } from './wishes.ts';

/** How many codes are still possible, for whoever wants to know. */
export function StatusNote({ view, say }: Table) {
  const [wished] = useWish('possible');
  const clues = view.me === null ? [] : answered(view.players[view.me]!.rows);
  const n = useCounts(view.board, clues, wished).at(-1) ?? null;
  return n === null || taskOf(view, view.me) !== 'guess' ? null : say('task.possible', { n });
}
