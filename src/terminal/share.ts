import { shareText } from '../room/daily.ts';
import type { TableInput } from './input.ts';

/** My result of the day as text for friends; null at other tables, and before the end. */
export function sharedText({ table, guide, say }: TableInput): string | null {
  const { daily, phase, view, playedMs } = table.screen;
  const [seat] = table.people;
  if (daily === null || phase !== 'over' || view === null || seat === undefined) return null;
  const share = table.rules.share?.(view, seat, playedMs);
  return share ? shareText(share, daily, guide.lang, say) : null;
}
