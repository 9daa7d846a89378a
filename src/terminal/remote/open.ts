/** A room on a server: known there as a guest, by the cookie of this user's folder. */

import { RoomClient } from '../../client/connection.ts';
import type { Env } from '../../client/env.ts';
import type { Language } from '../../core/phrase.ts';
import { ok, type Result } from '../../core/result.ts';
import type { FolderLibrary } from '../../server/library.ts';
import { RoomAccess } from '../roomaccess.ts';
import { clean } from '../text.ts';
import { Jar } from './jar.ts';
import { socketLink } from './link.ts';
import { apiOf, remoteRegistry } from './registry.ts';

export type RemoteOptions = {
  readonly origin: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly lang: Language;
  readonly library: FolderLibrary;
  readonly env: Env;
};

export async function openRemote({
  origin,
  variables,
  lang,
  library,
  env,
}: RemoteOptions): Promise<Result<RoomAccess>> {
  const jar = new Jar(variables, origin);
  const api = apiOf(origin, jar, lang);
  const me = await api.me();
  if (!me.ok) return me;
  const wire = new RoomClient(socketLink(origin, jar, env, () => void api.me()));
  const guest = clean(me.value.name);
  return ok(
    new RoomAccess({ registry: remoteRegistry(api), wire, library, env, server: origin, keeps: true, guest }),
  );
}
