/**
 * What can happen at a table, whoever asks for it. Every command comes through here, and so does every event of a file:
 * no table can be brought in that could not have been played.
 */
import { ok, type Result, refuse } from '../core/result.ts';
import { tryApply } from './apply.ts';
import { type Event, type EventBody, needsHistory } from './event.ts';
import { kindOf } from './kinds/index.ts';
import type { OpenGame, ReturnPoint, Table } from './table.ts';

/** The event as it is stored, and the table after it; null after one that goes back where nobody has looked up yet. */
export type Decision = { readonly event: Event; readonly table: Table | null };

/** How many events a table takes; what is needed to end a game goes a little further. */
export const mostEvents = 10_000;
const mostForfeits = 100;

/** Events of the longest log that a table can have. */
export const longestLog = mostEvents + mostForfeits;

/** Lets an event happen: names are tidied, moves written as the game writes them. */
export function enact(
  opened: OpenGame,
  table: Table,
  event: Event,
  back: ReturnPoint | null = null,
): Result<Decision> {
  if (isLong(table, event.body)) return refuse('table-long', { most: mostEvents });
  const lawful = kindOf(event.body).law(opened, table, event);
  if (!lawful.ok) return lawful;
  const { body, state } = lawful.value;
  const enacted = { ...event, body };
  if (needsHistory(body) && !back) return ok({ event: enacted, table: null });
  const applied = tryApply(opened, table, enacted, { back, state });
  return applied.ok ? ok({ event: enacted, table: applied.value }) : applied;
}

function isLong({ seq }: Table, { kind }: EventBody): boolean {
  return seq >= (kind === 'forfeited' ? longestLog : mostEvents);
}
