/** Where a command finds its tables: on a server, or in a folder of this machine. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { readConfig } from '../../server/config.ts';
import { FolderLibrary, rootFolder } from '../../server/library.ts';
import { realEnv } from '../env.ts';
import { openLocal } from '../local.ts';
import { parseServer } from '../remote/address.ts';
import type { RoomAccess } from '../roomaccess.ts';
import type { Call, Io } from './command.ts';

export const whereOptions: ParseArgsOptionsConfig = {
  server: { type: 'string' },
  data: { type: 'string' },
};

export type Opened = {
  readonly house: RoomAccess;
  readonly library: FolderLibrary;
  /** Why games are not kept, where they should be. */
  readonly unkept: Problem | null;
};

/** The house that the options name. Without a server and a folder that can be used, none (or one that forgets). */
export async function openHouse(
  call: Call,
  server: string | null,
  forgetful: boolean,
): Promise<Result<Opened>> {
  const { io, shelf, lang, args } = call;
  const library = new FolderLibrary(rootFolder(io.env), shelf.games);
  if (server !== null) {
    if (args.options['data'] !== undefined) return refuse('cli.server-or-data');
    const { openRemote } = await import('../remote/open.ts');
    const house = await openRemote({ origin: server, variables: io.env, lang, library, env: realEnv });
    return house.ok ? ok({ house: house.value, library, unkept: null }) : house;
  }
  return openFolder(call, library, forgetful);
}

/** The server that was asked for; null for this machine. */
export function serverOf({ args }: Call): Result<string | null> {
  const asked = args.options['server'];
  return typeof asked === 'string' ? parseServer(asked) : ok(null);
}

async function openFolder(call: Call, library: FolderLibrary, forgetful: boolean): Promise<Result<Opened>> {
  const config = configOf(call);
  if (!config.ok) return config;
  const { data, keep } = config.value;
  const root = rootFolder(call.io.env);
  const open = (folder: string | null) =>
    openLocal({ root, folder, library, keep, pace: paceOf(call.io), env: realEnv });
  const house = await open(data);
  if (house.ok) return ok({ house: house.value, library, unkept: null });
  const [why] = house.problems;
  if (why.code === 'store-locked') return refuse('cli.locked', { folder: data });
  if (!forgetful) return house;
  const memory = await open(null);
  if (!memory.ok) return memory;
  const params = { folder: data, why: call.say(why.code, why.params) };
  return ok({ house: memory.value, library, unkept: { code: 'cli.unkept', params } });
}

/** Only what concerns the folder: a port that is set wrong does not keep anybody from playing. */
function configOf({ io, args }: Call): ReturnType<typeof readConfig> {
  const { LUDOTECA_DATA, LUDOTECA_KEEP, LUDOTECA_ROOT } = io.env;
  const asked = args.options['data'];
  return readConfig(typeof asked === 'string' ? [`--data=${asked}`] : [], {
    LUDOTECA_DATA,
    LUDOTECA_KEEP,
    LUDOTECA_ROOT,
  });
}

/** A script does not wait for bots. LUDOTECA_PACE sets the milliseconds between their moves. */
function paceOf({ env, stdin }: Io): number {
  const asked = Number.parseInt(env['LUDOTECA_PACE'] ?? '', 10);
  return asked >= 0 ? asked : stdin.isTTY ? 400 : 0;
}
