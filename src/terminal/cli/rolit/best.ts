/** `ludoteca rolit best FILE`: what a bot would do in the position of a report. */
import { ok, type Result, refuse } from '../../../core/result.ts';
import { stream } from '../../../room/random.ts';
import { decimal, voice } from '../../language.ts';
import { type Call, complain, complainAt, decline } from '../command.ts';
import { answer, needed, numberOf, textOf, timed } from '../reading.ts';
import type { Desk, Errand } from './errand.ts';
import { textIn } from './file.ts';

type Placed = Parameters<Desk['best']>[1];
type Limits = Parameters<Desk['best']>[2];

export const best: Errand = {
  operands: 'FILE',
  options: {
    bot: { type: 'string' },
    depth: { type: 'string' },
    nodes: { type: 'string' },
    ms: { type: 'string' },
    seed: { type: 'string' },
    variant: { type: 'string' },
    json: { type: 'boolean' },
  },
  most: 1,
  run: async (called, desk) => {
    const words = (await called.shelf.words['rolit']?.())?.messages ?? null;
    const call = { ...called, say: voice(called.lang, words, []) };
    const { io, say, args } = call;
    const limits = limitsOf(call);
    if (!limits.ok) return complain(io, say, limits.problems[0]);
    const file = args.operands[1];
    if (file === undefined) return complain(io, say, needed('rolit', 'FILE'));
    const text = await textIn(io, file);
    const position = text.ok ? placedIn(call, desk, text.value) : text;
    if (!position.ok) return complainAt(io, say, position.problems[0]);
    return tell(call, desk, position.value, limits.value());
  },
};

/** The game of a report, or the last one of a replay; by other rules if the call says so. */
function placedIn(call: Call, desk: Desk, text: string): Result<Placed> {
  const report = desk.readReport(text);
  if (!report.ok) return report;
  if (report.value.kind === 'board') return refuse('cli.best-board');
  const { value } = report;
  const game = value.kind === 'game' ? value : value.states.at(-1)?.game;
  if (!game) return refuse('cli.best-board');
  const path = value.kind === 'game' ? 'players' : `states[${value.states.length - 1}].game.players`;
  const placed = desk.placed(game, textOf(call, 'variant') ?? game.variant);
  const [why] = placed.ok ? [] : placed.problems;
  return why && /^players-/.test(why.code) ? refuse(why.code, why.params, path) : placed;
}

function tell(call: Call, desk: Desk, position: Placed, limits: Limits): number {
  const { io, say, args } = call;
  const { value: found, ms } = timed(() => desk.best(textOf(call, 'bot') ?? 'expert', position, limits));
  if (!found.ok) {
    const [problem] = found.problems;
    return problem.code === 'game-over' ? decline(io, say, problem) : complain(io, say, problem);
  }
  const { move, pos, score, depth, nodes } = found.value;
  if (args.options['json']) return answer(call, { pos, move, score, depth, nodes, ms });
  const told = { move, score: decimal(call.lang, score, 1), depth, nodes, ms };
  io.stdout.write(`${say(isRating(call, limits) ? 'cli.best-rated' : 'cli.best', told)}\n`);
  return 0;
}

/** Minimax without a depth judges a position, it does not count on balls: docs/engines.md. */
function isRating(call: Call, { depth }: Limits): boolean {
  return textOf(call, 'bot') === 'minimax' && depth === undefined;
}

/** A second, unless told otherwise, from when they are asked for. */
function limitsOf(call: Call): Result<() => Limits> {
  const depth = numberOf(call, 'depth', 1, 120, null);
  if (!depth.ok) return depth;
  const nodes = numberOf(call, 'nodes', 0, 1_000_000_000, null);
  if (!nodes.ok) return nodes;
  const ms = numberOf(call, 'ms', 0, 600_000, null);
  if (!ms.ok) return ms;
  const seed = numberOf(call, 'seed', 0, 2 ** 32 - 1, 1);
  if (!seed.ok) return seed;
  if (nodes.value !== null && ms.value !== null) return refuse('cli.nodes-or-ms');
  return ok(() => ({
    random: stream('0'.repeat(64), seed.value!),
    ...(depth.value !== null && { depth: depth.value }),
    ...(nodes.value === null ? { stop: deadline(ms.value ?? 1000) } : { nodes: nodes.value }),
  }));
}

function deadline(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}
