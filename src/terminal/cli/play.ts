/** `ludoteca play`: full screen in a terminal, line by line otherwise. */
import type { Problem } from '../../core/result.ts';
import { Client } from '../client.ts';
import { Library, rootFolder } from '../library.ts';
import { userName } from '../names.ts';
import type { Depth } from '../pen.ts';
import { runPlain } from '../plain/run.ts';
import { titles } from '../shelf.ts';
import { clean } from '../text.ts';
import { realWorld, type World } from '../world.ts';
import { type Call, type CliCommand, complain, type Io } from './command.ts';
import { guarded } from './guard.ts';

export const play: CliCommand = {
  name: 'play',
  operands: '[GAME]',
  most: 1,
  options: { plain: { type: 'boolean' } },
  run: async (call) => {
    const { io, shelf, say, lang, args } = call;
    const [game] = args.operands;
    const known = Object.keys(shelf.games);
    if (game !== undefined && !known.includes(game)) return complain(io, say, noGame(game, known));
    const plain = args.options['plain'] === true || io.env['TERM'] === 'dumb';
    if (!plain && !(io.stdin.isTTY && io.stdout.isTTY)) return complain(io, say, { code: 'cli.no-terminal' });
    const client = new Client({
      shelf,
      titles: await titles(shelf),
      library: new Library(rootFolder(io.env)),
      world: worldFor(call),
      lang,
      user: userName(),
    });
    if (game !== undefined) void client.quickPlay(game);
    const run = () => (plain ? runPlain(client, io, depthOf(io)) : fullScreen(client, io));
    return guarded(
      io,
      () => client.say(),
      run,
      () => client.quit(),
    );
  },
};

function noGame(game: string, known: readonly string[]): Problem {
  return { code: 'cli.no-game', params: { game: clean(game), games: known.join(', ') } };
}

/** A script does not wait for bots. LUDOTECA_PACE sets the milliseconds between their moves. */
function worldFor({ io }: Call): World {
  const asked = Number.parseInt(io.env['LUDOTECA_PACE'] ?? '', 10);
  const usual = io.stdin.isTTY ? realWorld.pace : 0;
  return { ...realWorld, pace: asked >= 0 ? asked : usual };
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
