/** `ludoteca play`: full screen in a terminal, line by line otherwise. */
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { rootFolder } from '../../server/library.ts';
import { Client } from '../client.ts';
import { realEnv } from '../env.ts';
import { userName } from '../names.ts';
import type { Depth } from '../pen.ts';
import { runPlain } from '../plain/run.ts';
import { PreferenceKeeper, preferenceFile } from '../preferences.ts';
import { parseInvitation } from '../remote/address.ts';
import { titles } from '../shelf.ts';
import { clean } from '../text.ts';
import { type Call, type CliCommand, complain, decline, type Io } from './command.ts';
import { guarded } from './guard.ts';
import { type Opened, openHouse, serverOf, whereOptions } from './where.ts';

export const play: CliCommand = {
  name: 'play',
  operands: '[GAME] [KEY]',
  most: 2,
  options: {
    plain: { type: 'boolean' },
    daily: { type: 'boolean' },
    ...whereOptions,
    join: { type: 'string' },
    seed: { type: 'string' },
  },
  run: async (call) => {
    const { io, say } = call;
    const errand = errandOf(call);
    if (!errand.ok) return complain(io, say, errand.problems[0]);
    const plain = call.args.options['plain'] === true || io.env['TERM'] === 'dumb';
    if (!plain && !(io.stdin.isTTY && io.stdout.isTTY)) return complain(io, say, { code: 'cli.no-terminal' });
    const opened = await openHouse(call, errand.value.server, true);
    if (!opened.ok) return decline(io, say, opened.problems[0]);
    return playIn(call, opened.value, errand.value, plain);
  },
};

/** What one came for: a game, a table, or to look around. */
type Errand = {
  readonly server: string | null;
  readonly game: string | null;
  /** The game of the day; which of them, where there are several. */
  readonly isDaily: boolean;
  readonly key: string | null;
  readonly table: string | null;
  /** What all chance of the game comes from; null for true chance. */
  readonly seed: string | null;
};

function errandOf(call: Call): Result<Errand> {
  const { shelf, args } = call;
  const [game = null, key = null] = args.operands;
  const { join } = args.options;
  const known = Object.keys(shelf.games);
  const isDaily = args.options['daily'] === true;
  const server = serverOf(call);
  if (!server.ok) return server;
  if (server.value !== null && args.options['data'] !== undefined) return refuse('cli.server-or-data');
  if (game !== null && !known.includes(game))
    return refuse('cli.no-game', { game: clean(game), games: known.join(', ') });
  if (isDaily && game === null) return refuse('cli.daily-what', { games: known.join(', ') });
  if (key !== null && !isDaily) return refuse('cli.key-where', { key: clean(key) });
  const seed = seedOf(call, server.value !== null || isDaily || typeof join === 'string', game);
  if (!seed.ok) return seed;
  if (typeof join !== 'string')
    return ok({ server: server.value, game, isDaily, key, table: null, seed: seed.value });
  if (game !== null) return refuse('cli.game-or-join');
  const invitation = parseInvitation(join);
  if (!invitation.ok) return invitation;
  const where = server.value ?? invitation.value.server;
  return where === null
    ? refuse('cli.join-where')
    : ok({ server: where, game, isDaily, key, table: join, seed: null });
}

async function playIn(call: Call, opened: Opened, errand: Errand, plain: boolean): Promise<number> {
  const { io, shelf, lang } = call;
  const { house, library, unkept } = opened;
  const client = new Client({
    shelf,
    titles: await titles(shelf),
    library,
    house,
    env: realEnv,
    root: rootFolder(io.env),
    lang,
    user: userName(),
    variables: io.env,
    preferences: new PreferenceKeeper(preferenceFile(io.env)),
    asksName: io.stdin.isTTY === true,
    ...(unkept && { warning: warning(unkept) }),
  });
  begin(client, errand);
  const run = () => (plain ? runPlain(client, io, depthOf(io)) : fullScreen(client, io));
  const code = await guarded(
    io,
    () => client.say(),
    run,
    () => client.quit(),
  );
  await house.close();
  return code;
}

/** A number, as in the arena; or the seed of a finished game as its screen shows it. */
function seedOf({ args }: Call, isElsewhere: boolean, game: string | null): Result<string | null> {
  const { seed } = args.options;
  if (typeof seed !== 'string') return ok(null);
  if (isElsewhere || game === null) return refuse('cli.seed-where');
  if (/^[0-9a-f]{64}$/i.test(seed)) return ok(seed.toLowerCase());
  const number = /^\d{1,10}$/.test(seed) ? Number(seed) : Number.NaN;
  return number < 2 ** 32 ? ok(number.toString(16).padStart(64, '0')) : refuse('cli.seed-wrong');
}

function begin(client: Client, { game, isDaily, key, table, seed }: Errand): void {
  if (table !== null) void client.join(table);
  else if (game !== null && isDaily) void client.playDaily({ game, key });
  else if (game !== null) void client.quickPlay(game, seed);
  else void client.toMenu();
}

function warning(problem: Problem) {
  return { phrases: [problem], tone: 'bad' } as const;
}

async function fullScreen(client: Client, io: Io): Promise<number> {
  // React looks at this when it is first loaded; its development build is slow.
  process.env['NODE_ENV'] ??= 'production';
  const { runScreens } = await import('../screens/run.tsx');
  return runScreens(client, io, depthOf(io));
}

function depthOf({ stdout, env }: Io): Depth {
  if (!stdout.isTTY || env['NO_COLOR'] || env['TERM'] === 'dumb') return 1;
  return stdout.getColorDepth(env) as Depth;
}
