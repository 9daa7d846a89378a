/** `ludoteca mastermind survey|solve|next`: the engines of Mastermind, for people and scripts. */
import type { Random } from '../../core/random.ts';
import { ok, type Result } from '../../core/result.ts';
import { engines } from '../../games/engines.ts';
import { stream } from '../../room/random.ts';
import { decimal, voice } from '../language.ts';
import { type Call, type CliCommand, complain, decline } from './command.ts';
import { answer, foreignOption, needed, numberOf, textOf, timed } from './reading.ts';

type Desk = Awaited<ReturnType<typeof engines.mastermind>>;
type Ok<T> = T extends { readonly ok: true; readonly value: infer V } ? V : never;
type Board = Ok<ReturnType<Desk['boardFor']>>;
type Strategy = Ok<ReturnType<Desk['strategyFor']>>;

/** What all three are asked with. */
type Asked = {
  readonly board: Board;
  readonly strategy: Strategy;
  readonly name: string;
  readonly random: Random;
};

/** One of the three: answers with the exit code. */
type Errand = (call: Call, desk: Desk, asked: Asked) => number;

/** The same number draws the same. */
const noSeed = '0'.repeat(64);

const forAll = ['positions', 'colors', 'no-repeats', 'holes', 'strategy', 'within', 'seed', 'json'];

const errands: Readonly<Record<string, { readonly run: Errand; readonly own: readonly string[] }>> = {
  survey: { run: survey, own: ['sample'] },
  solve: { run: solve, own: ['secret'] },
  next: { run: next, own: ['history'] },
};

export const mastermind: CliCommand = {
  name: 'mastermind',
  operands: 'survey|solve|next',
  most: 1,
  options: {
    positions: { type: 'string' },
    colors: { type: 'string' },
    'no-repeats': { type: 'boolean' },
    holes: { type: 'boolean' },
    strategy: { type: 'string' },
    within: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    secret: { type: 'string' },
    history: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (call) => {
    const { io, args } = call;
    const named = Object.hasOwn(errands, args.operands[0] ?? '') ? errands[args.operands[0]!]! : null;
    if (!named) return complain(io, call.say, { code: 'cli.mastermind-what' });
    const [desk, { messages }] = await Promise.all([
      engines.mastermind(),
      call.shelf.words['mastermind']?.() ?? { messages: null },
    ]);
    const say = voice(call.lang, messages, []);
    const foreign = foreignOption(call, 'mastermind', [...forAll, ...named.own]);
    if (foreign) return complain(io, say, foreign);
    const asked = read(call, desk);
    if (!asked.ok) return complain(io, say, asked.problems[0]);
    return named.run({ ...call, say }, desk, asked.value);
  },
};

function read(call: Call, desk: Desk): Result<Asked> {
  const { options } = call.args;
  const positions = numberOf(call, 'positions', 3, 8, 4);
  if (!positions.ok) return positions;
  const colors = numberOf(call, 'colors', 4, 12, 6);
  if (!colors.ok) return colors;
  const seed = numberOf(call, 'seed', 0, 2 ** 32 - 1, 1);
  if (!seed.ok) return seed;
  const within = numberOf(call, 'within', 1, 99, null);
  if (!within.ok) return within;
  const board = desk.boardFor({
    positions: positions.value!,
    colors: colors.value!,
    repeats: !options['no-repeats'],
    holes: options['holes'] === true,
  });
  if (!board.ok) return board;
  const name = textOf(call, 'strategy') ?? 'five-guess';
  const strategy = desk.strategyFor(board.value, name, within.value);
  return strategy.ok
    ? ok({ board: board.value, strategy: strategy.value, name, random: stream(noSeed, seed.value!) })
    : strategy;
}

function survey(call: Call, desk: Desk, { board, strategy, name, random }: Asked): number {
  const { io, say, args } = call;
  const sample = numberOf(call, 'sample', 1, 1_000_000, null);
  if (!sample.ok) return complain(io, say, sample.problems[0]);
  const { value: made, ms } = timed(() => desk.survey(board, strategy, sample.value, random));
  if (!made.ok) return complain(io, say, made.problems[0]);
  const { positions, colors } = board;
  const all = { positions, colors, strategy: name, ...made.value, ms };
  if (args.options['json']) return answer(call, all);
  const { byGuesses, ...params } = all;
  const line = say('cli.survey', { ...params, average: decimal(call.lang, params.average, 3) });
  io.stdout.write(`${[line, ...byGuesses.map((games, at) => `${at + 1}\t${games}`)].join('\n')}\n`);
  return 0;
}

function solve(call: Call, desk: Desk, { board, strategy, random }: Asked): number {
  const { io, say, args } = call;
  const typed = textOf(call, 'secret');
  if (typed === null) return complain(io, say, needed('mastermind', '--secret'));
  const secret = desk.codeFor(board, typed);
  if (!secret.ok) return complain(io, say, secret.problems[0]);
  const guesses = desk.solve(board, strategy, secret.value, random);
  if (args.options['json']) return answer(call, { guesses, solved: true });
  for (const { guess, exact, misplaced, left } of guesses)
    io.stdout.write(`${guess}\t${exact},${misplaced}\t${say('cli.left', { left })}\n`);
  return 0;
}

function next(call: Call, desk: Desk, { board, strategy, random }: Asked): number {
  const { io, say, args } = call;
  const typed = textOf(call, 'history');
  if (typed === null) return complain(io, say, needed('mastermind', '--history'));
  const history = desk.historyFor(board, typed);
  if (!history.ok) return complain(io, say, history.problems[0]);
  const { guess, left } = desk.next(board, strategy, history.value, random);
  if (guess === null) {
    if (args.options['json']) answer(call, { left: 0 });
    return decline(io, say, { code: 'cli.contradiction' });
  }
  if (args.options['json']) return answer(call, { guess, left });
  io.stdout.write(`${guess}\t${say('cli.left', { left })}\n`);
  return 0;
}
