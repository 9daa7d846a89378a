/** `ludoteca rolit best FILE`: what a bot would do in the position of a report. */
import { decimal } from '../../../core/phrase.ts';
import { ok, type Result, refuse } from '../../../core/result.ts';
import {
  type ExitCode,
  needed,
  numberOf,
  type Options,
  type Subcommand,
  type SubcommandCall,
  textOf,
} from '../../../core/subcommand.ts';
import * as engine from '../engine/api.ts';
import { readReport } from '../report/read.ts';

type Limits = Parameters<typeof engine.best>[2];

export const best: Subcommand = {
  operands: 'FILE',
  takesFile: true,
  options: {
    bot: { type: 'string' },
    depth: { type: 'string' },
    nodes: { type: 'string' },
    ms: { type: 'string' },
    seed: { type: 'string' },
    variant: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (call) => {
    const { options, file, complain } = call;
    const limits = limitsOf(call);
    if (!limits.ok) return complain(limits.problems[0]);
    if (file === null) return complain(needed('rolit', 'FILE'));
    const text = await call.read(file);
    const position = text.ok ? placedIn(options, text.value) : text;
    if (!position.ok) return call.complainAt(position.problems[0]);
    return tell(call, position.value, limits.value());
  },
};

/** The game of a report, or the last one of a replay; by other rules if the call says so. */
function placedIn(options: Options, text: string): Result<engine.Placed> {
  const report = readReport(text);
  if (!report.ok) return report;
  if (report.value.kind === 'board') return refuse('cli.best-board');
  const { value } = report;
  const game = value.kind === 'game' ? value : value.states.at(-1)?.game;
  if (!game) return refuse('cli.best-board');
  const path = value.kind === 'game' ? 'players' : `states[${value.states.length - 1}].game.players`;
  const placed = engine.placed(game, textOf(options, 'variant') ?? game.variant);
  const [why] = placed.ok ? [] : placed.problems;
  return why && /^players-/.test(why.code) ? refuse(why.code, why.params, path) : placed;
}

function tell(call: SubcommandCall, position: engine.Placed, limits: Limits): ExitCode {
  const { options, lang, say, write, timed } = call;
  const { value: found, ms } = timed(() => engine.best(textOf(options, 'bot') ?? 'expert', position, limits));
  if (!found.ok) {
    const [problem] = found.problems;
    return problem.code === 'game-over' ? call.decline(problem) : call.complain(problem);
  }
  const { move, pos, score, depth, nodes } = found.value;
  const told = { move, score: decimal(lang, score, 1), depth, nodes, ms };
  if (options['json']) write(JSON.stringify({ pos, move, score, depth, nodes, ms }));
  else write(say(isRating(options, limits) ? 'cli.best-rated' : 'cli.best', told));
  return 0;
}

/** Minimax without a depth judges a position, it does not count on balls: docs/engines.md. */
function isRating(options: Options, { depth }: Limits): boolean {
  const bot = textOf(options, 'bot');
  return bot === 'minimax-placed-2' || (bot === 'minimax' && depth === undefined);
}

/** A second, unless told otherwise, from when they are asked for. */
function limitsOf({ options, random, deadline }: SubcommandCall): Result<() => Limits> {
  const depth = numberOf(options, 'depth', 1, 120, null);
  if (!depth.ok) return depth;
  const nodes = numberOf(options, 'nodes', 0, 1_000_000_000, null);
  if (!nodes.ok) return nodes;
  const ms = numberOf(options, 'ms', 0, 600_000, null);
  if (!ms.ok) return ms;
  const seed = numberOf(options, 'seed', 0, 2 ** 32 - 1, 1);
  if (!seed.ok) return seed;
  if (nodes.value !== null && ms.value !== null) return refuse('cli.nodes-or-ms');
  return ok(() => ({
    random: random(seed.value!),
    ...(depth.value !== null && { depth: depth.value }),
    ...(nodes.value === null ? { stop: deadline(ms.value ?? 1000) } : { nodes: nodes.value }),
  }));
}
