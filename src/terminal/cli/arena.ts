/** `ludoteca arena GAME`: bots against each other, at any game of the shelf. */
import type { Field } from '../../core/form.ts';
import { isAsked } from '../../core/form.ts';
import { type Budget, defaultsFor, type Game } from '../../core/game.ts';
import { decimal } from '../../core/phrase.ts';
import { builtinName, builtinRef, isHash } from '../../core/resource.ts';
import { ok, type Problem, type Result, refuse } from '../../core/result.ts';
import { numberOf, textOf } from '../../core/subcommand.ts';
import { type Contest, lineUp, nodeBudget, arena as play, type Standing, sitDown } from '../../room/arena.ts';
import { FolderLibrary, rootFolder } from '../../server/library.ts';
import { voice } from '../language.ts';
import { loadGame } from '../shelf.ts';
import { clean } from '../text.ts';
import { type Call, type CliCommand, complain } from './command.ts';
import { answer, timed } from './reading.ts';

export const arena: CliCommand = {
  name: 'arena',
  operands: 'GAME',
  most: 1,
  options: {
    bots: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    opening: { type: 'string' },
    seed: { type: 'string' },
    nodes: { type: 'string' },
    ms: { type: 'string' },
    variant: { type: 'string' },
    shape: { type: 'string' },
    lexicon: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  run: async (call) => {
    const { io, args, shelf } = call;
    const taken = await loadGame(shelf, args.operands[0] ?? '');
    if (!taken) return complain(io, call.say, noGame(call));
    const asked = { ...call, say: voice(call.lang, taken.words, []) };
    const contest = await contestOf(asked, taken.game);
    return contest.ok ? report(asked, contest.value) : complain(io, asked.say, contest.problems[0]);
  },
};

function noGame({ args, shelf }: Call): Problem {
  const [game] = args.operands;
  const games = Object.keys(shelf.games).join(', ');
  if (game === undefined) return { code: 'cli.which-game', params: { games } };
  return { code: 'cli.no-game', params: { game: clean(game), games } };
}

async function contestOf(call: Call, game: Game): Promise<Result<Contest>> {
  const games = numberOf(call.args.options, 'games', 1, 100_000, 100);
  if (!games.ok) return games;
  const opening = numberOf(call.args.options, 'opening', 0, 1000, 0);
  if (!opening.ok) return opening;
  const seed = numberOf(call.args.options, 'seed', 0, 2 ** 32 - 1, 1);
  if (!seed.ok) return seed;
  const budget = budgetOf(call);
  if (!budget.ok) return budget;
  const options = optionsOf(call, game);
  if (!options.ok) return options;
  const library = new FolderLibrary(rootFolder(call.io.env), call.shelf.games);
  const unpacked = await library.unpack(game, options.value);
  if (!unpacked.ok) return unpacked;
  const bots = botsOf(call, game, options.value);
  if (!bots.ok) return bots;
  const { rules } = unpacked.value.opened;
  const contest = { game, rules, options: unpacked.value.options, bots: bots.value, budget: budget.value };
  const seats = sitDown(contest, bots.value);
  if (!seats.ok) return seats;
  const engine = await rules.engine();
  const hex = seed.value!.toString(16).padStart(64, '0');
  return ok({ ...contest, engine, games: games.value!, opening: opening.value!, seed: hex });
}

/** In nodes, which is the same everywhere; or in milliseconds. */
function budgetOf(call: Call): Result<() => Budget> {
  const nodes = numberOf(call.args.options, 'nodes', 0, 1_000_000_000, null);
  if (!nodes.ok) return nodes;
  const ms = numberOf(call.args.options, 'ms', 0, 600_000, null);
  if (!ms.ok) return ms;
  const { value: most } = nodes;
  if (most !== null) return ms.value === null ? ok(() => nodeBudget(most)) : refuse('cli.nodes-or-ms');
  return ok(() => {
    const end = performance.now() + (ms.value ?? 200);
    return { spent: () => performance.now() >= end };
  });
}

/** The defaults, with what was asked for. */
function optionsOf(call: Call, game: Game): Result<unknown> {
  const pairs = (textOf(call.args.options, 'option') ?? '').split('\n').filter((line) => line !== '');
  for (const short of ['variant', 'shape']) {
    const value = textOf(call.args.options, short);
    if (value !== null) pairs.push(`${short}=${value}`);
  }
  pairs.push(...contentPairs(call, game));
  const raw: Record<string, unknown> = { ...Object(defaultsFor(game, call.lang)) };
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    const field = game.form.find(({ key }) => key === pair.slice(0, cut));
    if (!field) {
      const keys = game.form.map(({ key }) => key).join(', ');
      return refuse('cli.option-pair', { text: clean(pair), keys });
    }
    raw[field.key] = typedValue(field, pair.slice(cut + 1));
  }
  const unasked = game.form.filter((field) => !isAsked(field, raw));
  for (const { key } of unasked) delete raw[key];
  return named(call, game, game.parseOptions(raw));
}

