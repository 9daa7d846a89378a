/** Moves that are played at a table before anybody sits before it. */
import type { Watcher } from '../../client/connection.ts';
import { ok, type Result } from '../../core/result.ts';
import { wire } from '../table/wire.ts';

/** The room hears so many messages at once, and then twenty a second (docs/protocol.md, S1). */
const atOnce = 40;
const pauseMs = 60;

/** Plays these moves there, one after the other; the first that is refused ends it. */
export async function playThere(table: string, moves: readonly string[]): Promise<Result<null>> {
  const room = wire();
  // What is played before a screen was seen would be out of date.
  const seen = Promise.withResolvers<Result<null>>();
  const watcher: Watcher = {
    screen: () => seen.resolve(ok(null)),
    gone: ([problem]) => seen.resolve({ ok: false, problems: [problem ?? { code: 'no-such-table' }] }),
  };
  room.watch(table, 0, watcher);
  try {
    const first = await seen.promise;
    if (!first.ok) return first;
    for (const [at, text] of moves.entries()) {
      if (at >= atOnce) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const played = await room.command(table, { kind: 'move', seat: 0, text });
      if (!played.ok) return played;
    }
    return ok(null);
  } finally {
    room.unwatch(table);
  }
}
