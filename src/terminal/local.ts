/** Tables of this machine, kept in a folder: in the same halls as those of a server, in this very process. */

import { RoomClient } from '../client/connection.ts';
import type { Env } from '../client/env.ts';
import { ok, type Result } from '../core/result.ts';
import type { FolderLibrary } from '../server/library.ts';
import type { LocalRoom, LocalRoomOptions } from '../server/local.ts';
import { loadLocalRoom } from './backstage.ts';
import { RoomAccess } from './roomaccess.ts';

export type LocalOptions = Omit<LocalRoomOptions, 'now'> & {
  /** The folder that holds src. */
  readonly root: string;
  readonly library: FolderLibrary;
  readonly env: Env;
};

/** Refused with the storage's code when the folder can't be used. */
export async function openLocal({ root, env, ...options }: LocalOptions): Promise<Result<RoomAccess>> {
  const { openLocalRoom } = await loadLocalRoom(root);
  const home = await openLocalRoom({ ...options, now: env.now });
  if (!home.ok) return home;
  const { library, folder } = options;
  const parts = { registry: home.value, wire: wireTo(home.value), library, env };
  return ok(new RoomAccess({ ...parts, server: null, keeps: folder !== null, guest: null }));
}

/** A wire that is never cut, so that nothing has to be sent again. */
function wireTo(home: LocalRoom): RoomClient {
  return new RoomClient({
    connect: ({ opened, message }) => {
      const visitor = home.visit(message);
      queueMicrotask(opened);
      return { send: (text) => void visitor.hear(text), close: () => visitor.leave() };
    },
    later: () => () => undefined,
    randomId: () => crypto.randomUUID(),
  });
}
