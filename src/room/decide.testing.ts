/** For tests: a command decided at once, also one that goes back, as a host does it in slices. */
import { ok, type Result } from '../core/result.ts';
import { finish } from '../core/steps.ts';
import { apply } from './apply.ts';
import { type Command, decide } from './decide.ts';
import type { Event } from './event.ts';
import { pastMoves, returnSteps } from './past.ts';
import type { OpenGame, Table } from './table.ts';

export function decideAtOnce(
  opened: OpenGame,
  table: Table,
  command: Command,
  now: number,
  log: readonly Event[],
): Result<{ readonly event: Event; readonly table: Table }> {
  const decided = decide(opened, table, command, now);
  if (!decided.ok) return decided;
  const { event } = decided.value;
  return ok({ event, table: decided.value.table ?? undone(opened, table, event, log) });
}

export function undone(opened: OpenGame, table: Table, event: Event, log: readonly Event[]): Table {
  const back = finish(returnSteps(opened, table, pastMoves([...log, event])));
  return apply(opened, table, event, back);
}
