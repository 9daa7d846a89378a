/** `ludoteca mastermind survey|solve|next`: the engines of Mastermind, for people and scripts. */
import { decimal } from '../../core/phrase.ts';
import type { Random } from '../../core/random.ts';
import { ok, type Result } from '../../core/result.ts';
import {
  type ExitCode,
  type GameCli,
  needed,
  numberOf,
  type Subcommand,
  type SubcommandCall,
  textOf,
} from '../../core/subcommand.ts';
import { messages } from './cli/messages/index.ts';
import type { Board } from './code.ts';
import * as engine from './engine/api.ts';
import type { Strategy } from './engine/position.ts';

/** What all three are asked with. */
type Question = {
  readonly board: Board;
  readonly strategy: Strategy;
  readonly name: string;
  readonly random: Random;
};

const forAll = {
  positions: { type: 'string' },
  colors: { type: 'string' },
  'no-repeats': { type: 'boolean' },
  holes: { type: 'boolean' },
  strategy: { type: 'string' },
  within: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies Subcommand['options'];

export const cli: GameCli = {
  subcommands: {
    survey: subcommand('', { sample: { type: 'string' } }, survey),
    solve: subcommand('--secret SECRET', { secret: { type: 'string' } }, solve),
    next: subcommand('--history HISTORY', { history: { type: 'string' } }, next),
  },
  messages,
};

function subcommand(
  operands: string,
  own: Subcommand['options'],
  run: (call: SubcommandCall, question: Question) => ExitCode,
): Subcommand {
  return {
    operands,
    options: { ...forAll, ...own },
    run: (call) => {
      const question = questionOf(call);
      return question.ok ? run(call, question.value) : call.complain(question.problems[0]);
    },
  };
}

function questionOf({ options, random }: SubcommandCall): Result<Question> {
  const positions = numberOf(options, 'positions', 3, 8, 4);
  if (!positions.ok) return positions;
  const colors = numberOf(options, 'colors', 4, 12, 6);
  if (!colors.ok) return colors;
  const seed = numberOf(options, 'seed', 0, 2 ** 32 - 1, 1);
  if (!seed.ok) return seed;
  const within = numberOf(options, 'within', 1, 99, null);
  if (!within.ok) return within;
  const board = engine.boardFor({
    positions: positions.value!,
    colors: colors.value!,
    repeats: !options['no-repeats'],
    holes: options['holes'] === true,
  });
  if (!board.ok) return board;
  const name = textOf(options, 'strategy') ?? 'five-guess';
  const strategy = engine.strategyFor(board.value, name, within.value);
  return strategy.ok
    ? ok({ board: board.value, strategy: strategy.value, name, random: random(seed.value!) })
    : strategy;
}

function survey(call: SubcommandCall, { board, strategy, name, random }: Question): ExitCode {
  const { options, say, write, complain } = call;
  const sample = numberOf(options, 'sample', 1, 1_000_000, null);
  if (!sample.ok) return complain(sample.problems[0]);
  const { value: made, ms } = call.timed(() => engine.survey(board, strategy, sample.value, random));
  if (!made.ok) return complain(made.problems[0]);
  const { positions, colors } = board;
  const all = { positions, colors, strategy: name, ...made.value, ms };
  const { byGuesses, ...params } = all;
  if (options['json']) write(JSON.stringify(all));
  else
    write(
      say('cli.survey', { ...params, average: decimal(call.lang, params.average, 3) }),
      ...byGuesses.map((games, at) => `${at + 1}\t${games}`),
    );
  return 0;
}

function solve({ options, say, write, complain }: SubcommandCall, question: Question): ExitCode {
  const { board, strategy, random } = question;
  const typed = textOf(options, 'secret');
  if (typed === null) return complain(needed('mastermind', '--secret'));
  const secret = engine.codeFor(board, typed);
  if (!secret.ok) return complain(secret.problems[0]);
  const guesses = engine.solve(board, strategy, secret.value, random);
  const lines = guesses.map(
    ({ guess, exact, misplaced, left }) => `${guess}\t${exact},${misplaced}\t${say('cli.left', { left })}`,
  );
  write(...(options['json'] ? [JSON.stringify({ guesses, solved: true })] : lines));
  return 0;
}

function next({ options, say, write, complain, decline }: SubcommandCall, question: Question): ExitCode {
  const { board, strategy, random } = question;
  const typed = textOf(options, 'history');
  if (typed === null) return complain(needed('mastermind', '--history'));
  const history = engine.historyFor(board, typed);
  if (!history.ok) return complain(history.problems[0]);
  const { guess, left } = engine.next(board, strategy, history.value, random);
  if (guess === null) {
    if (options['json']) write(JSON.stringify({ left: 0 }));
    return decline({ code: 'cli.contradiction' });
  }
  write(options['json'] ? JSON.stringify({ guess, left }) : `${guess}\t${say('cli.left', { left })}`);
  return 0;
}
