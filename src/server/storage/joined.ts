/** Logs stay as they were written; who reads one finds people by who they are now. */
import type { StoredEvent } from '../../room/upgrade.ts';

/** From guests to the accounts that they are one with. */
export type JoinedIds = ReadonlyMap<string, string>;

export function namedByAccount<E extends StoredEvent>(events: readonly E[], joined: JoinedIds): readonly E[] {
  if (joined.size === 0) return events;
  const now = <Id extends string | null | undefined>(id: Id) =>
    (joined.get(id ?? '') as Id | undefined) ?? id;
  return events.map((event) => ({ ...event, actor: now(event.actor), body: namedBody(event.body, now) }));
}

type Now = <Id extends string | null | undefined>(id: Id) => Id;

function namedBody(body: StoredEvent['body'], now: Now): StoredEvent['body'] {
  if (body.kind === 'created') return { ...body, owner: now(body.owner) };
  if (body.kind !== 'seated') return body;
  const { credit } = body;
  return { ...body, player: now(body.player), ...(credit !== undefined && { credit: now(credit) }) };
}