/** `--lexicon en`: content is also named by its kind. */
function contentPairs({ args }: Call, { form }: Game): readonly string[] {
  const ref = textOf(args.options, 'lexicon');
  const field = form.find((each) => each.kind === 'resource' && each.resource === 'lexicon');
  return ref === null ? [] : [`${field?.key ?? 'lexicon'}=${ref}`];
}

function typedValue({ kind }: Field, text: string): unknown {
  if (kind === 'number') return text.trim() === '' ? text : Number(text);
  if (kind === 'names') return text.split(',');
  if (kind === 'resource') return isHash(text) || builtinName(text) !== null ? text : builtinRef(text);
  if (kind === 'switch' && /^(?:true|false)$/.test(text)) return text === 'true';
  return text;
}

/** A problem with a field says which one, and what there is to choose from. */
function named<T>({ say }: Call, { form }: Game, result: Result<T>): Result<T> {
  if (result.ok) return result;
  const [{ code, params, path }] = result.problems;
  const field = form.find(({ key }) => key === path);
  if (field?.kind === 'choice' && code === 'not-a-choice')
    return refuse('cli.option-choice', { option: field.key, choices: field.choices.join(', ') });
  return path === undefined ? result : refuse('cli.option-wrong', { option: path, why: say(code, params) });
}

function botsOf(call: Call, game: Game, options: unknown): Result<readonly string[]> {
  const typed = textOf(call.args.options, 'bots');
  if (typed === null) return refuse('cli.needed', { option: '--bots', command: 'arena' });
  const bots = typed.split(',').map((bot) => bot.trim());
  const stranger = bots.find((bot) => !game.bots.includes(bot));
  if (stranger !== undefined)
    return refuse('cli.no-bot', { bot: clean(stranger), bots: game.bots.join(', ') });
  const { min, max } = game.seats(options);
  const count = numberOf(call.args.options, 'players', 1, 99, Math.max(min, bots.length));
  if (!count.ok) return count;
  const seats = count.value!;
  if (seats < min || seats > max || seats < bots.length)
    return refuse('cli.arena-seats', { min: Math.max(min, Math.min(bots.length, max)), max, count: seats });
  return ok(lineUp(bots, seats));
}

function report(call: Call, contest: Contest): number {
  const { io, say, args } = call;
  const { value: played, ms } = timed(() => play(contest));
  const { bots, different } = played;
  const { game, games } = contest;
  if (args.options['json']) return answer(call, { game: game.id, games, different, bots, ms });
  for (const standing of bots) io.stdout.write(`${lineOf(call, games, standing)}\n`);
  if (different < games) io.stdout.write(`${say('cli.arena-different', { different, games })}\n`);
  return 0;
}

function lineOf({ say, lang }: Call, games: number, standing: Standing): string {
  const percent = (share: number) => decimal(lang, 100 * share, 1);
  const { bot, wins, winShare, low, high, meanShare, shareLow, shareHigh } = standing;
  const points =
    meanShare === null
      ? ''
      : say('cli.arena-points', {
          mean: percent(meanShare),
          low: percent(shareLow!),
          high: percent(shareHigh!),
        });
  const won = Math.round(100 * wins) / 100;
  const params = {
    bot,
    wins: won,
    games,
    share: percent(winShare),
    low: percent(low),
    high: percent(high),
    points,
  };
  return say('cli.arena-line', params).trimEnd();
}
