/** What became of a deal that was played twice, as a line of text. */
import { type DealRow, dealRows } from '../client/deal.ts';
import type { TableInput } from './input.ts';

/** Empty where it is no such deal, or not over yet. */
export function dealText({ table, say }: Pick<TableInput, 'table' | 'say'>): string {
  const rows = dealRows(table.screen);
  const result = (who: string, { points, place }: DealRow['now']) =>
    points === null ? say('end.deal-place', { who, n: place }) : say('end.deal-points', { who, points });
  const all = (when: 'first' | 'now') => rows.map((row) => result(row.name, row[when])).join(', ');
  return rows.length === 0 ? '' : say('end.deal', { first: all('first'), now: all('now') });
}
